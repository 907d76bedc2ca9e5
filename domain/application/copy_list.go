package application

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/evaluation"
)

// halfMark marks a box that says something, but not all that RVO asks.
const halfMark = "nog niet compleet"

// MarkedPart returns the boxes that a part fills, those of the company too. What is half is
// marked, until the application is filed.
func (p Print) MarkedPart(part PartKey) []Section {
	if part == CompanyPart {
		return p.marked(p.Document.PrintedCompany(p.Company))
	}
	return p.marked(p.Document.PrintedPart(part))
}

// marked marks the boxes that say something and about which a question is open. It changes boxes.
func (p Print) marked(boxes []Section) []Section {
	for i := range boxes {
		b := &boxes[i]
		b.Mark = cmp.Or(b.Mark, halfMark)
		if b.Text == "" || p.Filed.IsFiled() || !slices.ContainsFunc(p.Open, b.isAskedBy) {
			b.Mark = ""
		}
	}
	return boxes
}

// isAskedBy reports whether a question is about what the box says. Of a text that is a part by
// itself that is any question of the part that is about no row, but for the one to shorten it.
func (s Section) isAskedBy(q Question) bool {
	if q.Part != s.Part || q.Need == TooLongNeed {
		return false
	}
	if len(s.Asks) == 0 {
		return s.Ask != "" && q.Block == ""
	}
	return slices.ContainsFunc(s.Asks, func(id string) bool {
		switch q.Need {
		case placeNeed: // of a sentence that may belong here
			return true
		case gapNeed:
			return strings.HasPrefix(id, questionID(q.Part, q.Block, ""))
		case evaluation.AskCause, evaluation.AskUnknown, evaluation.AskRuledOut: // which explain the problem
			return id == questionID(q.Part, q.Block, evaluation.AskProblem)
		}
		return id == q.ID
	})
}

// FieldsOf returns boxes as the fields of RVO's form. It has some facts apart that read better
// together: the year and the month of the period, an address in its parts, and totals.
func (p Print) FieldsOf(boxes []Section) (fields []Section) {
	sums := SumOf(p.Document.Costs.Items)
	for _, b := range boxes {
		if b.Part == ProjectPart && !slices.ContainsFunc(fields, func(f Section) bool { return f.Part == ProjectPart }) {
			fields = append(fields, p.periodFields()...)
		}
		switch {
		case b.Text == "":
			fields = append(fields, b)
		case b.Key == "company.correspondence" && !p.Company.Correspondence.Same:
			fields = append(fields, b.address(p.Company.Correspondence.Address)...)
		case b.Key == "company.address" || b.Key == "company.correspondence":
			fields = append(fields, b.address(p.Company.Address)...)
		case b.Key == "kosten":
			fields = append(fields, b, b.total(sums.Costs))
		case b.Key == "uitgaven":
			fields = append(fields, b, b.total(sums.Expenditures))
		default:
			fields = append(fields, b)
		}
	}
	return fields
}

// periodFields are what the form asks before the project. The month of a self-employed person
// follows from the day of filing.
func (p Print) periodFields() []Section {
	field := func(need, heading, text string) Section {
		return Section{Part: ProjectPart, Key: questionID(ProjectPart, "", need), Heading: heading, Text: text}
	}
	fields := []Section{field("number", "Projectnummer", p.Number)}
	from := p.Filing.From
	if !from.IsZero() {
		fields = append(fields, field("year", "Jaar", strconv.Itoa(from.Year)))
	}
	if !from.IsZero() && (p.Filed.IsFiled() || p.Document.Project.Applicant != SelfEmployed) {
		fields = append(fields, field("start_month", "Startmaand", domain.DutchMonth(from.Month)))
	}
	return fields
}

// address returns the fields of an address. An empty one is there while its question is open.
func (s Section) address(a Address) (fields []Section) {
	for _, f := range []struct{ name, text string }{
		{"straat", a.Street}, {"huisnummer", a.Number}, {"toevoeging", a.Addition}, {"postcode", strings.ReplaceAll(a.Postcode, " ", "")}, {"plaats", a.City},
	} {
		if text := shown(f.text); text != "" || s.Mark != "" && f.name != "toevoeging" {
			fields = append(fields, Section{Part: s.Part, Key: s.Key + "." + f.name, Heading: s.Heading + ": " + f.name, Text: text})
		}
	}
	return fields
}

// total returns the field for the sum of a box, which takes a bare amount.
func (s Section) total(sum domain.Cents) Section {
	return Section{Part: s.Part, Key: s.Key + ".total", Heading: "Totaal " + strings.ToLower(s.Heading), Text: strings.TrimPrefix(sum.Plain(), "€ ")}
}
