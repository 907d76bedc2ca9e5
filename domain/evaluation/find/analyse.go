package find

import (
	"fmt"
	"slices"
	"strings"

	"wbso/domain/dutch"
)

// Analyse reads a text with the product's own rules.
func Analyse(t Text) Analysis { return tables().analyse(t) }

func (l *lexicon) analyse(t Text) Analysis {
	e := l.gather(t.Text)
	r := Analysis{Language: e.language(), Length: e.distinct, Clauses: e.clauses()}
	r.Nonsense = e.nonsense()
	r.Kind, r.Area = e.about()
	r.Likelihood = classifier().classify(t.Field, e.weighed(r.Clauses))
	return r
}

// About returns what a text is about, as Analyse says it.
func About(text string) (Kind, Area) { return tables().gather(text).about() }

// Features returns the features of a text that the classifier weighs, and how often each occurs.
func Features(text string) map[string]float64 {
	e := tables().gather(text)
	return terms(e.weighed(e.clauses()))
}

// clauses returns the sentences as clauses with what they say.
func (e *findings) clauses() []Clause {
	all := e.source.clauses()
	for i, s := range e.sentences {
		all[i].Subjects, all[i].Side = subjects(s.words), e.side(i)
		if slices.ContainsFunc(s.words, func(w word) bool { return w.number || startsWith(w.text, monthStarts) }) {
			all[i].Done = doneIn(e.raw[s.start:s.end])
		}
	}
	e.addRoles(all)
	e.addLabels(all)
	e.addObjections(all)
	e.addActs(all)
	return all
}

// monthStarts are the beginnings of words for a month or quarter. A sentence that has none of them
// can name a month only as a number.
var monthStarts = strings.Fields("jan feb maa mrt apr mei jun jul aug sep okt nov dec kwartaal q1 q2 q3 q4 1e 2e 3e 4e")

// doneIn returns the last month that a sentence names, as mm-yyyy, or as mm without a year. It is empty when
// there is none.
func doneIn(sentence string) string {
	m, found := dutch.LastMonth(sentence)
	switch {
	case !found:
		return ""
	case m.Year == 0:
		return fmt.Sprintf("%02d", m.Month)
	}
	return fmt.Sprintf("%02d-%d", m.Month, m.Year)
}
