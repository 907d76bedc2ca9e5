package evaluation

import (
	"wbso/domain"
	"wbso/domain/evaluation/find"
)

// saying is what the analyzer says about a criterion, about an objection for what it is, or in a
// situation.
type saying struct {
	about   string
	when    func(*view) bool // nil for always
	text    string
	asks    string // the key of the question of which it shows an example
	example string // in place of that
	placed  bool   // quotes where the answer belongs
}

// Situations that are no criterion.
const (
	dutchName    = "Nederlands"
	clashName    = "Klopt met je andere teksten"
	good         = "good"
	stronger     = "stronger"
	onlyWords    = "only its words"
	weighs       = "weighs"
	failed       = "failed"
	ownPeople    = "own people"
	withoutIt    = "without it"
	youWrite     = "you write"
	elsewhere    = "elsewhere"
	inYourWords  = "in your own words"
	exampleGiven = "example"
)

// sayings are the Dutch texts of the analyzer. Of those about the same the first counts whose time it is.
var sayings = []saying{
	{about: sentencesName, text: "Losse trefwoorden zeggen te weinig. Kun je in hele Nederlandse zinnen vertellen wat je gaat doen?", asks: AskDevelops},
	{about: storyName, text: "Dit zou over elk project kunnen gaan. Welke stof, welk onderdeel of welk verband maakt dit project technisch anders, en wat lukt daaraan nog niet?", asks: AskProblem},
	{about: developName, text: "Wat ga je met deze kennis ontwikkelen? Alleen iets begrijpen of verklaren is voor RVO technisch-wetenschappelijk onderzoek (TWO), met een eigen formulier.",
		asks: AskDevelops, placed: true},
	{about: lengthName, when: (*view).tooLong, text: "Je antwoord telt {characters} tekens en RVO neemt er {most} aan. Welke zinnen kunnen weg zonder dat het technische probleem verdwijnt?",
		example: "Houd wat misgaat, waardoor, en wat je nog niet weet; de rest kan bij Opmerkingen."},
	{about: lengthName, text: "Je antwoord is kort ({own} van minstens {least} tekens). Kun je uitleggen hoe je het aanpakt en wat je daarbij meet?",
		example: "Per proef leggen we vast wat we verwachten, wat we meten en wat we daarvan leren.", placed: true},
	{about: dutchName, text: "Schrijf je antwoord in het Nederlands: kun je deze tekst vertalen? RVO neemt alleen aanvragen in het Nederlands aan."},

	// Why RVO does not want to read something, and the question whose answer takes that away.
	{about: string(find.Finished), asks: AskUnknown,
		text: "dat leest als werk dat al klaar is. WBSO geldt alleen voor werk dat nog moet beginnen: wat ga je nog ontwikkelen en wat weet je daarvan nog niet?"},
	{about: string(find.NoRisk), asks: AskUnknown,
		text: "daarmee zeg je dat er geen technisch risico is, en dan is het geen S&O. Welke uitkomst kan nog tegenvallen, en waarom?"},
	{about: string(find.ThirdParty), asks: AskSolution, text: "dit is werk van een ander. Wat ontwikkelen of onderzoeken jullie eigen mensen zelf?"},
	{about: string(find.Functional), asks: AskProblem,
		text: "dit beschrijft wat gebruikers zien en kunnen. Wat is het technische probleem erachter: wat lukt nog niet, en waardoor?"},
	{about: string(find.Requirement), asks: AskProblem, text: "dit zegt wat het moet kunnen, niet wat er technisch misgaat. Wat lukt nog niet, en waardoor?"},
	{about: string(find.Purchase), asks: AskDevelops,
		text: "dit is inrichten of aanschaffen van iets bestaands. Wat ontwikkel je in plaats daarvan zelf dat technisch nieuw is, en waarom is dat moeilijk?"},
	{about: string(find.Market), asks: AskProblem,
		text: "dit gaat over markt en verkoop, niet over techniek. Wat ontwikkel je technisch, en welk technisch probleem los je daarbij op?"},
	{about: string(find.Constraint), asks: AskProblem, text: "tijd, geld of mensen zijn geen technisch knelpunt. Wat lukt er technisch nog niet, en waardoor?"},
	{about: string(find.Marketing), asks: AskPrinciple, text: "dit is aanprijzing. Wat werkt er technisch anders?"},
	{about: string(find.UseOfAI), asks: AskDevelops,
		text: "een bestaand model gebruiken of bijtrainen telt niet. Welk eigen algoritme of welke eigen code ontwikkelen jullie?"},
	{about: string(find.DataCollection), asks: AskDevelops,
		text: "gegevens verzamelen of labelen is geen ontwikkeling. Wat ontwikkelen jullie zelf, en wat lukt daaraan technisch nog niet?"},
	{about: string(find.LearningCurve), asks: AskEdge,
		text: "iets bestaands leren gebruiken is geen technische nieuwheid. Welke techniek bestaat nog niet, en waarom is die moeilijk?"},
	{about: youWrite, text: "Je schrijft {quote}: {refusal}"},
	{about: ownPeople, text: " Schrijf erbij wat je eigen mensen oplossen; hun werk telt, dat van het bureau niet."},
	{about: withoutIt, text: " Laat deze zin weg."},

	{about: good, text: "Goed: je antwoord is concreet en technisch."},
	{about: stronger, text: "Sterker maken"},
	{about: onlyWords, text: "Alle punten staan erin. Toch lijkt de tekst, alleen op zijn woorden, op teksten die nog niet genoeg zeggen."},
	{about: weighs, text: "{quote} weegt daarin het zwaarst: wat gebeurt daar technisch, en wat weet je er nog niet van? Zet bij Opmerkingen wat geen techniek is."},
	{about: clashName, text: "Je schrijft {quote}, en dat lijkt niet te kloppen met wat je bij {field} schrijft. Welke van de twee is juist?"},
	{about: failed, text: "Er is een fout opgetreden bij het evalueren van {field}."},
	{about: elsewhere, text: " Vul aan bij {place}."},
	{about: inYourWords, text: " Bijvoorbeeld, in je eigen woorden: {example}"},
	{about: exampleGiven, text: " Bijvoorbeeld: {example}"},
}

// advice says what is missing for the criterion name: a question, a quotation of the
// place in the text where the answer belongs, and an example of such an answer.
type advice struct {
	name, question, place, example string

	asked bool // a model asked the question, which is about this text
}

// say returns the advice about a criterion or objection, with its placeholders filled from the text
// and args.
func (v *view) say(about string, args domain.Args) advice {
	for _, s := range sayings {
		if s.about != about || s.when != nil && !s.when(v) {
			continue
		}
		a := advice{name: about, question: s.text, example: s.example}
		if about == lengthName {
			args = domain.Args{"characters": domain.DutchInt(runes(v.text.Text)), "most": domain.DutchInt(domain.TextAdvised),
				"own": domain.DutchInt(v.Length), "least": domain.DutchInt(v.least())}
		}
		if args != nil {
			a.question = domain.FillIn(s.text, args)
		}
		if s.asks != "" {
			a.example = QuestionOf(s.asks).Example(v.topic())
		}
		if s.placed {
			a.place = v.place("")
		}
		return a
	}
	return advice{}
}

// said returns the text for a situation, without a question or example.
func said(about string, args domain.Args) string {
	return (&view{}).say(about, args).question
}
