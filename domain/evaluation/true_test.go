package evaluation

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/evaluation/find"
)

// Who somebody is, for whom and since when, and a greeting, change no good text.
func TestEvaluate_whatPlaysNoPartDoesNotWeigh(t *testing.T) {
	aside := []string{
		"Wij bouwen al 30 jaar machines voor de voedingsindustrie.", "Onze klanten zijn gemeenten en waterschappen in heel Nederland.",
		"Wij zijn een familiebedrijf uit Zwolle met 14 medewerkers.", "Met vriendelijke groet, Jan de Vries", "Alvast bedankt voor het lezen van deze tekst.",
	}
	for i, c := range textCases(t) {
		if c.Expected == "green" {
			more := c.Text + "\n" + aside[i%len(aside)]
			assert.True(t, evaluationOf(c, more).GoodEnough, more)
			assert.InDelta(t, find.Analyse(find.Text{Field: c.Field, Text: c.Text}).Likelihood.Green, find.Analyse(find.Text{Field: c.Field, Text: more}).Likelihood.Green, 1e-9, more)
		}
	}
}

// A limit that is added turns no text red.
func TestEvaluate_aLimitTurnsNoTextRed(t *testing.T) {
	for _, c := range textCases(t) {
		for _, limit := range []string{"De grens ligt bij 5 mm.", "Het verlies moet onder 3% blijven.", "De temperatuur mag niet boven 80 graden komen."} {
			if c.Expected != "red" {
				assert.NotEqual(t, Red, evaluationOf(c, c.Text+" "+limit).Colour(), "%s %s", c.Text, limit)
			}
		}
	}
}

// Without any development a text is not good, whatever technology it is about.
func TestEvaluate_recipesAndManualsAreNotGood(t *testing.T) {
	for text, field := range map[string]find.TextField{
		"Wij maken een desembrood van tarwe en rogge. Het deeg rijst 18 uur bij 4 graden, zodat de smaak zich ontwikkelt. Daarna bakken wij het 45 minuten bij 230 graden op een stenen vloer. De korst wordt krokant en de kruim blijft sappig.": find.ElevatorPitch,
		"Meng 500 gram bloem met 320 gram water en 10 gram zout. Als het deeg te nat is, plakt het aan de kom en scheurt het bij het opbollen. Voeg dan wat bloem toe. Of het deeg genoeg gerezen is, weet je pas als je er met een vinger in duwt. " +
			"Laat het anders nog een uur rijzen bij 28 graden. Wij bakken het brood daarna 40 minuten in een hete oven.": find.TechnicalChallenges,
		"Tomatensoep schift als de room te koud is. Dat komt doordat het eiwit stolt bij een groot temperatuurverschil. We weten niet altijd of de room warm genoeg is. Andere koks gebruiken crème fraîche, maar die is te zuur. Wij verwarmen de room eerst tot 60 graden en roeren hem daarna langzaam door de soep.": find.TechnicalChallenges,
		"De spectraalkoppeling van de neurolattice divergeert zodra de omega-index boven 12 komt, doordat de deltafase kantelt. Gangbare vectorstabilisatoren zijn te traag. Wij weten niet of een gekruiste psi-matrix de kanteling binnen 4 ms opvangt.":                                                               find.TechnicalChallenges,
	} {
		assert.Equal(t, Amber, Evaluate(find.Text{Field: field, Text: text}).Colour(), text)
	}
}

// Beside own work a partner or a purchase is asked about and not refused, and what is
// developed is no purchase.
func TestEvaluate_whatIsOnlyMentioned(t *testing.T) {
	own := greenOf(t, find.TechnicalChallenges)
	for _, mentioned := range []string{"TNO heeft de eerste metingen uitgevoerd.", "De sensoren kopen we bij een leverancier."} {
		v := Evaluate(find.Text{Field: find.TechnicalChallenges, Text: own + " " + mentioned})
		assert.Equal(t, Amber, v.Colour(), mentioned)
		assert.Contains(t, v.Suggestions, "?", mentioned)
		text := find.Text{Field: find.TechnicalChallenges, Text: own + " " + mentioned}
		r := find.Analyse(text)
		r.Likelihood = find.Likelihood{Amber: 0.1, Red: 0.9} // by that sentence, as without it the words predict green
		assert.True(t, Decide(text, r).Eligible, mentioned)
	}
	for _, c := range find.Analyse(find.Text{Text: "Wij ontwikkelen een sensor die bestaande software overbodig maakt en kopen een standaard behuizing."}).Clauses {
		for _, o := range c.Objections {
			assert.NotEqual(t, find.Purchase, o.Kind)
		}
	}
}

// What failed and what others lack is no doubt about the outcome.
func TestAnalyse_doubtIsAboutTheOutcome(t *testing.T) {
	for text, doubt := range map[string]bool{
		"De eerste proef met rubber mislukte bij 80 graden.": false, "Niemand heeft zo'n machine.": false,
		"We gaan na of een heuristiek snel genoeg is.": true, "De regeling kan mislukken bij vorst.": true,
	} {
		assert.Equal(t, doubt, QuestionOf(AskUnknown).Met(find.Analyse(find.Text{Text: text}).Clauses), text)
	}
}

// What stands in a text is not asked.
func TestAnalyse_causesAndAlternativesInOtherWords(t *testing.T) {
	for text, key := range map[string]string{
		"Het bindmiddel wordt zacht, dus laat de coating los.":                           AskCause,
		"Geprobeerd: een primer van silaan, zonder succes.":                              AskRuledOut,
		"Een dikkere laag viel daarom af, want die scheurt bij vorst.":                   AskRuledOut,
		"De leverancier van de hars had daar bij lage temperatuur nog geen antwoord op.": AskRuledOut,
	} {
		assert.True(t, QuestionOf(key).Met(find.Analyse(find.Text{Text: text}).Clauses), text)
	}
}

// Every hint has an example, and no line asks what another one asks.
func TestEvaluate_hintsHaveExamplesAndAskOnce(t *testing.T) {
	for _, c := range textCases(t) {
		e := evaluationOf(c, c.Text)
		for _, missing := range unmet(e) {
			assert.NotEmpty(t, missing.Example, "%s: %s", missing.Name, c.Text)
		}
		said := map[string]bool{}
		for line := range strings.SplitSeq(e.Suggestions, "\n") {
			assert.False(t, said[line], line)
			said[line] = true
			label, _, _ := strings.Cut(line, ": ")
			assert.Nil(t, met(e, label), "asks for what is ticked: %s", line)
		}
	}
}
