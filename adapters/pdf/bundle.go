package pdf

import (
	"fmt"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/costs"
	"wbso/domain/scheme"
)

const bundleTitle = "Aanvrager en projecten"

// bundled reports whether the application has several projects.
func (doc document) bundled() bool { return len(doc.projects) > 1 }

// bundle returns the applicant once, with the totals, and project after project.
func (doc document) bundle() blocks {
	all := blocks{
		heading{title: bundleTitle, room: 40, boxes: doc.FieldsOf(doc.companyBoxes())},
		sub("Aanvrager"), facts(rowsOf(doc.companyBoxes())...),
		sub("Projecten"), doc.totals(),
	}
	for i, p := range doc.projects {
		hours, _ := p.aboutHours(p.own(), p.Document)
		all = append(all,
			heading{title: fmt.Sprintf("Project %d: %s", i+1, p.title()), room: 40, boxes: p.FieldsOf(p.MarkedPart(application.ProjectPart))},
			facts(p.projectRows()...), when(hours != "", paragraph{style: cellStyle, text: hours}),
			p.parts(), p.likely())
	}
	return all
}

// own returns the filing of one project by itself: its hours are made in the months of that period.
func (doc document) own() scheme.Filing {
	t := doc.Document.Project.TimingOfProject(doc.Filed.Date)
	if t.Start.IsZero() {
		return doc.Filing
	}
	return t.Filing(doc.Written)
}

// totals returns the rows with the sums of all projects.
func (doc document) totals() blocks {
	var lines [][]string
	items, actual := []application.CostItem{}, false
	for i, p := range doc.projects {
		start, _ := domain.ParseDate(p.Document.Project.Start)
		amount := ""
		if p.Document.ClaimsCosts() && p.Document.Costs.Method == scheme.ActualCosts {
			amount, actual = application.SumOf(p.Document.Costs.Items).TotalCosts().Plain(), true
			items = append(items, p.Document.Costs.Items...)
		}
		lines = append(lines, []string{fmt.Sprint(i + 1), p.title() + "\n" + p.Number, start.Dutch(), domain.DutchInt(p.Document.Project.Hours), amount})
	}
	sums, hours, sum, compared := doc.Together.Costs(), doc.Together.Hours(), "", ""
	if actual {
		sum = sums.TotalCosts().Plain()
		compared = fmt.Sprintf("Kosten %s, uitgaven %s.\n", sums.Costs.Plain(), sums.Expenditures.Plain()) + strings.Join(costs.Weigh(hours, items).ComparedLines(hours), "\n")
	}
	lines = append(lines, []string{"", "Samen", "", domain.DutchInt(hours), sum})
	return blocks{
		when(doc.period() != "", facts([]string{"Aanvraagperiode", doc.period()})),
		table([]column{{title: "Nr.", wide: 12}, {title: "Project", wide: wide - 104}, {title: "Start", wide: 28}, {title: "S&O-uren", wide: 26, right: true},
			{title: "Kosten en uitgaven", wide: 38, right: true}}, plain(lines...)...),
		when(actual, paragraph{style: cellStyle, text: compared}),
	}
}

// together returns the facts of the cover about all projects.
func (doc document) together() []row {
	hours := []string{}
	for i, p := range doc.projects {
		hours = append(hours, fmt.Sprintf("project %d: %s", i+1, domain.DutchInt(p.Document.Project.Hours)))
	}
	about, _ := doc.aboutHours(doc.Filing, doc.allHours())
	all := []row{fact("S&O-uren, alle projecten", domain.DutchInt(doc.Together.Hours()), strings.TrimSpace(domain.Capital(strings.Join(hours, ", "))+". "+about))}
	if sums := doc.Together.Costs(); sums.TotalCosts() > 0 {
		all = append(all, fact("Kosten en uitgaven, alle projecten", whole(sums.TotalCosts()),
			fmt.Sprintf("Kosten %s, uitgaven %s.", whole(sums.Costs), whole(sums.Expenditures))))
	}
	return all
}

// allHours returns the application with the hours of all projects, and the people of the project
// that has most of them.
func (doc document) allHours() application.Application {
	all := doc.Document
	for _, p := range doc.projects {
		if n := p.Document.Project.RDEmployees; n != nil && (all.Project.RDEmployees == nil || *n > *all.Project.RDEmployees) {
			all.Project.RDEmployees = n
		}
	}
	all.Project.Hours = doc.Together.Hours()
	return all
}

// numbers returns the project numbers of all projects in one line.
func (doc document) numbers() string {
	var all []string
	for _, p := range doc.each() {
		all = append(all, p.Number)
	}
	return strings.Join(all, ", ")
}

const contentsMax = 26 // chapters that a cover has room for
