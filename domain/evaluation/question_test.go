package evaluation

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/evaluation/find"
)

// fillings are concrete words for the open slots, in turn.
var fillings = map[Topic][]string{
	TopicNeutral:  {"de keramische coating", "de oppervlaktespanning", "80 graden Celsius", "trillingen"},
	TopicSoftware: {"puntenwolkdata", "de tijdstempels van twee lidars", "50 ms", "klokdrift"},
	TopicMatter:   {"de lijmlaag", "carbonvezel", "80 graden Celsius", "aluminium"},
	TopicProcess:  {"de membraanscheider", "eiwitslurry", "40 liter per minuut", "het drukverschil"},
	TopicFood:     {"de kaasemulsie", "erwteneiwit", "85 graden Celsius", "calcium"},
	TopicLife:     {"de celkweek", "speeksel", "een lactaatgehalte van 2 mmol", "het antilichaam"},
}

// special are the fillings of the questions that ask for a certain kind of thing.
var special = map[string][]string{
	AskTools:   {"de regelaar", "Rust", "de simulatie", "Python"},
	AskPhase:   {"de regelaar", "maart 2027"},
	AskFacts:   {"de coating", "aluminium", "80 graden"},
	AskMeasure: {"40 liter per minuut", "80 graden", "een debietmeter"},
}

// fill puts concrete words in the slots of an example.
func fill(frame string, words []string) string {
	for i := 0; strings.Contains(frame, "…"); i++ {
		frame = strings.Replace(frame, "…", words[i%len(words)], 1)
	}
	return frame
}

func TestNeeds_aFilledExampleMeetsItsNeed(t *testing.T) {
	for _, n := range Questions() {
		for topic := range fillings {
			words := fillings[topic]
			if special[n.Key] != nil {
				words = special[n.Key]
			}
			text := fill(n.Example(topic), words)
			assert.True(t, n.Met(find.Analyse(find.Text{Text: text}).Clauses), "%s: %s", n.Key, text)
		}
	}
}

// Who answers in the words of the question has answered it.
func TestQuestions_anAnswerInTheirWords(t *testing.T) {
	for key, text := range map[string]string{
		AskWhy:     "Niemand kan dat vooraf uitrekenen, omdat de stevigheid van de hoed per uur verandert.",
		AskUnknown: "Vooraf weten we niet of de laag bij 400 graden hecht.",
	} {
		assert.True(t, QuestionOf(key).Met(find.Analyse(find.Text{Text: text}).Clauses), text)
	}
	assert.True(t, QuestionOf(AskWhy).Met(find.Analyse(find.Text{Text: "Niemand kan dat ergens opzoeken."}).Clauses))
}

func TestNeeds_table(t *testing.T) {
	seen := map[string]bool{}
	for _, n := range Questions() {
		assert.False(t, seen[n.Key], "%s is in the table twice", n.Key)
		seen[n.Key] = true
		assert.NotEmpty(t, n.Label, n.Key)
		assert.Contains(t, n.Question, "?", n.Key)
		assert.GreaterOrEqual(t, strings.Count(n.Example(TopicNeutral), "…"), 1, n.Key)
		assert.Equal(t, n.Key, QuestionOf(n.Key).Key)
	}
}
