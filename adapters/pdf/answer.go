package pdf

import (
	"fmt"
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
		s.prose("Nog niet ingevuld. De vraag staat bij ‘"+checklistTitle+"’.", bodyStyle.in(accent))
		return
	}
	s.boxed(box.Text, box.Heading)
	if box.Limit > 0 {
		s.y++
		s.right(left+wide, s.y, smallStyle, fmt.Sprintf("%s van %s tekens", domain.DutchInt(doc.length[box.Key]), domain.DutchInt(box.Limit)))
		s.y += smallStyle.lead
	}
}

func (doc document) over(box dossier.Section) bool {
	return box.Limit > 0 && doc.length[box.Key] > box.Limit
}

const (
	phasesTitle = "Fasering werkzaamheden"
	askPhases   = "Welke stappen zet je zelf, en wanneer is elke stap klaar? De laatste stap is het verwachte einde van het project."
)

// phases prints the planning as a table.
func (doc document) phases(s *sheet, number string) {
	doc.ask(s, number, phasesTitle, askPhases, 4)
	var rows [][]string
	for _, p := range doc.Document.Phases.Rows {
		if activity := oneLine(p.Activity); activity != "" || p.Done != "" {
			rows = append(rows, []string{fmt.Sprint(len(rows) + 1), doc.cell("phases."+p.ID, activity, dossier.ActivityMax), p.Done})
		}
	}
	if len(rows) == 0 {
		doc.box(s, dossier.Section{})
		return
	}
	s.table([]column{{"Nr.", 12}, {"Werkzaamheden", wide - 40}, {"Gereed", 28}}, rows)
	if len(rows) > dossier.PhasesMax {
		s.prose(fmt.Sprintf("RVO neemt hoogstens %d stappen. Voeg er enkele samen.", dossier.PhasesMax), cellStyle.in(accent))
	}
}

const (
	partnersTitle = "Samenwerking"
	askPartners   = "Werk je samen met partijen buiten je eigen fiscale eenheid? Noem er hoogstens vijf, elk met plaats en bijdrage."
)

// partners prints with whom the applicant works.
func (doc document) partners(s *sheet, number string) {
	doc.ask(s, number, partnersTitle, askPartners, 4)
	if !doc.Document.Partners.Collaborative {
		s.prose("Nee.", bodyStyle)
		return
	}
	var rows [][]string
	for _, p := range doc.Document.Partners.Rows {
		key := "partners." + p.ID
		row := []string{
			doc.cell(key+".name", oneLine(p.Name), domain.PartnerNameMax), doc.cell(key+".location", oneLine(p.Location), domain.PartnerLocationMax),
			doc.cell(key+".contribution", oneLine(p.Contribution), domain.PartnerContributionMax),
		}
		if strings.Join(row, "") != "" {
			rows = append(rows, row)
		}
	}
	if len(rows) == 0 {
		doc.box(s, dossier.Section{})
		return
	}
	s.table([]column{{"Partij", 52}, {"Plaats", 34}, {"Bijdrage", wide - 86}}, rows)
}

const tooLongMark = "Te lang voor RVO"

// cell is the text of a row's cell. One over RVO's limit is marked, and printed whole at the
// back.
func (doc document) cell(key, text string, limit int) string {
	if doc.length[key] <= limit {
		return text
	}
	return strings.TrimRight(string([]rune(text)[:min(limit, len([]rune(text)))]), " ") + "… (te lang voor RVO, zie achterin)"
}
