package evaluation

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/evaluation/find"
)

// What spoils a text comes before what is missing, and that before its length; one that is too long is
// told so first. What a refusal says is not said again.
func TestUrgent(t *testing.T) {
	content, story, short, long := advice{name: "Onzekerheid"}, advice{name: storyName}, advice{name: lengthName, place: "“Wij …”"}, advice{name: lengthName}
	assert.Equal(t, []advice{story, content, short}, urgent([]advice{short, content, story}, false))
	assert.Equal(t, []advice{content, short}, urgent([]advice{short, content, story}, true))
	assert.Equal(t, []advice{long, story, content}, urgent([]advice{content, story, long}, false))
}

func TestSay_length(t *testing.T) {
	short := unmetNamed(Evaluate(find.Text{Field: find.Innovation, Text: "Wij maken een pomp van glas."}), lengthName)
	require.NotNil(t, short)
	assert.Equal(t, "Je antwoord is kort (28 van minstens 150 tekens). Kun je uitleggen hoe je het aanpakt en wat je daarbij meet?", short.Question)
	assert.Equal(t, "“Wij maken een pomp van glas”", short.Place)
	long := unmetNamed(Evaluate(find.Text{Field: find.Innovation, Text: strings.Repeat("Wij maken een pomp van glas. ", 60)}), lengthName)
	require.NotNil(t, long)
	assert.Contains(t, long.Question, "Je antwoord telt 1.740 tekens en RVO neemt er "+domain.DutchInt(domain.TextAdvised)+" aan.")
	assert.Empty(t, long.Place)
}

// Each kind of objection has something to say that asks for something, and an example of the answer.
func TestSay_objections(t *testing.T) {
	assert.Len(t, ObjectionKinds(), 12)
	for kind, line := range ObjectionKinds() {
		assert.Contains(t, line, "?", kind)
		assert.NotEmpty(t, (&view{}).say(string(kind), nil).example, kind)
	}
	assert.Equal(t, QuestionOf(AskEdge).Example(TopicNeutral), (&view{}).say(string(find.LearningCurve), nil).example)
}

// No row is hidden by one before it, and no hole stays open.
func TestSayings_eachIsSaid(t *testing.T) {
	always := map[string]bool{}
	for _, s := range sayings {
		assert.False(t, always[s.about], s.about)
		always[s.about] = s.when == nil
	}
	for _, c := range textCases(t) {
		e := evaluationOf(c, c.Text)
		assert.NotRegexp(t, `\{[a-z]+\}`, e.Suggestions)
		for _, missing := range unmet(e) {
			assert.NotRegexp(t, `\{[a-z]+\}`, missing.Hint)
		}
	}
}
