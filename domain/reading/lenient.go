package reading

import "slices"

// likelyGood is the leaning to green from which weaker signs show a role: people say that
// they do not know something in more ways than a table foresees.
const likelyGood = 0.5

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
	purpose   = set("moet moeten mikken zoeken zoekt levert leveren streven gewenst doel zodat nieuwe willen gaan")
)

var signs = []sign{
	{Unknown, 2, []map[string]bool{asks, doubts}},
	{KnowledgeEdge, 1, []map[string]bool{ourselves, narrow}},
	{Develops, 1, []map[string]bool{ourselves, purpose}},
}

// addSigns adds what weaker signs show in a text that is likely good.
func (e *evidence) addSigns(r *Reading) {
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
}

func (s sign) in(words []word) bool {
	for _, list := range s.lists {
		if !slices.ContainsFunc(words, func(w word) bool { return list[w.text] }) {
			return false
		}
	}
	return true
}
