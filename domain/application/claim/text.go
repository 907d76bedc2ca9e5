package claim

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
)

// PrintText writes an application as plain text, in the order of the screen: the facts of a part
// under each other, and each box for a text under its heading, as it is pasted. What is open
// is at the end. Of several projects the company comes once, then project after project.
func PrintText(p Print) string {
	var out strings.Builder
	projects := p.Projects()
	if len(projects) == 1 {
		out.WriteString("WBSO-aanvraag " + p.Number + "\n" + strings.TrimSpace(p.Document.Project.Title) + "\n")
	} else {
		p.writeTotals(&out)
	}
	p.writeParts(&out, application.CompanyPart)
	for i, one := range projects {
		if len(projects) > 1 {
			title := fmt.Sprintf("Project %d van %d: %s (%s)", i+1, len(projects), strings.TrimSpace(one.Document.Project.Title), one.Number)
			out.WriteString("\n\n" + title + "\n" + strings.Repeat("=", utf8.RuneCountInString(title)) + "\n")
		}
		one.writeParts(&out, application.PartKeys()[1:]...) // the company is the first
		writeOpen(&out, one.Open)
	}
	return out.String()
}

// writeTotals writes what all projects of an application come to.
func (p Print) writeTotals(out *strings.Builder) {
	fmt.Fprintf(out, "WBSO-aanvraag met %d projecten\n", len(p.Together.Projects))
	for _, one := range p.Together.Projects {
		fmt.Fprintf(out, "- %s (%s)\n", strings.TrimSpace(one.Document.Project.Title), one.Number)
	}
	fmt.Fprintf(out, "S&O-uren samen: %s\n", domain.DutchInt(p.Together.Hours()))
	if sums := p.Together.Costs(); sums.TotalCosts() > 0 {
		fmt.Fprintf(out, "Kosten samen: %s\nUitgaven samen: %s\n", sums.Costs.Plain(), sums.Expenditures.Plain())
	}
}

func (p Print) writeParts(out *strings.Builder, parts ...application.PartKey) {
	for _, part := range parts {
		for i, s := range p.FieldsOf(p.MarkedPart(part)) {
			switch {
			case s.Ask != "":
				out.WriteString("\n" + underlined(title(s)) + answer(s) + "\n")
			case i == 0:
				out.WriteString("\n" + underlined(part.PartLabel()))
				fallthrough
			default:
				out.WriteString(title(s) + ": " + answer(s) + "\n")
			}
		}
	}
}

func writeOpen(out *strings.Builder, open []form.Question) {
	if len(open) > 0 {
		out.WriteString("\n" + underlined("Nog te beantwoorden"))
	}
	for i, q := range open {
		fmt.Fprintf(out, "%d. %s\n", i+1, q.Text)
	}
}

// answer returns the text of a box with its mark, or that there is none yet.
func answer(s form.Section) string {
	switch {
	case s.Text == "":
		return "(nog leeg)"
	case s.Mark != "" && s.Ask != "":
		return s.Text + "\n(" + s.Mark + ")"
	case s.Mark != "":
		return s.Text + " (" + s.Mark + ")"
	}
	return s.Text
}

// title returns the heading of a box, with its count of characters where that says something.
func title(s form.Section) string {
	if s.Limit == 0 || s.Text == "" || s.Ask == "" && !s.TooLong() {
		return s.Heading
	}
	count := fmt.Sprintf("%s (%s van %s tekens", s.Heading, domain.DutchInt(s.Length()), domain.DutchInt(s.Limit))
	if s.TooLong() {
		count += ": te lang voor RVO"
	}
	return count + ")"
}

func underlined(heading string) string {
	return heading + "\n" + strings.Repeat("-", utf8.RuneCountInString(heading)) + "\n"
}
