package pdf

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/dossier"
	"wbso/domain/dossier/dossiertest"
)

// pointer matches the name of a chapter that a sentence sends its reader to.
var pointer = regexp.MustCompile(`(?:staat bij|achterin, bij|lijst) ‘([^’]+)’`)

// What a document sends its reader to is in it, and it says that something is missing exactly
// where a question is open.
func TestRender_refers_to_what_is_there(t *testing.T) {
	all := requests(t)
	for name, p := range samples() {
		all[name] = p
	}
	for seed := range uint64(20) {
		a, c := dossiertest.Random(seed)
		p := printOf(a, c)
		all[fmt.Sprint("random ", seed)] = p
		for _, q := range p.Open {
			p.Document.Dismissed = append(p.Document.Dismissed, q.ID)
		}
		p.Open = nil
		all[fmt.Sprint("random, all set aside, ", seed)] = p
	}
	all["new"] = dossier.Print{Document: dossier.New(), Open: dossier.New().Open(dossier.Company{})}
	for name, p := range all {
		got := pages(t, render(t, p))
		cover, text := words(got[0]), words(got[1:]...)
		for _, m := range pointer.FindAllStringSubmatch(text, -1) {
			assert.Contains(t, cover, m[1], name)
		}
		assert.Equal(t, strings.Contains(text, "zie achterin") || strings.Contains(text, "staat achterin"), strings.Contains(cover, appendixTitle), name)
		assert.True(t, strings.Contains(text, "Wat plak je waar"), "%s: the table of the step that names it", name)
		_, lost := cleaned(p)
		assert.Equal(t, len(p.Open) > 0 || lost, strings.Contains(cover, checklistTitle), name)
		assert.Equal(t, emptyBoxes(p.Document), strings.Count(text, "De vraag staat bij ‘"+checklistTitle+"’"), name)
		if len(p.Open) == 0 {
			assert.NotContains(t, text, "Nog niet", name)
			assert.NotContains(t, text, "open vragen", name)
		}
	}
}

// emptyBoxes counts the boxes that have a chapter of their own, or the first line of one.
func emptyBoxes(a dossier.Application) (n int) {
	for _, s := range a.Printed() {
		if s.Text == "" && (s.Ask != "" || s.Key == "kostenmethode") {
			n++
		}
	}
	return n
}

// After filing nobody answers a question in the application any more.
func TestRender_filed_with_open_questions(t *testing.T) {
	p := filed()
	p.Open = typical().Open
	text := words(pages(t, render(t, p))...)
	assert.NotContains(t, text, "Beantwoord de open vragen")
	assert.Contains(t, text, "het stond niet in je aanvraag toen je indiende")
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
	p.Document.Project.Applicant = dossier.SelfEmployed
	alone := words(pages(t, render(t, p))[1:]...)
	assert.Contains(t, alone, "Zonder personeel vraagt RVO niet naar kosten")
	assert.NotContains(t, alone, "Kies de kostenmethode")
}

// The period of a self-employed person begins with the filing: no day is named, and no employees.
func TestRender_the_self_employed(t *testing.T) {
	p := typical()
	p.Document.Project.Applicant = dossier.SelfEmployed
	text := words(pages(t, render(t, p))...)
	assert.Contains(t, text, "Je periode begint op de dag waarop je indient")
	for _, untrue := range []string{"20 december 2026", "Aanvraagperiode", "Werknemers die S&O doen", "Een werkgever kan", "loonaangifte", "BSN's"} {
		assert.NotContains(t, text, untrue)
	}
	assert.Contains(t, text, "Trek de S&O-aftrek van je winst af")
	p.Document.Project.Applicant = dossier.Both
	both := words(pages(t, render(t, p))...)
	assert.Contains(t, both, "Trek de S&O-aftrek van je winst af")
	assert.Contains(t, both, "in je loonaangifte")
}

// The deduction of a self-employed person is named as what it is, and its bound where it counts.
func TestRender_the_deduction_of_the_self_employed(t *testing.T) {
	cover := func(hours int, earlier ...dossier.Claim) string {
		p := typical()
		p.Document.Project.Applicant, p.Document.Project.Hours = dossier.SelfEmployed, hours
		steps, known := p.Document.Benefit(p.Company, earlier, 2027)
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
	before.Project.Applicant, before.Project.Hours = dossier.SelfEmployed, 600
	assert.Contains(t, cover(600, dossier.Claim{Document: before}), "telt al mee bij een eerdere aanvraag")
}
