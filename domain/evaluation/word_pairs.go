package evaluation

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

// addSigns adds what weaker signs show in a text for which the classifier predicts green. They count
// for the evaluation alone: nothing is put in a box of the application because of them.
func (v *view) addSigns() {
	if v.Scores != nil || v.Likelihood.Green < predicted {
		return
	}
	for i, c := range v.Clauses {
		if !c.Prose || v.copied[i] {
			continue
		}
		sentence := v.text.Text[c.From:c.To]
		words, _ := scan(sentence)
		for _, sign := range signs {
			if shown := sign.in(sentence, words); shown != "" && c.Strength(sign.role) < sign.strength {
				c.Roles = append(slices.Clip(c.Roles), Evidence{Role: sign.role, Strength: sign.strength, Quote: shown})
			}
		}
		v.Clauses[i].Roles = c.Roles
	}
}

// in returns a sentence from the first to the last word that shows the sign, or "".
func (s sign) in(sentence string, words []word) string {
	from, to := len(sentence), 0
	for _, list := range s.lists {
		at := slices.IndexFunc(words, func(w word) bool { return list[w.text] })
		if at < 0 {
			return ""
		}
		from, to = min(from, words[at].start), max(to, words[at].end)
	}
	return sentence[from:to]
}
