package evaluation

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/dutch"
	"wbso/domain/evaluation/find"
)

// Maximums of the suggestions on one text: lines, words, and words in a quotation.
const (
	maxSuggestions = 3
	maxWords       = 120
	quoteWords     = 7
)

// refusals say, by kind of objection, why RVO does not want to read it and what to ask.
var refusals = map[find.ObjectionKind]string{
	find.Finished:       "dat leest als werk dat al klaar is. WBSO geldt alleen voor werk dat nog moet beginnen: wat ga je nog ontwikkelen en wat weet je daarvan nog niet?",
	find.NoRisk:         "daarmee zeg je dat er geen technisch risico is, en dan is het geen S&O. Welke uitkomst kan nog tegenvallen, en waarom?",
	find.ThirdParty:     "dit is werk van een ander. Wat ontwikkelen of onderzoeken jullie eigen mensen zelf?",
	find.Functional:     "dit beschrijft wat gebruikers zien en kunnen. Wat is het technische probleem erachter: wat lukt nog niet, en waardoor?",
	find.Requirement:    "dit zegt wat het moet kunnen, niet wat er technisch misgaat. Wat lukt nog niet, en waardoor?",
	find.Purchase:       "dit is inrichten of aanschaffen van iets bestaands. Wat ontwikkel je in plaats daarvan zelf dat technisch nieuw is, en waarom is dat moeilijk?",
	find.Market:         "dit gaat over markt en verkoop, niet over techniek. Wat ontwikkel je technisch, en welk technisch probleem los je daarbij op?",
	find.Constraint:     "tijd, geld of mensen zijn geen technisch knelpunt. Wat lukt er technisch nog niet, en waardoor?",
	find.Marketing:      "dit is aanprijzing. Wat werkt er technisch anders?",
	find.UseOfAI:        "een bestaand model gebruiken of bijtrainen telt niet. Welk eigen algoritme of welke eigen code ontwikkelen jullie?",
	find.DataCollection: "gegevens verzamelen of labelen is geen ontwikkeling. Wat ontwikkelen jullie zelf, en wat lukt daaraan technisch nog niet?",
	find.LearningCurve:  "iets bestaands leren gebruiken is geen technische nieuwheid. Welke techniek bestaat nog niet, en waarom is die moeilijk?",
}

// amends are the questions whose answer takes an objection away, where it is not what goes wrong.
var amends = map[find.ObjectionKind]string{
	find.Finished: AskUnknown, find.NoRisk: AskUnknown, find.ThirdParty: AskSolution, find.Purchase: AskDevelops, find.Marketing: AskPrinciple,
	find.UseOfAI: AskDevelops, find.DataCollection: AskDevelops, find.LearningCurve: AskEdge,
}

// ObjectionKinds returns the kinds that an analyzer looks for, each with what we say of it to the
// user.
func ObjectionKinds() map[find.ObjectionKind]string { return maps.Clone(refusals) }

// reason is the first line for a text that is refused.
func (v *view) reason(kind find.ObjectionKind) (line, quoted string) {
	c, n := v.worst(kind)
	if n.Severity == 0 {
		return domain.Capital(refusals[kind]), ""
	}
	quoted = v.quote(c)
	return "Je schrijft " + quoted + ": " + refusals[kind], quoted
}

// suggest returns the suggestions: for a good text what would make it stronger, else the
// reason of a refusal and what is missing, up to maxSuggestions lines and maxWords words.
// When nothing is missing and the text is not good all the same, those are the questions
// that it leaves open.
func (v *view) suggest(good bool, refused find.ObjectionKind, missing []advice) string {
	if good {
		return v.stronger()
	}
	if refused == "" && len(missing) == 0 {
		return v.mostTelling()
	}
	var lines []string
	said := map[string]bool{"": true} // quote no place and ask nothing twice
	if refused != "" {
		line, quoted := v.reason(refused)
		lines = append(lines, line)
		said[quoted] = true
	}
	for _, a := range urgent(missing, refused != "") {
		if said[a.place] {
			a.place = ""
		}
		if !said[a.question] {
			lines = append(lines, a.line())
		}
		said[a.place], said[a.question] = true, true
	}
	for len(lines) > maxSuggestions || len(lines) > 1 && len(strings.Fields(strings.Join(lines, " "))) > maxWords {
		lines = lines[:len(lines)-1]
	}
	return strings.Join(lines, "\n")
}

// urgent orders the missing criteria: what spoils the text, then missing content, then a
// text that is too short. A text that is too long comes first. If the text is refused,
// urgent leaves out what spoils it, because the refusal says that already.
func urgent(missing []advice, refused bool) []advice {
	var content, spoilt, length []advice
	for _, a := range missing {
		switch {
		case a.name == lengthName:
			length = append(length, a)
		case a.name == storyName || a.name == ownWorkName:
			if !refused {
				spoilt = append(spoilt, a)
			}
		default:
			content = append(content, a)
		}
	}
	if len(length) > 0 && length[0].place == "" { // too long: say so first
		return append(append(length, spoilt...), content...)
	}
	return append(append(spoilt, content...), length...)
}

// strengthening are the questions that a good text may still leave open, by field.
var strengthening = map[find.TextField][]string{
	find.ElevatorPitch:       {AskGoal, AskProblem, AskMeasure},
	find.TechnicalChallenges: {AskProblem, AskCause, AskUnknown, AskWhy, AskRuledOut, AskPrinciple, AskMeasure},
	find.Innovation:          {AskUnknown, AskWhy, AskRuledOut, AskPrinciple, AskEdge, AskMeasure},
}

// stronger returns what a good text leaves open.
func (v *view) stronger() string {
	lines := v.openQuestions()
	if line := v.harmfulLine(); line != "" {
		lines = append([]string{line}, lines[:min(len(lines), 1)]...)
	}
	if len(lines) == 0 {
		return "Goed: je antwoord is concreet en technisch."
	}
	return "Sterker maken\n" + strings.Join(lines, "\n")
}

// mostTelling says of a text in which nothing is missing that only its words weigh against it,
// asks for what is open and names the sentence that weighs most.
func (v *view) mostTelling() string {
	lines := append([]string{"Alle punten staan erin. Toch lijkt de tekst, alleen op zijn woorden, op teksten die nog niet genoeg zeggen."}, v.openQuestions()...)
	if against := v.weighing(); against != "" {
		lines = append(lines[:min(len(lines), maxSuggestions-1)], against+
			" weegt daarin het zwaarst: wat gebeurt daar technisch, en wat weet je er nog niet van? Zet bij Opmerkingen wat geen techniek is.")
	}
	return strings.Join(lines, "\n")
}

// weighing quotes the sentence without which the classifier predicts green more, or most.
func (v *view) weighing() (quoted string) {
	most := v.Likelihood.Green
	for _, c := range v.Clauses {
		if l := v.without(c); l.Green > most {
			most, quoted = l.Green, v.quote(c)
		}
	}
	return quoted
}

// openQuestions returns the first two questions that a text leaves open, but for those of a
// criterion that is met.
func (v *view) openQuestions() (lines []string) {
	for _, key := range strengthening[v.text.Field] {
		ticked := slices.ContainsFunc(criteriaOf(v.text.Field), func(c criterion) bool { return slices.Contains(c.asks, key) && v.meets(c) })
		if v.open(key) && !ticked && len(lines) < 2 {
			n := QuestionOf(key)
			question, _ := v.question(n)
			lines = append(lines, n.Label+": "+lowerFirst(question))
		}
	}
	return lines
}

// quote returns the first words of a clause between double quotation marks, or "".
func (v *view) quote(c find.Clause) string {
	return quote(v.text.Text[c.From:c.To])
}

func quote(text string) string {
	text = strings.NewReplacer("‘", "", "’", "'", "“", "", "”", "", "\"", "").Replace(strings.ToValidUTF8(text, ""))
	words := strings.Fields(dutch.Unwrap(text))
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
