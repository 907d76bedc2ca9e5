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
	asks   []string             // the keys of its questions; empty when it is met by absence
	must   bool                 // without it no text is good
	absent func(*view) bool     // reports whether nothing is in the way
	harm   []find.ObjectionKind // what is in the way
}

// Kinds that draw away from technology, and kinds by which the work is not the applicant's own or not
// new: finished, or no more than using, learning or feeding what exists. The one that weighs most
// comes first.
var (
	distractions = []find.ObjectionKind{find.NoRisk, find.Market, find.Purchase, find.Constraint, find.Functional, find.Marketing, find.Requirement}
	notOwn       = []find.ObjectionKind{find.Finished, find.ThirdParty, find.UseOfAI, find.LearningCurve, find.DataCollection}
)

var criteria = map[find.TextField][]criterion{
	find.ElevatorPitch: {
		{name: sentencesName, absent: (*view).prose},
		{name: "Wat je ontwikkelt", asks: []string{AskDevelops}, must: true},
		{name: "Technisch onderwerp", asks: []string{AskSubject}, must: true},
		{name: "Doel of moeilijkheid", asks: []string{AskGoal, AskProblem, AskUnknown, AskMeasure}},
		{name: "Eigen feiten", asks: []string{AskFacts}},
		{name: storyName, harm: distractions, must: true},
		{name: ownWorkName, harm: notOwn, must: true},
		{name: lengthName, absent: (*view).longEnough, must: true},
	},
	find.TechnicalChallenges: {
		{name: sentencesName, absent: (*view).prose},
		{name: "Technisch knelpunt", asks: []string{AskProblem}, must: true},
		{name: "Onzekerheid", asks: []string{AskUnknown}, must: true},
		{name: "Alternatief of oplossingsrichting", asks: []string{AskRuledOut, AskSolution}},
		{name: "Eigen feiten", asks: []string{AskFacts}},
		{name: storyName, harm: distractions, must: true},
		{name: ownWorkName, harm: notOwn, must: true},
		{name: lengthName, absent: (*view).longEnough, must: true},
	},
	find.Innovation: {
		{name: sentencesName, absent: (*view).prose},
		{name: "Nieuw voor jullie of beter dan bestaand", asks: []string{AskArt, AskEdge}, must: true},
		{name: "Werkingsprincipe", asks: []string{AskPrinciple}, must: true},
		{name: "Technische onderbouwing", asks: []string{AskSubject}},
		{name: "Technisch risico", asks: []string{AskRisk}},
		{name: "Eigen feiten", asks: []string{AskFacts}},
		{name: storyName, harm: distractions, must: true},
		{name: ownWorkName, harm: notOwn, must: true},
		{name: lengthName, absent: (*view).longEnough, must: true},
	},
}

// criteriaOf returns the criteria of a field, or those of the pitch for an unknown one.
func criteriaOf(f find.TextField) []criterion {
	if list, known := criteria[f]; known {
		return list
	}
	return criteria[find.ElevatorPitch]
}

// meets reports whether a criterion is met: by words that the rules found, or by the scores of a
// model. A criterion that is met by the absence of something is not decided by a model, except the
// story and whose work it is.
func (v *view) meets(c criterion) bool {
	switch {
	case c.harm != nil:
		return v.harm(c.harm) == "" && !(v.Generic && c.name == storyName)
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

// least returns the minimum length of the text.
func (v *view) least() int {
	if v.text.Field == find.TechnicalChallenges || v.text.Field == find.Innovation {
		return minAnswer
	}
	return minPitch
}

func (v *view) tooLong() bool { return runes(v.text.Text) > domain.TextAdvised }

func (v *view) longEnough() bool { return v.Length >= v.least() && !v.tooLong() }

// strengthening are the questions that a good text may still leave open, by field.
var strengthening = map[find.TextField][]string{
	find.ElevatorPitch:       {AskGoal, AskProblem, AskMeasure},
	find.TechnicalChallenges: {AskProblem, AskCause, AskUnknown, AskWhy, AskRuledOut, AskPrinciple, AskMeasure},
	find.Innovation:          {AskUnknown, AskWhy, AskRuledOut, AskPrinciple, AskEdge, AskMeasure},
}

// Scored returns the questions that a model scores for a field: those that decide, and those
// that would make a good text stronger.
func Scored(f find.TextField) []Question {
	var all []Question
	add := func(keys []string) {
		for _, key := range keys {
			if !slices.ContainsFunc(all, func(n Question) bool { return n.Key == key }) {
				all = append(all, QuestionOf(key))
			}
		}
	}
	for _, c := range criteriaOf(f) {
		add(c.asks)
	}
	add(strengthening[f])
	return all
}
