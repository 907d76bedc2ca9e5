package pdf

import (
	"fmt"

	"wbso/domain/application"
)

// proofLines is how many lines of a bottleneck and of its solution the preview shows.
const proofLines = 15

// proof returns the first bottleneck with its solution, out of a document of so many pages.
func (doc document) proof(pages int) blocks {
	var first application.Bottleneck
	if blocks := doc.Document.Bottlenecks.Blocks; len(blocks) > 0 {
		first = blocks[0]
	}
	return blocks{
		paragraph{style: chapterStyle, text: "Het eerste knelpunt, met je oplossing"}, space(2),
		paragraph{style: bodyStyle, text: fmt.Sprintf("Zo staat elk knelpunt in de aanvraag: bij RVO onder hetzelfde nummer als de oplossing. De hele aanvraag heeft %d pagina's; die lees je na het betalen.", pages)},
		extract("Technisch knelpunt", first.PrintedProblem()),
		extract("Technische oplossingsrichting", first.PrintedSolution()),
	}
}

// extract returns the begin of a text.
func extract(title, text string) blocks {
	if text == "" {
		return blocks{sub(title), paragraph{style: bodyStyle.in(accent), text: "Nog niet ingevuld."}}
	}
	return blocks{sub(title), box{title: title, text: text, most: proofLines}}
}
