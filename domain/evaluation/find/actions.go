package find

import "strings"

// addActs marks the clauses that say what the applicant does. Such a clause is a solution, if only
// a vague one, unless there is an objection against it and it names nothing technical.
func (e *findings) addActs(all []Clause) {
	for i, s := range e.sentences {
		from, to, ok := acting(s.words)
		if ok && (len(all[i].Objections) == 0 || len(e.nounsOf(i)) > 0) {
			all[i].Acts = true
			play(&all[i].Roles, Solution, 1, e.raw[s.words[from].start:s.words[to].end])
		}
	}
}

// acting returns the words with which the applicant says what is done ("kweken we", "wij
// gaan"), or false. It is Dutch grammar: a finite verb beside its subject.
func acting(words []word) (from, to int, ok bool) {
	last := lastVerb(words)
	meant := func(i int) bool { return words[i].text == "willen" && i < last }
	for i := range words {
		switch words[i].text {
		case "wij", "we":
			if i > 0 && (verbal(words[i-1].text) || meant(i-1)) {
				return i - 1, i, true
			}
			if i < 2 && i+1 < len(words) && (verbal(words[i+1].text) || meant(i+1)) {
				return i, i + 1, true
			}
		}
	}
	return 0, 0, false
}

// lastVerb returns where the last verb at the end of a clause is, or -1. "Willen" before it
// says what is done.
func lastVerb(words []word) int {
	for i := len(words) - 1; i >= 0; i-- {
		if verbal(words[i].text) && (i+1 == len(words) || ending[words[i+1].text]) {
			return i
		}
	}
	return -1
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
