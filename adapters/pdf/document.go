package pdf

import (
	"fmt"
	"strings"
	"time"

	"wbso/domain/application"
)

// document is an application ready to print.
type document struct {
	application.Print
	brand    string
	lost     bool           // some of the user's letters cannot be shown
	length   map[string]int // characters of each box, as RVO counts them
	projects []document     // one at a time, when there are several
}

func newDocument(p application.Print, brand string) document {
	doc := document{brand: brand, length: map[string]int{}}
	for _, s := range p.Document.Printed() {
		doc.length[s.Key] = s.Length()
	}
	doc.Print, doc.lost = cleaned(p)
	if len(p.Further) > 0 {
		for _, one := range p.Projects() {
			one.Further = nil
			doc.projects = append(doc.projects, newDocument(one, brand))
		}
	}
	return doc
}

func (doc document) meta() meta {
	w := doc.Written
	return meta{
		title:   "WBSO-aanvraag: " + doc.title(),
		author:  or(oneLine(doc.Company.Name), doc.brand),
		subject: doc.subject(),
		creator: doc.brand,
		written: time.Date(w.Year, w.Month, w.Day, 0, 0, 0, 0, time.UTC),
	}
}

func (doc document) subject() string {
	if doc.bundled() {
		return "Projecten " + doc.numbers()
	}
	return "Project " + doc.Number
}

// title is that of the project, or of the first one with how many there are besides.
func (doc document) title() string {
	title := or(oneLine(doc.Document.Project.Title), "WBSO-project")
	switch others := len(doc.projects) - 1; {
	case others == 1:
		title += ", en nog een project"
	case others > 1:
		title += fmt.Sprintf(", en nog %d projecten", others)
	}
	return title
}

// draw prints the cover and the chapters: those of RVO's form in its order, and what helps
// with it.
func (doc document) draw(s *sheet) {
	s.page()
	doc.cover(s)
	s.page()
	doc.form(s)
	doc.guide(s)
}

// form prints the chapters that answer RVO's form.
func (doc document) form(s *sheet) {
	if doc.bundled() {
		doc.bundle(s)
		return
	}
	doc.applicant(s)
	doc.parts(s)
}

// each are the projects one at a time, also when there is only one.
func (doc document) each() []document {
	if doc.bundled() {
		return doc.projects
	}
	return []document{doc}
}

// parts prints the chapters of a project.
func (doc document) parts(s *sheet) {
	for _, part := range application.PartKeys() {
		doc.part(s, part)
	}
}

// guide prints what is open, what RVO may ask, how to file, and at the back what is too long.
func (doc document) guide(s *sheet) {
	doc.checklist(s)
	if !doc.bundled() {
		doc.likely(s)
	}
	doc.filing(s)
	for _, p := range doc.each() {
		p.appendix(s)
	}
}

// part prints the chapters of a part: none for one of which RVO asks nothing.
func (doc document) part(s *sheet, part application.PartKey) {
	boxes := doc.MarkedPart(part)
	switch {
	case part == application.CompanyPart, part == application.ProjectPart: // are with the applicant
	case part == application.CostsPart && doc.weighs():
		doc.costs(s, boxes)
	case len(boxes) == 0:
	case part == application.PhasesPart:
		doc.phases(s, boxes)
	case part == application.PartnersPart:
		doc.partners(s, boxes)
	case part == application.CostsPart:
		doc.costs(s, boxes)
	default:
		for _, box := range boxes {
			doc.answer(s, box)
		}
	}
}

// checklistTitle is the heading of what is open, or was when the application was filed.
func (doc document) checklistTitle() string { return doc.said("Nog te beantwoorden", "Niet ingevuld") }

// said chooses between what there is to do and, once the application is filed, what was done.
func (doc document) said(todo, done string) string {
	if doc.Filed.IsFiled() {
		return done
	}
	return todo
}

// checklist prints the open questions, by part.
func (doc document) checklist(s *sheet) {
	open := doc.questions()
	if len(open) == 0 {
		return
	}
	s.heading(doc.checklistTitle(), 30)
	s.prose(doc.said("RVO vraagt dit, maar het staat nog niet in je aanvraag. Vink af wat je hebt ingevuld.",
		"RVO vraagt dit, en het stond niet in je aanvraag toen je indiende. RVO kan er nog naar vragen."), bodyStyle)
	last := ""
	for _, q := range open {
		lines := s.wrap(q.Text, cellStyle, wide-9)
		if label := q.label; label != last {
			s.sub(label, float64(len(lines))*cellStyle.lead+4)
			last = label
		}
		s.todo(lines, !doc.Filed.IsFiled())
	}
}

// openQuestion is an open question under the heading where it is printed.
type openQuestion struct {
	application.Question
	label string
}

// questions are the open questions, in the order of the form.
func (doc document) questions() (all []openQuestion) {
	for i, p := range doc.each() {
		for _, q := range p.ownQuestions() {
			label := q.Part.PartLabel()
			switch {
			case !doc.bundled():
			case q.Part != application.CompanyPart:
				label = fmt.Sprintf("Project %d: %s", i+1, label)
			case i > 0: // the company is the same
				continue
			}
			all = append(all, openQuestion{q, label})
		}
	}
	return all
}

// ownQuestions are those of one project. Nobody shortens a text that was filed.
func (doc document) ownQuestions() (all []application.Question) {
	if doc.lost {
		all = append(all, application.Question{Part: application.ProjectPart, Text: "Dit document kan enkele van je tekens niet tonen; op die plaatsen staat □." +
			doc.said(" Neem die woorden uit je eigen tekst over.", "")})
	}
	for _, part := range application.PartKeys() {
		for _, q := range doc.Open {
			if q.Part == part && !(doc.Filed.IsFiled() && q.Need == application.TooLongNeed) {
				all = append(all, q)
			}
		}
	}
	return all
}

const (
	likelyTitle = "Vragen die RVO kan stellen"
	answerLines = 4 // room to write an answer on
	answerLead  = 7.0
)

// likely prints what RVO may ask, with room for the answer.
func (doc document) likely(s *sheet) {
	s.heading(likelyTitle, 60)
	s.prose("RVO stelt vaak nog vragen, en je hebt dan 14 dagen om te antwoorden. Deze volgen uit wat je teksten nog dun laten. Bedenk nu al wat je zou zeggen.", bodyStyle)
	s.y += 2
	for i, q := range doc.Document.Likely() {
		lines := s.wrap(q, cellStyle, wide-9)
		s.need(float64(len(lines))*cellStyle.lead + answerLines*answerLead + 3)
		s.text(left, s.y, cellStyle.in(accent), fmt.Sprintf("%d.", i+1))
		s.hang(lines, cellStyle, left+8)
		for range answerLines {
			s.y += answerLead
			s.rule(left+8, s.y, wide-8, hairline)
		}
		s.y += 4
	}
}

func or(s, other string) string {
	if s == "" {
		return other
	}
	return s
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
