package evaluations_test

import (
	"context"
	"fmt"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/domain"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

const (
	redForRules   = "We kopen twintig laptops en stappen over op een nieuw boekhoudpakket en een nieuw kassasysteem voor de winkel."
	greenForRules = "Wij ontwikkelen programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt om lagerschade twee weken vooraf te herkennen. Het is onzeker of dit lukt met de beperkte rekenkracht van de controller."
)

// scoring reads as a model that gives every question the same score, with the whole text as
// proof, and finds something to refuse if severity says so.
func scoring(value, severity int) func(find.Text) find.Analysis {
	return func(t find.Text) find.Analysis {
		r := find.Analyse(t)
		r.Scores = map[string]find.Score{}
		for _, n := range evaluation.Scored(t.Field) {
			r.Scores[n.Key] = find.Score{Value: value, Quote: t.Text}
		}
		for i := range r.Clauses {
			r.Clauses[i].Objections = nil
		}
		if severity > 0 {
			r.Clauses[0].Objections = []find.Objection{{Kind: find.Finished, Severity: severity, Quote: t.Text[:10]}}
		}
		return r
	}
}

func TestEvaluation_L13_modelAndRulesDisagree(t *testing.T) {
	for name, c := range map[string]struct {
		text         string
		reads        func(find.Text) find.Analysis
		colour       evaluation.Colour
		model, rules string
	}{
		"green and red": {redForRules, scoring(2, 0), evaluation.Amber, "green", "red"},
		"red and green": {greenForRules, scoring(0, 3), evaluation.Amber, "red", "green"},
		"both green":    {greenForRules, scoring(2, 0), evaluation.Green, "", ""},
		"both red":      {redForRules, scoring(0, 3), evaluation.Red, "", ""},
		"amber":         {greenForRules, scoring(1, 0), evaluation.Amber, "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			h.Analyzer.Reads = c.reads
			v, err := h.Ask(apptest.Pitch(c.text))
			require.NoError(t, err)
			assert.Equal(t, c.colour, v.Colour(), v.Suggestions)
			kept, err := h.Remembered(apptest.Pitch(c.text))
			require.NoError(t, err)
			assert.Equal(t, v, kept)
			log := h.Log.Text()
			if c.model == "" {
				assert.NotContains(t, log, "disagree")
				return
			}
			assert.Contains(t, log, "model="+c.model+" rules="+c.rules+" field=elevator_pitch length=")
			assert.Regexp(t, `digest=[0-9a-f]{16}\n`, log)
			for _, word := range []string{"laptops", "boekhoudpakket", "pompen", "lagerschade"} {
				assert.NotContains(t, log, word)
			}
		})
	}
}

// What is no analysis of the text is shown once and asked again.
func TestEvaluation_L12_whatIsNoReadingIsNotKept(t *testing.T) {
	for name, change := range map[string]func(*find.Analysis){
		"an answer that cannot be used":       func(r *find.Analysis) { r.Unread = &find.InvalidAnswer{Said: "Geen JSON."} },
		"the rules in the place of the model": func(r *find.Analysis) { r.Scores, r.Stopgap = nil, true },
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			h.Analyzer.Reads = func(t find.Text) find.Analysis {
				r := scoring(2, 0)(t)
				change(&r)
				return r
			}
			first, err := h.Ask(apptest.Pitch(greenForRules))
			require.NoError(t, err)
			h.Analyzer.Reads = scoring(1, 0)
			again, err := h.Ask(apptest.Pitch(greenForRules))
			require.NoError(t, err)
			assert.NotEqual(t, first, again)
			assert.Equal(t, 2, h.Analyzer.Count())
			assert.NotContains(t, h.Log.Text(), "disagree")
		})
	}
}

// A contradiction with another text is a hint to who sent both, and no part of the evaluation
// that is kept for everybody with the same text.
func TestEvaluation_aContradictionIsNotKept(t *testing.T) {
	h := newTestServer(t)
	h.Analyzer.Reads = func(t find.Text) find.Analysis {
		r := scoring(2, 0)(t)
		if t.Others[find.Innovation] != "" {
			r.Clashes = []find.Clash{{With: find.Innovation, Quote: "400 pompen"}}
		}
		return r
	}
	q := apptest.Pitch(greenForRules)
	q.Others = map[find.TextField]string{find.Innovation: "Het gaat om twee pompen."}
	first, err := h.Ask(q)
	require.NoError(t, err)
	assert.Contains(t, first.Suggestions, "Je schrijft “400 pompen”, en dat lijkt niet te kloppen met wat je bij de innovatiebeschrijving schrijft.")
	kept, err := h.Remembered(apptest.Pitch(greenForRules))
	require.NoError(t, err)
	assert.NotContains(t, kept.Suggestions, "400 pompen")
	assert.Equal(t, first.Colour(), kept.Colour())
}

// Two hundred texts that wait for a slow model keep nobody from the database.
func TestEvaluation_L07_othersGoOnWhileTheModelIsSlow(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		const texts = 200
		who := h.User("noor")
		began := make(chan struct{}, texts)
		h.Analyzer.Does(apptest.Hang(began))
		ctx, leave := context.WithCancel(h.Ctx())
		var done sync.WaitGroup
		for i := range texts {
			done.Go(func() {
				_, _ = h.Evaluations.EvaluateText(ctx, apptest.Pitch(fmt.Sprint("Wij meten laag ", i)), apptest.Free)
			})
		}
		for range texts {
			<-began
		}
		for range 20 { // all of them would hang if a text that waits held a connection
			_, err := h.Companies.ListCompanies(h.Ctx(), who, domain.Page{Size: 10})
			require.NoError(t, err)
		}
		h.User("joris")
		leave()
		done.Wait()
	})
}
