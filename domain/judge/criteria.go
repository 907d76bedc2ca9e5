package judge

import (
	"wbso/domain"
	"wbso/domain/needs"
	"wbso/domain/reading"
)

// Minimum lengths of an answer, in code points.
const (
	minPitch  = 80
	minAnswer = 150
)

// Names of the criteria that are not needs.
const (
	sentencesName = "Hele zinnen"
	storyName     = "Technisch verhaal"
	ownWorkName   = "Eigen en nieuw werk"
	lengthName    = "Lengte"
	developName   = "Ontwikkelen en niet alleen verklaren"
)

// criterion is one thing that a field needs. A text is good when all criteria of its
// field are met and nothing refuses it.
type criterion struct {
	name  string
	met   func(*view) bool
	needs []string // whose question and example it gives, the first that is open
}

var criteria = map[domain.TextField][]criterion{
	domain.ElevatorPitch: {
		{sentencesName, (*view).prose, nil},
		{"Wat je ontwikkelt", (*view).develops, []string{needs.Develops}},
		{"Technisch onderwerp", (*view).subject, []string{needs.Subject}},
		{"Doel of moeilijkheid", (*view).purpose, []string{needs.Goal}},
		{"Eigen feiten", (*view).concrete, []string{needs.Facts}},
		{storyName, (*view).story, nil},
		{ownWorkName, (*view).ownWork, nil},
		{lengthName, length(minPitch), nil},
	},
	domain.TechnicalChallenges: {
		{sentencesName, (*view).prose, nil},
		{"Technisch knelpunt", (*view).troubled, []string{needs.Problem}},
		{"Onzekerheid", (*view).doubts, []string{needs.Unknown}},
		{"Alternatief of oplossingsrichting", (*view).leads, []string{needs.RuledOut, needs.Solution}},
		{"Eigen feiten", (*view).concrete, []string{needs.Facts}},
		{storyName, (*view).story, nil},
		{ownWorkName, (*view).ownWork, nil},
		{lengthName, length(minAnswer), nil},
	},
	domain.Innovation: {
		{sentencesName, (*view).prose, nil},
		{"Nieuw voor jullie of beter dan bestaand", (*view).renews, []string{needs.Art, needs.Edge}},
		{"Werkingsprincipe", (*view).explains, []string{needs.Principle}},
		{"Technische onderbouwing", (*view).grounded, []string{needs.Subject}},
		{"Technisch risico", (*view).dares, []string{needs.Risk}},
		{"Eigen feiten", (*view).concrete, []string{needs.Facts}},
		{storyName, (*view).story, nil},
		{ownWorkName, (*view).ownWork, nil},
		{lengthName, length(minAnswer), nil},
	},
}

func (v *view) prose() bool {
	if v.Nonsense {
		return false
	}
	for _, c := range v.Clauses {
		if c.Prose {
			return true
		}
	}
	return false
}

func (v *view) develops() bool { return v.has(reading.Develops) }

// manyFacts are enough to ground a text in words that are in no table of nouns.
const manyFacts = 9

// subject reports whether the text names a technical subject: one specific noun, two
// everyday nouns, or one and many facts.
func (v *view) subject() bool { return v.weight() >= 2 || v.weight() == 1 && v.facts >= manyFacts }

// purpose reports whether the text says what it is for. A text that is long enough to say
// what makes it hard must say that too, or be specific.
func (v *view) purpose() bool {
	if specific, _ := nouns(v.Clauses...); v.Length > shortPitch && specific < 3 && !v.hard() {
		return false
	}
	return v.best(reading.Goal, reading.Problem, reading.Unknown, reading.KnowledgeEdge, reading.LimitValue) > 0
}

// shortPitch is the length up to which a pitch need not say what makes it hard.
const shortPitch = 210

// hard reports whether the text says what makes the work hard.
func (v *view) hard() bool {
	return v.best(reading.Problem, reading.Unknown, reading.Cause, reading.RuledOut, reading.KnowledgeEdge) > 1
}

func (v *view) grounded() bool { return v.weight() >= 4 || v.weight() > 0 && v.facts >= manyFacts }

func (v *view) troubled() bool {
	return v.best(reading.Problem) > 1 || v.weight() >= 4 && v.has(reading.Problem) && v.best(reading.Unknown) > 1 && v.wayOut()
}

func (v *view) doubts() bool {
	return v.unknown() || v.substantial() && v.best(reading.Problem) > 1 && v.wayOut() && v.best(reading.Unknown, reading.KnowledgeEdge) > 0
}

// unknown reports whether the outcome of something technical is unknown.
func (v *view) unknown() bool {
	return v.best(reading.Unknown) > 1 || v.has(reading.Unknown) && v.has(reading.Unpredictable)
}

func (v *view) wayOut() bool { return v.best(reading.RuledOut, reading.Principle) > 0 }

func (v *view) leads() bool {
	return v.wayOut() || v.substantial() && v.best(reading.Unknown) > 1 && v.best(reading.Problem) > 1
}

func (v *view) renews() bool {
	return v.best(reading.KnowledgeEdge, reading.RuledOut) > 0 ||
		v.substantial() && v.best(reading.Unknown) > 1 && v.has(reading.Principle) && v.best(reading.StateOfArt, reading.Problem) > 0
}

func (v *view) explains() bool {
	return v.has(reading.Principle) || v.substantial() && v.best(reading.Unknown) > 1 && v.best(reading.KnowledgeEdge, reading.RuledOut) > 0
}

func (v *view) dares() bool {
	return v.unknown() || v.has(reading.KnowledgeEdge) && v.has(reading.RuledOut) ||
		v.substantial() && v.best(reading.KnowledgeEdge, reading.RuledOut) > 0 && v.has(reading.Principle) && v.has(reading.Unknown)
}

// substantial reports whether an answer is long and technical. It may then meet one
// criterion with weaker evidence when it meets the others.
func (v *view) substantial() bool {
	prose := 0
	for _, c := range v.Clauses {
		if c.Prose {
			prose++
		}
	}
	return v.Length >= 190 && prose >= 3 && v.weight() >= 4 && v.ballast() <= 4
}

// story reports whether technology outweighs what draws away from it, and no clause has
// something that RVO does not accept.
func (v *view) story() bool {
	if v.count(reading.Functional, 1) > 1 && v.support() < 3 {
		return false
	}
	return v.convincing() && v.ballast() <= 5+2*v.weight() && v.harmful(distractions...) == "" &&
		(v.count(reading.NoRisk, 1) == 0 || v.best(reading.Unknown) > 1 || v.has(reading.Problem))
}

// leastGreen is the probability of green from which the words of a text speak for it, and
// mostRed that of red from which they speak for a refusal.
const (
	leastGreen = 0.5
	mostRed    = 0.5
	surelyRed  = 0.6
)

// convincing reports whether the words of the text, as learned from labelled ones, do not
// speak against it.
func (v *view) convincing() bool {
	return v.Leaning == reading.Leaning{} || v.Leaning.Green >= leastGreen
}

// Kinds that spoil the story, and kinds by which the work is not the applicant's own or
// not new. The one that weighs most comes first.
var (
	distractions = []reading.NegativeKind{reading.NoRisk, reading.Market, reading.Purchase, reading.Constraint, reading.Functional, reading.Marketing}
	notOwn       = []reading.NegativeKind{reading.Finished, reading.ThirdParty, reading.UseOfAI, reading.LearningCurve, reading.DataCollection}
)

// harmful returns the first of the kinds that a clause has with a weight at which the
// clause has no place in an answer, or "".
func (v *view) harmful(kinds ...reading.NegativeKind) reading.NegativeKind {
	for _, kind := range kinds {
		if v.count(kind, reading.HarmfulFrom) > 0 && !(kind == reading.UseOfAI && v.ownModel()) {
			return kind
		}
	}
	return ""
}

// ballastOf gives, by kind and severity, the weight of each negative and the most that
// they weigh together.
var ballastOf = []struct {
	kind       reading.NegativeKind
	from       int
	each, most int
}{
	{reading.Marketing, 1, 5, 15},
	{reading.Functional, 1, 6, 24},
	{reading.Purchase, 1, 8, 24},
	{reading.Market, 2, 10, 20},
	{reading.Market, 1, 4, 12},
	{reading.Constraint, 1, 10, 10},
}

// ballast returns the weight of what draws an answer away from technology.
func (v *view) ballast() int {
	sum := 0
	for _, b := range ballastOf {
		sum += min(b.each*v.count(b.kind, b.from), b.most)
	}
	return sum
}

// ownWork reports whether the work is still to be done, by the applicant's own people,
// and is more than using, learning or feeding what exists.
func (v *view) ownWork() bool { return v.harmful(notOwn...) == "" }

func (v *view) ownModel() bool { return v.best(reading.OwnWork) > 1 }

func length(least int) func(*view) bool {
	return func(v *view) bool { return v.Length >= least && runes(v.text.Text) <= domain.TextAdvised }
}
