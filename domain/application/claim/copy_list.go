package claim

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
)

// halfMark marks a box that says something, but not all that RVO asks.
const halfMark = "nog niet compleet"

// MarkedPart returns the boxes that a part fills, including those of the company. Until the
// application is filed, a box that is not complete has a mark.
func (p Print) MarkedPart(part application.PartKey) []form.Section {
	if part == application.CompanyPart {
		return p.marked(form.PrintedCompany(p.Document, p.Company))
	}
	return p.marked(form.PrintedPart(p.Document, part))
}

// marked marks the boxes that say something and about which a question is open. It changes boxes.
func (p Print) marked(boxes []form.Section) []form.Section {
	for i := range boxes {
		b := &boxes[i]
		b.Mark = cmp.Or(b.Mark, halfMark)
		if b.Text == "" || p.Filed.IsFiled() || !slices.ContainsFunc(p.Open, b.IsAskedBy) {
			b.Mark = ""
		}
	}
	return boxes
}

// FieldsOf returns boxes as the fields of RVO's form. It has some facts apart that read better
// together: the year and the month of the period, an address in its parts, and totals.
func (p Print) FieldsOf(boxes []form.Section) (fields []form.Section) {
	sums := application.SumOf(p.Document.Costs.Items)
	for _, b := range boxes {
		if b.Part == application.ProjectPart && !slices.ContainsFunc(fields, func(f form.Section) bool { return f.Part == application.ProjectPart }) {
			fields = append(fields, p.periodFields()...)
		}
		switch {
		case b.Text == "":
			fields = append(fields, b)
		case b.Key == "company.correspondence" && !p.Company.Correspondence.Same:
			fields = append(fields, address(b, p.Company.Correspondence.Address)...)
		case b.Key == "company.address" || b.Key == "company.correspondence":
			fields = append(fields, address(b, p.Company.Address)...)
		case b.Key == "kosten":
			fields = append(fields, b, total(b, sums.Costs))
		case b.Key == "uitgaven":
			fields = append(fields, b, total(b, sums.Expenditures))
		default:
			fields = append(fields, b)
		}
	}
	return fields
}

// periodFields returns what the form asks before the project. The month of a self-employed person
// follows from the day of filing.
func (p Print) periodFields() []form.Section {
	field := func(need, heading, text string) form.Section {
		return form.Section{Part: application.ProjectPart, Key: application.QuestionID(application.ProjectPart, "", need), Heading: heading, Text: text}
	}
	fields := []form.Section{field("number", "Projectnummer", p.Number)}
	from := p.Filing.From
	if !from.IsZero() {
		fields = append(fields, field("year", "Jaar", strconv.Itoa(from.Year)))
	}
	if !from.IsZero() && (p.Filed.IsFiled() || p.Document.Project.Applicant != application.SelfEmployed) {
		fields = append(fields, field("start_month", "Startmaand", domain.DutchMonth(from.Month)))
	}
	return fields
}

// address returns the fields of an address. An empty one is there while its question is open.
func address(s form.Section, a application.Address) (fields []form.Section) {
	for _, f := range []struct{ name, text string }{
		{"straat", a.Street}, {"huisnummer", a.Number}, {"toevoeging", a.Addition}, {"postcode", strings.ReplaceAll(a.Postcode, " ", "")}, {"plaats", a.City},
	} {
		if text := application.VisibleText(f.text); text != "" || s.Mark != "" && f.name != "toevoeging" {
			fields = append(fields, form.Section{Part: s.Part, Key: s.Key + "." + f.name, Heading: s.Heading + ": " + f.name, Text: text})
		}
	}
	return fields
}

// total returns the field for the sum of a box, which takes a bare amount.
func total(s form.Section, sum domain.Cents) form.Section {
	return form.Section{Part: s.Part, Key: s.Key + ".total", Heading: "Totaal " + strings.ToLower(s.Heading), Text: strings.TrimPrefix(sum.Plain(), "€ ")}
}
