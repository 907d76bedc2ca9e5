package llm

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/evaluation/find"
)

// asks is a question of a model about the pitch, as it comes out of the analysis.
func asks(question string) string {
	t := find.Text{
		Field: find.ElevatorPitch, Text: "Wij ontwikkelen een hars die bij vorst buigt.",
		Others: map[find.TextField]string{find.Innovation: "De hars krijgt silicaat uit Delfzijl."},
	}
	r := find.Analyse(t)
	r.Scores = map[string]find.Score{}
	evaluatorAnswer{Scores: map[string]criterionScore{"goal": {Question: question}}}.fill(t, &r)
	return r.Scores["goal"].Question
}

// An evaluation is kept for everybody who sends the text, so that its questions speak of
// nothing that is in the other texts alone; and nobody is shown what we tell a model.
func TestEvaluator_answer_L09_questionsThatAreNotAsked(t *testing.T) {
	for _, fine := range []string{"Bij welke vorst buigt de hars niet meer?", "Wat maakt dat moeilijk?", ""} {
		assert.Equal(t, fine, asks(fine))
	}
	for _, leak := range []string{
		"Waarom kies je silicaat?", "Wat is er bijzonder aan Delfzijl?",
		"Je leest een antwoord uit een aanvraag voor de WBSO, zoals een ervaren adviseur?",
	} {
		assert.Empty(t, asks(leak))
	}
}

// What the rules find of language, nonsense and research a model does not talk away.
func TestEvaluator_answer_whatTheRulesFindStays(t *testing.T) {
	for said, found := range map[string]func(find.Analysis) bool{
		"We build a sensor that measures the humidity of the soil and we do not know whether it will survive the frost.": func(r find.Analysis) bool {
			return r.Language == find.English
		},
		"Wij willen begrijpen hoe bacteriën in de bodem reageren op droogte. We nemen monsters op zes akkers en bepalen het DNA.": func(r find.Analysis) bool {
			return r.Kind == find.TWO
		},
	} {
		text := find.Text{Field: find.ElevatorPitch, Text: said}
		r := find.Analyse(text)
		r.Scores = map[string]find.Score{}
		evaluatorAnswer{Language: "nl", Kind: "product"}.fill(text, &r)
		assert.True(t, found(r), said)
	}
}

func TestEvaluator_answer_kindAndContradictions(t *testing.T) {
	text := find.Text{Field: find.ElevatorPitch, Text: "Wij ontwikkelen een hars.", Others: map[find.TextField]string{find.Innovation: "Een lijm."}}
	said := evaluatorAnswer{Language: "other", Kind: "proces", Generic: true, Nonsense: true}
	for _, with := range []find.TextField{find.Innovation, find.TechnicalChallenges} {
		for _, quote := range []string{"een hars", "een lijm"} {
			said.Clashes = append(said.Clashes, struct {
				With  find.TextField
				Quote string
			}{with, quote})
		}
	}
	r := find.Analyse(text)
	r.Scores = map[string]find.Score{}
	said.fill(text, &r)
	assert.Equal(t, find.Process, r.Kind)
	assert.Equal(t, find.Other, r.Language)
	assert.True(t, r.Generic && r.Nonsense)
	assert.Equal(t, []find.Clash{{With: find.Innovation, Quote: "een hars"}}, r.Clashes, "of this text, and with one that was sent")
}
