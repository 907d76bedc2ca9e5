package evaluation

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/evaluation/find"
)

// Every tick has its words in the text, but for what is met by absence. Without the
// sentences that have them, it goes.
func TestEvaluate_ticksQuoteTheirWords(t *testing.T) {
	for _, c := range textCases(t) {
		for _, met := range evaluationOf(c, c.Text).Criteria {
			if !met.Met {
				assert.Empty(t, met.Quote, "%s: %s", met.Name, c.Text)
				continue
			}
			if len(criterionOf(c.Field, met.Name).asks) == 0 {
				assert.Empty(t, met.Quote, "%s: %s", met.Name, c.Text)
				continue
			}
			require.NotEmpty(t, strings.TrimSpace(met.Quote), "%s: %s", met.Name, c.Text)
			assert.Contains(t, c.Text, met.Quote, met.Name)
			assert.LessOrEqual(t, len([]rune(met.Quote)), proofLength, met.Name)
		}
	}
}

func TestEvaluate_withoutItsWordsATickGoes(t *testing.T) {
	for i, c := range textCases(t) {
		if i%5 != 0 {
			continue
		}
		for _, want := range criteriaOf(c.Field) {
			if len(want.asks) == 0 {
				continue
			}
			rest := c.Text
			for range 20 { // sentences
				met := met(evaluationOf(c, rest), want.name)
				if met == nil {
					break
				}
				require.Contains(t, rest, met.Quote)
				rest = withoutClause(c.Field, rest, met.Quote)
			}
			assert.Nil(t, met(evaluationOf(c, rest), want.name), "%s\n→ %s", c.Text, rest)
		}
	}
}

func met(v Evaluation, name string) *Criterion {
	at := slices.IndexFunc(v.Criteria, func(c Criterion) bool { return c.Name == name && c.Met })
	if at < 0 {
		return nil
	}
	return &v.Criteria[at]
}

func withoutClause(field find.TextField, text, quoted string) string {
	at := strings.Index(text, quoted)
	for _, c := range find.Analyse(find.Text{Field: field, Text: text}).Clauses {
		if at >= c.From && at < c.To {
			return text[:c.From] + text[c.To:]
		}
	}
	return strings.Replace(text, quoted, "", 1)
}

// Bytes that are no character end no quotation in a panic.
func TestCut_anyBytes(t *testing.T) {
	broken := strings.Repeat("\xff", 2*proofLength)
	assert.Equal(t, broken[:proofLength], cut(broken, 0))
	assert.Equal(t, broken, cut(broken, 2*proofLength))
	assert.Equal(t, "kort", cut(" kort ", 0))
	assert.Equal(t, strings.TrimSpace(strings.Repeat("ab ", 37)), cut(strings.Repeat("ab ", 60), 0))
}

// A model's tick quotes what the model quoted.
func TestDecide_aModelsTickQuotesItsProof(t *testing.T) {
	const f = find.TechnicalChallenges
	proof := strings.SplitAfter(sound[f], ".")[0]
	v := evaluateBy(f, sound[f], 2, proof, nil)
	tick := met(v, "Onzekerheid")
	require.NotNil(t, tick)
	assert.Equal(t, proof, tick.Quote)
}

// Concrete words for the open slots of an example, and words that fill them hollowly.
var (
	concrete = []string{"een silicaatlaag van 40 µm", "het bindmiddel bij 80 °C", "de trilling van het glijlager", "een regelkring met druksensoren", "een vertraging van 5 ms in het polymeer"}
	hollow   = []string{"dit", "het", "iets", "alles"}
)

func filled(example string, with []string, from int) string {
	for i := from; strings.Contains(example, "…"); i++ {
		example = strings.Replace(example, "…", with[i%len(with)], 1)
	}
	return " " + strings.TrimSuffix(example, ".") + "."
}

// An answer in the words of the example meets the criterion that asked for it.
func TestEvaluate_anExampleThatIsFilledMeetsItsCriterion(t *testing.T) {
	for _, field := range find.TextFields() {
		for _, c := range criteriaOf(field) {
			for _, key := range c.asks[:min(len(c.asks), 1)] {
				for topic := range fillings {
					for from := range concrete {
						answer := filled(QuestionOf(key).Example(topic), concrete, from)
						v := Evaluate(find.Text{Field: field, Text: answer})
						assert.NotNil(t, met(v, c.name), "%s: %s", c.name, answer)
					}
				}
			}
		}
	}
}

// Concrete answers to what is asked turn most texts green that only lack something (74 of
// 101 in five answerRounds of our clumsy fillings); hollow answers turn none.
func TestEvaluate_answeringWhatIsAskedHelps(t *testing.T) {
	tried, good := 0, 0
	for _, c := range textCases(t) {
		v := evaluationOf(c, c.Text)
		if v.Colour() != Amber || c.Expected != "amber" || len([]rune(c.Text)) > 1000 || !onlyIncomplete(c.Field, v) {
			continue
		}
		tried++
		empty := c.Text
		for i, key := range askedOf(c, c.Text) {
			empty += filled(QuestionOf(key).Example(TopicNeutral), hollow, i)
		}
		assert.False(t, evaluationOf(c, empty).GoodEnough, empty)
		text := c.Text
		for round := 0; round < answerRounds && !evaluationOf(c, text).GoodEnough; round++ {
			for i, key := range askedOf(c, text) {
				text += filled(QuestionOf(key).Example(topicOf(c)), concrete, round+i)
			}
		}
		if evaluationOf(c, text).GoodEnough {
			good++
		}
	}
	assert.GreaterOrEqual(t, good, 70, "of %d", tried)
}

func topicOf(c textCase) Topic {
	return TopicOf(find.Analyse(find.Text{Field: c.Field, Text: c.Text}))
}

// answerRounds is how often somebody answers what is asked.
const answerRounds = 5

// onlyIncomplete reports whether a text is not good for what it lacks, and not for what it says.
func onlyIncomplete(field find.TextField, v Evaluation) bool {
	return !slices.ContainsFunc(unmet(v), func(c Criterion) bool { return len(criterionOf(field, c.Name).asks) == 0 })
}

// asked returns the questions that the evaluation of a text asks about.
func askedOf(c textCase, text string) (keys []string) {
	for _, missing := range unmet(evaluationOf(c, text)) {
		if of := criterionOf(c.Field, missing.Name); len(of.asks) > 0 {
			keys = append(keys, of.asks[0])
		}
	}
	if len(keys) > 0 {
		return keys
	}
	tx := find.Text{Field: c.Field, Text: text}
	v := look(tx, find.Analyse(tx))
	for _, key := range strengthening[c.Field] {
		if v.open(key) && len(keys) < 2 {
			keys = append(keys, key)
		}
	}
	if len(keys) == 0 {
		keys = []string{AskFacts}
	}
	return keys
}
