package applications_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/evaluations"
	"wbso/domain"
	"wbso/domain/evaluation/find"
)

// An evaluation that the user was given counts for 30 days, for that text alone, whatever version of
// the rules or the model gave it, and also while the model is away.
func TestRequests_Submit_provedEvaluations(t *testing.T) {
	h := newTestServer(t)
	who, in := h.User("jansen"), apptest.Submission()
	for _, f := range find.TextFields() {
		v, err := h.Ask(applications.TextQuestionOf(in.Submission, f))
		require.NoError(t, err)
		in.Proofs = append(in.Proofs, v.Proof)
	}
	h.Analyzer.Named = "another version"
	h.Analyzer.Fails(errors.New("connection refused"))
	h.Clock.Pass(evaluations.ProofLife - time.Second)
	h.Submit(who, in)
	assert.Zero(t, h.Analyzer.Count())

	for name, c := range map[string]struct {
		change  func(in *applications.Submit)
		waiting string
	}{
		"without proofs":  {func(in *applications.Submit) { in.Proofs = nil }, "de elevator pitch, de innovatiebeschrijving, de technische knelpunten"},
		"one is lost":     {func(in *applications.Submit) { in.Proofs = in.Proofs[:2] }, "de technische knelpunten"},
		"one is not ours": {func(in *applications.Submit) { in.Proofs[2] = strings.Repeat("A", len(in.Proofs[2])) }, "de technische knelpunten"},
		"one is no proof": {func(in *applications.Submit) { in.Proofs[2] = "é" }, "de technische knelpunten"},
		"another text":    {func(in *applications.Submit) { in.TechnicalChallenges += " Nog iets." }, "de technische knelpunten"},
		"texts change place": {func(in *applications.Submit) {
			in.InnovationDescription, in.TechnicalChallenges = in.TechnicalChallenges, in.InnovationDescription
		}, "de innovatiebeschrijving, de technische knelpunten"},
		"another pitch": {func(in *applications.Submit) { in.ElevatorPitch += " Nog iets." }, "de elevator pitch, de innovatiebeschrijving"},
		"after 30 days": {func(*applications.Submit) { h.Clock.Pass(time.Second) }, "de elevator pitch, de innovatiebeschrijving, de technische knelpunten"},
	} {
		t.Run(name, func(t *testing.T) {
			in := in
			in.Proofs = slices.Clone(in.Proofs)
			before := h.Clock.Now()
			c.change(&in)
			_, err := h.Requests.Submit(h.Ctx(), who, in, apptest.Uncounted)
			h.Clock.Pass(before.Sub(h.Clock.Now()))
			apptest.Refused(t, domain.Unavailable, domain.CodeTextsUnjudged, err)
			var refusal *domain.Error
			require.ErrorAs(t, err, &refusal)
			assert.Equal(t, c.waiting, refusal.Args["texts"])
		})
	}
}

// A text that is not good enough has no proof.
func TestRequests_Submit_noProofOfAVagueText(t *testing.T) {
	h := newTestServer(t)
	v, err := h.Ask(apptest.Pitch(apptest.Vague))
	require.NoError(t, err)
	assert.Empty(t, v.Proof)
	same := apptest.Pitch(apptest.Submission().ElevatorPitch)
	same.Others = map[find.TextField]string{find.Innovation: same.Text}
	v, err = h.Ask(same)
	require.NoError(t, err)
	assert.False(t, v.GoodEnough, "it is repeated")
	assert.Empty(t, v.Proof)
}
