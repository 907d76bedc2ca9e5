package needs

import "wbso/domain/reading"

// The keys of the needs that roles meet.
const (
	Develops  = "develops"
	Subject   = "subject"
	Facts     = "facts"
	Goal      = "goal"
	Problem   = "problem"
	Cause     = "cause"
	Unknown   = "unknown"
	Why       = "why"
	RuledOut  = "ruled_out"
	Solution  = "solution"
	Principle = "principle"
	Edge      = "edge"
	Art       = "art"
	Risk      = "risk"
	Tools     = "tools"
	Phase     = "phase"
	Measure   = "measure"
)

// table holds the needs. The examples teach the argument that wins with RVO: a cause and
// an unknown, the edge of one's own knowledge, a named technique and why it fails.
var table = []Need{
	{
		Key: Develops, Label: "Wat je ontwikkelt", Question: "Wat ga je zelf ontwikkelen dat er technisch nog niet is?",
		any: []part{{reading.Develops, 1}},
		frames: [topics]string{
			Neutral:  "Wij ontwikkelen een … die … door …",
			Software: "Wij programmeren een … die uit … het … berekent.",
			Matter:   "Wij ontwikkelen een … van … die bij … niet …",
			Process:  "Wij ontwikkelen een proces dat … scheidt van … zonder …",
			Food:     "Wij ontwikkelen een … op basis van … die bij het … niet …",
			Life:     "Wij ontwikkelen een … die in … het gehalte … meet.",
		},
	},
	{
		Key: Subject, Label: "Technisch onderwerp", Question: "Om welke techniek gaat het precies: welke onderdelen, stoffen, grootheden of verbanden?",
		any: []part{{reading.Subject, 1}},
		frames: [topics]string{
			Neutral:  "De kern is het verband tussen … en …",
			Software: "De kern is een … die … uit … afleidt.",
			Matter:   "De kern is een … van … met …",
		},
	},
	{
		Key: Facts, Label: "Eigen feiten", Question: "Welke stof, maat, grens of techniek bedoel je?",
		any: []part{{reading.LimitValue, 1}, {reading.Subject, 2}},
		frames: [topics]string{
			Neutral:  "Het gaat om … van …, en de grens ligt bij …",
			Software: "Het gaat om … per …, en de grens ligt bij …",
		},
	},
	{
		Key: Goal, Label: "Doel of moeilijkheid", Question: "Wat moet het straks kunnen, en wat maakt dat technisch moeilijk?",
		any: []part{{reading.Goal, 1}},
		frames: [topics]string{
			Neutral:  "Het moet … kunnen bij …, en dat is moeilijk doordat …",
			Software: "De berekening moet binnen … klaar zijn bij …, en dat is moeilijk doordat …",
			Matter:   "Het onderdeel moet … verdragen bij …, en dat is moeilijk doordat …",
			Process:  "De lijn moet … halen bij …, en dat is moeilijk doordat …",
			Food:     "Het product moet … blijven tot …, en dat is moeilijk doordat …",
			Life:     "De test moet … aantonen vanaf …, en dat is moeilijk doordat …",
		},
	},
	{
		Key: Problem, Label: "Technisch knelpunt", Question: "Wat gaat er technisch mis of lukt nog niet: wat gebeurt er, wanneer, en waardoor?",
		any: []part{{reading.Problem, 1}},
		frames: [topics]string{
			Neutral:  "Het knelpunt is dat … zodra …, doordat …",
			Software: "Het knelpunt is dat de … vastloopt zodra …, doordat …",
			Matter:   "Het knelpunt is dat … loskomt zodra …, doordat …",
			Process:  "Het knelpunt is dat … verstopt zodra …, doordat …",
			Food:     "Het knelpunt is dat … schift zodra …, doordat …",
			Life:     "Het knelpunt is dat … afsterft zodra …, doordat …",
		},
	},
	{
		Key: Cause, Label: "Oorzaak", Question: "Waardoor komt dat: welk verschijnsel of welke eigenschap zit erachter?",
		any: []part{{reading.Cause, 1}},
		frames: [topics]string{
			Neutral:  "Dat komt doordat … bij …",
			Software: "Dat komt doordat … en … tegelijk …",
			Matter:   "Dat komt doordat … bij … anders uitzet dan …",
			Process:  "Dat komt doordat … in … niet gelijkmatig …",
			Food:     "Dat komt doordat … boven … reageert met …",
			Life:     "Dat komt doordat … zich bindt aan …",
		},
	},
	{
		Key: Unknown, Label: "Onzekerheid", Question: "Wat weet je vooraf nog niet: welke uitkomst kan tegenvallen, en waarom?",
		any: []part{{reading.Unknown, 1}},
		frames: [topics]string{
			Neutral:  "We weten niet of … boven … blijft, omdat …",
			Software: "We weten niet of … bij … binnen … blijft, omdat …",
			Matter:   "We weten niet of … na … nog …, omdat …",
			Process:  "We weten niet of … bij … constant blijft, omdat …",
			Food:     "We weten niet of … na … nog …, omdat …",
			Life:     "We weten niet of … in … werkzaam blijft, omdat …",
		},
	},
	{
		Key: Why, Label: "Waarom het niet te voorspellen is", Question: "Waarom kan niemand dat vooraf uitrekenen of opzoeken?",
		any: []part{{reading.Unpredictable, 1}},
		frames: [topics]string{
			Neutral:  "Dat is niet te voorspellen, omdat er voor … geen … bestaat.",
			Software: "Dat is niet te voorspellen, omdat … afhangt van …",
			Matter:   "Dat is niet te voorspellen, omdat bestaande modellen … niet meenemen.",
			Process:  "Dat is niet te voorspellen, omdat … en … elkaar beïnvloeden.",
		},
	},
	{
		Key: RuledOut, Label: "Alternatief dat afvalt", Question: "Welke bestaande techniek heb je overwogen, en waarom schiet die hier tekort?",
		any: []part{{reading.RuledOut, 1}},
		frames: [topics]string{
			Neutral:  "Bestaande … voldoen hier niet, omdat …",
			Software: "Een bestaande … voldoet hier niet, omdat die bij …",
			Matter:   "Bestaande … zijn hier niet geschikt, omdat ze bij …",
			Process:  "De gangbare … voldoet hier niet, omdat … dan …",
		},
	},
	{
		Key: Solution, Label: "Oplossingsrichting", Question: "Wat ga je zelf bouwen of programmeren om dit knelpunt weg te nemen?",
		any: []part{{reading.Solution, 1}, {reading.Principle, 2}},
		frames: [topics]string{
			Neutral:  "Wij ontwerpen een … die … door …",
			Software: "Wij programmeren een eigen … die … door …",
			Matter:   "Wij bouwen een … waarin … wordt opgevangen door …",
			Process:  "Wij ontwerpen een … waarin … stapsgewijs …",
		},
	},
	{
		Key: Principle, Label: "Werkingsprincipe", Question: "Hoe gaat het werken: welk onderdeel doet wat, en volgens welk principe?",
		any: []part{{reading.Principle, 1}},
		frames: [topics]string{
			Neutral:  "Het werkingsprincipe is dat … wordt omgezet in … door …",
			Software: "Het algoritme werkt met …, zodat … pas wordt berekend als …",
			Matter:   "Het werkingsprincipe is dat … de … opvangt door …",
			Process:  "Het principe is dat … eerst …, en daarna door … wordt gescheiden.",
		},
	},
	{
		Key: Edge, Label: "Nieuw voor jullie", Question: "Waar houdt de kennis van je team op: wat hebben jullie wel gedaan, en wat nog nooit?",
		any: []part{{reading.KnowledgeEdge, 1}},
		frames: [topics]string{
			Neutral:  "Voor ons is … nieuw: wij kennen … tot …, maar daarboven …",
			Software: "Voor ons is … nieuw: wij programmeerden eerder … tot …, maar nog nooit …",
			Matter:   "Voor ons is … nieuw: wij werkten eerder met … tot …, maar nog nooit met …",
		},
	},
	{
		Key: Art, Label: "Stand van de techniek", Question: "Met welke bestaande techniek vergelijk je je oplossing, en waarom volstaat die niet?",
		any: []part{{reading.StateOfArt, 1}, {reading.RuledOut, 1}},
		frames: [topics]string{
			Neutral: "De stand van de techniek is …; die voldoet hier niet, omdat …",
		},
	},
	{
		Key: Risk, Label: "Technisch risico", Question: "Welk technisch risico loop je met je oplossing: wat kan eraan mislukken, en waarom?",
		any: []part{{reading.Unknown, 1}},
		frames: [topics]string{
			Neutral: "Het risico is dat … mislukt bij …, omdat …",
		},
	},
	{
		Key: Measure, Label: "Meetbaar doel", Question: "Welke grenswaarde moet je halen, en hoe meet je die?",
		any: []part{{reading.LimitValue, 1}},
		frames: [topics]string{
			Neutral: "Het doel is … bij …, gemeten met …",
		},
	},
	{
		Key: Tools, Label: "Talen en tools", Question: "Welke programmeertalen, ontwikkelomgevingen en tools gebruik je, en welk deel van de programmatuur schrijf je zelf?",
		any: []part{{reading.Tool, 1}},
		frames: [topics]string{
			Neutral: "Wij schrijven … zelf in …; voor … gebruiken we …",
		},
	},
	{
		Key: Phase, Label: "Fasering", Question: "Welke stappen zet je, en in welke maand is elke stap gereed?",
		any: []part{{reading.PhaseStep, 1}},
		frames: [topics]string{
			Neutral: "… ontwerpen en testen, gereed …",
		},
	},
}
