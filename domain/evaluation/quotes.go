package evaluation

import (
	"strings"
	"unicode/utf8"

	"wbso/domain/dutch"
	"wbso/domain/evaluation/find"
)

// Limits of the words that prove a criterion, in characters and in words.
const (
	proofLength  = 110
	wordsAround  = 4
	wordsTelling = 5 // so many words tell enough by themselves
)

// quoteWords is the maximum number of words in a quotation.
const quoteWords = 7

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

// place quotes where the answer belongs: at the bottleneck for what is unknown about it,
// else at the first sentence with something technical.
func (v *view) place(need string) string {
	if v.score(need) == 1 {
		return quote(v.Scores[need].Quote)
	}
	at := -1
	for i, c := range v.Clauses {
		switch {
		case (need == AskUnknown || need == AskRisk) && c.Strength(find.Problem) > 1:
			return v.quote(c)
		case at < 0 && c.Strength(find.Subject) > 0:
			at = i
		}
	}
	if len(v.Clauses) == 0 {
		return ""
	}
	return v.quote(v.Clauses[max(at, 0)])
}

// quote returns the first words of a clause between double quotation marks, or "".
func (v *view) quote(c find.Clause) string {
	return quote(v.text.Text[c.From:c.To])
}

func quote(text string) string {
	text = strings.NewReplacer("‘", "", "’", "'", "“", "", "”", "", "\"", "").Replace(strings.ToValidUTF8(text, ""))
	words := strings.Fields(dutch.Unwrap(text))
	short := strings.Join(words[:min(len(words), quoteWords)], " ")
	if utf8.RuneCountInString(short) > 80 {
		short = string([]rune(short)[:80])
		words = append(words, "")
	}
	short = strings.Trim(short, " ,:;.")
	if short == "" {
		return ""
	}
	if len(strings.Fields(short)) < len(words) {
		short += " …"
	}
	return "“" + short + "”"
}
