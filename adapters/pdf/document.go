package pdf

import (
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"wbso/domain"
)

// document is a dossier ready to print.
type document struct {
	domain.Dossier
	brand string
	lost  bool           // some of the user's letters cannot be shown
	count map[string]int // characters of each section, as RVO counts them
}

func newDocument(d domain.Dossier, brand string) document {
	doc := document{brand: brand, count: map[string]int{}}
	for _, s := range d.Application.Sections {
		doc.count[s.Key] = utf8.RuneCountInString(s.Text)
	}
	doc.Dossier, doc.lost = cleaned(d)
	return doc
}

func (doc document) meta() meta {
	written := doc.Written
	if written.IsZero() {
		written = domain.DateOf(doc.Request.CreatedAt)
	}
	return meta{
		title:   "WBSO-aanvraag: " + oneLine(doc.title()),
		author:  or(oneLine(doc.Request.Company.Name), doc.brand),
		subject: "Project " + doc.Request.Number,
		creator: doc.brand,
		written: time.Date(written.Year, written.Month, written.Day, 0, 0, 0, 0, time.UTC),
	}
}

func (doc document) title() string {
	return or(doc.Application.Title, or(doc.Request.Title, "WBSO-project"))
}

// draw prints the cover and the chapters, in RVO's order.
func (doc document) draw(s *sheet) {
	s.page()
	doc.cover(s)
	s.page()
	n := 0
	number := func() string { n++; return fmt.Sprint(n) }
	doc.applicant(s, number())
	costs := false
	for _, section := range doc.Application.Sections {
		if section.Key == domain.SectionCosts {
			doc.costMethod(s, number())
			costs = true
		}
		doc.section(s, number(), section)
	}
	if !costs {
		doc.costMethod(s, number())
	}
	if len(doc.questions()) > 0 {
		doc.checklist(s, number())
	}
	doc.filing(s, number())
	if rests := doc.rests(); len(rests) > 0 {
		doc.appendix(s, number(), rests)
	}
}

// section prints one answer of the form.
func (doc document) section(s *sheet, number string, sec domain.Section) {
	ask := s.wrap("Wat RVO hier wil lezen: "+sec.Ask, askStyle, wide)
	s.heading(number, sec.Heading, float64(len(ask))*askStyle.lead+3*bodyStyle.lead+12)
	s.flow(ask, askStyle, left, 0, white)
	s.y += 2.5
	switch {
	case sec.Key == domain.SectionPhases && len(doc.Application.Phases) > 0:
		doc.phases(s)
	case sec.Text == "":
		s.prose("Nog niet ingevuld. De vraag staat bij ‘"+checklistTitle+"’.", bodyStyle.in(accent))
	case sec.Limit == 0:
		s.prose(sec.Text, bodyStyle)
	default:
		s.boxed(sec.Text)
	}
	if sec.Limit > 0 {
		doc.counter(s, sec)
	}
	if sec.Key == domain.SectionPartners {
		doc.partners(s)
	}
}

// counter prints how many of RVO's characters a text takes.
func (doc document) counter(s *sheet, sec domain.Section) {
	s.y += 1
	line := fmt.Sprintf("%s van %s tekens", thousands(doc.count[sec.Key]), thousands(sec.Limit))
	if sec.Rest != "" {
		line = "Ingekort, zie ‘" + appendixTitle + "’ · " + line
	}
	s.right(left+wide, s.y, smallStyle, line)
	s.y += smallStyle.lead
}

func (doc document) phases(s *sheet) {
	var rows [][]string
	for i, p := range doc.Application.Phases {
		rows = append(rows, []string{fmt.Sprint(i + 1), p.Activity, or(p.Done, "—")})
	}
	s.table([]column{{"Nr.", 12}, {"Werkzaamheden", wide - 40}, {"Gereed", 28}}, rows)
}

func (doc document) partners(s *sheet) {
	sub := doc.Request.Submission
	if !sub.Collaborative || len(sub.Partners) == 0 {
		return
	}
	var rows [][]string
	for _, p := range sub.Partners {
		rows = append(rows, []string{oneLine(p.CompanyName), or(oneLine(p.Location), "—"), or(oneLine(p.Contribution), "—")})
	}
	s.y += 3
	s.table([]column{{"Partij", 52}, {"Plaats", 34}, {"Bijdrage", wide - 86}}, rows)
}

// costMethod prints which of RVO's two methods is chosen, which is advised, and why.
func (doc document) costMethod(s *sheet, number string) {
	chosen := doc.Request.Submission.CostMethod
	s.heading(number, costTitle, 70)
	s.facts([][]string{
		{"Gekozen methode", or(methodName(chosen), "—")},
		{"Advies", or(methodName(doc.Costs.Recommendation), "—")},
	})
	if doc.Costs.Reasoning != "" {
		s.sub("Waarom", 2*bodyStyle.lead)
		s.prose(doc.Costs.Reasoning, bodyStyle)
		s.y += 2
	}
	if doc.Costs.Warning != "" {
		s.callout("Let op", doc.Costs.Warning)
	}
}

func methodName(m domain.CostMethod) string {
	switch m {
	case domain.FlatRate:
		return "Forfait: een vast bedrag per S&O-uur"
	case domain.ActualCosts:
		return "Werkelijke kosten en uitgaven"
	}
	return ""
}

const (
	costKey        = "kostenmethode"
	costTitle      = "Kosten en uitgaven: de methode"
	checklistTitle = "Nog te beantwoorden"
)

// checklist prints the open questions, by section.
func (doc document) checklist(s *sheet, number string) {
	s.heading(number, checklistTitle, 30)
	s.prose("RVO vraagt dit, maar het staat niet in je teksten. Vink af wat je hebt ingevuld.", bodyStyle)
	last := ""
	for _, q := range doc.questions() {
		if q.Section != last {
			s.sub(doc.headingOf(q.Section), 3*cellStyle.lead)
			last = q.Section
		}
		s.todo(q.Question)
	}
}

// questions are the writer's open questions, and those that follow from the dossier.
func (doc document) questions() []domain.OpenQuestion {
	all := append([]domain.OpenQuestion{}, doc.Application.Open...)
	if doc.lost {
		all = append(all, domain.OpenQuestion{Section: domain.SectionTitle, Question: "Dit document kan enkele van je tekens niet tonen; op die plaatsen staat □. Neem die woorden uit je eigen tekst over."})
	}
	if doc.Request.Submission.CostMethod == "" {
		all = append(all, domain.OpenQuestion{Section: costKey, Question: "Welke methode kies je voor kosten en uitgaven: het forfait of de werkelijke bedragen?"})
	}
	for _, f := range doc.applicantFields() {
		if f.value == "" && f.question != "" {
			all = append(all, domain.OpenQuestion{Section: applicantKey, Question: f.question})
		}
	}
	return all
}

func (doc document) headingOf(key string) string {
	switch key {
	case applicantKey:
		return "Aanvrager"
	case costKey:
		return costTitle
	}
	for _, s := range doc.Application.Sections {
		if s.Key == key {
			return s.Heading
		}
	}
	return "Project"
}

// thousands formats a number in Dutch: 1.234.
func thousands(n int) string {
	digits := fmt.Sprint(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "." + digits[i:]
	}
	return digits
}

func or(s, other string) string {
	if s == "" {
		return other
	}
	return s
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
