package writer

import (
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
)

var pump = domain.Submission{
	ElevatorPitch: "Wij ontwikkelen programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt, zodat lagerschade twee weken vooraf te herkennen is. Nu staan pompen 10.000 uur per jaar stil.",
	TechnicalChallenges: `De controller heeft 2.5 MB geheugen, waardoor bestaande modellen niet passen en de voorspelling faalt.
- Het is onzeker of een gecomprimeerd model nauwkeurig genoeg blijft, bijv. bij lage toerentallen.
- De klokken van de pompen lopen uiteen, d.w.z. tot 40 ms per uur, wat leidt tot verkeerde vergelijkingen.
Dit lossen we op met een eigen synchronisatieprotocol dat drift compenseert. We schrijven het in Rust en Python.`,
	InnovationDescription: "Voor ons team is gedistribueerd leren op microcontrollers nieuw. Gangbare bibliotheken zijn niet geschikt, omdat ze floating point vragen. Ons algoritme werkt met gehele getallen. Fase 1: simulatie, gereed maart 2027; fase 2: proef met tien pompen, gereed Q3 2027.",
	ProjectType:           domain.Software,
	CostMethod:            domain.FlatRate,
}

func section(t *testing.T, app domain.Application, key string) domain.Section {
	t.Helper()
	for _, s := range app.Sections {
		if s.Key == key {
			return s
		}
	}
	require.Fail(t, "no section "+key)
	return domain.Section{}
}

func keys(app domain.Application) (out []string) {
	for _, s := range app.Sections {
		out = append(out, s.Key)
	}
	return out
}

func questions(app domain.Application, key string) (out []string) {
	for _, q := range app.Open {
		if q.Section == key {
			out = append(out, q.Question)
		}
	}
	return out
}

func TestWrite_sorts_the_users_sentences(t *testing.T) {
	app := Write(pump)
	assert.Equal(t, "Programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt", app.Title)
	assert.Equal(t, pump.ElevatorPitch, section(t, app, domain.SectionSummary).Text)
	assert.Equal(t, "De controller heeft 2.5 MB geheugen, waardoor bestaande modellen niet passen en de voorspelling faalt.\n"+
		"Het is onzeker of een gecomprimeerd model nauwkeurig genoeg blijft, bijv. bij lage toerentallen.\n"+
		"De klokken van de pompen lopen uiteen, d.w.z. tot 40 ms per uur, wat leidt tot verkeerde vergelijkingen.",
		section(t, app, domain.SectionProblems).Text)
	assert.Equal(t, "Dit lossen we op met een eigen synchronisatieprotocol dat drift compenseert. Ons algoritme werkt met gehele getallen.",
		strings.ReplaceAll(section(t, app, domain.SectionSolutions).Text, "\n", " "))
	assert.Equal(t, "We schrijven het in Rust en Python.", section(t, app, domain.SectionTools).Text)
	assert.Equal(t, "Voor ons team is gedistribueerd leren op microcontrollers nieuw. Gangbare bibliotheken zijn niet geschikt, omdat ze floating point vragen.",
		section(t, app, domain.SectionNovelty).Text)
	assert.Equal(t, []domain.Phase{
		{Activity: "Fase 1: simulatie, gereed maart 2027", Done: "03-2027"},
		{Activity: "Fase 2: proef met tien pompen, gereed Q3 2027.", Done: "09-2027"},
	}, app.Phases)
}

func TestWrite_sections_follow_RVO(t *testing.T) {
	start := []string{"omschrijving", "samenwerking", "fasering"}
	code := []string{"programmatuur_knelpunten", "programmatuur_oplossingsrichtingen", "programmatuur_talen", "programmatuur_nieuwheid"}
	for name, c := range map[string]struct {
		set  func(*domain.Submission)
		want []string
	}{
		"software":              {func(*domain.Submission) {}, append(start, "knelpunten", "oplossingsrichtingen", "talen", "nieuwheid")},
		"product":               {func(s *domain.Submission) { s.ProjectType = domain.PhysicalProduct }, append(start, "knelpunten", "oplossingsrichtingen", "nieuwheid")},
		"product with software": {func(s *domain.Submission) { s.ProjectType, s.AlsoDevelopCode = domain.PhysicalProduct, true }, append(append(start, "knelpunten", "oplossingsrichtingen", "nieuwheid"), code...)},
		"actual costs":          {func(s *domain.Submission) { s.CostMethod = domain.ActualCosts }, append(start, "knelpunten", "oplossingsrichtingen", "talen", "nieuwheid", "kosten", "uitgaven")},
	} {
		t.Run(name, func(t *testing.T) {
			s := pump
			c.set(&s)
			assert.Equal(t, c.want, keys(Write(s)))
		})
	}
}

func TestWrite_separates_product_and_software(t *testing.T) {
	app := Write(domain.Submission{
		ProjectType: domain.PhysicalProduct, AlsoDevelopCode: true,
		ElevatorPitch:         "We willen een zelfdichtende afsluiter ontwikkelen die 400 bar houdt.",
		TechnicalChallenges:   "De polymeer vervormt boven 80 °C. De regelsoftware loopt vast bij duizend regels in de database.",
		InnovationDescription: "Een afdichting met deze hechting is nieuw voor ons. Het algoritme dat lekkage voorspelt is nieuw voor ons.",
	})
	assert.Equal(t, "Zelfdichtende afsluiter ontwikkelen die 400 bar houdt", app.Title)
	assert.Equal(t, "De polymeer vervormt boven 80 °C.", section(t, app, "knelpunten").Text)
	assert.Equal(t, "De regelsoftware loopt vast bij duizend regels in de database.", section(t, app, "programmatuur_knelpunten").Text)
	assert.Equal(t, "Een afdichting met deze hechting is nieuw voor ons.", section(t, app, "nieuwheid").Text)
	assert.Equal(t, []string{askTools}, questions(app, "programmatuur_talen"))
}

func TestWrite_costs(t *testing.T) {
	s := pump
	s.CostMethod = domain.ActualCosts
	s.ExtraCosts = "Prototypeonderdelen voor de proef, € 4.500. Aanschaf van een klimaatkast van 12.000 euro."
	app := Write(s)
	assert.Equal(t, "Prototypeonderdelen voor de proef, € 4.500.", section(t, app, "kosten").Text)
	assert.Equal(t, 500, section(t, app, "kosten").Limit)
	assert.Equal(t, "Aanschaf van een klimaatkast van 12.000 euro.", section(t, app, "uitgaven").Text)
	assert.Empty(t, questions(app, "kosten"))
	assert.Equal(t, []string{askShare}, questions(app, "uitgaven"))
}

func TestWrite_collaboration(t *testing.T) {
	s := pump
	assert.Equal(t, alone, section(t, Write(s), "samenwerking").Text)
	s.Collaborative = true
	assert.Equal(t, []string{askPartner}, questions(Write(s), "samenwerking"))
	s.Partners = []domain.Partner{{CompanyName: "TU Delft", Location: "Delft", Contribution: "Meetopstelling"}, {CompanyName: "Vos BV"}}
	app := Write(s)
	assert.Equal(t, together, section(t, app, "samenwerking").Text)
	assert.Len(t, questions(app, "samenwerking"), 2)
	assert.Contains(t, questions(app, "samenwerking")[0], "Vos BV")
}

func TestAskDates(t *testing.T) {
	assert.Equal(t, "Bij je enige stap staat geen datum. In welke maand (mm-jjjj) is die gereed?", askDates(1, 1))
	assert.Equal(t, "Bij 1 van de 3 stappen staat geen datum. In welke maand (mm-jjjj) is elke stap gereed?", askDates(1, 3))
}

func TestWrite_asks_for_what_is_missing(t *testing.T) {
	app := Write(domain.Submission{ProjectType: domain.Software})
	assert.Equal(t, untitled, app.Title)
	for _, key := range []string{"titel", "omschrijving", "fasering", "knelpunten", "oplossingsrichtingen", "talen", "nieuwheid"} {
		assert.Len(t, questions(app, key), 1, key)
	}
	for _, q := range Write(pump).Open {
		assert.NotContains(t, strings.ToLower(q.Question), " u ", "je, not u")
	}
}

func TestWrite_keeps_to_the_limit_and_puts_the_rest_aside(t *testing.T) {
	s := pump
	s.TechnicalChallenges = strings.Repeat("De klok loopt uiteen en dat is een probleem dat niemand kan voorspellen nummer 1. ", 1) +
		strings.Repeat("Dat leidt tot een onzekere vergelijking van de metingen in het veld, ", 30) + "en dat is lang. Het slot."
	got := section(t, Write(s), "knelpunten")
	assert.Equal(t, "De klok loopt uiteen en dat is een probleem dat niemand kan voorspellen nummer 1.", got.Text)
	assert.True(t, strings.HasSuffix(got.Rest, "Het slot."))
	asked := questions(Write(s), "knelpunten")
	assert.Contains(t, asked[len(asked)-1], "past niet in de 1.500 tekens")

	s.TechnicalChallenges = strings.Repeat("trilling ", 400)
	got = section(t, Write(s), "knelpunten")
	assert.NotEmpty(t, got.Text)
	assert.LessOrEqual(t, runes(got.Text), 1500)
}

func TestWrite_a_section_with_the_start_of_one_long_sentence_is_not_asked_for_as_empty(t *testing.T) {
	s := pump
	s.ElevatorPitch = strings.Repeat("trilling ", 400)
	app := Write(s)
	assert.NotEmpty(t, section(t, app, "omschrijving").Text)
	assert.NotContains(t, questions(app, "omschrijving"), askSummary)
}

// scraps are what generated submissions are made of. Each trait occurs in some.
var scraps = []string{"De lijm breekt bij 80 °C, waardoor de naad scheurt.", "het is onzeker of dit lukt", "We testen eerst tien stuks, gereed 06-2027.",
	"Ons algoritme rekent met gehele getallen.", "Nieuw voor ons.", "We schrijven in C++ en Go; fase 2: bouwen in Q4 2027.", "- los punt", "Kost € 5.000.",
	"Bestaande software voldoet niet, o.a. door 2.5 ms vertraging.", "Wij bouwen een pomp.", "Drift lossen we op.", "Daardoor faalt de bestaande architectuur.", "µm is klein.", "Onze aanpak is onzeker met Python.", "\n", "1. Aanschaf oven!", "Zoë zei: \"werkt niet?\" …", "漢字 の 文。", "enz. De rest", "..."}

func generate(t *rapid.T) domain.Submission {
	text := rapid.Custom(func(t *rapid.T) string {
		if rapid.Bool().Draw(t, "free") {
			return rapid.String().Draw(t, "text")
		}
		return strings.Join(rapid.SliceOfN(rapid.SampledFrom(scraps), 0, 60).Draw(t, "scraps"), rapid.SampledFrom([]string{" ", "\n", ". "}).Draw(t, "glue"))
	})
	return domain.Submission{
		ElevatorPitch: text.Draw(t, "pitch"), InnovationDescription: text.Draw(t, "innovation"), TechnicalChallenges: text.Draw(t, "challenges"),
		ExtraCosts: text.Draw(t, "costs"), AlsoDevelopCode: rapid.Bool().Draw(t, "code"), Collaborative: rapid.Bool().Draw(t, "with"),
		ProjectType: rapid.SampledFrom([]domain.ProjectType{domain.Software, domain.PhysicalProduct}).Draw(t, "type"),
		CostMethod:  rapid.SampledFrom([]domain.CostMethod{"", domain.FlatRate, domain.ActualCosts}).Draw(t, "method"),
	}
}

// bare returns a text without what the writer may change: white space, capitals and
// the final full stop.
func bare(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, strings.ToValidUTF8(s, ""))
	return strings.TrimSuffix(s, ".")
}

func source(s domain.Submission) string {
	var all strings.Builder
	for _, text := range []string{s.ElevatorPitch, s.InnovationDescription, s.TechnicalChallenges, s.ExtraCosts} {
		for line := range strings.Lines(strings.ToValidUTF8(text, "")) {
			all.WriteString(bullet.ReplaceAllString(strings.Join(strings.Fields(line), " "), "") + " ")
		}
	}
	return bare(all.String())
}

// madeOf reports whether a text is a sequence of known sentences, the last of which may
// be cut.
func madeOf(text string, known []string) bool {
	if text == "" {
		return true
	}
	for _, k := range known {
		if rest, ok := strings.CutPrefix(text, k); ok && madeOf(strings.TrimLeft(rest, " \n"), known) || strings.HasPrefix(k, text) {
			return true
		}
	}
	return false
}

func TestWrite_never_invents_a_sentence(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := generate(t)
		app := Write(s)
		said := source(s)
		if app.Title != untitled && !strings.Contains(said, bare(app.Title)) {
			t.Fatalf("title %q is not the user's", app.Title)
		}
		m := read(s)
		known := []string{together, alone}
		for _, one := range append(m.texts, m.costs...) {
			if !strings.Contains(said, bare(one.text)) {
				t.Fatalf("sentence %q is not the user's", one.text)
			}
			known = append(known, one.text)
		}
		for _, sec := range app.Sections {
			if !madeOf(sec.Text, known) {
				t.Fatalf("%s: %q is not made of the user's sentences", sec.Key, sec.Text)
			}
		}
		for _, p := range app.Phases {
			if !strings.Contains(said, bare(p.Activity)) {
				t.Fatalf("phase %q is not the user's", p.Activity)
			}
		}
	})
}

func TestWrite_loses_no_sentence_and_keeps_to_every_limit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := generate(t)
		app := Write(s)
		if n := runes(app.Title); n == 0 || n > titleMax {
			t.Fatalf("title of %d characters", n)
		}
		var written strings.Builder
		for _, sec := range app.Sections {
			if sec.Limit > 0 && runes(sec.Text) > sec.Limit {
				t.Fatalf("%s: %d characters", sec.Key, runes(sec.Text))
			}
			written.WriteString(bare(sec.Text) + bare(sec.Rest))
		}
		for _, p := range app.Phases {
			if runes(p.Activity) > activityMax {
				t.Fatalf("activity of %d characters", runes(p.Activity))
			}
		}
		for _, one := range read(s).texts {
			if !strings.Contains(written.String(), bare(one.text)) && !read(s).planned[one.text] {
				t.Fatalf("lost %q", one.text)
			}
		}
	})
}
