package pdf

import (
	"strconv"

	"wbso/domain/application"
)

// proofLines is how many lines of a bottleneck and of its solution the preview shows.
const proofLines = 15

// preview prints the cover and one page of proof, and marks both.
func (doc document) preview(s *sheet, plan contents) {
	s.page()
	doc.cover(s)
	s.page()
	doc.proof(s, plan.pages)
	doc.finish(s, contents{entries: plan.entries, pages: s.pdf.PageCount()})
	s.markPages()
}

// proof prints the first bottleneck with its solution.
func (doc document) proof(s *sheet, pages int) {
	s.text(left, s.y, chapterStyle, "Het eerste knelpunt, met je oplossing")
	s.y += chapterStyle.lead + 2
	s.prose("Zo staat elk knelpunt in de aanvraag: bij RVO onder hetzelfde nummer als de oplossing. De hele aanvraag heeft "+
		strconv.Itoa(pages)+" pagina's; die lees je na het betalen.", bodyStyle)
	first := doc.first()
	s.extract("Technisch knelpunt", first.PrintedProblem())
	s.extract("Technische oplossingsrichting", first.PrintedSolution())
}

func (doc document) first() application.Bottleneck {
	if blocks := doc.Document.Bottlenecks.Blocks; len(blocks) > 0 {
		return blocks[0]
	}
	return application.Bottleneck{}
}

// extract prints as much of a text as the page has room for.
func (s *sheet) extract(title, text string) {
	s.sub(title, 3*bodyStyle.lead)
	if text == "" {
		s.prose("Nog niet ingevuld.", bodyStyle.in(accent))
		return
	}
	s.inBox(clip(s.wrap(text, bodyStyle, boxWide), proofLines), title, boxPad)
}
