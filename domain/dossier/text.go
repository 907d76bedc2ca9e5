package dossier

import (
	"fmt"
	"strings"

	"wbso/domain"
)

// Text writes the application as plain text, in the order of RVO's form: a heading per box
// and its answer as it is pasted. What is open is at the end.
func (a Application) Text(c Company, project string, open []Question) string {
	var out strings.Builder
	block := func(lines ...string) { out.WriteString(strings.Join(lines, "\n") + "\n\n") }
	block("WBSO-aanvraag "+project, strings.TrimSpace(a.Project.Title))
	for _, s := range append(c.Printed(), a.Printed()...) {
		if s.Text == "" && s.Ask == "" {
			continue
		}
		text := s.Text
		if text == "" {
			text = "(nog niet ingevuld)"
		}
		block(underlined(s.title()), text)
	}
	if len(open) > 0 {
		out.WriteString(underlined("Nog te beantwoorden") + "\n")
		for i, q := range open {
			fmt.Fprintf(&out, "%d. %s\n", i+1, q.Text)
		}
	}
	return strings.TrimRight(out.String(), "\n") + "\n"
}

// title is the heading of a box with its count of characters.
func (s Section) title() string {
	if s.Limit == 0 || s.Text == "" {
		return s.Heading
	}
	count := fmt.Sprintf("%s (%s van %s tekens", s.Heading, domain.DutchInt(s.Length()), domain.DutchInt(s.Limit))
	if s.TooLong() {
		count += ": te lang voor RVO"
	}
	return count + ")"
}

func underlined(heading string) string {
	return heading + "\n" + strings.Repeat("-", len([]rune(heading)))
}
