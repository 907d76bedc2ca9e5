package evaluations_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/llm/offline"
	"wbso/app/apptest"
	"wbso/app/evaluations"
	"wbso/domain"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/domain/scheme"
)

func TestEvaluation_L08_sizes(t *testing.T) {
	h := newTestServer(t)
	for name, c := range map[string]struct {
		text string
		code domain.Code
	}{
		"empty":          {"", domain.CodeBlank},
		"spaces":         {" \t\r\n\u00a0 ", domain.CodeBlank},
		"20,001 letters": {strings.Repeat("x", domain.TextMax+1), domain.CodeTextTooLong},
		"20,001 umlauts": {strings.Repeat("ü", domain.TextMax+1), domain.CodeTextTooLong},
	} {
		_, err := h.Ask(apptest.Pitch(c.text))
		require.Error(t, err, name)
		assert.Equal(t, map[string][]domain.Code{"text": {c.code}}, apptest.Codes(t, err), name)
	}
	long := apptest.Pitch("Wij meten een laag.")
	long.Others = map[find.TextField]string{find.Innovation: strings.Repeat("ü", domain.TextMax+1), find.TechnicalChallenges: strings.Repeat("ü ", domain.TextMax)}
	_, err := h.Remembered(long)
	assert.Equal(t, map[string][]domain.Code{
		"other_texts.innovation_description": {domain.CodeTextTooLong}, "other_texts.technical_challenges": {domain.CodeTextTooLong},
	}, apptest.Codes(t, err), "before a call is counted")
	assert.Zero(t, h.Analyzer.Count(), "refused before any call")
	_, err = h.Ask(apptest.Pitch(strings.Repeat("ü", domain.TextMax)))
	require.NoError(t, err)
}

func TestEvaluation_L12_cache(t *testing.T) {
	const text = "Wij meten\nde laag."
	first := apptest.Pitch(text)
	for name, c := range map[string]struct {
		again find.Text
		then  func(h *testServer)
		calls int
	}{
		"the same text":          {first, nil, 1},
		"spaces around it":       {apptest.Pitch("  " + text + " \n"), nil, 1},
		"lines end in CRLF":      {apptest.Pitch("Wij meten\r\nde laag.\r\n"), nil, 1},
		"just within a day":      {first, func(h *testServer) { h.Clock.Pass(24 * time.Hour) }, 1},
		"after a day":            {first, func(h *testServer) { h.Clock.Pass(24*time.Hour + time.Second) }, 2},
		"another version":        {first, func(h *testServer) { h.Analyzer.Named = "two" }, 2},
		"other spaces within":    {apptest.Pitch("Wij  meten\nde laag."), nil, 2},
		"another field":          {find.Text{Field: find.TechnicalChallenges, Text: text}, nil, 2},
		"another description":    {find.Text{Field: find.ElevatorPitch, Text: text, Pitch: "x"}, nil, 2},
		"text and description":   {find.Text{Field: find.ElevatorPitch, Text: "Wij meten", Pitch: "de laag."}, nil, 2},
		"a neighbour's question": {first, func(h *testServer) { h.App = h.Process() }, 1},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			one, err := h.Ask(first)
			require.NoError(t, err)
			if c.then != nil {
				c.then(h)
			}
			two, err := h.Ask(c.again)
			require.NoError(t, err)
			assert.Equal(t, c.calls, h.Analyzer.Count())
			assert.Equal(t, one.Colour(), two.Colour())
			if c.again.Field == first.Field {
				assert.Equal(t, one.Suggestions, two.Suggestions)
			}
		})
	}
}

func TestEvaluation_L12_comesBackWhole(t *testing.T) {
	h := newTestServer(t)
	for text, colour := range map[string]evaluation.Colour{apptest.Vague: evaluation.Amber, "Wij meten de laag met licht, hoe dun hij ook is.": evaluation.Green} {
		one, err := h.Ask(apptest.Pitch(text))
		require.NoError(t, err)
		two, err := h.Remembered(apptest.Pitch(text))
		require.NoError(t, err)
		assert.Equal(t, one, two)
		assert.Equal(t, colour, two.Colour())
		assert.Equal(t, colour == evaluation.Green, slices.ContainsFunc(two.Criteria, func(c evaluation.Criterion) bool { return c.Quote != "" }))
	}
	_, err := h.Remembered(apptest.Pitch("Nog niet beoordeeld."))
	assert.ErrorIs(t, err, apptest.ErrAsked)
}

func TestEvaluation_providerFails(t *testing.T) {
	h := newTestServer(t)
	h.Analyzer.Fails(errors.New("connection refused"))
	_, err := h.Ask(apptest.Pitch("Wij meten de laag."))
	apptest.Refused(t, domain.Unavailable, domain.CodeJudgeFailed, err)
	h.Analyzer.Fails(context.DeadlineExceeded)
	_, err = h.Ask(apptest.Pitch("Wij meten de laag."))
	apptest.Refused(t, domain.Unavailable, domain.CodeJudgeFailed, err)
	h.Analyzer.Does(nil)
	e, err := h.Ask(apptest.Pitch("Wij meten de laag."))
	require.NoError(t, err, "a failure is not kept")
	assert.True(t, e.GoodEnough)
}

// A visitor who goes ends the question to the model.
func TestEvaluation_L01_callerGoes(t *testing.T) {
	h := newTestServer(t)
	began := make(chan struct{}, 1)
	h.Analyzer.Does(apptest.Hang(began))
	ctx, leave := context.WithCancel(h.Ctx())
	go func() { <-began; leave() }()
	_, err := h.Evaluations.EvaluateText(ctx, apptest.Pitch("Wij meten de laag."), apptest.Free)
	apptest.Refused(t, domain.Unavailable, domain.CodeJudgeFailed, err)
}

func TestEvaluation_cacheFails(t *testing.T) {
	for name, how := range map[string]apptest.Cut{"before": apptest.Before, "undone": apptest.Undone} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			h.Store.CutOff(1, how)
			e, err := h.Ask(apptest.Pitch("Wij meten de laag."))
			require.NoError(t, err, "an evaluation that could not be kept is still one")
			assert.True(t, e.GoodEnough)
			assert.True(t, h.Store.WasCut())
		})
	}
}

func TestEvaluation_L12_oldOnesGo(t *testing.T) {
	h := newTestServer(t)
	_, err := h.Ask(apptest.Pitch("Wij meten de laag."))
	require.NoError(t, err)
	h.Clock.Pass(25 * time.Hour)
	_, err = h.Ask(apptest.Pitch("Een andere tekst."))
	require.NoError(t, err)
	h.Clock.Pass(-25 * time.Hour) // as if no day had passed: the old one is gone for good
	_, err = h.Remembered(apptest.Pitch("Wij meten de laag."))
	assert.ErrorIs(t, err, apptest.ErrAsked)
}

// TestEvaluation_theTextsBelongTogether shows that the other texts change no colour and no
// cache key, but for a text that is another one too.
func TestEvaluation_theTextsBelongTogether(t *testing.T) {
	h := newTestServer(t)
	q := apptest.Pitch("Wij ontwikkelen een lijm die bij 80 graden loslaat.")
	first, err := h.Ask(q)
	require.NoError(t, err)
	q.Others = map[find.TextField]string{find.Innovation: "Iets anders."}
	q.ProjectType = scheme.Software
	again, err := h.Remembered(q)
	require.NoError(t, err)
	assert.Equal(t, first, again)
	q.Others[find.Innovation] = strings.ToUpper(q.Text)
	same, err := h.Remembered(q)
	require.NoError(t, err)
	assert.Equal(t, evaluation.Amber, same.Colour())
	assert.Contains(t, same.Suggestions, "staat ook bij de innovatie")
}

// The examples of a text that does not say what it is about fit the other texts.
func TestEvaluation_examplesFitTheOtherTexts(t *testing.T) {
	q := apptest.Pitch("Het wordt beter dan wat er is en het is nog niet eerder gedaan.")
	alone, err := evaluations.EvaluateOnce(t.Context(), offline.Analyzer{}, q)
	require.NoError(t, err)
	q.Others = map[find.TextField]string{find.TechnicalChallenges: "Het algoritme vraagt te veel geheugen, waardoor de programmatuur vastloopt."}
	beside, err := evaluations.EvaluateOnce(t.Context(), offline.Analyzer{}, q)
	require.NoError(t, err)
	assert.Equal(t, alone.Colour(), beside.Colour())
	assert.NotEqual(t, alone.Suggestions, beside.Suggestions)
}

// How many bottlenecks are read follows the rules of this program, also for an evaluation that was
// kept, and is said of their text only.
func TestEvaluation_saysHowManyBottlenecksAreRead(t *testing.T) {
	h := newTestServer(t)
	q := find.Text{Field: find.TechnicalChallenges, Text: "1. De laag laat los.\n2. De verf droogt ongelijk.\n3. Het hout kromt."}
	first, err := h.Ask(q)
	require.NoError(t, err)
	assert.Equal(t, 3, first.Bottlenecks)
	kept, err := h.Remembered(q)
	require.NoError(t, err)
	assert.Equal(t, first, kept)
	other, err := h.Ask(find.Text{Field: find.Innovation, Text: q.Text})
	require.NoError(t, err)
	assert.Zero(t, other.Bottlenecks)
}

func TestEvaluation_saysWhatAPitchReadsAs(t *testing.T) {
	h := newTestServer(t)
	for text, kind := range map[string]find.Kind{
		"We ontwikkelen een membraan dat PFAS uit spoelwater van galvanische baden haalt.":             find.Product,
		"We ontwikkelen een compiler die PLC-programma's van vóór 2000 omzet naar verifieerbare code.": find.Software,
		"We ontwikkelen een extrusieproces waarmee een batchreactor in een lijn droog mengt.":          find.Process,
	} {
		q := find.Text{Field: find.ElevatorPitch, Text: text}
		first, err := h.Ask(q)
		require.NoError(t, err)
		assert.Equal(t, kind, first.Kind, text)
		kept, err := h.Remembered(q)
		require.NoError(t, err)
		assert.Equal(t, first, kept)
		other, err := h.Ask(find.Text{Field: find.Innovation, Text: text})
		require.NoError(t, err)
		assert.Empty(t, other.Kind)
	}
}
