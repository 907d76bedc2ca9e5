package judge

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"wbso/domain"
)

// Maximums of the advice on one text: lines, words, and words in a quotation.
const (
	maxSuggestions = 3
	maxWords       = 120
	quoteWords     = 7
)

// advice says what is missing for the criterion name: a question, a quotation of the
// place in the text where the answer belongs, and an example of such an answer.
type advice struct {
	name, question, place, example string
}

// criterion returns the criterion that the advice is about.
func (a advice) criterion() domain.Criterion {
	hint := a.question
	if a.example != "" {
		hint += " Bijvoorbeeld, in je eigen woorden: ‘" + a.example + "’"
	}
	return domain.Criterion{Name: a.name, Hint: hint, Question: upperFirst(a.question), Place: a.place, Example: a.example}
}

// line returns the advice as one line of the suggestions.
func (a advice) line() string {
	text := a.name + ": " + a.question
	if a.place != "" {
		text += " Vul aan bij " + a.place + "."
	}
	if a.example != "" {
		text += " Bijvoorbeeld: ‘" + a.example + "’"
	}
	return text
}

// knockout is a reason to expect a refusal, with a quotation from the user's text.
type knockout struct{ quote, why string }

var refusals = map[category]string{
	finished:   "dat leest als werk dat al klaar is. WBSO geldt alleen voor werk dat nog moet beginnen: wat ga je nog ontwikkelen en wat weet je daarvan nog niet?",
	noRisk:     "daarmee zeg je dat er geen technisch risico is, en dan is het geen S&O. Welke uitkomst kan nog tegenvallen, en waarom?",
	familiar:   "bekende techniek toepassen is geen S&O zolang de uitkomst vaststaat. Welke uitkomst kan nog tegenvallen, en waarom?",
	outsourced: "hier lost een ander het technische probleem op. Wat ontwikkelen of onderzoeken jullie eigen mensen zelf?",
	functional: "dit beschrijft wat gebruikers zien en kunnen. Wat is het technische probleem erachter: wat lukt nog niet, en waardoor?",
	routine:    "dit is inrichten of aanschaffen van iets bestaands. Wat ontwikkel je in plaats daarvan zelf dat technisch nieuw is, en waarom is dat moeilijk?",
	commercial: "dit gaat over markt en verkoop, niet over techniek. Wat ontwikkel je technisch, en welk technisch probleem los je daarbij op?",
	constraint: "tijd, geld of mensen zijn geen technisch knelpunt. Wat lukt er technisch nog niet, en waardoor?",
	marketing:  "dit is aanprijzing. Wat werkt er technisch anders?",
	trade:      "dit gaat over verkopen en ondernemen, niet over techniek. Wat ontwikkel je technisch, en welk technisch probleem los je daarbij op?",
	switching:  "overstappen op andere bestaande techniek is nog geen ontwikkeling. Wat programmeren jullie zelf dat nog niet bestaat?",
	aiUse:      "een bestaand model gebruiken of bijtrainen telt niet. Welk eigen algoritme of welke eigen code ontwikkelen jullie?",
}

func (e *evidence) because(c category) *knockout {
	return &knockout{quote: e.quoteOf(c), why: refusals[c]}
}

func (k *knockout) line() string {
	if k.quote == "" {
		return upperFirst(k.why)
	}
	return "Je schrijft " + k.quote + ": " + k.why
}

// suggest returns the suggestions for a text that is not good: the reason for a
// refusal, then what is missing, up to maxSuggestions lines and maxWords words.
func suggest(reason *knockout, missing []advice) string {
	var lines []string
	quoted := map[string]bool{"": true} // quote no place twice
	if reason != nil {
		lines = append(lines, reason.line())
		quoted[reason.quote] = true
	}
	for _, a := range urgent(missing, reason != nil) {
		if quoted[a.place] {
			a.place = ""
		}
		quoted[a.place] = true
		lines = append(lines, a.line())
	}
	for len(lines) > maxSuggestions || len(lines) > 1 && len(strings.Fields(strings.Join(lines, " "))) > maxWords {
		lines = lines[:len(lines)-1]
	}
	return strings.Join(lines, "\n")
}

// urgent orders the missing criteria: what spoils the text, then missing content,
// then a text that is too short. A text that is too long comes first. If the text is
// refused, urgent leaves out what spoils it, because the refusal says that already.
func urgent(missing []advice, refused bool) []advice {
	var content, spoilt, length []advice
	for _, a := range missing {
		switch {
		case a.name == "Lengte":
			length = append(length, a)
		case a.name == "Technisch verhaal" || a.name == "Eigen en nieuw werk":
			if !refused {
				spoilt = append(spoilt, a)
			}
		default:
			content = append(content, a)
		}
	}
	if len(length) > 0 && length[0].example == "" { // too long: say so first
		return append(append(length, spoilt...), content...)
	}
	return append(append(spoilt, content...), length...)
}

// quote returns the first words of a text between double quotation marks, or "" if
// there are none.
func quote(text string) string {
	text = strings.NewReplacer("‘", "", "’", "'", "“", "", "”", "", "\"", "").Replace(strings.ToValidUTF8(text, ""))
	words := strings.Fields(text)
	short := strings.Join(words[:min(len(words), quoteWords)], " ")
	if utf8.RuneCountInString(short) > 80 {
		short = string([]rune(short)[:80])
		words = append(words, "")
	}
	short = strings.Trim(short, " ,:;.")
	if short == "" {
		return ""
	}
	if len(strings.Fields(short)) < len(words) {
		short += " …"
	}
	return "“" + short + "”"
}

// quoteOf quotes the text around the first evidence of a category, or returns "".
func (e *evidence) quoteOf(c category) string {
	if !e.has(c) {
		return ""
	}
	return e.quoteHit(e.found[c][0])
}

// quoteHit quotes the sentence of a hit from its start or, if the hit ends after the
// first quoteWords words, from just before the hit.
func (e *evidence) quoteHit(h hit) string {
	s := e.sentences[h.s]
	from := 0
	if h.to >= quoteWords {
		from = max(0, min(h.from-1, len(s.words)-quoteWords))
	}
	return quote(e.raw[s.words[from].start:s.end])
}

// quoteSentence quotes the first sentence with a technical noun, or else the first
// sentence.
func (e *evidence) quoteSentence() string {
	if len(e.sentences) == 0 {
		return ""
	}
	at := 0
	if len(e.fields) > 0 {
		at = e.fields[0].s
	}
	s := e.sentences[at]
	return quote(e.raw[s.start:s.end])
}

// praise returns the suggestions for a good text: what makes it convincing.
func (e *evidence) praise(field domain.TextField) string {
	var parts []string
	add := func(c category, text string) {
		if q := e.quoteOf(c); q != "" && len(parts) < 2 {
			parts = append(parts, text+" ("+q+")")
		}
	}
	switch field {
	case domain.TechnicalChallenges:
		add(bottleneck, "wat er technisch misgaat")
		add(uncertain, "wat nog onzeker is")
	case domain.Innovation:
		add(alternative, "waarom het bestaande niet voldoet")
		add(ours, "wat nieuw voor jullie is")
		add(solution, "hoe het gaat werken")
	default:
		add(develop, "wat je ontwikkelt")
		add(uncertain, "wat moeilijk is")
	}
	if len(parts) == 0 {
		return "Goed: je antwoord is concreet en technisch."
	}
	return "Goed: je noemt concreet " + strings.Join(parts, " en ") + "."
}

func tooLong(n int) string {
	return fmt.Sprintf("je antwoord telt %s tekens en RVO neemt er %s aan. Welke zinnen kunnen weg zonder dat het technische probleem verdwijnt?",
		domain.DutchInt(n), domain.DutchInt(domain.TextAdvised))
}
