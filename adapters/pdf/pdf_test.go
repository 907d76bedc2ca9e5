package pdf

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"unicode/utf16"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/scheme"
	"wbso/ports"
)

func TestRenderer(t *testing.T) {
	rendererContract(t, func(*testing.T) ports.Renderer { return New("Speurwerk") })
}

var update = flag.Bool("update", false, "write the goldens anew")

func TestRender_Golden(t *testing.T) {
	for name, d := range samples() {
		t.Run(name, func(t *testing.T) {
			var text strings.Builder
			for i, p := range pages(t, render(t, d)) {
				fmt.Fprintf(&text, "=== %d ===\n%s\n", i+1, strings.Join(p, "\n"))
			}
			file := filepath.Join("..", "..", "testdata", "pdf", name+".txt")
			if *update {
				require.NoError(t, os.WriteFile(file, []byte(text.String()), 0o644))
			}
			want, err := os.ReadFile(file)
			require.NoError(t, err, "make golden writes it")
			assert.Equal(t, string(want), text.String())
		})
	}
}

func TestRender_boxes_are_in_RVOs_order_with_their_counts(t *testing.T) {
	d := long()
	all := words(pages(t, render(t, d))[1:]...)
	at := 0
	for _, box := range form.Printed(d.Document) {
		if box.Limit < form.RemarksMax || box.Ask == "" || box.Part == application.CostsPart {
			continue
		}
		next := strings.Index(all[at:], box.Heading+" Wat RVO hier wil lezen")
		require.GreaterOrEqual(t, next, 0, box.Heading)
		at += next
		count := fmt.Sprintf("%s van %s tekens", domain.DutchInt(box.Length()), domain.DutchInt(box.Limit))
		if box.TooLong() {
			count = fmt.Sprintf("Te lang voor RVO Deze tekst heeft %s tekens en RVO neemt er %s.", domain.DutchInt(box.Length()), domain.DutchInt(box.Limit))
		}
		assert.Contains(t, all[at:], count, box.Heading)
	}
	for _, want := range []string{"11-2027", "Dien in op uiterlijk 28 februari 2027", "eHerkenning niveau 3", "machtig die dan ook", "mijn.rvo.nl", "14 dagen", "BSN en uurloon",
		"in je loonaangifte", "Wie uren schrijft", "per kwartaal", "Bijlage: te lang voor RVO", "BSN van de zelfstandige"} {
		assert.Contains(t, all, want)
	}
	for _, q := range d.Open {
		assert.Contains(t, strings.ReplaceAll(all, " ", ""), strings.ReplaceAll(q.Text, " ", ""))
	}
}

// A text over its limit is not cut: it is marked where it belongs and printed whole at the
// back, once.
func TestRender_a_text_over_its_limit_is_whole_at_the_back(t *testing.T) {
	d := long()
	all := words(pages(t, render(t, d))...)
	last := "(meetreeks 24)."
	require.Contains(t, d.Document.Novelty.Text, last)
	chapter, appendix := strings.LastIndex(all, "11 Technische nieuwheid Wat RVO"), strings.LastIndex(all, "18 Bijlage: te lang voor RVO")
	require.Positive(t, chapter)
	require.Greater(t, appendix, chapter)
	assert.NotContains(t, all[chapter:appendix], last)
	assert.Contains(t, all[appendix:], last)
	assert.Contains(t, all, "(te lang voor RVO, zie achterin)", "a row too")
	assert.NotContains(t, words(pages(t, render(t, typical()))...), "te lang voor RVO")
}

func TestRender_costs_are_a_table_with_totals(t *testing.T) {
	all := words(pages(t, render(t, long()))...)
	for _, want := range []string{
		"Metingen in een laboratorium Kosten: 12 × € 900. Meet de lekkage € 10.800 bij 700 bar", "Testbank voor 700 bar Uitgave: 60% van € 64.000. Meet de € 38.400 lekkage bij 700 bar",
		"Laptops Telt niet mee: algemene ICT telt niet mee", "Sensoren Nog niet: Is het bedrag met of zonder btw",
		"Totaal kosten € 29.300", "Totaal uitgaven € 38.400", "Samen € 67.700", "Er telt tussen € 67.700 en € 70.200 mee",
		"Kosten: tekst voor RVO Nog niet ingevuld.",
		"Testbank voor 700 bar: € 38.400 (60% van € 64.000). Meet de lekkage bij 700 bar Totaal uitgaven (zonder btw): € 38.400",
	} {
		assert.Contains(t, all, want)
	}
	alone := typical()
	alone.Document.Project.Applicant = application.SelfEmployed
	assert.Contains(t, words(pages(t, render(t, alone))...), "Zonder personeel vraagt RVO daar niet naar")
}

func TestRender_no_row_is_empty(t *testing.T) {
	for name, d := range samples() {
		for i, p := range pages(t, render(t, d)) {
			for _, line := range p {
				assert.NotRegexp(t, `^(\d+ )?—|—$`, line, "%s, page %d", name, i+1)
			}
		}
	}
	assert.NotContains(t, words(pages(t, render(t, short()))...), "Rechtsvorm Onderwerp", "what is not known has no row")
	partners := words(pages(t, render(t, long()))...)
	assert.Contains(t, partners, "Regeltechniek Van Dijk Enschede Nog niet ingevuld 6 Technische knelpunten", "an empty partner has none")
}

func TestRender_cover_says_deadline_benefit_and_hours(t *testing.T) {
	cover := words(pages(t, render(t, typical()))[0])
	for _, want := range []string{
		"Indienen uiterlijk op", "20 december 2026", "Dat is een zondag", "ongeveer € 16.848", "1.200 uur × € 29 + € 12.000 forfait = € 46.800; daarvan 36% van",
		"Een indicatie met de cijfers van 2026.", "1.200 S&O-uren", "2 mensen hebben in 12 maanden hooguit ongeveer 3.500 S&O-uren",
	} {
		assert.Contains(t, cover, want)
	}
	late := typical()
	late.Document.Project.Start = "2026-12-01"
	late.Filing = scheme.FilingFor(domain.NewDate(2026, 12, 1), late.Written)
	assert.Contains(t, words(pages(t, render(t, late))[0]), "De uren die je vóór 1 januari 2027 maakt, tellen niet mee.")
	assert.NotContains(t, words(pages(t, render(t, short()))[0]), "Verwacht voordeel")
}

func TestRender_filed_says_when(t *testing.T) {
	all := words(pages(t, render(t, filed()))...)
	assert.Contains(t, all, "Ingediend op 3 december 2026")
	assert.Contains(t, all, "Kenmerk SO27012345")
	assert.NotContains(t, all, "Dien in op uiterlijk")
}

func TestRender_asks_what_RVO_may_ask(t *testing.T) {
	all := strings.ReplaceAll(words(pages(t, render(t, typical()))...), " ", "")
	for _, q := range form.Likely(typical().Document) {
		assert.Contains(t, all, strings.ReplaceAll(q, " ", ""))
	}
}

// A box that goes on over a page says so, and a bottleneck that fits a page is not split.
func TestRender_an_answer_that_breaks_says_so(t *testing.T) {
	d := typical()
	text := "Begin. " + strings.Repeat("De klokken lopen uiteen, wat leidt tot verkeerde vergelijkingen. ", 6) + "Slot."
	for i := range d.Document.Bottlenecks.Blocks {
		d.Document.Bottlenecks.Blocks[i] = application.Bottleneck{ID: fmt.Sprint("k", i+1), Problem: text, Solution: text}
	}
	broken := 0
	for n := range 10 { // so that the boxes begin at other heights
		d.Document.Summary.Text = strings.TrimSpace(strings.Repeat("Wij ontwikkelen een stille ventilator voor in huis. ", 2*n))
		for _, p := range pages(t, render(t, d)) {
			one := words(p)
			assert.Equal(t, strings.Count(one, "Begin.")-strings.Count(one, "“Begin."), strings.Count(one, "Slot."))
			broken += strings.Count(one, "(vervolg)")
		}
	}
	assert.Positive(t, broken)
}

func TestRender_pages_are_numbered_and_text_stays_inside_the_margins(t *testing.T) {
	for name, d := range samples() {
		raw := render(t, d)
		got := pages(t, raw)
		for i, p := range got {
			assert.Contains(t, p[len(p)-1], fmt.Sprintf("Pagina %d van %d", i+1, len(got)), name)
		}
		insideMargins(t, raw)
	}
}

func TestRender_metadata_and_outline(t *testing.T) {
	d := typical()
	raw := render(t, d)
	info := poppler(t, raw, "pdfinfo", "-rawdates")
	assert.Contains(t, info, "WBSO-aanvraag: Lagerschade aan pompen")
	for field, want := range map[string]string{"Author": "Pompwijs B.V.", "Subject": "Project WBSO-2026-00042", "Creator": "Speurwerk", "CreationDate": "D:20261120000000"} {
		assert.Regexp(t, field+`:\s+`+want, info)
	}
	assert.Contains(t, string(raw), "/Lang (nl-NL)")
	for _, heading := range []string{"Projectomschrijving", "Fasering werkzaamheden", "Technische knelpunten programmatuur", "Kosten en uitgaven", "Vragen die RVO kan stellen"} {
		assert.True(t, bytes.Contains(raw, inUTF16("/Title (", heading)), "outline lacks "+heading)
	}
}

// inUTF16 returns a heading as a PDF text string.
func inUTF16(before, s string) []byte {
	out := append([]byte(before), 0xFE, 0xFF)
	for _, u := range utf16.Encode([]rune(s)) {
		out = append(out, byte(u>>8), byte(u))
	}
	return out
}

func TestRender_I04_odd_characters_survive(t *testing.T) {
	all := words(pages(t, render(t, odd()))...)
	for _, want := range []string{"Zoë \"De (Groene) \\ Pomp\" & Zn.", "株式会社", "µ-regelaar voor Ω < 5 °C ≤ 10 µm", "□野家", "<img onerror=x> en [link](http://x)", "Dit document kan enkele van je tekens niet tonen"} {
		assert.Contains(t, all, want)
	}
	assert.NotContains(t, all, "\x00")
}

func TestRender_same_print_same_bytes_also_side_by_side(t *testing.T) {
	r := New("Speurwerk")
	want, first := render(t, typical()), preview(t, typical())
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			got, err := r.RenderApplication(context.Background(), typical())
			assert.NoError(t, err)
			assert.True(t, bytes.Equal(want, got))
			got, err = r.RenderPreview(context.Background(), typical())
			assert.NoError(t, err)
			assert.True(t, bytes.Equal(first, got))
		})
	}
	all.Wait()
}

func TestRender_no_heading_is_alone_at_the_foot(t *testing.T) {
	all := requests(t)
	for n := range 10 {
		d := long()
		d.Open = d.Open[:0:0]
		for i := range n {
			d.Open = append(d.Open, form.Question{Part: application.PartKeys()[i%7], Text: "Wat weet je nog niet, en waarom?"})
		}
		d.Document.Summary.Text = strings.Repeat("Wij ontwikkelen een stille ventilator voor in huis. ", n)
		all[fmt.Sprint("sample ", n)] = d
	}
	for name, d := range all {
		headings := []string{"Aanvrager", "Project", "Posten", "Let op", "Wat plak je waar", "Vraag je voor het eerst aan?", "Na het indienen", likelyTitle, "Nog te beantwoorden",
			phasesTitle, partnersTitle, costTitle, "Kosten: tekst voor RVO", "Uitgaven: tekst voor RVO"}
		for _, box := range form.Printed(d.Document) {
			if box.Ask != "" && box.Part != application.CostsPart {
				headings = append(headings, box.Heading, box.Heading+" (vervolg)")
			}
		}
		for i, p := range pages(t, render(t, d)) {
			last := strings.TrimLeft(p[len(p)-2], "0123456789 ")
			assert.NotContains(t, headings, last, "page %d of %s", i+1, name)
			assert.NotContains(t, last, "Vakken in het formulier", "page %d of %s", i+1, name)
			assert.NotContains(t, last, "Wat RVO hier wil lezen", "page %d of %s", i+1, name)
		}
	}
}

func TestRender_says_when_the_deadline_is_over(t *testing.T) {
	all := words(pages(t, render(t, short()))...)
	assert.Contains(t, all, "de uiterste dag is voorbij")
	assert.Contains(t, all, "De eerstvolgende periode begint op 1 januari 2027")
}

func TestRender_shows_what_is_missing(t *testing.T) {
	got := words(pages(t, render(t, claim.Print{Document: application.New(), Open: form.OpenQuestions(application.New(), application.CompanyDetails{})}))...)
	assert.Contains(t, got, "Nog niet ingevuld. De vraag staat bij “Nog te beantwoorden”.")
	assert.Contains(t, got, "Kies een startmaand")
}

func TestRender_long_titles_fit_the_cover(t *testing.T) {
	for _, title := range []string{strings.Repeat("Zelfdichtende afsluiter ", 8), strings.Repeat("W", 200), strings.Repeat("æ ", 100)} {
		d := typical()
		d.Document.Project.Title = title
		s := newSheet(context.Background(), measure(), meta{})
		s.page()
		st, lines := s.coverTitle(newDocument(d, "x").title())
		assert.LessOrEqual(t, 56+float64(len(lines))*st.lead, panelHigh, title)
	}
}

func TestRender_I04_any_unicode_prints(t *testing.T) {
	r := New("Speurwerk")
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOf(rapid.OneOf(rapid.Rune(), rapid.SampledFrom([]rune("  \n\r\t\x00\u200D\uFE0F\uFFFF\uFFFE\U0001F680\U00020BB7()\\אבعZoë€"))))
		d := typical()
		d.Document.Project.Title, d.Number = text.Draw(t, "title"), text.Draw(t, "number")
		d.Company.Name, d.Company.Address.City = text.Draw(t, "company"), text.Draw(t, "city")
		d.Document.Summary.Text, d.Document.Novelty.Text = text.Draw(t, "text"), strings.Repeat(text.Draw(t, "long"), 40)
		d.Document.Partners.Rows[0].Contribution, d.Document.Phases.Rows[0].Activity = text.Draw(t, "partner"), text.Draw(t, "phase")
		d.Document.Bottlenecks.Blocks[0].Problem = text.Draw(t, "bottleneck")
		d.Open = []form.Question{{Part: application.CostsPart, Text: text.Draw(t, "question")}}
		d.Document.Costs = application.Costs{Method: scheme.ActualCosts, HasEmployees: true, Items: []application.CostItem{{Post: text.Draw(t, "post"), Reason: text.Draw(t, "reason"), Kind: application.NotCountedKind}}}
		for _, print := range []func(context.Context, claim.Print) ([]byte, error){r.RenderApplication, r.RenderPreview} {
			out, err := print(context.Background(), d)
			if err != nil || !bytes.HasPrefix(out, []byte("%PDF-")) || !bytes.HasSuffix(out, []byte("%%EOF\n")) {
				t.Fatalf("%v", err)
			}
		}
	})
}
