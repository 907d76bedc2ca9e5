package pdf

import (
	"fmt"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
)

const appendixTitle = "Bijlage: te lang voor RVO"

// tooLong are the boxes whose text is over RVO's limit.
func (doc document) tooLong() (out []application.Section) {
	for _, box := range doc.Document.Printed() {
		if doc.over(box) {
			out = append(out, box)
		}
	}
	return out
}

// appendix prints them whole.
func (doc document) appendix(s *sheet) {
	boxes := doc.tooLong()
	if len(boxes) == 0 {
		return
	}
	s.heading(appendixTitle, 40)
	s.prose("Deze teksten zijn langer dan RVO toestaat. Hier staan ze in hun geheel"+doc.said("; kort ze in voordat je indient.", "."), bodyStyle)
	for _, box := range boxes {
		s.sub(fmt.Sprintf("%s (%s van %s tekens)", box.Heading, domain.DutchInt(doc.length[box.Key]), domain.DutchInt(box.Limit)), 3*cellStyle.lead)
		s.prose(runOn(box.Text), cellStyle)
		s.y += 2
	}
}

// paragraphsMax is how many paragraphs of a text get lines of their own. A text
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
