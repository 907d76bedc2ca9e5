package evaluation

import (
	"cmp"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/evaluation/find"
	"wbso/domain/scheme"
)

// advice says what is missing for the criterion name: a question, a quotation of the
// place in the text where the answer belongs, and an example of such an answer.
type advice struct {
	name, question, place, example string

	asked bool // a model asked the question, which is about this text
}

// criterion returns the criterion that the advice is about.
func (a advice) criterion() Criterion {
	hint := a.question
	if a.example != "" {
		hint += " Bijvoorbeeld, in je eigen woorden: " + a.example
	}
	return Criterion{Name: a.name, Hint: hint, Question: domain.Capital(a.question), Place: a.place, Example: a.example}
}

// line returns the advice as one line of the suggestions.
func (a advice) line() string {
	text := a.name + ": " + lowerFirst(a.question)
	if a.place != "" {
		text += " Vul aan bij " + a.place + "."
	}
	if a.example != "" && !a.asked {
		text += " Bijvoorbeeld: " + a.example
	}
	return text
}

// advise returns the advice for a criterion that is not met.
func (v *view) advise(c criterion, others Others) advice {
	switch c.name {
	case sentencesName:
		return advice{name: c.name, question: "Losse trefwoorden zeggen te weinig. Kun je in hele Nederlandse zinnen vertellen wat je gaat doen?", example: QuestionOf(AskDevelops).Example(v.topic(others))}
	case storyName:
		if v.Scores != nil {
			return v.tellStory(others)
		}
		return v.leaveOut(c.name, v.harmful(distractions...), others)
	case ownWorkName:
		if v.Scores != nil {
			return v.leaveOut(c.name, v.gravest(notOwn, true), others)
		}
		return v.leaveOut(c.name, v.harmful(notOwn...), others)
	case lengthName:
		return v.adviseLength()
	case developName:
		return advice{name: c.name, question: "Wat ga je met deze kennis ontwikkelen? Alleen iets begrijpen of verklaren is voor RVO technisch-wetenschappelijk onderzoek (TWO), met een eigen formulier.", place: v.place(""), example: QuestionOf(AskDevelops).Example(v.topic(others))}
	}
	need := QuestionOf(c.asks[0])
	for _, key := range c.asks {
		if v.open(key) {
			need = QuestionOf(key)
			break
		}
	}
	question, ours := v.question(need)
	return advice{name: c.name, question: question, place: v.place(need.Key), example: need.Example(v.topic(others)), asked: !ours}
}

// topic returns the subject of the examples: that of the text or, when it does not say,
// that of the other texts and the type of the project.
func (v *view) topic(others Others) Topic {
	if t := TopicOf(v.Analysis); t != TopicNeutral {
		return t
	}
	for _, f := range find.TextFields() {
		if text := others.Texts[f]; text != "" && f != v.text.Field {
			if t := TopicOf(find.Analyse(find.Text{Field: f, Text: text})); t != TopicNeutral {
				return t
			}
		}
	}
	if others.ProjectType == scheme.Software {
		return TopicSoftware
	}
	return TopicNeutral
}

// place quotes where the answer belongs: at the bottleneck for what is unknown about it,
// else at the first sentence with something technical.
func (v *view) place(need string) string {
	if v.score(need) == 1 {
		return quote(v.Scores[need].Quote)
	}
	at := -1
	for i, c := range v.Clauses {
		switch {
		case (need == AskUnknown || need == AskRisk) && c.Strength(find.Problem) > 1:
			return v.quote(c)
		case at < 0 && c.Strength(find.Subject) > 0:
			at = i
		}
	}
	if len(v.Clauses) == 0 {
		return ""
	}
	return v.quote(v.Clauses[max(at, 0)])
}

// leaveOut asks to leave out the clause with the worst objection of a kind, or to say beside
// it what the applicant does.
func (v *view) leaveOut(name string, kind find.ObjectionKind, others Others) advice {
	c, n := v.worst(kind)
	a := advice{name: name, question: refusals[kind], example: QuestionOf(cmp.Or(amends[kind], AskProblem)).Example(v.topic(others))}
	if n.Severity > 0 {
		a.question = "Je schrijft " + v.quote(c) + ": " + a.question
	}
	switch {
	case kind == find.ThirdParty:
		a.question += " Schrijf erbij wat je eigen mensen oplossen; hun werk telt, dat van het bureau niet."
	case n.Severity >= find.HarmfulFrom:
		a.question += " Laat deze zin weg."
	}
	return a
}

// adviseLength returns the advice on a text that is too short or too long.
func (v *view) adviseLength() advice {
	least := minAnswer
	if v.text.Field == find.ElevatorPitch {
		least = minPitch
	}
	if n := runes(v.text.Text); n > domain.TextAdvised {
		return advice{name: lengthName, question: tooLong(n), example: "Houd wat misgaat, waardoor, en wat je nog niet weet; de rest kan bij Opmerkingen."}
	}
	return advice{name: lengthName, question: "Je antwoord is kort (" + domain.DutchInt(v.Length) + " van minstens " + domain.DutchInt(least) +
		" tekens). Kun je uitleggen hoe je het aanpakt en wat je daarbij meet?", place: v.place(""),
		example: "Per proef leggen we vast wat we verwachten, wat we meten en wat we daarvan leren."}
}

func tooLong(n int) string {
	return "Je antwoord telt " + domain.DutchInt(n) + " tekens en RVO neemt er " + domain.DutchInt(domain.TextAdvised) +
		" aan. Welke zinnen kunnen weg zonder dat het technische probleem verdwijnt?"
}

func lowerFirst(s string) string {
	_, size := utf8.DecodeRuneInString(s)
	return strings.ToLower(s[:size]) + s[size:]
}
