package reading

import (
	"slices"

	"wbso/domain"
)

// likelyGood is the leaning to green from which weaker signs show a role, and surelyGood
// that from which a role that no sign shows goes to the clause that most likely plays it:
// people say what they do not know in more ways than tables foresee. Measured on texts that
// the weights had not learned: of 240 ordinary texts 209 are right with both, 192 with the
// signs alone and 187 with neither; of 140 texts that imitate a good one 70, 74 and 76.
const (
	likelyGood = 0.5
	surelyGood = 0.6
)

// wholeAnswer is the number of whole sentences from which a text has room for a whole argument.
const wholeAnswer = 3

// sign is a role that a whole sentence shows when it has a word of each list.
type sign struct {
	role     Role
	strength int
	lists    []map[string]bool
}

var (
	asks      = set("hoe hoeveel hoelang welke wat of waar wanneer waarom misschien mogelijk wellicht waarschijnlijk evengoed")
	doubts    = set("niet geen niemand noch nog nooit onduidelijk onbeantwoord misschien mogelijk wellicht zoeken hoofd zien blijken uitwijzen niks onbekend raadsel")
	ourselves = set("wij we ons onze mij ik mijn team")
	narrow    = set("alleen slechts niks weinig nieuw nieuwe gloednieuw missen kennen kenden geen nooit terrein horen")
	aims      = set("moet moeten mikken zoeken zoekt levert leveren streven gewenst doel zodat nieuwe willen gaan")
)

var signs = []sign{
	{Unknown, 2, []map[string]bool{asks, doubts}},
	{KnowledgeEdge, 1, []map[string]bool{ourselves, narrow}},
	{Develops, 1, []map[string]bool{ourselves, aims}},
}

// addSigns adds what weaker signs show in a text that is likely good.
func (e *evidence) addSigns(field domain.TextField, r *Reading) {
	if r.Leaning.Green < likelyGood {
		return
	}
	for i, s := range e.sentences {
		for _, sign := range signs {
			if s.prose && !r.Clauses[i].Harmful() && sign.in(s.words) {
				r.Clauses[i].play(Played{sign.role, sign.strength, e.raw[s.start:s.end]})
			}
		}
	}
	whole := 0
	for _, c := range r.Clauses {
		if c.Prose {
			whole++
		}
	}
	if r.Leaning.Green >= surelyGood && whole >= wholeAnswer {
		e.addLikely(field, r)
	}
}

func (s sign) in(words []word) bool {
	for _, list := range s.lists {
		if !slices.ContainsFunc(words, func(w word) bool { return list[w.text] }) {
			return false
		}
	}
	return true
}

// likely is where in an answer a role is played that no phrase shows: an answer begins
// with what goes wrong, says what the applicant does and ends with what is not known.
type likely struct {
	role     Role
	strength int
	last     bool // else the first clause
	plays    func(Clause) bool
}

func acts(c Clause) bool { return c.Acts || c.Strongest(Solution, Principle) > 0 }

func describes(c Clause) bool { return !acts(c) && c.Strength(Subject) > 0 }

var likelies = map[domain.TextField][]likely{
	domain.ElevatorPitch:       {{Develops, 1, false, acts}, {Develops, 1, false, describes}},
	domain.TechnicalChallenges: {{Problem, 2, false, describes}, {Principle, 1, true, acts}, {Unknown, 2, true, describes}},
	domain.Innovation:          {{RuledOut, 2, false, describes}, {Principle, 1, true, acts}, {Unknown, 2, true, describes}},
}

// addLikely gives each role that no clause plays strongly enough to the clause that most
// likely plays it.
func (e *evidence) addLikely(field domain.TextField, r *Reading) {
	for _, l := range likelies[field] {
		if slices.ContainsFunc(r.Clauses, func(c Clause) bool { return c.Strength(l.role) >= l.strength }) {
			continue
		}
		at := -1
		for i, c := range r.Clauses {
			if c.Prose && !c.Harmful() && l.plays(c) && (at < 0 || l.last) {
				at = i
			}
		}
		if at >= 0 {
			s := e.sentences[at]
			r.Clauses[at].play(Played{l.role, l.strength, e.raw[s.start:s.end]})
		}
	}
}
