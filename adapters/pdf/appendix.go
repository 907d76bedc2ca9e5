package pdf

import (
	"strings"

	"wbso/domain"
)

const appendixTitle = "Bijlage: wat niet paste"

// rests are the sections whose text did not fit RVO's limit.
func (doc document) rests() (out []domain.Section) {
	for _, s := range doc.Application.Sections {
		if s.Rest != "" {
			out = append(out, s)
		}
	}
	return out
}

func (doc document) appendix(s *sheet, number string, rests []domain.Section) {
	s.heading(number, appendixTitle, 40)
	s.prose("Deze zinnen van jou gaan voorbij de lengte die RVO toestaat. Ze staan niet in de antwoorden hiervoor; wissel ze desgewenst uit.", bodyStyle)
	for _, sec := range rests {
		s.sub(sec.Heading, 3*cellStyle.lead)
		s.prose(runOn(sec.Rest), cellStyle)
		s.y += 2
	}
}

// paragraphsMax is how many paragraphs of a rest get lines of their own. A rest
// with more runs on: thousands of paragraphs of one letter, each on its own
// line, would be hundreds of pages.
const paragraphsMax = 300

// runOn joins the paragraphs of a text that has too many of them.
func runOn(text string) string {
	paragraphs := strings.FieldsFunc(text, func(r rune) bool { return r == '\n' })
	if len(paragraphs) <= paragraphsMax {
		return text
	}
	return strings.Join(paragraphs, " · ")
}
