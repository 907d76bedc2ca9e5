package reading

import "strings"

// addActs marks the clauses that say what the applicant does. That is a solution, be it a
// vague one, unless RVO has something against it and it names nothing technical.
func (e *evidence) addActs(all []Clause) {
	for i, s := range e.sentences {
		from, to, ok := acting(s.words)
		if ok && (len(all[i].Negatives) == 0 || e.weight(i) > 0) {
			all[i].Acts = true
			quote := e.raw[s.words[from].start:s.words[to].end]
			all[i].play(Played{Solution, 1, quote})
			if here := e.weight(i); here >= 2 || here >= 1 && e.known() >= 3 {
				all[i].play(Played{Principle, 1, quote})
			}
		}
	}
}

// acting returns the words with which the applicant says what is done ("kweken we", "wij
// gaan"), or false. It is Dutch grammar: a finite verb beside its subject.
func acting(words []word) (from, to int, ok bool) {
	for i := range words {
		switch words[i].text {
		case "wij", "we":
			if i > 0 && (verbal(words[i-1].text) || meant(words, i-1)) {
				return i - 1, i, true
			}
			if i < 2 && i+1 < len(words) && (verbal(words[i+1].text) || meant(words, i+1)) {
				return i, i + 1, true
			}
		}
	}
	return 0, 0, false
}

// meant reports whether word i is "willen" with the verb at the end of its clause.
func meant(words []word, i int) bool {
	if words[i].text != "willen" {
		return false
	}
	for j := i + 1; j < len(words); j++ {
		if verbal(words[j].text) && (j+1 == len(words) || ending[words[j+1].text]) {
			return true
		}
	}
	return false
}

// ending are words that begin the next clause.
var ending = set("maar en zodat waardoor om al hoewel terwijl met zonder in op alleen want omdat waarbij")

// verbal reports whether a word beside "we" is a verb that says what is done.
func verbal(w string) bool {
	past := strings.HasSuffix(w, "dden") || strings.HasSuffix(w, "tten")
	return len(w) > 4 && strings.HasSuffix(w, "en") && !past && !resting[w] || w == "gaan" || w == "doen"
}

// resting are verbs that say how things are and not what is done, and words that look
// like a verb.
var resting = set(`weten hebben kunnen moeten mogen hopen denken werken kennen begrijpen verwachten vermoeden zien vinden missen staan lopen komen krijgen
	twijfelen zitten houden overhouden verliezen raken willen zullen zouden worden blijven blijken waren hadden wisten konden wilden moesten beschikken
	bestaan vermijden voorkomen snappen geloven vrezen voorzien merken ervaren beseffen achten vragen hoeven durven verkopen leveren kopen huren halen haalden
	tussen binnen boven buiten zonder wegen redenen alleen samen negen zeven eigen`)
