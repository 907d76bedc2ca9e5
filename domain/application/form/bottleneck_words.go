package form

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"wbso/domain/application"
	"wbso/domain/dutch"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// bottleneckWords is a bottleneck with what its two texts say.
type bottleneckWords struct {
	application.Bottleneck
	number            string // as printed
	problem, solution find.Analysis
}

// said reads the bottlenecks that say something.
func said(a application.Application) []bottleneckWords {
	var out []bottleneckWords
	count := map[bool]int{}
	for _, b := range a.Bottlenecks.Blocks {
		if application.IsBlank(b.Problem) && application.IsBlank(b.Solution) {
			continue
		}
		code := a.OfSoftware(b)
		count[code]++
		number := strconv.Itoa(count[code])
		if code {
			number += " van de programmatuur"
		}
		out = append(out, bottleneckWords{Bottleneck: b, number: number})
		out[len(out)-1].read()
	}
	return out
}

// read reads both texts of a bottleneck at once: each is the context of the other.
func (b *bottleneckWords) read() {
	r, end := find.Analyse(BottleneckText(b.text())), len(application.Paragraphs(b.Problem))
	at := slices.IndexFunc(r.Clauses, func(c find.Clause) bool { return c.From >= end })
	if at < 0 {
		at = len(r.Clauses)
	}
	b.problem, b.solution = r, r
	b.problem.Clauses, b.solution.Clauses = r.Clauses[:at], r.Clauses[at:]
}

// solved is the solutions that a part on novelty is about. RVO reads them before it.
func solved(a application.Application, novelty application.PartKey) string {
	var all []string
	for _, b := range a.Bottlenecks.Blocks {
		code := a.OfSoftware(b)
		if code == (novelty == application.CodeNoveltyPart) {
			all = append(all, b.Solution)
		}
	}
	return strings.Join(all, "\n\n")
}

// meets reports whether either text has what a question needs: RVO reads a bottleneck and
// its solution as a pair.
func (b bottleneckWords) meets(key string) bool {
	q := evaluation.QuestionOf(key)
	return q.Met(b.problem.Clauses) || q.Met(b.solution.Clauses) || b.quote(key) != ""
}

// quote returns the clause of a bottleneck that alone answers a question about it, or "".
func (b bottleneckWords) quote(need string) string {
	text, q := b.text(), evaluation.QuestionOf(need)
	for _, clauses := range [][]find.Clause{b.problem.Clauses, b.solution.Clauses} {
		for i, c := range clauses {
			words := strings.TrimSpace(text[c.From:c.To])
			alternative := need == evaluation.AskCause && c.Strength(find.RuledOut) > 1
			if !alternative && q.Met(clauses[i:i+1]) || saysSo(need, words) {
				return words
			}
		}
	}
	return ""
}

// labelForms match the labels with which a user says which question a sentence answers.
var labelForms = map[string]*regexp.Regexp{
	evaluation.AskCause:    regexp.MustCompile(`(?i)^oorza(?:ak|ken)$`),
	evaluation.AskUnknown:  regexp.MustCompile(`(?i)^(?:(?:wat )?(?:vooraf )?onbekend(?: is)?|onzeker|onzekerhe(?:id|den))$`),
	evaluation.AskRuledOut: regexp.MustCompile(`(?i)^(?:(?:eerder |al )?geprobeerd|overwogen|alternatie(?:f|ven)|afgevallen|(?:wat )?afviel|viel af)$`),
}

// notAllowed matches words that rule out an alternative.
var notAllowed = regexp.MustCompile(`(?i)\bm(?:ag|ogen) (?:dat|dit|die|het) niet\b`)

// saysSo reports whether the words of a clause say themselves that they answer a question, whatever an
// analysis makes of them: behind a label, of which one word is no answer, or as what is not allowed.
func saysSo(need, words string) bool {
	label, rest, _ := strings.Cut(words, ":")
	named := labelForms[need]
	labelled := named != nil && named.MatchString(strings.TrimSpace(label)) && len(application.PlainWords(rest)) > 1
	return labelled || need == evaluation.AskRuledOut && notAllowed.MatchString(words)
}

// title is the text that stands for a bottleneck.
func (b bottleneckWords) title() string {
	if text := application.Paragraphs(b.Problem); text != "" {
		return text
	}
	return b.Solution
}

// answersOf reports whether a bottleneck answers a question about it. Its first box has to say
// what does not work: a cause, a doubt or a limit alone does not. What causes the problem is not
// asked before that is there.
func answersOf(a application.Application, b bottleneckWords, need string) bool {
	said := func(text string) bool {
		return answered(a, application.QuestionID(application.BottlenecksPart, b.ID, need), text)
	}
	switch {
	case need == evaluation.AskSolution:
		return application.SaysEnough(b.Solution)
	case need == evaluation.AskProblem:
		return slices.ContainsFunc(b.problem.Clauses, saysWhatFails) || said(b.Problem)
	case need == evaluation.AskCause && !answersOf(a, b, evaluation.AskProblem):
		return true
	}
	return b.meets(need) || said(b.text())
}

// saysWhatFails reports whether a clause says what does not work. One that only gives the cause of
// what was said before it does not.
func saysWhatFails(c find.Clause) bool {
	cause := c.RoleQuote(find.Cause)
	explains := c.RoleQuote(find.Problem) == cause && (c.Refers || strings.Contains(strings.ToLower(cause), "oorzaak"))
	return c.Strength(find.Problem) >= 2 || c.Strength(find.Problem) == 1 && !explains
}

// Finding is what a bottleneck says of one of the questions about it, in the user's words.
type Finding struct {
	Block string // id of the bottleneck
	Label string // of what was asked
	Quote string
}

// found returns what a bottleneck says of its cause, of what is not known, and of what was ruled
// out: the clause that answers the question, or else the answer of its owner.
func found(a application.Application, b bottleneckWords) (all []Finding) {
	for _, q := range []struct{ need, label string }{
		{evaluation.AskCause, "Oorzaak"}, {evaluation.AskUnknown, "Wat vooraf onbekend is"}, {evaluation.AskRuledOut, "Wat afviel"},
	} {
		words := b.quote(q.need)
		if id := application.QuestionID(application.BottlenecksPart, b.ID, q.need); words == "" && answered(a, id, b.text()) {
			words = a.Answered[id]
		}
		if words != "" {
			all = append(all, Finding{Block: b.ID, Label: q.label, Quote: dutch.Unwrap(words)})
		}
	}
	return all
}

// text is both texts of a bottleneck, as they are read at once.
func (b bottleneckWords) text() string {
	return application.Paragraphs(b.Problem) + "\n\n" + b.Solution
}

// lead says which of several bottlenecks a question is about.
func (b bottleneckWords) lead(all int) string {
	if all == 1 {
		return fmt.Sprintf("“%s”. ", application.QuoteOf(b.title()))
	}
	return fmt.Sprintf("Knelpunt %s, “%s”. ", b.number, application.QuoteOf(b.title()))
}
