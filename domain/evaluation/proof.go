package evaluation

import (
	"strings"
	"unicode/utf8"

	"wbso/domain/evaluation/find"
)

// Limits of the words that prove a criterion, in characters and in words.
const (
	proofLength  = 110
	wordsAround  = 4
	wordsTelling = 5 // so many words tell enough by themselves
)

// proof returns the words of the text that show a criterion that is met, literally. It is
// empty for a criterion that is met by absence.
func (v *view) proof(c criterion) string {
	if v.Scores != nil {
		for _, key := range c.asks {
			if v.score(key) == 2 {
				return cut(v.Scores[key].Quote, 0)
			}
		}
		return ""
	}
	for _, key := range c.asks {
		if clause, shown := QuestionOf(key).Shown(v.Clauses); shown.Strength > 0 {
			return v.around(clause, shown.Quote)
		}
	}
	return ""
}

// around returns a quotation with the words beside it, since "of" alone tells nobody
// anything.
func (v *view) around(c find.Clause, quoted string) string {
	sentence := strings.TrimSpace(v.text.Text[c.From:c.To])
	if utf8.RuneCountInString(sentence) <= proofLength {
		return sentence
	}
	at := strings.Index(sentence, quoted)
	if at < 0 || len(strings.Fields(quoted)) >= wordsTelling {
		return cut(quoted, 0)
	}
	from := at
	for range wordsAround {
		from = strings.LastIndexAny(strings.TrimRight(sentence[:from], " \n\t"), " \n\t") + 1
	}
	return cut(sentence[from:], at-from+len(quoted))
}

// cut returns the beginning of a text up to proofLength, in whole words; least bytes of it
// are kept whatever their length.
func cut(text string, least int) string {
	end, runes := len(text), 0
	for at := range text { // by place, since bytes that are no character count as one each
		if runes == proofLength {
			end = max(at, least)
			break
		}
		runes++
	}
	if end < len(text) && !strings.ContainsAny(text[end:end+1], " \n\t") {
		if space := strings.LastIndexAny(text[:end], " \n\t"); space >= least && space > 0 {
			end = space
		}
	}
	return strings.TrimSpace(text[:end])
}
