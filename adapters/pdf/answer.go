package pdf

import (
	"fmt"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
)

// answer prints one text box of the form.
func (doc document) answer(s *sheet, box application.Section) {
	doc.ask(s, box.Heading, box.Ask, doc.firstOf(s, box), box)
	doc.box(s, box)
}

// firstOf is how high what a box prints first is, which stays with its heading.
func (doc document) firstOf(s *sheet, box application.Section) float64 {
	if doc.over(box) {
		_, high := s.calloutLines(doc.tooLongNotice(box))
		return 2 + high
	}
	first, _, _ := strings.Cut(box.Text, "\n\n")
	return float64(max(3, min(len(s.wrap(first, bodyStyle, boxWide)), togetherMax)))*bodyStyle.lead + 8.5
}

// togetherMax is how many lines at the begin of an answer stay with its heading.
const togetherMax = 20

// ask begins a chapter with what RVO wants to read there, as long as one can still write it,
// and with room below that.
func (doc document) ask(s *sheet, heading, ask string, room float64, boxes ...application.Section) {
	var lines []string
	if !doc.Filed.IsFiled() {
		lines = s.wrap("Wat RVO hier wil lezen: "+ask, askStyle, wide)
	}
	s.heading(heading, float64(len(lines))*askStyle.lead+1+askGap+room, boxes...)
	s.flow(lines, askStyle)
	s.y += askGap
}

const askGap = 2.5 // below what RVO wants to read

// box prints the text of a box with its count. A text over RVO's limit is only marked here:
// it is printed whole at the back.
func (doc document) box(s *sheet, box application.Section) {
	switch {
	case doc.over(box):
		s.callout(tooLongMark, doc.tooLongNotice(box))
		return
	case box.Text == "":
		s.prose(doc.unanswered(doc.said("Nog niet ingevuld.", "Niet ingevuld."), box), bodyStyle.in(accent))
		return
	}
	s.boxed(box.Text, box.Heading)
	doc.mark(s, box)
	if box.Limit > 0 {
		s.y++
		s.right(left+wide, s.y, smallStyle, fmt.Sprintf("%s van %s tekens", domain.DutchInt(doc.length[box.Key]), domain.DutchInt(box.Limit)))
		s.y += smallStyle.lead
	}
}

// mark says that a box is half, and where the questions about it are.
func (doc document) mark(s *sheet, box application.Section) {
	if box.Mark != "" {
		s.y++
		s.prose(domain.Capital(box.Mark)+": er staan vragen over open, bij “"+doc.checklistTitle()+"”.", bodyStyle.in(accent))
	}
}

// tooLongNotice says how much longer than its limit the text of a box is, and where it is whole.
func (doc document) tooLongNotice(box application.Section) string {
	return fmt.Sprintf("Deze tekst heeft %s tekens en RVO neemt er %s. %s staat achterin, bij “%s”.",
		domain.DutchInt(doc.length[box.Key]), domain.DutchInt(box.Limit), doc.said("Kort hem in; de hele tekst", "De hele tekst"), appendixTitle)
}

// unanswered says of an empty box where its question is, as long as that is open.
func (doc document) unanswered(words string, box application.Section) string {
	if slices.ContainsFunc(doc.ownQuestions(), func(q application.Question) bool { return slices.Contains(box.Asks, q.ID) }) {
		return words + " De vraag staat bij “" + doc.checklistTitle() + "”."
	}
	return words
}

func (doc document) over(box application.Section) bool {
	return box.Limit > 0 && doc.length[box.Key] > box.Limit
}

const phasesTitle = "Fasering werkzaamheden"

// phases prints the planning as a table.
func (doc document) phases(s *sheet, boxes []application.Section) {
	columns := []column{{title: "Nr.", wide: 12}, {title: "Werkzaamheden", wide: wide - 40}, {title: "Gereed", wide: 28}}
	var rows [][]string
	for _, p := range doc.Document.Phases.Rows {
		key := "phases." + p.ID
		if oneLine(p.Activity+p.Done) != "" {
			rows = append(rows, []string{fmt.Sprint(len(rows) + 1), doc.cell(boxes, key), doc.cell(boxes, key+".done")})
		}
	}
	doc.ask(s, phasesTitle, application.AskPhases, s.begin(columns, rows), boxes...)
	if len(rows) == 0 {
		doc.box(s, boxes[0])
		return
	}
	s.table(columns, rows)
	if len(rows) > application.PhasesMax {
		s.prose(fmt.Sprintf("RVO neemt hoogstens %d stappen.%s", application.PhasesMax, doc.said(" Voeg er enkele samen.", "")), cellStyle.in(accent))
	}
}

const partnersTitle = "Samenwerking"

// partners prints with whom the applicant works.
func (doc document) partners(s *sheet, boxes []application.Section) {
	columns := []column{{title: "Partij", wide: 52}, {title: "Plaats", wide: 34}, {title: "Bijdrage", wide: wide - 86}}
	var rows [][]string
	for _, p := range doc.Document.Partners.Rows {
		key := "partners." + p.ID
		if oneLine(p.Name+p.Location+p.Contribution) != "" {
			rows = append(rows, []string{doc.cell(boxes, key+".name"), doc.cell(boxes, key+".location"), doc.cell(boxes, key+".contribution")})
		}
	}
	doc.ask(s, partnersTitle, application.AskPartners, s.begin(columns, rows), boxes...)
	switch {
	case !doc.Document.Partners.Collaborative:
		s.prose("Nee.", bodyStyle)
		doc.mark(s, boxes[0])
	case len(rows) == 0:
		doc.box(s, boxes[len(boxes)-1])
	default:
		s.table(columns, rows)
	}
}

const tooLongMark = "Te lang voor RVO"

// cell is the text of a row's cell. One over RVO's limit is marked, and printed whole at the
// back. A cell whose question was set aside has no box.
func (doc document) cell(boxes []application.Section, key string) string {
	at := slices.IndexFunc(boxes, func(box application.Section) bool { return box.Key == key })
	if at < 0 {
		return "n.v.t."
	}
	box := boxes[at]
	switch text := oneLine(box.Text); {
	case text == "":
		return doc.said("Nog niet ingevuld", "Niet ingevuld")
	case !doc.over(box):
		return text
	default:
		return doc.shortened(text, box.Limit)
	}
}

func (doc document) shortened(text string, limit int) string {
	return strings.TrimRight(string([]rune(text)[:min(limit, len([]rune(text)))]), " ") + "… (te lang voor RVO, zie achterin)"
}
