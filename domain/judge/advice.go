package judge

import (
	"strings"

	"wbso/domain"
)

// This file contains the question and the example of each criterion. An example
// shows the kind of sentence that is missing and claims nothing specific about the
// user's project. Adding it to the text meets the criterion.

// pick returns the example for a product if the text has more than half as many
// nouns for physical things as specific technical nouns, and else the example for
// software.
func (e *evidence) pick(software, product string) string {
	matter, specific := 0, 0
	for _, n := range e.fields {
		if n.matter || !n.guess && startsWith(n.key, tangible) {
			matter++
		}
		if n.strong {
			specific++
		}
	}
	if 2*matter > specific {
		return product
	}
	return software
}

func adviseProse(*evidence, domain.TextQuestion) advice {
	return advice{
		question: "losse trefwoorden zeggen te weinig. Kun je in hele Nederlandse zinnen vertellen wat je gaat doen?",
		example:  "Wij onderzoeken hoe we dit technische probleem zelf kunnen oplossen.",
	}
}

func adviseDevelop(e *evidence, _ domain.TextQuestion) advice {
	return advice{
		question: "wat ontwikkelen of ontwerpen jullie zelf?",
		place:    e.quoteSentence(),
		example: e.pick("Wij ontwikkelen een algoritme dat deze gegevens zelf verwerkt.",
			"Wij ontwerpen een constructie die deze belasting zelf opvangt."),
	}
}

func adviseSubject(e *evidence, _ domain.TextQuestion) advice {
	return advice{
		question: "om welke techniek gaat het precies?",
		place:    e.quoteSentence(),
		example: e.pick("Wij ontwikkelen daarvoor een algoritme dat sensordata verwerkt.",
			"Wij ontwikkelen daarvoor een coating met een betere hechting."),
	}
}

func advisePurpose(e *evidence, _ domain.TextQuestion) advice {
	return advice{
		question: "wat moet het technisch kunnen, en wat maakt dat moeilijk?",
		place:    e.quoteSentence(),
		example: e.pick("Dat doen we zodat de verwerking ook bij veel gegevens snel genoeg blijft.",
			"Dat doen we zodat het materiaal ook bij hoge temperatuur niet vervormt."),
	}
}

func adviseBottleneck(e *evidence, _ domain.TextQuestion) advice {
	return advice{
		question: "wat gaat er technisch mis, en waardoor?",
		place:    e.quoteSentence(),
		example: e.pick("Het knelpunt is dat het algoritme te traag wordt zodra de hoeveelheid data groeit.",
			"Het knelpunt is dat het materiaal vervormt zodra de temperatuur oploopt."),
	}
}

func adviseUncertain(e *evidence, _ domain.TextQuestion) advice {
	place := e.quoteOf(bottleneck)
	if place == "" {
		place = e.quoteSentence()
	}
	return advice{
		question: "wat weet je vooraf nog niet: welke uitkomst kan tegenvallen, en waarom?",
		place:    place,
		example:  "Het is onzeker of deze aanpak werkt, omdat niemand van ons het gedrag kan voorspellen.",
	}
}

func adviseWayOut(e *evidence, _ domain.TextQuestion) advice {
	return advice{
		question: "welke bestaande techniek valt af en waarom, of wat ga je zelf proberen?",
		place:    e.quoteSentence(),
		example: e.pick("Bestaande algoritmen voldoen niet omdat ze hiervoor te traag zijn.",
			"Bestaande materialen voldoen niet omdat ze hiervoor te bros zijn."),
	}
}

func adviseNovel(e *evidence, _ domain.TextQuestion) advice {
	return advice{
		question: "wat kunnen bestaande technieken niet, of wat heeft jullie team nog nooit gedaan?",
		place:    e.quoteSentence(),
		example:  "Bestaande methoden zijn hiervoor niet geschikt en met deze techniek hebben wij geen ervaring.",
	}
}

func advisePrinciple(e *evidence, _ domain.TextQuestion) advice {
	return advice{
		question: "hoe gaat het technisch werken, op basis van welk principe?",
		place:    e.quoteSentence(),
		example: e.pick("Wij ontwikkelen een eigen algoritme op basis van een nieuw rekenmodel.",
			"Wij ontwerpen een proefopstelling op basis van een nieuw meetprincipe."),
	}
}

func adviseGrounded(e *evidence, _ domain.TextQuestion) advice {
	return advice{
		question: "welke techniek zit eronder: onderdelen, grootheden, verbanden?",
		place:    e.quoteSentence(),
		example: e.pick("De kern is een algoritme dat de synchronisatie en het geheugen bewaakt.",
			"De kern is het verband tussen de temperatuur, de stroming en de hechting."),
	}
}

// adviseTechnical asks to replace a sentence that denies any risk, or else one from
// the category with the most ballast.
func adviseTechnical(e *evidence, _ domain.TextQuestion) advice {
	worst, weight := e.safe(), 0
	if worst == categories {
		for _, c := range []category{marketing, functional, routine, commercial, trade, constraint} {
			if w := e.ballastOf(c); w > weight {
				worst, weight = c, w
			}
		}
	}
	return e.replace(worst, e.pick("Technisch lastig is dat het algoritme te veel geheugen en rekentijd vraagt.",
		"Technisch lastig is dat de hechting afneemt zodra de temperatuur oploopt."))
}

func adviseOwnWork(e *evidence, _ domain.TextQuestion) advice {
	switch {
	case e.onlyFinished():
		return e.replace(finished, "Wij gaan een nieuwe werking onderzoeken die nog niet bestaat.")
	case e.has(outsourced) && !e.ownHands():
		return e.replace(outsourced, e.pick("Onze eigen ontwikkelaars ontwerpen het algoritme.", "Onze eigen ingenieurs ontwerpen de proefopstelling."))
	}
	evident := switching
	if e.has(aiUse) {
		evident = aiUse
	}
	return e.replace(evident, "Wij programmeren daarvoor een eigen algoritme.")
}

// replace returns the advice to replace a sentence with evidence of a category.
func (e *evidence) replace(c category, example string) advice {
	return advice{question: lowerFirst(e.because(c).line()), example: example}
}

// fillers are examples for an answer that is only too short.
var fillers = []string{
	"Per proef leggen we vast wat we verwachten, wat we meten en wat we daarvan leren.",
	"We beginnen met een kleine opstelling en maken de proef daarna stap voor stap zwaarder.",
	"Als de eerste richting niet werkt, vergelijken we die met een tweede en leggen uit waarom.",
}

// adviseLength returns the advice on a text that is too short or too long. Advice on
// a text that is too long has no example.
func adviseLength(least int) func(*evidence, domain.TextQuestion) advice {
	return func(e *evidence, q domain.TextQuestion) advice {
		if e.length > domain.TextAdvised {
			return advice{question: tooLong(e.length)}
		}
		a := advice{question: "je antwoord is kort (" + domain.DutchInt(e.distinct) + " van minstens " + domain.DutchInt(least) +
			" tekens). Kun je uitleggen hoe je het aanpakt en wat je daarbij meet?", place: e.quoteSentence()}
		for _, f := range fillers {
			if !strings.Contains(q.Text, f) {
				a.example = f
				break
			}
		}
		return a
	}
}

func lowerFirst(s string) string { return strings.ToLower(s[:1]) + s[1:] }

func upperFirst(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
