package evaluation

import (
	"slices"

	"wbso/domain/evaluation/find"
)

// The keys of the questions that roles meet.
const (
	AskDevelops  = "develops"
	AskSubject   = "subject"
	AskFacts     = "facts"
	AskGoal      = "goal"
	AskProblem   = "problem"
	AskCause     = "cause"
	AskUnknown   = "unknown"
	AskWhy       = "why"
	AskRuledOut  = "ruled_out"
	AskSolution  = "solution"
	AskPrinciple = "principle"
	AskEdge      = "edge"
	AskArt       = "art"
	AskRisk      = "risk"
	AskTools     = "tools"
	AskPhase     = "phase"
	AskMeasure   = "measure"
)

// table holds the questions. The examples teach the argument that wins with RVO: a cause and
// an unknown, the edge of one's own knowledge, a named technique and why it fails.
var table = []Question{
	{
		Key: AskDevelops, Label: "Wat je ontwikkelt", Question: "Wat ga je zelf ontwikkelen dat er technisch nog niet is?",
		any: []part{{find.Develops, 1}},
		frames: map[Topic]string{
			TopicNeutral:  "Wij ontwikkelen een … die … door …",
			TopicSoftware: "Wij programmeren een … die uit … het … berekent.",
			TopicMatter:   "Wij ontwikkelen een … van … die bij … niet …",
			TopicProcess:  "Wij ontwikkelen een proces dat … scheidt van … zonder …",
			TopicFood:     "Wij ontwikkelen een … op basis van … die bij het … niet …",
			TopicLife:     "Wij ontwikkelen een … die in … het gehalte … meet.",
		},
	},
	{
		Key: AskSubject, Label: "Technisch onderwerp", Question: "Om welke techniek gaat het precies: welke onderdelen, stoffen, grootheden of verbanden?",
		any: []part{{find.Subject, 1}},
		frames: map[Topic]string{
			TopicNeutral:  "De kern is het verband tussen … en …",
			TopicSoftware: "De kern is een … die … uit … afleidt.",
			TopicMatter:   "De kern is een … van … met …",
		},
	},
	{
		Key: AskFacts, Label: "Eigen feiten", Question: "Welke stof, maat, grens of techniek bedoel je?",
		any: []part{{find.LimitValue, 1}, {find.Subject, 2}},
		frames: map[Topic]string{
			TopicNeutral:  "Het gaat om … van …, en de grens ligt bij …",
			TopicSoftware: "Het gaat om … per …, en de grens ligt bij …",
		},
	},
	{
		Key: AskGoal, Label: "Doel of moeilijkheid", Question: "Wat moet het straks kunnen, en wat maakt dat technisch moeilijk?",
		any: []part{{find.Goal, 1}},
		frames: map[Topic]string{
			TopicNeutral:  "Het moet … kunnen bij …, en dat is moeilijk doordat …",
			TopicSoftware: "De berekening moet binnen … klaar zijn bij …, en dat is moeilijk doordat …",
			TopicMatter:   "Het onderdeel moet … verdragen bij …, en dat is moeilijk doordat …",
			TopicProcess:  "De lijn moet … halen bij …, en dat is moeilijk doordat …",
			TopicFood:     "Het product moet … blijven tot …, en dat is moeilijk doordat …",
			TopicLife:     "De test moet … aantonen vanaf …, en dat is moeilijk doordat …",
		},
	},
	{
		Key: AskProblem, Label: "Technisch knelpunt", Question: "Wat gaat er technisch mis of lukt nog niet: wat gebeurt er, wanneer, en waardoor?",
		any: []part{{find.Problem, 1}},
		frames: map[Topic]string{
			TopicNeutral:  "Het knelpunt is dat … zodra …, doordat …",
			TopicSoftware: "Het knelpunt is dat de … vastloopt zodra …, doordat …",
			TopicMatter:   "Het knelpunt is dat … loskomt zodra …, doordat …",
			TopicProcess:  "Het knelpunt is dat … verstopt zodra …, doordat …",
			TopicFood:     "Het knelpunt is dat … schift zodra …, doordat …",
			TopicLife:     "Het knelpunt is dat … afsterft zodra …, doordat …",
		},
	},
	{
		Key: AskCause, Label: "Oorzaak", Question: "Waardoor komt dat: welk verschijnsel of welke eigenschap zit erachter?",
		any: []part{{find.Cause, 1}},
		frames: map[Topic]string{
			TopicNeutral:  "Dat komt doordat … bij …",
			TopicSoftware: "Dat komt doordat … en … tegelijk …",
			TopicMatter:   "Dat komt doordat … bij … anders uitzet dan …",
			TopicProcess:  "Dat komt doordat … in … niet gelijkmatig …",
			TopicFood:     "Dat komt doordat … boven … reageert met …",
			TopicLife:     "Dat komt doordat … zich bindt aan …",
		},
	},
	{
		Key: AskUnknown, Label: "Onzekerheid", Question: "Wat weet je vooraf nog niet: welke uitkomst kan tegenvallen, en waarom?",
		any: []part{{find.Unknown, 1}},
		frames: map[Topic]string{
			TopicNeutral:  "We weten niet of … boven … blijft, omdat …",
			TopicSoftware: "We weten niet of … bij … binnen … blijft, omdat …",
			TopicMatter:   "We weten niet of … na … nog …, omdat …",
			TopicProcess:  "We weten niet of … bij … constant blijft, omdat …",
			TopicFood:     "We weten niet of … na … nog …, omdat …",
			TopicLife:     "We weten niet of … in … werkzaam blijft, omdat …",
		},
	},
	{
		Key: AskWhy, Label: "Waarom het niet te voorspellen is", Question: "Waarom kan niemand dat vooraf uitrekenen of opzoeken?",
		any: []part{{find.Unpredictable, 1}},
		frames: map[Topic]string{
			TopicNeutral:  "Dat is niet te voorspellen, omdat er voor … geen … bestaat.",
			TopicSoftware: "Dat is niet te voorspellen, omdat … afhangt van …",
			TopicMatter:   "Dat is niet te voorspellen, omdat bestaande modellen … niet meenemen.",
			TopicProcess:  "Dat is niet te voorspellen, omdat … en … elkaar beïnvloeden.",
		},
	},
	{
		Key: AskRuledOut, Label: "Alternatief dat afvalt", Question: "Welke bestaande techniek heb je overwogen, en waarom schiet die hier tekort?",
		any: []part{{find.RuledOut, 1}},
		frames: map[Topic]string{
			TopicNeutral:  "Bestaande … voldoen hier niet, omdat …",
			TopicSoftware: "Een bestaande … voldoet hier niet, omdat die bij …",
			TopicMatter:   "Bestaande … zijn hier niet geschikt, omdat ze bij …",
			TopicProcess:  "De gangbare … voldoet hier niet, omdat … dan …",
		},
	},
	{
		Key: AskSolution, Label: "Oplossingsrichting", Question: "Wat ga je zelf bouwen of programmeren om dit knelpunt weg te nemen?",
		any: []part{{find.Solution, 1}, {find.Principle, 2}},
		frames: map[Topic]string{
			TopicNeutral:  "Wij ontwerpen een … die … door …",
			TopicSoftware: "Wij programmeren een eigen … die … door …",
			TopicMatter:   "Wij bouwen een … waarin … wordt opgevangen door …",
			TopicProcess:  "Wij ontwerpen een … waarin … stapsgewijs …",
		},
	},
	{
		Key: AskPrinciple, Label: "Werkingsprincipe", Question: "Hoe gaat het werken: welk onderdeel doet wat, en volgens welk principe?",
		any: []part{{find.Principle, 1}},
		frames: map[Topic]string{
			TopicNeutral:  "Het werkingsprincipe is dat … wordt omgezet in … door …",
			TopicSoftware: "Het algoritme werkt met …, zodat … pas wordt berekend als …",
			TopicMatter:   "Het werkingsprincipe is dat … de … opvangt door …",
			TopicProcess:  "Het principe is dat … eerst …, en daarna door … wordt gescheiden.",
		},
	},
	{
		Key: AskEdge, Label: "Nieuw voor jullie", Question: "Waar houdt je kennis op: wat heb je wel gedaan, en wat nog nooit?",
		any: []part{{find.KnowledgeEdge, 1}},
		frames: map[Topic]string{
			TopicNeutral:  "Voor ons is … nieuw: wij kennen … tot …, maar daarboven …",
			TopicSoftware: "Voor ons is … nieuw: wij programmeerden eerder … tot …, maar nog nooit …",
			TopicMatter:   "Voor ons is … nieuw: wij werkten eerder met … tot …, maar nog nooit met …",
		},
	},
	{
		Key: AskArt, Label: "Stand van de techniek", Question: "Met welke bestaande techniek vergelijk je je oplossing, en waarom volstaat die niet?",
		any: []part{{find.StateOfArt, 1}, {find.RuledOut, 1}},
		frames: map[Topic]string{
			TopicNeutral: "De stand van de techniek is …; die voldoet hier niet, omdat …",
		},
	},
	{
		Key: AskRisk, Label: "Technisch risico", Question: "Welk technisch risico loop je met je oplossing: wat kan eraan mislukken, en waarom?",
		any: []part{{find.Unknown, 1}},
		frames: map[Topic]string{
			TopicNeutral: "Het risico is dat … mislukt bij …, omdat …",
		},
	},
	{
		Key: AskMeasure, Label: "Meetbaar doel", Question: "Welke grenswaarde moet je halen, en hoe meet je die?",
		any: []part{{find.LimitValue, 1}},
		frames: map[Topic]string{
			TopicNeutral: "Het doel is … bij …, gemeten met …",
		},
	},
	{
		Key: AskTools, Label: "Talen en tools", Question: "Welke programmeertalen, ontwikkelomgevingen en tools gebruik je, en welk deel van de programmatuur schrijf je zelf?",
		any: []part{{find.Tool, 1}},
		frames: map[Topic]string{
			TopicNeutral: "Wij schrijven … zelf in …; voor … gebruiken we …",
		},
	},
	{
		Key: AskPhase, Label: "Fasering", Question: "Welke stappen zet je, en in welke maand is elke stap gereed?",
		any: []part{{find.PhaseStep, 1}},
		frames: map[Topic]string{
			TopicNeutral: "… ontwerpen en testen, gereed …",
		},
	},
}

// QuestionOf returns the question with a key, or one without a text that nothing answers.
func QuestionOf(key string) Question {
	for _, n := range table {
		if n.Key == key {
			return n
		}
	}
	return Question{Key: key}
}

// Questions returns the questions in the order of the table.
func Questions() []Question { return slices.Clone(table) }
