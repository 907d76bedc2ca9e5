package pdf

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
)

// pointer matches the name of a chapter that a sentence sends its reader to.
var pointer = regexp.MustCompile(`(?:staat bij|achterin, bij|lijst) “([^”]+)”`)

// What a document sends its reader to is in it, and it says that something is missing exactly
// where a question is open.
func TestRender_refers_to_what_is_there(t *testing.T) {
	all := requests(t)
	for name, p := range samples() {
		all[name] = p
	}
	for seed := range uint64(20) {
		a, c := applicationtest.Random(seed)
		p := printOf(a, c)
		all[fmt.Sprint("random ", seed)] = p
		for _, q := range p.Open {
			p.Document.Dismissed = append(p.Document.Dismissed, q.ID)
		}
		p.Open = nil
		all[fmt.Sprint("random, all set aside, ", seed)] = p
	}
	all["new"] = claim.Print{Document: application.New(), Open: form.OpenQuestions(application.New(), application.CompanyDetails{})}
	for name, p := range all {
		got := pages(t, render(t, p))
		cover, text := words(got[0]), words(got[1:]...)
		for _, m := range pointer.FindAllStringSubmatch(text, -1) {
			assert.Contains(t, cover, m[1], name)
		}
		assert.Equal(t, strings.Contains(text, "zie achterin") || strings.Contains(text, "staat achterin"), strings.Contains(cover, appendixTitle), name)
		assert.Equal(t, !p.Filed.IsFiled(), strings.Contains(text, copyListTitle), "%s: the list of the step that names it", name)
		_, lost := cleaned(p)
		assert.Equal(t, len(p.Open) > 0 || lost, strings.Contains(cover, newDocument(p, "").checklistTitle()), name)
		unfilled := 0
		for _, one := range p.Projects() {
			unfilled += emptyBoxes(one.Document)
		}
		assert.Equal(t, unfilled, strings.Count(text, "De vraag staat bij “"), name)
		empty := false
		for _, one := range p.Projects() {
			_, open := listed(one)
			empty = empty || open
		}
		assert.Equal(t, empty && !p.Filed.IsFiled(), strings.Contains(text, emptyMark), name)
		if len(p.Open) == 0 {
			assert.False(t, empty && !p.Filed.IsFiled(), name)
			assert.NotContains(t, text, "Nog niet", name)
			assert.NotContains(t, text, "open vragen", name)
		}
	}
}

// emptyBoxes counts the boxes that have a chapter of their own, or the first line of one.
func emptyBoxes(a application.Application) (n int) {
	for _, s := range form.Printed(a) {
		if s.Text == "" && (s.Ask != "" || s.Key == "kostenmethode") {
			n++
		}
	}
	return n
}

// listed returns the fields of RVO's form in its order, and whether one is empty.
func listed(p claim.Print) (headings []string, empty bool) {
	for _, part := range application.PartKeys() {
		for _, field := range p.FieldsOf(p.MarkedPart(part)) {
			headings = append(headings, field.Heading)
			empty = empty || field.Text == ""
		}
	}
	return headings, empty
}

// The copy list has every field of RVO, in its order, and names the empty ones.
func TestCopyList_has_every_field(t *testing.T) {
	for seed := range uint64(30) {
		a, c := applicationtest.Random(seed)
		p := printOf(a, c)
		s := newSheet(context.Background(), advances(), meta{})
		newDocument(p, "Speurwerk").paper().draw(s)
		var got []string
		empty := false
		for _, e := range s.entries {
			for _, boxes := range e.parts() {
				empty = empty || strings.Contains(strings.Join(lackingIn(boxes), "\n"), emptyMark)
				for _, box := range boxes {
					if box.Key != "" { // the line that is never filled here has none
						got = append(got, box.Heading)
					}
				}
			}
		}
		want, wantEmpty := listed(p)
		assert.Equal(t, want, got, seed)
		assert.Equal(t, wantEmpty, empty, seed)
	}
}

func TestCopyList_names_rows_once_and_what_is_lacking(t *testing.T) {
	p := typical()
	boxes := p.MarkedPart(application.PartnersPart)
	boxes[2].Mark, boxes[3].Text = "nog niet compleet", ""
	assert.Equal(t, "Samenwerking: Partner 1 (naam, plaats, bijdrage)", named(boxes))
	assert.Equal(t, []string{"nog niet compleet: Partner 1: plaats", "nog leeg: Partner 1: bijdrage"}, lackingIn(boxes))
	assert.Equal(t, []string{"nog leeg"}, lackingIn(boxes[3:]))
	assert.Contains(t, named(p.FieldsOf(p.MarkedPart(application.CompanyPart))), "Vestigingsadres (straat, huisnummer, postcode, plaats)")
}

// toDo are words of the document that ask for something before the application is filed.
var toDo = regexp.MustCompile(`(?i)\bdien (je |de |het )?(aanvraag )?in\b|dien .{0,12}op uiterlijk|vul (dit|het|je)\b|\bnog (niet|leeg|te)\b|kort (hem|ze|de tekst)\b|kies (de|een)\b|vink af|neem de teksten|neem die woorden|loop de lijst|uiterste dag|wil lezen|nog in te vullen|voeg er|leg het dan uit|indienen uiterlijk`)

// What was filed speaks of what was done, and what is not yet of what there is to do.
func TestRender_filed_asks_for_nothing_that_is_too_late(t *testing.T) {
	all := samples()
	for seed := range uint64(6) {
		a, c := applicationtest.Random(seed)
		all[fmt.Sprint("random ", seed)] = printOf(a, c)
	}
	few := typical()
	few.Document.Project.Hours = 90_000
	all["too many hours"] = few
	for name, p := range all {
		for i := range p.Open { // whose words are the domain's, and name what is missing
			p.Open[i].Text = "Wat ontbreekt?"
		}
		for _, further := range p.Further {
			for i := range further.Open {
				further.Open[i].Text = "Wat ontbreekt?"
			}
		}
		p.Filed = claim.FilingRecord{}
		assert.Regexp(t, toDo, words(pages(t, render(t, p))...), name)
		p.Filed = claim.FilingRecord{Date: domain.NewDate(2026, time.December, 3)}
		text := words(pages(t, render(t, p))...)
		assert.NotRegexp(t, toDo, text, name)
		assert.Contains(t, text, "Ingediend op 3 december 2026", name)
	}
}

func TestRender_filed_with_open_questions(t *testing.T) {
	p := filed()
	p.Open = append(typical().Open, form.Question{Part: application.NoveltyPart, Need: form.TooLongNeed, Text: "Kort de tekst in."})
	text := words(pages(t, render(t, p))...)
	assert.Contains(t, text, "het stond niet in je aanvraag toen je indiende")
	assert.NotContains(t, text, "Kort de tekst in")
}

// The flat rate asks for no posts, so none is printed, and who has no employees chooses none.
func TestRender_costs_say_the_same_everywhere(t *testing.T) {
	p := long()
	p.Document.Costs.Method = "forfetair"
	p = printOf(p.Document, p.Company)
	got := pages(t, render(t, p))
	assert.Contains(t, words(got[0]), "forfait")
	text := words(got[1:]...)
	assert.Contains(t, text, "Bij het forfait vraagt RVO geen posten")
	assert.NotContains(t, text, "Sensoren")
	p.Document.Project.Applicant = application.SelfEmployed
	alone := words(pages(t, render(t, p))[1:]...)
	assert.Contains(t, alone, "Zonder personeel vraagt RVO daar niet naar")
	assert.NotContains(t, alone, "Kies de kostenmethode")
}

// The period of a self-employed person begins with the filing: no day is named, and no employees.
func TestRender_the_self_employed(t *testing.T) {
	p := typical()
	p.Document.Project.Applicant = application.SelfEmployed
	text := words(pages(t, render(t, p))...)
	assert.Contains(t, text, "Je periode begint op de dag waarop je indient")
	for _, untrue := range []string{"20 december 2026", "Aanvraagperiode", "Werknemers die S&O doen", "Een werkgever kan", "loonaangifte", "BSN's"} {
		assert.NotContains(t, text, untrue)
	}
	assert.Contains(t, text, "Trek de S&O-aftrek van je winst af")
	p.Document.Project.Applicant = application.Both
	both := words(pages(t, render(t, p))...)
	assert.Contains(t, both, "Trek de S&O-aftrek van je winst af")
	assert.Contains(t, both, "in je loonaangifte")
}

// The deduction of a self-employed person is named as what it is, and its bound where it counts.
func TestRender_the_deduction_of_the_self_employed(t *testing.T) {
	cover := func(hours int, earlier ...claim.Claim) string {
		p := typical()
		p.Document.Project.Applicant, p.Document.Project.Hours = application.SelfEmployed, hours
		steps, known := claim.BenefitOfHours(p.Document, p.Company, earlier, 2027)
		require.True(t, known)
		p.Benefit = &steps
		return words(pages(t, render(t, p))[0])
	}
	alone := cover(600)
	assert.Contains(t, alone, "€ 15.979")
	assert.Contains(t, alone, "verlaagt de winst waarover je belasting")
	assert.Contains(t, alone, "urencriterium van 1.225 uur")
	assert.NotContains(t, alone, "Verwacht voordeel", "which is that of an employer")
	assert.Contains(t, cover(499), "Met minder dan 500 eigen S&O-uren")
	before := typical().Document
	before.Project.Applicant, before.Project.Hours = application.SelfEmployed, 600
	assert.Contains(t, cover(600, claim.Claim{Document: before}), "telt al mee bij een eerdere aanvraag")
}

// The closing lines are never alone on a page, wherever the last remark ends.
func TestRender_closing_lines_follow_the_last_remark(t *testing.T) {
	doc := newDocument(filed(), "Speurwerk")
	turned := false
	for y := top; y < 150; y += 2 {
		s := newSheet(t.Context(), advances(), meta{})
		s.page()
		s.y = y
		doc.filing().print(s, nil)
		raw, err := s.bytes()
		require.NoError(t, err)
		got := pages(t, raw)
		last := words(got[len(got)-1])
		assert.Contains(t, last, noVow, y)
		assert.Contains(t, last, "Bewaar de administratie 7 jaar", y)
		turned = turned || !strings.Contains(last, "Projectdossier")
	}
	assert.True(t, turned, "one of them turns the page before the last remark")
}
