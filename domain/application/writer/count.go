package writer

import "wbso/domain/evaluation"

// Bottlenecks returns how many bottlenecks Compose will make of the text about them. It is 0
// when none is read, and when their number depends on whether RVO asks for languages and
// tools, which the wizard asks after the texts.
func Bottlenecks(text string) int {
	r := evaluation.Analyse(evaluation.Text{Field: evaluation.TechnicalChallenges, Text: text})
	without, with := count(text, r, false), count(text, r, true)
	if without != with {
		return 0
	}
	return with
}

func count(text string, r evaluation.Analysis, software bool) int {
	by := sorter{software: software}
	by.sort(map[evaluation.TextField][]*piece{evaluation.TechnicalChallenges: piecesOf(evaluation.TechnicalChallenges, text, r)})
	return len(by.blocks)
}
