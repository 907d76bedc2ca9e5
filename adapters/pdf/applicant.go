package pdf

import (
	"fmt"
	"slices"

	"wbso/domain"
	"wbso/domain/application"
)

const applicantTitle = "Aanvrager en project"

// applicant prints the data on the company and on the project, as far as they are known.
func (doc document) applicant(s *sheet) {
	s.heading(applicantTitle, 40, doc.FieldsOf(slices.Concat(doc.companyBoxes(), doc.MarkedPart(application.ProjectPart)))...)
	doc.company(s)
	s.sub("Project", tableMin+2)
	s.facts(doc.projectRows())
}

// company prints the data on the applicant.
func (doc document) company(s *sheet) {
	s.sub("Aanvrager", tableMin+2)
	s.facts(rowsOf(doc.companyBoxes()))
}

// companyBoxes are the boxes about the applicant.
func (doc document) companyBoxes() []application.Section {
	company := doc.MarkedPart(application.CompanyPart)
	if doc.Document.Project.Applicant != application.Employees {
		// A citizen service number is never kept, so its line is empty.
		company = append(company, application.Section{Part: application.CompanyPart, Heading: "BSN van de zelfstandige", Text: doc.said("……………………………  (vul dit zelf in bij RVO)", "staat alleen bij RVO")})
	}
	return company
}

// rowsOf are boxes as rows of a table.
func rowsOf(boxes []application.Section) (rows [][]string) {
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
		rows = append(rows, rowsOf([]application.Section{box})...)
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

// period is the application period, which always ends on 31 December.
func (doc document) period() string {
	from := doc.Filing.From
	if from.IsZero() || doc.alone() && !doc.Filed.IsFiled() {
		return ""
	}
	return fmt.Sprintf("%d %s tot en met 31 december %d (%d maanden)", from.Day, domain.DutchMonth(from.Month), from.Year, doc.Filing.Months)
}
