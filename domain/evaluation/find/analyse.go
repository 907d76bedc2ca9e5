package find

import (
	"fmt"
	"slices"
	"strings"

	"wbso/domain/dutch"
)

// Analyse reads a text with the product's own rules.
func Analyse(t Text) Analysis { return tables().analyse(t) }

func (l *lexicon) analyse(t Text) Analysis {
	e := l.gather(t.Text)
	r := Analysis{Language: e.language(), Length: e.distinct, Clauses: e.clauses()}
	r.Nonsense = e.nonsense()
	r.Kind, r.Area = e.about()
	r.Likelihood = classifier().classify(t.Field, e.weighed(r.Clauses))
	return r
}

// About returns what a text is about, as Analyse says it.
func About(text string) (Kind, Area) { return tables().gather(text).about() }

// clauses returns the sentences as clauses with what they say.
func (e *findings) clauses() []Clause {
	all := e.source.clauses()
	for i, s := range e.sentences {
		all[i].Subjects, all[i].Side = subjects(s.words), e.side(i)
		if slices.ContainsFunc(s.words, func(w word) bool { return w.number || startsWith(w.text, monthStarts) }) {
			all[i].Done = doneIn(e.raw[s.start:s.end])
		}
	}
	e.addRoles(all)
	e.addLabels(all)
	e.addObjections(all)
	e.addActs(all)
	e.addSigns(all)
	return all
}

// monthStarts begin the words without which a sentence names no month, but for a number.
var monthStarts = strings.Fields("jan feb maa mrt apr mei jun jul aug sep okt nov dec kwartaal q1 q2 q3 q4 1e 2e 3e 4e")

// doneIn returns the last month that a sentence names, as mm-yyyy, or as mm without a year. It is empty when
// there is none.
func doneIn(sentence string) string {
	m, found := dutch.LastMonth(sentence)
	switch {
	case !found:
		return ""
	case m.Year == 0:
		return fmt.Sprintf("%02d", m.Month)
	}
	return fmt.Sprintf("%02d-%d", m.Month, m.Year)
}

var (
	// pointers begin a clause that refers to the one before it.
	pointers = set(`dit deze dat die zij ze hij daarvoor daarmee daardoor daarom daarbij daarin daarop daaruit daarvan daarna daarvoor daartoe daartegen
		daarover hiervoor hiermee hierdoor hierom hierbij hierin hierop hieruit hiervan hierna hiertoe ervan ermee erdoor zo zodoende zulke dergelijke
		vervolgens anders beide beiden`)
	// generic are nouns that, with an article alone, refer to something named before.
	generic = set(`model systeem methode aanpak oplossing techniek proces algoritme apparaat machine sensor materiaal prototype effect probleem risico
		resultaat ontwerp laag toestel programma programmatuur software kern onderdeel mengsel stof coating`)
)

func refers(words []word) bool {
	if pointers[words[0].text] {
		return true
	}
	return len(words) > 2 && (words[0].text == "het" || words[0].text == "de") && generic[words[1].text] && !specifies[words[2].text]
}

// specifies are the words after a noun that say which one is meant.
var specifies = set("van voor dat die om waarmee waarin waarbij met uit op in is")

// subjects returns the stems of the content words.
func subjects(words []word) []string {
	var out []string
	for _, w := range words {
		if !w.number && len(w.text) > 2 && !smallWords[w.text] && !common[stemKey(w.text)] {
			out = append(out, stemKey(w.text))
		}
	}
	return out
}

// side says on which side of a project with software the sentence is.
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
			if hasAny(w, about.stems) {
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

func hasAny(w string, stems []string) bool {
	for _, s := range stems {
		if strings.Contains(w, s) {
			return true
		}
	}
	return false
}

var (
	codeWords    = strings.Fields("software programmatuur algoritme firmware code database applicatie api server rekenmodel")
	processWords = strings.Fields("proces procedé batch reactor oven lijn extru pers droog meng scheid")
	foodWords    = strings.Fields("eiwit zetmeel deeg smaak vet suiker melk kaas sap vlees emulsie brood voeding gist ferment pasteur kook vries bewaar")
	lifeWords    = strings.Fields("cel dna rna enzym eiwit antilicha bloed weefsel patiënt bacterie virus plant zaad gewas huid medicijn dosis speeksel biomarker")
)
