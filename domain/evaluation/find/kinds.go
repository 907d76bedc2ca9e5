package find

import (
	"slices"
	"strings"
)

// side returns whether a sentence of a project with software is about the software or the rest.
func (e *findings) side(s int) Kind {
	kind, _ := aboutNouns(e.nounsOf(s))
	return kind
}

func (e *findings) about() (Kind, Area) {
	if e.explainsOnly() {
		_, area := aboutNouns(e.nouns)
		return TWO, area
	}
	return aboutNouns(e.nouns)
}

func aboutNouns(fields []noun) (Kind, Area) {
	var code, matter, process, food, life int
	for _, n := range fields {
		w := strings.ToLower(n.original)
		switch {
		case n.matter:
			matter += 2
		case n.level == specific:
			code += 2
		}
		for _, about := range []struct {
			stems []string
			count *int
		}{{codeWords, &code}, {processWords, &process}, {foodWords, &food}, {lifeWords, &life}} {
			if slices.ContainsFunc(about.stems, func(stem string) bool { return strings.Contains(w, stem) }) {
				*about.count += 2
			}
		}
	}
	area := Area("")
	switch {
	case food >= 4 && food > life:
		area = AboutFood
	case life >= 4:
		area = AboutLife
	}
	switch {
	case code > matter+process:
		return Software, area
	case process > matter/2 && process > code:
		return Process, area
	case matter > code:
		return Product, area
	}
	return None, area
}

var (
	codeWords    = strings.Fields("software programmatuur algoritme firmware code database applicatie api server rekenmodel")
	processWords = strings.Fields("proces procedé batch reactor oven lijn extru pers droog meng scheid")
	foodWords    = strings.Fields("eiwit zetmeel deeg smaak vet suiker melk kaas sap vlees emulsie brood voeding gist ferment pasteur kook vries bewaar")
	lifeWords    = strings.Fields("cel dna rna enzym eiwit antilicha bloed weefsel patiënt bacterie virus plant zaad gewas huid medicijn dosis speeksel biomarker")
)

// Function words of the two languages that occur in one of them only.
var (
	dutchOnly   = set("het een en dat niet voor met zijn wordt worden door ook aan bij naar maar omdat wij onze ons deze dit als om te van uit er kan moet")
	englishOnly = set("the and of to that with for this are our by from an it be have has which can will not but they their using these new we")
)

// language returns the language of a text by its function words. A text with few of them
// counts as Dutch.
func (e *findings) language() Language {
	dutch, english := 0, 0
	for _, s := range e.sentences {
		for _, w := range s.words {
			switch {
			case dutchOnly[w.text]:
				dutch++
			case englishOnly[w.text]:
				english++
			}
		}
	}
	if english >= 4 && english > 2*dutch {
		return English
	}
	return Dutch
}

// studies are the stems of verbs of research, by which nothing is developed.
var studies = []string{"onderzoek", "onderzoch", "formuler", "modeller", "maken", "maak"}

// explainsOnly reports whether the text wants to explain something and develops nothing:
// technical-scientific research.
func (e *findings) explainsOnly() bool {
	explained := false
	for s, sentence := range e.sentences {
		explained = explained || e.in(s, explains)
		for _, h := range e.hits[s] {
			develops := e.rules[h.rule].name == develop || e.rules[h.rule].name == own
			if develops && !startsWith(sentence.words[h.to].text, studies) && !startsWith(sentence.words[h.from].text, studies) {
				return false
			}
		}
	}
	return explained
}

// Limits of grammatical nonsense.
const (
	nonsenseNouns   = 7 // different specific nouns
	nonsenseClauses = 3 // clauses that mix software and matter
)

// nonsense reports whether the text puts unrelated technical words into sentences: many
// specific nouns of software and matter in one clause after another, of which none comes
// back.
func (e *findings) nonsense() bool {
	first, sides := map[string]int{}, map[int][2]bool{}
	for _, n := range e.nouns {
		if n.level != specific {
			continue
		}
		if at, seen := first[n.key]; seen && at != n.s {
			return false
		}
		first[n.key] = n.s
		side := sides[n.s]
		sides[n.s] = [2]bool{side[0] || n.matter, side[1] || !n.matter}
	}
	mixed := 0
	for _, side := range sides {
		if side == [2]bool{true, true} {
			mixed++
		}
	}
	return len(first) >= nonsenseNouns && mixed >= nonsenseClauses
}
