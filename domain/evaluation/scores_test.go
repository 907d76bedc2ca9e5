package evaluation

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain/evaluation/find"
)

// sound is a text of each field that says something technical of its own.
var sound = map[find.TextField]string{
	find.ElevatorPitch:       "Wij ontwikkelen programmatuur die uit de stroom van een warmtepomp voorspelt welk lager slijt, zodat de monteur komt voor de storing. Het is onzeker of één stroommeter genoeg zegt.",
	find.TechnicalChallenges: "De hechting van de coating neemt boven 80 °C af, doordat het bindmiddel verweekt. Epoxyharsen vallen af, omdat ze bij vorst scheuren. We weten niet of een hars met silicaat tegelijk hecht en buigt.",
	find.Innovation:          "Bestaande harsen verweken boven 80 °C. Ons bindmiddel heeft twee fasen, waarvan de tweede de spanning opvangt. Met silicaat hebben wij nog nooit gewerkt en het is onzeker of de lagen dan hechten bij vorst.",
}

// readBy is the analysis of a text by a model that gives every question the same score, with
// the same quotation.
func readBy(f find.TextField, text string, value int, quote string) find.Analysis {
	r := find.Analyse(find.Text{Field: f, Text: text})
	r.Scores = map[string]find.Score{}
	for _, n := range Scored(f) {
		r.Scores[n.Key] = find.Score{Value: value, Quote: quote}
	}
	return r
}

// evaluateBy decides on that analysis after a change.
func evaluateBy(f find.TextField, text string, value int, quote string, change func(*find.Analysis)) Evaluation {
	r := readBy(f, text, value, quote)
	if change != nil {
		change(&r)
	}
	return Decide(find.Text{Field: f, Text: text}, r)
}

// against adds an objection to the first clause.
func objecting(kind find.ObjectionKind, severity int) func(*find.Analysis) {
	return func(r *find.Analysis) {
		r.Clauses[0].Objections = []find.Objection{{Kind: kind, Severity: severity, Quote: "De"}}
	}
}

func scoring(value int, keys ...string) func(*find.Analysis) {
	return func(r *find.Analysis) {
		for _, key := range keys {
			s := r.Scores[key]
			s.Value = value
			r.Scores[key] = s
		}
	}
}

func TestDecide_coloursOfAModel(t *testing.T) {
	const f = find.TechnicalChallenges
	quote := strings.SplitAfter(sound[f], ".")[0]
	for name, c := range map[string]struct {
		value  int
		change func(*find.Analysis)
		want   Colour
	}{
		"all concrete":                        {2, nil, Green},
		"a must is vague":                     {2, scoring(1, AskUnknown), Amber},
		"a must is absent":                    {2, scoring(0, AskProblem), Amber},
		"one of two that serve":               {2, scoring(0, AskRuledOut), Green},
		"neither of two that serve":           {2, scoring(1, AskRuledOut, AskSolution), Amber},
		"what only makes it stronger":         {2, scoring(0, AskWhy, AskCause, AskPrinciple, AskMeasure), Green},
		"all vague":                           {1, nil, Amber},
		"nothing":                             {0, nil, Amber},
		"generic":                             {2, func(r *find.Analysis) { r.Generic = true }, Amber},
		"nonsense":                            {2, func(r *find.Analysis) { r.Nonsense = true }, Amber},
		"research":                            {2, func(r *find.Analysis) { r.Kind = find.TWO }, Amber},
		"English":                             {2, func(r *find.Analysis) { r.Language = find.English }, Amber},
		"another language":                    {2, func(r *find.Analysis) { r.Language = find.Other }, Amber},
		"distracts":                           {2, objecting(find.Marketing, 1), Green},
		"a sentence to leave out":             {2, objecting(find.Constraint, 2), Green},
		"refused, and all concrete":           {2, objecting(find.Finished, 3), Amber},
		"refused as a story, all concrete":    {2, objecting(find.Market, 3), Amber},
		"refused, and the core is vague":      {1, objecting(find.Finished, 3), Amber},
		"refused, and nothing speaks for it":  {0, objecting(find.Finished, 3), Red},
		"refused, only beside the core":       {2, both(objecting(find.ThirdParty, 3), scoring(0, AskProblem, AskUnknown)), Red},
		"to leave out, and nothing else":      {0, objecting(find.Finished, 2), Amber},
		"a quotation that is not in the text": {2, quoting("De lijm laat los"), Amber},
		"an empty quotation":                  {2, quoting(" "), Amber},
	} {
		v := evaluateBy(f, sound[f], c.value, quote, c.change)
		assert.Equal(t, c.want, v.Colour(), "%s: %s", name, v.Suggestions)
		if v.Colour() == Amber && !v.GoodEnough {
			assert.NotEmpty(t, v.Suggestions, name)
		}
	}
}

func both(changes ...func(*find.Analysis)) func(*find.Analysis) {
	return func(r *find.Analysis) {
		for _, change := range changes {
			change(r)
		}
	}
}

func quoting(quote string) func(*find.Analysis) {
	return func(r *find.Analysis) {
		for key, s := range r.Scores {
			s.Quote = quote
			r.Scores[key] = s
		}
	}
}

// Padding around a few own words does not carry an evaluation of a model that believes everything.
func TestDecide_padding(t *testing.T) {
	const f = find.TechnicalChallenges
	quote, rest, _ := strings.Cut(sound[f], ".")
	padding := strings.Repeat(", en dat is er altijd nog en dat is er nu weer, zoals het er toen was en zoals het er dan ook is", 4)
	assert.Equal(t, Green, evaluateBy(f, quote+"."+rest, 2, quote, nil).Colour())
	assert.Equal(t, Amber, evaluateBy(f, quote+padding+"."+rest, 2, quote, nil).Colour())
}

func TestDecide_everyFieldCanBeGreenByAModel(t *testing.T) {
	for _, f := range find.TextFields() {
		v := evaluateBy(f, sound[f], 2, sound[f], nil)
		assert.Equal(t, Green, v.Colour(), "%s: %s", f, v.Suggestions)
	}
}

// A sentence that has no place in the answer is named, also when the answer is good.
func TestDecide_aGoodTextOfAModelSaysWhatToLeaveOut(t *testing.T) {
	const f = find.TechnicalChallenges
	v := evaluateBy(f, sound[f], 2, sound[f], objecting(find.Constraint, 2))
	assert.Equal(t, Green, v.Colour())
	assert.Contains(t, v.Suggestions, "Laat deze zin weg.")
}

func TestDecide_unread(t *testing.T) {
	text := find.Text{Field: find.Innovation, Text: sound[find.Innovation]}
	v := Decide(text, find.Analysis{Unread: &find.InvalidAnswer{}})
	assert.Equal(t, Evaluation{Eligible: true, Suggestions: "Er is een fout opgetreden bij het evalueren van de innovatiebeschrijving."}, v)
	v = Decide(text, find.Analysis{Unread: &find.InvalidAnswer{Said: strings.Repeat("woord\n", 200)}})
	assert.Equal(t, "woord\nwoord\nwoord", v.Suggestions)
	v = Decide(text, find.Analysis{Unread: &find.InvalidAnswer{Said: strings.Repeat("woord ", 200)}})
	assert.Len(t, strings.Fields(v.Suggestions), maxWords)
}

// Whatever a model asks and scores, the suggestions are few, short and in our tone.
func TestDecide_suggestionsOfAModelAreFewAndShort(t *testing.T) {
	question := rapid.SampledFrom([]string{
		"", "?", "Waardoor laat de laag los?", strings.Repeat("Waarom ", 29) + "dan?", strings.Repeat("Waarom ", 30) + "nu?", "Kunt u dat uitleggen?",
		"Why does the layer come off, and what do you do about it?", "Is het 95 graden?", "Zie <b>dit</b> eerst eens?", "Een mededeling zonder vraag.", "Waarom niet\nzo\nen\nzo?", "Étage, hoezo dan?",
	})
	rapid.Check(t, func(t *rapid.T) {
		f := rapid.SampledFrom(find.TextFields()).Draw(t, "field")
		r := readBy(f, sound[f], 0, "")
		for _, n := range Scored(f) {
			r.Scores[n.Key] = find.Score{Value: rapid.IntRange(0, 2).Draw(t, "value"), Quote: rapid.SampledFrom([]string{"", sound[f], sound[f][:20]}).Draw(t, "quote"), Question: question.Draw(t, "question")}
		}
		r.Generic = rapid.Bool().Draw(t, "generic")
		for i := range r.Clauses {
			kind := rapid.SampledFrom([]find.ObjectionKind{"", find.Finished, find.Requirement, find.Functional, find.UseOfAI}).Draw(t, "kind")
			if kind != "" {
				r.Clauses[i].Objections = []find.Objection{{Kind: kind, Severity: rapid.IntRange(1, 3).Draw(t, "severity"), Quote: sound[f][r.Clauses[i].From:r.Clauses[i].To]}}
			}
		}
		v := Clashing(Decide(find.Text{Field: f, Text: sound[f]}, r), []find.Clash{{With: find.Innovation, Quote: sound[f]}})
		lines := strings.Split(v.Suggestions, "\n")
		if len(lines) > maxSuggestions || len(strings.Fields(v.Suggestions)) > maxWords || v.Suggestions == "" {
			t.Fatalf("%d lines, %d words: %s", len(lines), len(strings.Fields(v.Suggestions)), v.Suggestions)
		}
		for _, foreign := range []string{"Kunt u", "Why", "95", "<b>", "mededeling", "Waarom niet\n", "nu?"} {
			if strings.Contains(v.Suggestions, foreign) {
				t.Fatalf("%q: %s", foreign, v.Suggestions)
			}
		}
		if v.GoodEnough && !v.Eligible {
			t.Fatal("good and not eligible")
		}
	})
}

func TestSettle(t *testing.T) {
	green := Evaluation{GoodEnough: true, Eligible: true, Suggestions: "groen"}
	amber := Evaluation{Eligible: true, Suggestions: "oranje"}
	red := Evaluation{Suggestions: "rood"}
	reserved := Evaluation{Eligible: true, Suggestions: "rood"}
	for _, c := range []struct{ model, rules, want Evaluation }{
		{green, green, green}, {green, amber, green}, {green, red, reserved},
		{amber, green, amber}, {amber, amber, amber}, {amber, red, amber},
		{red, green, reserved}, {red, amber, red}, {red, red, red},
	} {
		assert.Equal(t, c.want, SettleEvaluation(c.model, c.rules), "%s %s", c.model.Suggestions, c.rules.Suggestions)
	}
}

func TestClashing(t *testing.T) {
	const line = "Je schrijft “boven 80 °C”, en dat lijkt niet te kloppen met wat je bij de elevator pitch schrijft. Welke van de twee is juist?"
	clash := find.Clash{With: find.ElevatorPitch, Quote: "boven 80 °C"}
	amber := Evaluation{Eligible: true, Suggestions: "Een.", Criteria: []Criterion{{Name: "Lengte"}}}
	assert.Equal(t, amber, Clashing(amber, nil))
	assert.Equal(t, amber, Clashing(amber, []find.Clash{{With: find.Innovation, Quote: "“”"}}))
	said := Clashing(amber, []find.Clash{clash, clash})
	assert.Equal(t, "Een.\n"+line, said.Suggestions)
	assert.Equal(t, []Criterion{{Name: "Lengte"}, {Name: clashName, Hint: line, Question: line}}, said.Criteria)
	assert.Len(t, amber.Criteria, 1)

	green := Evaluation{GoodEnough: true, Eligible: true, Suggestions: "Goed.", Criteria: []Criterion{{Name: "Lengte", Met: true}}}
	said = Clashing(green, []find.Clash{clash})
	assert.Equal(t, Green, said.Colour())
	assert.Equal(t, "Goed.\n"+line, said.Suggestions)
	assert.Equal(t, green.Criteria, said.Criteria, "all that decides is met")

	amber.Suggestions = "Een.\nTwee.\nDrie."
	assert.Equal(t, amber.Suggestions, Clashing(amber, []find.Clash{clash}).Suggestions, "there is no room")
}
