package evaluation

import (
	"regexp"
	"strings"
	"unicode"

	"wbso/domain/evaluation/find"
)

// mostAsked is the most words of a question of a model.
const mostAsked = 30

var formal = regexp.MustCompile(`(?i)\b(u|uw)\b`)

// question returns what to ask: the question of a model when it is one that we
// would ask, else our own. ours says which it is.
func (v *view) question(n Question) (question string, ours bool) {
	asked := strings.Join(strings.Fields(v.Scores[n.Key].Question), " ")
	if v.askable(asked) {
		return asked, false
	}
	return n.Question, true
}

// askable reports whether a question is one short Dutch sentence in our tone that brings in
// no number and no markup.
func (v *view) askable(q string) bool {
	words := strings.Fields(q)
	if !strings.HasSuffix(q, "?") || len(words) < 3 || len(words) > mostAsked || runes(q) > 10*mostAsked ||
		strings.ContainsAny(q, "<>[]{}`|\\@") || strings.Contains(q, "//") || formal.MatchString(q) {
		return false
	}
	for _, w := range words {
		if number := strings.Trim(w, "?!.,;:()'\"‘’“”"); strings.ContainsFunc(number, unicode.IsDigit) && !strings.Contains(v.text.Text, number) {
			return false
		}
	}
	return find.Analyse(find.Text{Text: q}).Language == find.Dutch
}

// harmfulLine returns what to leave out of a text that a model finds good, or "": a clause that
// has no place in a technical answer although RVO does not refuse for it.
func (v *view) harmfulLine() string {
	if v.Scores == nil {
		return ""
	}
	for _, c := range v.Clauses {
		if n, _ := c.Worst(); n.Severity >= find.HarmfulFrom && refusals[n.Kind] != "" {
			return v.leaveOut("", n.Kind, Others{}).question
		}
	}
	return ""
}

// tellStory returns the advice on a text that a model finds to be no technical story.
func (v *view) tellStory(others Others) advice {
	if kind := v.gravest(notOwn, false); kind != "" {
		return v.leaveOut(storyName, kind, others)
	}
	return advice{name: storyName, question: "Dit zou over elk project kunnen gaan. Welke stof, welk onderdeel of welk verband maakt dit project technisch anders, en wat lukt daaraan nog niet?",
		example: QuestionOf(AskProblem).Example(v.topic(others))}
}
