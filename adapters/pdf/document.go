package pdf

import (
	"cmp"
	"fmt"
	"strings"

	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
)

// document is an application ready to print.
type document struct {
	claim.Print
	brand    string
	lost     bool           // some of the user's letters cannot be shown
	length   map[string]int // characters of each box, as RVO counts them
	projects []document     // one at a time, when there are several
	among    bool           // one of several
}

func newDocument(p claim.Print, brand string) document {
	doc := document{brand: brand, length: map[string]int{}}
	for _, s := range form.Printed(p.Document) {
		doc.length[s.Key] = s.Length()
	}
	doc.Print, doc.lost = cleaned(p)
	if len(p.Further) > 0 {
		for _, one := range p.Projects() {
			one.Further = nil
			p := newDocument(one, brand)
			p.among = true
			doc.projects = append(doc.projects, p)
		}
	}
	return doc
}

// title returns the title of the project. With several projects it is the title of the first and
// the number of the others.
func (doc document) title() string {
	title := cmp.Or(oneLine(doc.Document.Project.Title), "WBSO-project")
	switch others := len(doc.projects) - 1; {
	case others == 1:
		title += ", en nog een project"
	case others > 1:
		title += fmt.Sprintf(", en nog %d projecten", others)
	}
	return title
}

// paper returns the cover and the chapters: those of RVO's form in its order, what is open, what
// RVO may ask, how to file, and at the back what is too long.
func (doc document) paper() paper {
	legal, subject := doc.project(), "Project "
	if doc.bundled() {
		legal, subject = doc.bundle(), "Projecten "
	}
	all := blocks{legal, doc.checklist(), when(!doc.bundled(), doc.likely()), doc.filing()}
	for _, p := range doc.each() {
		all = append(all, p.appendix())
	}
	return paper{meta: about(doc.brand, "WBSO-aanvraag: "+doc.title(), subject+doc.numbers(), cmp.Or(oneLine(doc.Company.Name), doc.brand), doc.Written),
		front: doc.cover, blocks: all, head: doc.title(), number: doc.Number, foot: doc.Company.Name}
}

// each returns the projects one at a time, also when there is only one.
func (doc document) each() []document {
	if doc.bundled() {
		return doc.projects
	}
	return []document{doc}
}

// parts returns the chapters of a project: none for a part of which RVO asks nothing.
func (doc document) parts() (all blocks) {
	for _, part := range application.PartKeys() {
		boxes := doc.MarkedPart(part)
		switch {
		case part == application.CompanyPart, part == application.ProjectPart: // are with the applicant
		case part == application.CostsPart && (len(boxes) > 0 || doc.weighs()):
			all = append(all, doc.costs(boxes))
		case len(boxes) == 0:
		case part == application.PhasesPart:
			all = append(all, doc.phases(boxes))
		case part == application.PartnersPart:
			all = append(all, doc.partners(boxes))
		default:
			for _, box := range boxes {
				all = append(all, doc.ask(box.Heading, box.Ask, box), doc.box(box))
			}
		}
	}
	return all
}

// heading begins a chapter, of a project among several a section.
func (doc document) heading(title string, room float64, boxes ...form.Section) heading {
	return heading{title: title, room: room, boxes: boxes, section: doc.among}
}

// checklistTitle returns the heading of what is open, or was when the application was filed.
func (doc document) checklistTitle() string { return doc.said("Nog te beantwoorden", "Niet ingevuld") }

// said chooses between what there is to do and, once the application is filed, what was done.
func (doc document) said(todo, done string) string {
	if doc.Filed.IsFiled() {
		return done
	}
	return todo
}

// checklist returns the open questions, by part, each with a box to tick, or a dash when it is too
// late for that.
func (doc document) checklist() (all blocks) {
	mark := cell{{shape: tick, text: doc.said("", "–")}}
	last := ""
	for i, p := range doc.each() {
		for _, q := range p.questions() {
			label := q.Part.PartLabel()
			switch {
			case !doc.bundled():
			case q.Part != application.CompanyPart:
				label = fmt.Sprintf("Project %d: %s", i+1, label)
			case i > 0: // the company is the same
				continue
			}
			all = append(all, when(label != last, sub(label)),
				rows{columns: []column{{wide: 8}, {wide: wide - 9 + gutter}}, rows: []row{{cells: []cell{mark, cellStyle.of(q.Text)}}}, below: 2})
			last = label
		}
	}
	if all == nil {
		return nil
	}
	return append(blocks{
		heading{title: doc.checklistTitle(), room: 30},
		paragraph{style: bodyStyle, text: doc.said("RVO vraagt dit, maar het staat nog niet in je aanvraag. Vink af wat je hebt ingevuld.",
			"RVO vraagt dit, en het stond niet in je aanvraag toen je indiende. RVO kan er nog naar vragen.")},
	}, all...)
}

// questions returns the open ones of one project. Nobody shortens a text that was filed.
func (doc document) questions() (all []form.Question) {
	if doc.lost {
		all = append(all, form.Question{Part: application.ProjectPart, Text: "Dit document kan enkele van je tekens niet tonen; op die plaatsen staat □." +
			doc.said(" Neem die woorden uit je eigen tekst over.", "")})
	}
	for _, part := range application.PartKeys() {
		for _, q := range doc.Open {
			if q.Part == part && !(doc.Filed.IsFiled() && q.Need == form.TooLongNeed) {
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

// likely returns what RVO may ask, with room for the answer.
func (doc document) likely() blocks {
	answer := styled{style: style{size: 1, lead: answerLines * answerLead}, shape: func(s *sheet, x, y float64, _ string) {
		for n := range answerLines {
			s.rule(x, y+answerLead*float64(n+1), wide-8, hairline)
		}
	}}
	list := rows{columns: []column{{wide: 8, style: cellStyle.in(accent)}, {wide: wide - 9 + gutter}}, below: 4}
	for i, q := range form.Likely(doc.Document) {
		list.rows = append(list.rows, row{cells: []cell{{{text: fmt.Sprintf("%d.", i+1)}}, append(cellStyle.of(q), answer)}})
	}
	return blocks{
		doc.heading(likelyTitle, 60),
		paragraph{style: bodyStyle, text: "RVO stelt vaak nog vragen, en je hebt dan 14 dagen om te antwoorden. Deze volgen uit wat je teksten nog dun laten. Bedenk nu al wat je zou zeggen."},
		space(2), list,
	}
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
