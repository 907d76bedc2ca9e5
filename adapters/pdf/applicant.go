package pdf

import (
	"fmt"
	"slices"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
)

const applicantTitle = "Aanvrager en project"

// project returns an application with one project: the data on the company and the project, as far
// as they are known, and the chapters.
func (doc document) project() blocks {
	boxes := slices.Concat(doc.companyBoxes(), doc.MarkedPart(application.ProjectPart))
	return blocks{
		heading{title: applicantTitle, room: 40, boxes: doc.FieldsOf(boxes)},
		sub("Aanvrager"), facts(rowsOf(doc.companyBoxes())...),
		sub("Project"), facts(doc.projectRows()...),
		doc.parts(),
	}
}

// companyBoxes returns the boxes about the applicant.
func (doc document) companyBoxes() []form.Section {
	company := doc.MarkedPart(application.CompanyPart)
	if doc.Document.Project.Applicant != application.Employees {
		// A citizen service number is never kept, so its line is empty.
		company = append(company, form.Section{Part: application.CompanyPart, Heading: "BSN van de zelfstandige", Text: doc.said("……………………………  (vul dit zelf in bij RVO)", "staat alleen bij RVO")})
	}
	return company
}

// rowsOf returns boxes as rows of a table.
func rowsOf(boxes []form.Section) (rows [][]string) {
	for _, box := range boxes {
		text := oneLine(box.Text)
		if box.Mark != "" {
			text += " (" + box.Mark + ")"
		}
		if text != "" {
			rows = append(rows, []string{box.Heading, text})
		}
	}
	return rows
}

func (doc document) projectRows() [][]string {
	rows := [][]string{{"Projectnummer", doc.Number}, {"Type project", "Ontwikkelingsproject"}}
	for _, box := range doc.MarkedPart(application.ProjectPart) {
		box.Text = oneLine(box.Text)
		if doc.over(box) {
			box.Text = doc.shortened(box.Text, box.Limit)
		}
		rows = append(rows, rowsOf([]form.Section{box})...)
	}
	if period := doc.period(); period != "" && !doc.Together.HasProjects() { // else it is that of all projects
		rows = append(rows, []string{"Aanvraagperiode", period})
	}
	if !doc.Document.ClaimsCosts() {
		rows = append(rows, []string{"Kosten en uitgaven", "Zonder personeel vraagt RVO daar niet naar: er is geen forfait en er zijn geen werkelijke kosten."})
	}
	return rows
}

// alone reports whether the applicant is a self-employed person without employees, whose
// period begins on the day of filing.
func (doc document) alone() bool { return doc.Document.Project.Applicant == application.SelfEmployed }

// period returns the application period, which always ends on 31 December.
func (doc document) period() string {
	from := doc.Filing.From
	if from.IsZero() || doc.alone() && !doc.Filed.IsFiled() {
		return ""
	}
	return fmt.Sprintf("%d %s tot en met 31 december %d (%d maanden)", from.Day, domain.DutchMonth(from.Month), from.Year, doc.Filing.Months)
}
