package form

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/evaluation"
)

// IsAskedBy reports whether a question is about what the box says. For a text that is a whole part,
// those are all questions of the part that are not about a row, except the one to shorten the text.
func (s Section) IsAskedBy(q Question) bool {
	if q.Part != s.Part || q.Need == TooLongNeed {
		return false
	}
	if len(s.Asks) == 0 {
		return s.Ask != "" && q.Block == ""
	}
	return slices.ContainsFunc(s.Asks, func(id string) bool {
		switch q.Need {
		case placeNeed: // of a sentence that may belong here
			return true
		case gapNeed:
			return strings.HasPrefix(id, application.QuestionID(q.Part, q.Block, ""))
		case evaluation.AskCause, evaluation.AskUnknown, evaluation.AskRuledOut: // which explain the problem
			return id == application.QuestionID(q.Part, q.Block, evaluation.AskProblem)
		}
		return id == q.ID
	})
}

// RVO's limits, in characters. An answer is counted as it is printed.
const (
	TitleMax    = 200
	AnswerMax   = domain.TextAdvised
	ActivityMax = 120
	PhasesMax   = 10 // rows
	RemarksMax  = 500
	CostsMax    = 500
)

// Section is one box of RVO's form with its answer. Limit is 0 when RVO sets none.
type Section struct {
	Part    application.PartKey
	Key     string // unique within an application
	Heading string // RVO's topic
	Ask     string // what RVO wants to read there; empty for a plain fact
	Text    string // the whole answer as it is pasted, also when it is over the limit
	Limit   int
	Asks    []string // the questions whose answers fill the box; none for one that may stay empty
	Mark    string   // what is still to be done about what it says; empty once it is complete
}

// Length returns the number of characters that RVO counts.
func (s Section) Length() int { return utf8.RuneCountInString(s.Text) }

// TooLong reports whether RVO would cut the answer off.
func (s Section) TooLong() bool { return s.Limit > 0 && s.Length() > s.Limit }

// box returns the box of a requirement.
func (r requirement) box() Section {
	if r.missing && r.asks == nil {
		r.asks = []string{r.id()}
	}
	return Section{Part: r.part, Key: cmp.Or(r.key, string(r.part)+"."+r.need), Heading: r.heading, Ask: r.ask, Text: application.VisibleText(r.text), Limit: r.limit, Asks: r.asks, Mark: r.mark}
}
