package writer

import "wbso/domain/evaluation/find"

// Bottlenecks returns how many bottlenecks Compose will make of the text about them. It is 0
// when none is read, and when their number depends on whether RVO asks for languages and
// tools, which the wizard asks after the texts.
func Bottlenecks(text string) int {
	r := find.Analyse(find.Text{Field: find.TechnicalChallenges, Text: text})
	without, with := count(text, r, false), count(text, r, true)
	if without != with {
		return 0
	}
	return with
}

func count(text string, r find.Analysis, software bool) int {
	by := sorter{software: software}
	by.sort(map[find.TextField][]*piece{find.TechnicalChallenges: piecesOf(find.TechnicalChallenges, text, r)})
	return len(by.blocks)
}
