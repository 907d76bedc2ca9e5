package evaluation

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
)

// wordsOfDoubt are written down apart from the tables: words with which somebody says
// that an outcome is open.
var wordsOfDoubt = regexp.MustCompile(`(?i)onzeker|onbekend|onduidelijk|weten|\bweet\b|vraag|misschien|mogelijk|wellicht|waarschijnlijk|vermoed|voorspel` +
	`|vooraf|zoeken|nagaan|onderzoek|blijk|lukt|haalbaar|twijfel|risico|bekend|raadsel|\bof\b|\bhoe\b|kunnen|\bkan\b|\bzal\b|\bzou|verwacht|hop(en|elijk)` +
	`|prob(eren|eer)|proe[fv]|test|niemand|geen (idee|model|theorie|data)|literatuur|zeker|begr[ie]*p|experiment|uitwijzen|lijkt|lijken|kans|hang(t|en) af` +
	`|gepubliceerd|publicatie|gemeten|meten|boeken|kennis|tegen\b|berekenen|vastgesteld|kennen|datasheet`)

// Without the sentences that have a word of doubt, no text is ticked for its doubt: the
// tick has words, and never comes from a place in the text or from what the text is like.
func TestEvaluate_doubtHasWords(t *testing.T) {
	tried := 0
	for _, c := range textCases(t) {
		if c.Expected != "green" || c.Field != domain.TechnicalChallenges {
			continue
		}
		sure := surely(c.Field, c.Text)
		if len([]rune(sure)) < minPitch {
			continue
		}
		tried++
		verdict := Evaluate(domain.TextQuestion{Field: c.Field, Text: sure})
		at := slices.IndexFunc(verdict.Criteria, func(k domain.Criterion) bool { return k.Name == "Onzekerheid" })
		if assert.GreaterOrEqual(t, at, 0) {
			assert.False(t, verdict.Criteria[at].Met, sure)
		}
	}
	assert.Greater(t, tried, 50)
}

// surely returns a text without its sentences of doubt.
func surely(field domain.TextField, text string) string {
	var kept strings.Builder
	for _, c := range Analyse(Text{Field: field, Text: text}).Clauses {
		if words := text[c.From:c.To]; !wordsOfDoubt.MatchString(words) {
			kept.WriteString(words)
		}
	}
	return kept.String()
}
