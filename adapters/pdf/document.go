package pdf

import (
	"fmt"
	"strings"
	"time"

	"wbso/domain/dossier"
)

// document is an application ready to print.
type document struct {
	dossier.Print
	brand  string
	lost   bool           // some of the user's letters cannot be shown
	length map[string]int // characters of each box, as RVO counts them
}

func newDocument(p dossier.Print, brand string) document {
	doc := document{brand: brand, length: map[string]int{}}
	for _, s := range p.Document.Printed() {
		doc.length[s.Key] = s.Length()
	}
	doc.Print, doc.lost = cleaned(p)
	return doc
}

func (doc document) meta() meta {
	w := doc.Written
	return meta{
		title:   "WBSO-aanvraag: " + doc.title(),
		author:  or(oneLine(doc.Company.Name), doc.brand),
		subject: "Project " + doc.Number,
		creator: doc.brand,
		written: time.Date(w.Year, w.Month, w.Day, 0, 0, 0, 0, time.UTC),
	}
}

func (doc document) title() string {
	return or(oneLine(doc.Document.Project.Title), "WBSO-project")
}

// draw prints the cover and the chapters, in RVO's order.
func (doc document) draw(s *sheet) {
	s.page()
	doc.cover(s)
	s.page()
	n := 0
	number := func() string { n++; return fmt.Sprint(n) }
	doc.applicant(s, number())
	for _, part := range dossier.PartKeys() {
		doc.part(s, number, part)
	}
	if len(doc.questions()) > 0 {
		doc.checklist(s, number())
	}
	doc.likely(s, number())
	doc.filing(s, number())
	if long := doc.tooLong(); len(long) > 0 {
		doc.appendix(s, number(), long)
	}
}

// part prints the chapters of a part.
func (doc document) part(s *sheet, number func() string, part dossier.PartKey) {
	boxes := doc.Document.PrintedPart(part)
	switch {
	case part == dossier.ProjectPart: // is with the applicant
	case part == dossier.PhasesPart:
		doc.phases(s, number())
	case part == dossier.PartnersPart:
		doc.partners(s, number())
	case part == dossier.CostsPart:
		doc.costs(s, number())
	default:
		for _, box := range boxes {
			doc.answer(s, number(), box)
		}
	}
}

const checklistTitle = "Nog te beantwoorden"

// checklist prints the open questions, by part.
func (doc document) checklist(s *sheet, number string) {
	s.heading(number, checklistTitle, 30)
	if doc.Filed.Is() {
		s.prose("RVO vraagt dit, en het stond niet in je aanvraag toen je indiende. RVO kan er nog naar vragen.", bodyStyle)
	} else {
		s.prose("RVO vraagt dit, maar het staat nog niet in je aanvraag. Vink af wat je hebt ingevuld.", bodyStyle)
	}
	last := ""
	for _, q := range doc.questions() {
		if label := q.Part.Label(); label != last {
			s.sub(label, 3*cellStyle.lead)
			last = label
		}
		s.todo(q.Text)
	}
}

// questions are the open questions, in the order of the form.
func (doc document) questions() (all []dossier.Question) {
	if doc.lost {
		all = append(all, dossier.Question{Part: dossier.ProjectPart, Text: "Dit document kan enkele van je tekens niet tonen; op die plaatsen staat □. Neem die woorden uit je eigen tekst over."})
	}
	for _, part := range dossier.PartKeys() {
		for _, q := range doc.Open {
			if q.Part == part {
				all = append(all, q)
			}
		}
	}
	return all
}

const (
	likelyTitle = "Vragen die RVO kan stellen"
	answerLines = 4 // room to write an answer on
)

// likely prints what RVO may ask, with room for the answer.
func (doc document) likely(s *sheet, number string) {
	s.heading(number, likelyTitle, 60)
	s.prose("RVO stelt vaak nog vragen, en je hebt dan 14 dagen om te antwoorden. Deze volgen uit wat je teksten nog dun laten. Bedenk nu al wat je zou zeggen.", bodyStyle)
	s.y += 2
	for i, q := range doc.Document.Likely() {
		lines := s.wrap(q, cellStyle, wide-9)
		s.need(float64(len(lines))*cellStyle.lead + answerLines*8 + 4)
		s.text(left, s.y, cellStyle.in(accent), fmt.Sprintf("%d.", i+1))
		s.hang(lines, cellStyle, left+8)
		for range answerLines {
			s.y += 8
			s.rule(left+8, s.y, wide-8, hairline)
		}
		s.y += 6
	}
}

func or(s, other string) string {
	if s == "" {
		return other
	}
	return s
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
