package pdf

import (
	"fmt"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/dossier"
)

// answer prints one text box of the form.
func (doc document) answer(s *sheet, number string, box dossier.Section) {
	first, _, _ := strings.Cut(box.Text, "\n\n")
	room := 3
	if !doc.over(box) {
		room = max(room, min(len(s.wrap(first, bodyStyle, boxWide)), togetherMax))
	}
	doc.ask(s, number, box.Heading, box.Ask, room)
	doc.box(s, box)
}

// togetherMax is how many lines at the begin of an answer stay with its heading.
const togetherMax = 20

// ask begins a chapter with what RVO wants to read there, and room for lines below it.
func (doc document) ask(s *sheet, number, heading, ask string, room int) {
	lines := s.wrap("Wat RVO hier wil lezen: "+ask, askStyle, wide)
	s.heading(number, heading, float64(len(lines))*askStyle.lead+float64(room)*bodyStyle.lead+12)
	s.flow(lines, askStyle)
	s.y += 2.5
}

// box prints the text of a box with its count. A text over RVO's limit is only marked here:
// it is printed whole at the back.
func (doc document) box(s *sheet, box dossier.Section) {
	switch {
	case doc.over(box):
		s.callout(tooLongMark, fmt.Sprintf("Deze tekst heeft %s tekens en RVO neemt er %s. Kort hem in; de hele tekst staat achterin, bij ‘%s’.",
			domain.DutchInt(doc.length[box.Key]), domain.DutchInt(box.Limit), appendixTitle))
		return
	case box.Text == "":
		s.prose(doc.unanswered("Nog niet ingevuld.", box), bodyStyle.in(accent))
		return
	}
	s.boxed(box.Text, box.Heading)
	if box.Limit > 0 {
		s.y++
		s.right(left+wide, s.y, smallStyle, fmt.Sprintf("%s van %s tekens", domain.DutchInt(doc.length[box.Key]), domain.DutchInt(box.Limit)))
		s.y += smallStyle.lead
	}
}

// unanswered says of an empty box where its question is, as long as that is open.
func (doc document) unanswered(words string, box dossier.Section) string {
	if slices.ContainsFunc(doc.Open, func(q dossier.Question) bool { return slices.Contains(box.Asks, q.ID) }) {
		return words + " De vraag staat bij ‘" + checklistTitle + "’."
	}
	return words
}

func (doc document) over(box dossier.Section) bool {
	return box.Limit > 0 && doc.length[box.Key] > box.Limit
}

const phasesTitle = "Fasering werkzaamheden"

// phases prints the planning as a table.
func (doc document) phases(s *sheet, number string) {
	doc.ask(s, number, phasesTitle, dossier.AskPhases, 4)
	boxes := doc.Document.PrintedPart(dossier.PhasesPart)
	var rows [][]string
	for _, p := range doc.Document.Phases.Rows {
		key := "phases." + p.ID
		if oneLine(p.Activity+p.Done) != "" {
			rows = append(rows, []string{fmt.Sprint(len(rows) + 1), doc.cell(boxes, key), doc.cell(boxes, key+".done")})
		}
	}
	if len(rows) == 0 {
		doc.box(s, boxes[0])
		return
	}
	s.table([]column{{"Nr.", 12}, {"Werkzaamheden", wide - 40}, {"Gereed", 28}}, rows)
	if len(rows) > dossier.PhasesMax {
		s.prose(fmt.Sprintf("RVO neemt hoogstens %d stappen. Voeg er enkele samen.", dossier.PhasesMax), cellStyle.in(accent))
	}
}

const partnersTitle = "Samenwerking"

// partners prints with whom the applicant works.
func (doc document) partners(s *sheet, number string) {
	doc.ask(s, number, partnersTitle, dossier.AskPartners, 4)
	if !doc.Document.Partners.Collaborative {
		s.prose("Nee.", bodyStyle)
		return
	}
	boxes := doc.Document.PrintedPart(dossier.PartnersPart)
	var rows [][]string
	for _, p := range doc.Document.Partners.Rows {
		key := "partners." + p.ID
		if oneLine(p.Name+p.Location+p.Contribution) != "" {
			rows = append(rows, []string{doc.cell(boxes, key+".name"), doc.cell(boxes, key+".location"), doc.cell(boxes, key+".contribution")})
		}
	}
	if len(rows) == 0 {
		doc.box(s, boxes[len(boxes)-1])
		return
	}
	s.table([]column{{"Partij", 52}, {"Plaats", 34}, {"Bijdrage", wide - 86}}, rows)
}

const tooLongMark = "Te lang voor RVO"

// cell is the text of a row's cell. One over RVO's limit is marked, and printed whole at the
// back. A cell whose question was set aside has no box.
func (doc document) cell(boxes []dossier.Section, key string) string {
	at := slices.IndexFunc(boxes, func(box dossier.Section) bool { return box.Key == key })
	if at < 0 {
		return "n.v.t."
	}
	box := boxes[at]
	switch text := oneLine(box.Text); {
	case text == "":
		return "Nog niet ingevuld"
	case !doc.over(box):
		return text
	default:
		return doc.shortened(text, box.Limit)
	}
}

func (doc document) shortened(text string, limit int) string {
	return strings.TrimRight(string([]rune(text)[:min(limit, len([]rune(text)))]), " ") + "… (te lang voor RVO, zie achterin)"
}
