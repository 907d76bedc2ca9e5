package writer

import (
	"fmt"
	"testing"

	"wbso/domain"

	"github.com/stretchr/testify/assert"
)

func TestSplit(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"numbers":                        {"Het zijn er 10.000 per dag. De responstijd is 2.5 ms. Klaar", []string{"Het zijn er 10.000 per dag.", "De responstijd is 2.5 ms.", "Klaar."}},
		"abbreviations":                  {"We testen bijv. Python en o.a. Redis. Dat lukt, d.w.z. soms.", []string{"We testen bijv. Python en o.a. Redis.", "Dat lukt, d.w.z. soms."}},
		"enz. at the end of a sentence":  {"Sensoren, pompen enz. De rest volgt. Sensoren enz. ook.", []string{"Sensoren, pompen enz.", "De rest volgt.", "Sensoren enz. ook."}},
		"year at the end":                {"Klaar in 2027. Daarna de proef.", []string{"Klaar in 2027.", "Daarna de proef."}},
		"sentences without capitals":     {"we bouwen een pomp. het is onzeker", []string{"We bouwen een pomp.", "Het is onzeker."}},
		"list":                           {"Knelpunten:\n- drift\n2) hitte\n• trilling", []string{"Knelpunten:", "Drift.", "Hitte.", "Trilling."}},
		"wrapped lines":                  {"Een lange regel die\nverdergaat. Einde", []string{"Een lange regel die verdergaat.", "Einde."}},
		"quotes":                         {`Hij zei "nee." En ging weg! Waarom?`, []string{`Hij zei "nee."`, "En ging weg!", "Waarom?"}},
		"initials":                       {"Met J. de Vries. Klaar", []string{"Met J. de Vries.", "Klaar."}},
		"dots inside names":              {"Met Node.js en .NET. Klaar", []string{"Met Node.js en .NET.", "Klaar."}},
		"names that start in lower case": {"iOS loopt vast. pH daalt.", []string{"iOS loopt vast.", "pH daalt."}},
		"only punctuation":               {" ... !", nil},
		"empty":                          {"", nil},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, s := range split(c.text, "") {
				got = append(got, s.text)
			}
			assert.Equal(t, c.want, got)
		})
	}
}

func TestTitleOf(t *testing.T) {
	for pitch, want := range map[string]string{
		"Bakkerij Van Loon BV gaat een planningssysteem bouwen voor brood.":                       "Planningssysteem bouwen voor brood",
		"In 2027 gaan we een warmtewisselaar van kunststof ontwerpen en testen.":                  "Warmtewisselaar van kunststof",
		"We onderzoeken en ontwikkelen een membraan dat PFAS uit spoelwater haalt.":               "Membraan dat PFAS uit spoelwater haalt",
		"Wij ontwikkelen een nieuwe regelaar voor warmtepompen.":                                  "Nieuwe regelaar voor warmtepompen",
		"In dit project ontwikkelen we een biobased lijm die 120 °C verdraagt.":                   "Biobased lijm die 120 °C verdraagt",
		"Het doel van dit project is het ontwikkelen van een stille ventilator.":                  "Stille ventilator",
		"Dit project betreft de ontwikkeling van een compacte warmtewisselaar.":                   "Compacte warmtewisselaar",
		"Pompwijs bouwt een voorspellend model om lagerschade te herkennen.":                      "Voorspellend model om lagerschade te herkennen",
		"We willen een zelflerende planner voor de haven ontwikkelen.":                            "Zelflerende planner voor de haven",
		"Onze klanten hebben last van storingen. Wij ontwikkelen een sensor die trillingen meet.": "Sensor die trillingen meet",
		"iOS-app voor metingen": "iOS-app voor metingen",
		"Wij ontwikkelen een gedistribueerde planner die duizenden voertuigen tegelijk stuurt zonder centrale server en met behoud": "Gedistribueerde planner",
	} {
		got := titleOf(split(pitch, ""))
		if want == "Gedistribueerde planner" {
			assert.LessOrEqual(t, runes(got), titleAims)
			assert.NotContains(t, got, " en met", "no loose words at the end")
			continue
		}
		assert.Equal(t, want, got)
	}
}

func TestMonthOf(t *testing.T) {
	for text, want := range map[string]string{
		"gereed maart 2027": "03-2027", "op 30 Juni 2027": "06-2027", "in 6-2027": "06-2027", "op 31-12-2027": "12-2027", "in 2027-04": "04-2027",
		"in Q2 2027": "06-2027", "in het 3e kwartaal van 2027": "09-2027", "van mei 2027 tot juli 2027": "07-2027", "in 2027": "", "13-2027": "",
	} {
		got, _ := monthOf(text)
		assert.Equal(t, want, got, text)
	}
}

func TestTraitsOf_names_like_Rust_count_only_with_a_capital_inside_a_sentence(t *testing.T) {
	assert.NotZero(t, traitsOf("We schrijven het in Rust en Go.")&tooling)
	assert.Zero(t, traitsOf("Rust in de aandrijving is een probleem.")&tooling)
	assert.Zero(t, traitsOf("De machine komt tot rust.")&tooling)
}

func TestSteps(t *testing.T) {
	for text, want := range map[string][]string{
		"Fase 1: ontwerp, fase 2: bouw en fase 3: proef.":                                                {"Fase 1: ontwerp", "Fase 2: bouw", "Fase 3: proef."},
		"In januari 2027 analyse, in april 2027 staat het prototype en eind september 2027 de veldtest.": {"In januari 2027 analyse", "In april 2027 staat het prototype", "Eind september 2027 de veldtest."},
		"Planning: Q1 2027 materiaal, Q2 2027 prototype.":                                                {"Q1 2027 materiaal", "Q2 2027 prototype."},
		"We testen de pomp en het lager, en wel in mei 2027.":                                            {"We testen de pomp en het lager, en wel in mei 2027."},
	} {
		assert.Equal(t, want, steps(text))
	}
}

// RVO's form has ten rows. A sentence whose phases do not all fit is left to a question.
func TestPhases_fill_ten_rows(t *testing.T) {
	stage := func(n int) sentence {
		return sentence{text: fmt.Sprintf("Fase %d: meten, gereed in mei 2027.", n), is: planning}
	}
	var all []sentence
	for n := range 9 {
		all = append(all, stage(n+1))
	}
	two := sentence{text: "Fase 10: bouw; fase 11: proef.", is: planning}
	rows, _, cut := phases(append(all, two, stage(12), stage(13)))
	assert.Len(t, rows, 10)
	assert.Equal(t, []string{two.text, stage(13).text}, cut)
	assert.Equal(t, domain.Phase{Activity: "Fase 12: meten, gereed in mei 2027.", Done: "05-2027"}, rows[9])
}

func TestSplit_gives_sentences_the_trait_of_their_label(t *testing.T) {
	all := split("Knelpunt 1: het lekt. Dat blijft zo.\nOplossing 1: graniet. Dat is dicht.\nKnelpunten:\n- koper\n- tin", "")
	for i, want := range []trait{problem, problem, remedy, remedy, problem, problem, problem} {
		assert.NotZero(t, all[i].is&want, all[i].text)
	}
}
