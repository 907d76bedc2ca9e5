package pdf

import (
	"fmt"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/application/form"
)

// ask begins a chapter with what RVO wants to read there, as long as one can still write it.
func (doc document) ask(title, ask string, boxes ...form.Section) blocks {
	return blocks{doc.heading(title, 0, boxes...),
		when(!doc.Filed.IsFiled(), paragraph{style: askStyle, text: "Wat RVO hier wil lezen: " + ask, keep: true}), space(2.5)}
}

// box returns the text of a box with its count, or that there is none. A text over RVO's limit is
// only marked here: it is whole at the back.
func (doc document) box(of form.Section) block {
	switch {
	case doc.over(of):
		return callout(tooLongMark, doc.tooLongNotice(of))
	case of.Text == "":
		return doc.unanswered(doc.said("Nog niet ingevuld.", "Niet ingevuld."), of)
	case of.Limit == 0:
		return box{title: of.Heading, text: of.Text, remark: doc.mark(of)}
	}
	return box{title: of.Heading, text: of.Text, remark: doc.mark(of), count: doc.count(of)}
}

// count returns how many characters of a box's limit its text takes.
func (doc document) count(of form.Section) string {
	return fmt.Sprintf("%s van %s tekens", domain.DutchInt(doc.length[of.Key]), domain.DutchInt(of.Limit))
}

// mark says that a box is half, and where the questions about it are.
func (doc document) mark(of form.Section) string {
	if of.Mark == "" {
		return ""
	}
	return domain.Capital(of.Mark) + ": er staan vragen over open, bij “" + doc.checklistTitle() + "”."
}

// tooLongNotice says how much longer than its limit the text of a box is, and where it is whole.
func (doc document) tooLongNotice(box form.Section) string {
	return fmt.Sprintf("Deze tekst heeft %s tekens en RVO neemt er %s. %s staat achterin, bij “%s”.",
		domain.DutchInt(doc.length[box.Key]), domain.DutchInt(box.Limit), doc.said("Kort hem in; de hele tekst", "De hele tekst"), appendixTitle)
}

// unanswered returns the words for an empty box, with the place of its question while that is open.
func (doc document) unanswered(words string, box form.Section) paragraph {
	if slices.ContainsFunc(doc.questions(), func(q form.Question) bool { return slices.Contains(box.Asks, q.ID) }) {
		words += " De vraag staat bij “" + doc.checklistTitle() + "”."
	}
	return paragraph{style: bodyStyle.in(accent), text: words, room: 25}
}

func (doc document) over(box form.Section) bool {
	return box.Limit > 0 && doc.length[box.Key] > box.Limit
}

const phasesTitle = "Fasering werkzaamheden"

// phases returns the planning as a table.
func (doc document) phases(boxes []form.Section) blocks {
	var lines []row
	for _, p := range doc.Document.Phases.Rows {
		key := "phases." + p.ID
		if oneLine(p.Activity+p.Done) != "" {
			lines = append(lines, plain([]string{fmt.Sprint(len(lines) + 1), doc.cell(boxes, key), doc.cell(boxes, key+".done")})...)
		}
	}
	all := doc.ask(phasesTitle, form.AskPhases, boxes...)
	if len(lines) == 0 {
		return append(all, doc.box(boxes[0]))
	}
	return append(all, table([]column{{title: "Nr.", wide: 12}, {title: "Werkzaamheden", wide: wide - 40}, {title: "Gereed", wide: 28}}, lines...),
		when(len(lines) > form.PhasesMax, paragraph{style: cellStyle.in(accent),
			text: fmt.Sprintf("RVO neemt hoogstens %d stappen.%s", form.PhasesMax, doc.said(" Voeg er enkele samen.", ""))}))
}

const partnersTitle = "Samenwerking"

// partners returns with whom the applicant works.
func (doc document) partners(boxes []form.Section) blocks {
	var lines []row
	for _, p := range doc.Document.Partners.Rows {
		key := "partners." + p.ID
		if oneLine(p.Name+p.Location+p.Contribution) != "" {
			lines = append(lines, plain([]string{doc.cell(boxes, key+".name"), doc.cell(boxes, key+".location"), doc.cell(boxes, key+".contribution")})...)
		}
	}
	all := doc.ask(partnersTitle, form.AskPartners, boxes...)
	switch {
	case !doc.Document.Partners.Collaborative:
		mark := doc.mark(boxes[0])
		return append(all, paragraph{style: bodyStyle, text: "Nee.", room: tableMin},
			when(mark != "", blocks{space(1), paragraph{style: bodyStyle.in(accent), text: mark}}))
	case len(lines) == 0:
		return append(all, doc.box(boxes[len(boxes)-1]))
	}
	return append(all, table([]column{{title: "Partij", wide: 52}, {title: "Plaats", wide: 34}, {title: "Bijdrage", wide: wide - 86}}, lines...))
}

const tooLongMark = "Te lang voor RVO"

// cell returns the text of a row's cell. One over RVO's limit is marked, and printed whole at the
// back. A cell whose question was set aside has no box.
func (doc document) cell(boxes []form.Section, key string) string {
	at := slices.IndexFunc(boxes, func(box form.Section) bool { return box.Key == key })
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
