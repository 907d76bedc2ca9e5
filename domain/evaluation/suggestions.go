package evaluation

import (
	"cmp"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/evaluation/find"
)

// Maximums of the suggestions on one text: lines and words.
const (
	maxSuggestions = 3
	maxWords       = 120
)

// ObjectionKinds returns the kinds that an analyzer looks for, each with what we say of it to the
// user.
func ObjectionKinds() map[find.ObjectionKind]string {
	all := map[find.ObjectionKind]string{}
	for _, kind := range slices.Concat(distractions, notOwn) {
		all[kind] = said(string(kind), nil)
	}
	return all
}

// suggest returns the suggestions: for a good text what would make it stronger, else the
// reason of a refusal and what is missing, up to maxSuggestions lines and maxWords words.
// When nothing is missing and the text is not good all the same, those are the questions
// that it leaves open.
func (v *view) suggest(enough bool, refused find.ObjectionKind, missing []advice) string {
	if enough {
		return v.stronger()
	}
	if refused == "" && len(missing) == 0 {
		return v.mostTelling()
	}
	var lines []string
	told := map[string]bool{"": true} // quote no place and ask nothing twice
	if refused != "" {
		a, quoted := v.written(refused)
		lines = append(lines, domain.Capital(a.question))
		told[quoted] = true
	}
	for _, a := range urgent(missing, refused != "") {
		if told[a.place] {
			a.place = ""
		}
		if !told[a.question] {
			lines = append(lines, a.line())
		}
		told[a.place], told[a.question] = true, true
	}
	for len(lines) > maxSuggestions || len(lines) > 1 && len(strings.Fields(strings.Join(lines, " "))) > maxWords {
		lines = lines[:len(lines)-1]
	}
	return strings.Join(lines, "\n")
}

// urgent orders the missing criteria: a text that is too long comes first, then what spoils the text,
// then missing content, then a text that is too short. If the text is refused, urgent leaves out what
// spoils it, because the refusal says that already.
func urgent(missing []advice, refused bool) []advice {
	spoils := func(a advice) bool { return a.name == storyName || a.name == ownWorkName }
	rank := func(a advice) int {
		switch {
		case a.name == lengthName && a.place == "":
			return 0
		case spoils(a):
			return 1
		case a.name == lengthName:
			return 3
		}
		return 2
	}
	if refused {
		missing = slices.DeleteFunc(slices.Clone(missing), spoils)
	}
	return slices.SortedStableFunc(slices.Values(missing), func(a, b advice) int { return cmp.Compare(rank(a), rank(b)) })
}

// stronger returns what a good text leaves open, after what to leave out of one that a model finds
// good: a clause that has no place in a technical answer although RVO does not refuse for it.
func (v *view) stronger() string {
	lines := v.openQuestions()
	if v.Scores != nil {
		if at := slices.IndexFunc(v.Clauses, find.Clause.Harmful); at >= 0 {
			n, _ := v.Clauses[at].Worst()
			lines = append([]string{v.leaveOut("", n.Kind).question}, lines[:min(len(lines), 1)]...)
		}
	}
	if len(lines) == 0 {
		return said(good, nil)
	}
	return said(stronger, nil) + "\n" + strings.Join(lines, "\n")
}

// mostTelling returns the advice for a text in which nothing is missing, but whose words the
// classifier holds against it: it says so, asks the open questions and quotes the sentence that
// weighs most.
func (v *view) mostTelling() string {
	lines := append([]string{said(onlyWords, nil)}, v.openQuestions()...)
	if against := v.weighing(); against != "" {
		lines = append(lines[:min(len(lines), maxSuggestions-1)], said(weighs, domain.Args{"quote": against}))
	}
	return strings.Join(lines, "\n")
}

// weighing quotes the sentence without which the classifier would predict green with the highest
// probability, or "" if no sentence lowers it.
func (v *view) weighing() (quoted string) {
	most := v.Likelihood.Green
	for _, c := range v.Clauses {
		if l := v.without(c); l.Green > most {
			most, quoted = l.Green, v.quote(c)
		}
	}
	return quoted
}

// openQuestions returns the first two questions that a text leaves open, except those of a
// criterion that is met.
func (v *view) openQuestions() (lines []string) {
	for _, key := range strengthening[v.text.Field] {
		ticked := slices.ContainsFunc(criteriaOf(v.text.Field), func(c criterion) bool { return slices.Contains(c.asks, key) && v.meets(c) })
		if v.open(key) && !ticked && len(lines) < 2 {
			n := QuestionOf(key)
			question, _ := v.question(n)
			lines = append(lines, n.Label+": "+lowerFirst(question))
		}
	}
	return lines
}

// short cuts a text to the most lines and words of the suggestions.
func short(text string) string {
	var lines []string
	left := maxWords
	for line := range strings.Lines(strings.ToValidUTF8(text, "")) {
		words := strings.Fields(line)
		if n := min(len(words), left); n > 0 && len(lines) < maxSuggestions {
			lines = append(lines, strings.Join(words[:n], " "))
			left -= n
		}
	}
	return strings.Join(lines, "\n")
}
