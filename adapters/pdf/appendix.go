package pdf

import (
	"fmt"
	"strings"

	"wbso/domain/application/form"
)

const appendixTitle = "Bijlage: te lang voor RVO"

// appendix returns the boxes whose text is over RVO's limit, whole.
func (doc document) appendix() (all blocks) {
	for _, box := range form.Printed(doc.Document) {
		if !doc.over(box) {
			continue
		}
		if all == nil {
			all = blocks{heading{title: appendixTitle, room: 40}, paragraph{style: bodyStyle,
				text: "Deze teksten zijn langer dan RVO toestaat. Hier staan ze in hun geheel" + doc.said("; kort ze in voordat je indient.", ".")}}
		}
		all = append(all, sub(fmt.Sprintf("%s (%s)", box.Heading, doc.count(box))), paragraph{style: cellStyle, text: runOn(box.Text)}, space(2))
	}
	return all
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
