package evaluation

import (
	"slices"

	"wbso/domain"
	"wbso/domain/evaluation/find"
)

// Minimum lengths of an answer, in code points.
const (
	minPitch  = 80
	minAnswer = 150
)

// Names of the criteria that are met by absence, without words that show them.
const (
	sentencesName = "Hele zinnen"
	storyName     = "Alleen techniek"
	ownWorkName   = "Eigen en nieuw werk"
	lengthName    = "Lengte"
	developName   = "Ontwikkelen en niet alleen verklaren"
)

// criterion is one thing that a field asks: words that answer one of its questions, or the
// absence of something.
type criterion struct {
	name   string
	asks   []string         // the keys of its questions; empty when it is met by absence
	must   bool             // without it no text is good
	absent func(*view) bool // reports whether nothing is in the way
}

var criteria = map[find.TextField][]criterion{
	find.ElevatorPitch: {
		{name: sentencesName, absent: (*view).prose},
		{name: "Wat je ontwikkelt", asks: []string{AskDevelops}, must: true},
		{name: "Technisch onderwerp", asks: []string{AskSubject}, must: true},
		{name: "Doel of moeilijkheid", asks: []string{AskGoal, AskProblem, AskUnknown, AskMeasure}},
		{name: "Eigen feiten", asks: []string{AskFacts}},
		{name: storyName, absent: (*view).story, must: true},
		{name: ownWorkName, absent: (*view).ownWork, must: true},
		{name: lengthName, absent: length(minPitch), must: true},
	},
	find.TechnicalChallenges: {
		{name: sentencesName, absent: (*view).prose},
		{name: "Technisch knelpunt", asks: []string{AskProblem}, must: true},
		{name: "Onzekerheid", asks: []string{AskUnknown}, must: true},
		{name: "Alternatief of oplossingsrichting", asks: []string{AskRuledOut, AskSolution}},
		{name: "Eigen feiten", asks: []string{AskFacts}},
		{name: storyName, absent: (*view).story, must: true},
		{name: ownWorkName, absent: (*view).ownWork, must: true},
		{name: lengthName, absent: length(minAnswer), must: true},
	},
	find.Innovation: {
		{name: sentencesName, absent: (*view).prose},
		{name: "Nieuw voor jullie of beter dan bestaand", asks: []string{AskArt, AskEdge}, must: true},
		{name: "Werkingsprincipe", asks: []string{AskPrinciple}, must: true},
		{name: "Technische onderbouwing", asks: []string{AskSubject}},
		{name: "Technisch risico", asks: []string{AskRisk}},
		{name: "Eigen feiten", asks: []string{AskFacts}},
		{name: storyName, absent: (*view).story, must: true},
		{name: ownWorkName, absent: (*view).ownWork, must: true},
		{name: lengthName, absent: length(minAnswer), must: true},
	},
}

// criteriaOf returns the criteria of a field, or those of the pitch for an unknown one.
func criteriaOf(f find.TextField) []criterion {
	if list, known := criteria[f]; known {
		return list
	}
	return criteria[find.ElevatorPitch]
}

// meets reports whether a criterion is met: by words that the rules found, or by the scores
// of a model. What is met by absence no model decides but for the story and whose work it is.
func (v *view) meets(c criterion) bool {
	switch {
	case v.Scores != nil && c.name == storyName:
		return !v.Generic && v.gravest(notOwn, false) == ""
	case v.Scores != nil && c.name == ownWorkName:
		return v.gravest(notOwn, true) == ""
	case c.absent != nil:
		return c.absent(v)
	case v.Scores != nil && slices.Contains(c.asks, AskFacts) && !v.owned():
		return false
	}
	return slices.ContainsFunc(c.asks, func(key string) bool { return !v.open(key) })
}

func (v *view) prose() bool {
	return !v.Nonsense && slices.ContainsFunc(v.Clauses, func(c find.Clause) bool { return c.Prose })
}

// story reports whether no clause has what draws away from technology.
func (v *view) story() bool { return v.harmful(distractions...) == "" }

// ownWork reports whether the work is still to be done, by the applicant's own people, and
// is more than using, learning or feeding what exists.
func (v *view) ownWork() bool { return v.harmful(notOwn...) == "" }

// Kinds that draw away from technology, and kinds by which the work is not the applicant's
// own or not new. The one that weighs most comes first.
var (
	distractions = []find.ObjectionKind{find.NoRisk, find.Market, find.Purchase, find.Constraint, find.Functional, find.Marketing}
	notOwn       = []find.ObjectionKind{find.Finished, find.ThirdParty, find.UseOfAI, find.LearningCurve, find.DataCollection}
)

// harmful returns the first of the kinds that a clause has with a weight at which the
// clause has no place in an answer, or "".
func (v *view) harmful(kinds ...find.ObjectionKind) find.ObjectionKind {
	for _, kind := range kinds {
		if v.count(kind, find.HarmfulFrom) > 0 {
			return kind
		}
	}
	return ""
}

func length(least int) func(*view) bool {
	return func(v *view) bool { return v.Length >= least && runes(v.text.Text) <= domain.TextAdvised }
}
