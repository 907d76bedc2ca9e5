package dossier

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"wbso/domain"
)

// Text writes the application as plain text, in the order of the screen: the facts of a part
// under each other, and each box for a text under its heading, as it is pasted. What is open
// is at the end.
func (a Application) Text(c Company, project string, open []Question) string {
	var out strings.Builder
	out.WriteString("WBSO-aanvraag " + project + "\n" + strings.TrimSpace(a.Project.Title) + "\n")
	last := PartKey("")
	for _, s := range append(a.PrintedCompany(c), a.Printed()...) {
		switch {
		case s.Ask != "":
			out.WriteString("\n" + underlined(s.title()) + s.answer() + "\n")
		case s.Part != last:
			out.WriteString("\n" + underlined(s.Part.Label()))
			fallthrough
		default:
			out.WriteString(s.title() + ": " + s.answer() + "\n")
		}
		last = s.Part
	}
	if len(open) > 0 {
		out.WriteString("\n" + underlined("Nog te beantwoorden"))
	}
	for i, q := range open {
		fmt.Fprintf(&out, "%d. %s\n", i+1, q.Text)
	}
	return out.String()
}

// answer is the text of a box, or that there is none yet.
func (s Section) answer() string {
	if s.Text == "" {
		return "(nog leeg)"
	}
	return s.Text
}

// title is the heading of a box, with its count of characters where that says something.
func (s Section) title() string {
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
