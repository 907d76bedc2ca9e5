package find

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/vectortest"
)

func TestRead_clausesJoinedAreTheText(t *testing.T) {
	for _, c := range vectortest.LearnedTexts[TextField](t) {
		for _, wrap := range []string{c.Text, " \n" + c.Text + "\n\n1. " + c.Text + "\r\n- (" + c.Text + ") \n"} {
			requireWhole(t, wrap, Analyse(Text{Field: ElevatorPitch, Text: wrap}))
		}
	}
}

func requireWhole(t testing.TB, text string, r Analysis) {
	t.Helper()
	var joined strings.Builder
	for _, c := range r.Clauses {
		clause := text[c.From:c.To]
		joined.WriteString(clause)
		for _, p := range c.Roles {
			assert.Contains(t, clause, p.Quote, "a quote is in its clause")
		}
		for _, n := range c.Objections {
			assert.Contains(t, clause, n.Quote, "a quote is in its clause")
		}
	}
	if len(r.Clauses) > 0 {
		require.Equal(t, text, joined.String())
	}
}

func TestRead_clauses(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"thousands and decimals":    {"Bij 10.000 cycli duurt het 2.5 ms. Dat is 1,5 keer te lang.", []string{"Bij 10.000 cycli duurt het 2.5 ms.", "Dat is 1,5 keer te lang."}},
		"abbreviations":             {"We meten o.a. druk, bijv. bij ca. 5 bar. Daarna stopt het.", []string{"We meten o.a. druk, bijv. bij ca. 5 bar.", "Daarna stopt het."}},
		"full stop after a unit":    {"Bij 60 °C. Daarna niet.", []string{"Bij 60 °C.", "Daarna niet."}},
		"full stop without a space": {"Het is gebouwd.Daarna testen we", []string{"Het is gebouwd.", "Daarna testen we"}},
		"bullets":                   {"- Eerste punt\n- Tweede punt", []string{"- Eerste punt", "- Tweede punt"}},
		"numerals":                  {"Knelpunten:\n1. De pomp lekt.\n2) Het lager slijt. Dat kost kracht.", []string{"Knelpunten:", "1. De pomp lekt.", "2) Het lager slijt.", "Dat kost kracht."}},
		"a wrapped line":            {"De coating laat los zodra de temperatuur boven 80 graden\nkomt en vocht intrekt.", []string{"De coating laat los zodra de temperatuur boven 80 graden\nkomt en vocht intrekt."}},
		"brackets and quotes":       {"Het lekt. (Dat is lastig.) “Nu” niet.", []string{"Het lekt.", "(Dat is lastig.)", "“Nu” niet."}},
		"only white space":          {" \n ", nil},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			r := Analyse(Text{Text: c.text})
			for _, clause := range r.Clauses {
				got = append(got, strings.TrimSpace(c.text[clause.From:clause.To]))
			}
			assert.Equal(t, c.want, got)
		})
	}
}

func TestRead_aStepIsDoneNumberedOrDated(t *testing.T) {
	for text, step := range map[string]bool{
		"De planning van de ritten rekent de motor elke nacht opnieuw uit.": false,
		"De oplevering van de fasen hangt van de meetreeks af.":             false,
		"De planning is dat het prototype in april gereed is.":              true,
		"In fase 2 gaat de pomp de kast in.":                                true,
		"Daarna meten we de slijtage van het lager.":                        true,
	} {
		clauses := Analyse(Text{Field: TechnicalChallenges, Text: text}).Clauses
		require.Len(t, clauses, 1)
		assert.Equal(t, step, clauses[0].Strength(PhaseStep) > 0, text)
	}
}

func TestAnalyse_aLabelGivesItsRole(t *testing.T) {
	for label, role := range map[string]Role{
		"Technische knelpunten:": Problem, "Probleem 2:": Problem, "Oplossing 1:": Solution, "Oplossingsrichtingen:": Solution,
		"Nieuwheid:": KnowledgeEdge, "Fasering:": PhaseStep, "Mijlpalen:": PhaseStep,
	} {
		clauses := Analyse(Text{Text: label + "\n- De kast staat in een hoek van de zaal bij het raam.\n"}).Clauses
		assert.Equal(t, 1, clauses[len(clauses)-1].Strength(role), label)
	}
}

func TestAnalyse_namesCountWithACapital(t *testing.T) {
	for _, c := range Analyse(Text{Text: "Het is 80 °C. Go is een spel. Wij gaan go spelen."}).Clauses {
		assert.Zero(t, c.Strength(Tool))
	}
	assert.Equal(t, "C++", Analyse(Text{Text: "Wij schrijven de regelaar in C++ voor de pomp."}).Clauses[0].RoleQuote(Tool))
	for name := range strings.SplitSeq(rules[len(rules)-1].phrases, ", ") {
		name = strings.ToUpper(name[:1]) + name[1:]
		text := "Wij schrijven de regelaar in " + name + " voor de pomp."
		assert.Equal(t, name, Analyse(Text{Text: text}).Clauses[0].RoleQuote(Tool))
	}
}

func TestNonsense_limits(t *testing.T) {
	const mixed = "Het algoritme van de coating is oud. Het protocol van de folie is nieuw. De compiler van het beton is klaar."
	for text, want := range map[string]bool{
		mixed + " De laser is er ook nog.": true, // seven nouns, three mixed clauses
		mixed:                              false,
		mixed + " De laser is er ook nog. Het algoritme is er ook nog.":                                                                         false, // one comes back
		"Het algoritme van de coating is oud. Het protocol van de folie is nieuw. De compiler en de parser zijn klaar. De laser is er ook nog.": false,
	} {
		assert.Equal(t, want, tables().gather(text).nonsense(), text)
	}
}
