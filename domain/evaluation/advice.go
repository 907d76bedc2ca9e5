package evaluation

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/evaluation/find"
)

// criterion returns the criterion that the advice is about.
func (a advice) criterion() Criterion {
	hint := a.question
	if a.example != "" {
		hint += said(inYourWords, domain.Args{"example": a.example})
	}
	return Criterion{Name: a.name, Hint: hint, Question: domain.Capital(a.question), Place: a.place, Example: a.example}
}

// line returns the advice as one line of the suggestions.
func (a advice) line() string {
	text := a.name + ": " + lowerFirst(a.question)
	if a.place != "" {
		text += said(elsewhere, domain.Args{"place": a.place})
	}
	if a.example != "" && !a.asked {
		text += said(exampleGiven, domain.Args{"example": a.example})
	}
	return text
}

// advise returns the advice for a criterion that is not met.
func (v *view) advise(c criterion) advice {
	if kind := v.harm(c.harm); kind != "" {
		return v.leaveOut(c.name, kind)
	}
	if len(c.asks) == 0 {
		return v.say(c.name, nil)
	}
	key := c.asks[max(0, slices.IndexFunc(c.asks, v.open))]
	question, ours := v.question(QuestionOf(key))
	return advice{name: c.name, question: question, place: v.place(key), example: QuestionOf(key).Example(v.topic()), asked: !ours}
}

// written returns what RVO has against the worst objection of a kind, with a quotation of its clause
// when there is one.
func (v *view) written(kind find.ObjectionKind) (a advice, quoted string) {
	a = v.say(string(kind), nil)
	if c, n := v.worst(kind); n.Severity > 0 {
		quoted = v.quote(c)
		a.question = said(youWrite, domain.Args{"quote": quoted, "refusal": a.question})
	}
	return a, quoted
}

// leaveOut asks to leave out the clause with the worst objection of a kind, or to say beside
// it what the applicant does.
func (v *view) leaveOut(name string, kind find.ObjectionKind) advice {
	a, _ := v.written(kind)
	a.name = name
	if _, n := v.worst(kind); kind == find.ThirdParty {
		a.question += said(ownPeople, nil)
	} else if n.Severity >= find.HarmfulFrom {
		a.question += said(withoutIt, nil)
	}
	return a
}

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

func lowerFirst(s string) string {
	_, size := utf8.DecodeRuneInString(s)
	return strings.ToLower(s[:size]) + s[size:]
}
