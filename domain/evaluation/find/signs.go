package find

import "slices"

// sign is a role that a whole sentence shows when it has a word of each list.
type sign struct {
	role     Role
	strength int
	lists    []map[string]bool
}

// Words of which a whole sentence has one of each list that shows a role.
var (
	ourselves  = set("wij we ons onze mij ik mijn team men")
	asks       = set("hoe hoeveel welke of waar")
	doubts     = set("weten weet niemand noch nog onduidelijk zoeken zien blijken niets nergens duister hoofd")
	foretells  = set("berekenen voorspellen model simulaties literatuur voorbeeld uitgevonden meting")
	gambles    = set("misschien mogelijk gok spannend")
	troubles   = set("niet geen te weg los over kapot mis slijt zakt valt raakt krijgt krijgen lekt verdwijnt alleen draderig fout")
	happens    = set("bij boven onder na tijdens zodra als wanneer doordat omdat want door tot daardoor waardoor")
	fallsShort = set("niet geen niemand nergens weinig niets tegengestelde")
	narrow     = set("niks niets weinig nieuw nieuwe gloednieuw missen kennen kenden geen nooit terrein alleen eerder")
	todays     = set("bestaande gewone gangbaar gangbare normaal nu huidige standaard bekende men bestaat")
	lacks      = set("niet geen maar te kost wil alleen mislukt pas terwijl moeten")
	means      = set("door met via waarop waardoor zodat dat die in op")
	aims       = set("mikken zoeken zoekt levert streven zodat nieuwe willen wil gaan ga zoek werken")
	builds     = set("eigen doel bedoeling plan streefwaarde moeten moet resultaat")
)

var signs = []sign{
	{role: Unknown, strength: 2, lists: []map[string]bool{asks, doubts}},
	{role: Unknown, strength: 2, lists: []map[string]bool{foretells, fallsShort}},
	{role: Unknown, strength: 2, lists: []map[string]bool{gambles}},
	{role: Problem, strength: 2, lists: []map[string]bool{troubles, happens}},
	{role: KnowledgeEdge, strength: 1, lists: []map[string]bool{ourselves, narrow}},
	{role: RuledOut, strength: 1, lists: []map[string]bool{todays, lacks}},
	{role: Principle, strength: 1, lists: []map[string]bool{ourselves, means}},
	{role: Develops, strength: 1, lists: []map[string]bool{ourselves, aims}},
	{role: Develops, strength: 1, lists: []map[string]bool{builds}},
}

// addSigns adds what weaker signs show in the prose of a text.
func (e *findings) addSigns(all []Clause) {
	for i, s := range e.sentences {
		if !s.prose {
			continue
		}
		for _, sign := range signs {
			if shown := e.shown(s, sign); shown != "" {
				all[i].Signs = append(all[i].Signs, Evidence{Role: sign.role, Strength: sign.strength, Quote: shown})
			}
		}
	}
}

// shown returns a sentence from the first to the last word that shows a sign, or "".
func (e *findings) shown(s sentence, sign sign) string {
	from, to := len(e.raw), 0
	for _, list := range sign.lists {
		at := slices.IndexFunc(s.words, func(w word) bool { return list[w.text] })
		if at < 0 {
			return ""
		}
		from, to = min(from, s.words[at].start), max(to, s.words[at].end)
	}
	return e.raw[from:to]
}
