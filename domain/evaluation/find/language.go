package find

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
	if !e.has(explains) {
		return false
	}
	for _, c := range []category{develop, own} {
		for _, h := range e.found[c] {
			words := e.sentences[h.s].words
			if !startsWith(words[h.to].text, studies) && !startsWith(words[h.from].text, studies) {
				return false
			}
		}
	}
	return true
}
