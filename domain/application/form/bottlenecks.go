package form

import (
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/dutch"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// bottlenecks returns the two boxes of the bottlenecks, or two pairs when software is part of a
// product or process. Both boxes of a pair carry the same numbers.
func (f *form) bottlenecks() []requirement {
	var matter, code []application.Bottleneck
	for _, b := range f.Bottlenecks.Blocks {
		switch {
		case application.IsBlank(b.Problem) && application.IsBlank(b.Solution):
		case f.OfSoftware(b):
			code = append(code, b)
		default:
			matter = append(matter, b)
		}
	}
	all := pair("", suffix(*f.Application, f.Project.Focus), emptyNeed, matter)
	if len(matter) == 0 {
		all = append(all, f.firstBottleneck(emptyNeed, f.Project.Focus, f.topic(),
			"Welk technisch probleem moet je zelf oplossen? RVO wil de oorzaak en het gevolg lezen, geen wens of functionele eis."))
	}
	if f.Embedded() {
		all = append(all, pair("programmatuur_", codeSuffix, softwareNeed, code)...)
		if len(code) == 0 {
			all = append(all, f.firstBottleneck(softwareNeed, application.FocusSoftware, evaluation.TopicSoftware,
				aboutSoftware+"Welk technisch probleem moet je daarin zelf oplossen? RVO heeft er eigen vakken voor: schrijf de oorzaak en het gevolg op, geen wens of functionele eis."))
		}
	}
	for _, b := range f.blocks {
		all = append(all, f.unanswered(b)...)
	}
	return all
}

// softwareNeed is a bottleneck of the software in a product or process.
const softwareNeed = "software"

// firstBottleneck asks for a bottleneck where there is none.
func (f *form) firstBottleneck(need string, side application.Focus, topic evaluation.Topic, question string) requirement {
	return requirement{need: need, question: question, hint: evaluation.QuestionOf(evaluation.AskProblem).Example(topic), input: TextInput, missing: true,
		field: application.ProblemText, place: func(p *placer, field, text string) error {
			f.Bottlenecks.Blocks = append(f.Bottlenecks.Blocks, application.Bottleneck{Side: side})
			p.Block = application.BottleneckLetter + strconv.Itoa(f.Last[application.BottleneckLetter]+1) // which it gets when it is checked
			p.append(field, &f.Bottlenecks.Blocks[len(f.Bottlenecks.Blocks)-1].Problem, text)
			p.noteAnswer(application.QuestionID(application.BottlenecksPart, p.Block, evaluation.AskProblem))
			return nil
		}}
}

// bottleneckQuestions are what each bottleneck is asked, each about one of its texts, to which
// the answer is added.
var bottleneckQuestions = []struct{ need, about, text string }{
	{evaluation.AskProblem, application.ProblemText, "Wat lukt er technisch niet: wat gebeurt er, en wanneer?"},
	{evaluation.AskCause, application.ProblemText, "Waardoor komt dat: welk verschijnsel of welke eigenschap zit erachter?"},
	{evaluation.AskUnknown, application.ProblemText, "Wat weet je vooraf niet, en waarom is dat niet uit te rekenen of op te zoeken?"},
	{evaluation.AskRuledOut, application.ProblemText, "Welke bestaande techniek viel af, en waarom?"},
	{evaluation.AskSolution, application.SolutionText, "Wat ga je zelf onderzoeken of bouwen om dit op te lossen, en hoe gaat het werken?"},
}

// unanswered asks for what a bottleneck lacks.
func (f *form) unanswered(b bottleneckWords) (all []requirement) {
	to := f.Block(b.ID)
	for _, q := range bottleneckQuestions {
		if answersOf(*f.Application, b, q.need) {
			continue
		}
		r := fact(q.need, "", b.lead(len(f.blocks))+q.text).long(to.Text(q.about)).like(evaluation.QuestionOf(q.need).Example(evaluation.TopicOf(b.problem)))
		r.block, r.field, r.missing = b.ID, q.about, true
		if q.need == evaluation.AskSolution {
			r.suggestion = f.ownWork(b.Bottleneck)
		}
		all = append(all, r)
	}
	return all
}

// ownWork returns the first sentence of the text on novelty in which the user says what they are
// going to do, without trouble in it, and that no solution has yet; "" for none.
func (f *form) ownWork(b application.Bottleneck) string {
	p := application.NoveltyPart
	if f.OfSoftware(b) {
		p = application.CodeNoveltyPart
	}
	if work, known := f.work[p]; known {
		return work
	}
	text, solutions, work := f.AnswerOf(p).Text, solved(*f.Application, p), ""
	for _, c := range find.Analyse(NoveltyText(*f.Application, text)).Clauses {
		words := strings.TrimSpace(text[c.From:c.To])
		trouble := c.Strongest(find.Problem, find.Unknown, find.Unpredictable, find.RuledOut) > 1
		if work == "" && c.SaysOwnSolution() && !trouble && !c.Harmful() && !strings.Contains(solutions, words) {
			work = dutch.Unwrap(words)
		}
	}
	f.work[p] = work
	return work
}

// pair returns both boxes of some bottlenecks. When there is none, another need asks for one.
func pair(prefix, suffix, none string, blocks []application.Bottleneck) []requirement {
	problems := requirement{key: prefix + "knelpunten", heading: "Technische knelpunten" + suffix, limit: AnswerMax,
		ask: "Welke concrete technische problemen moet je zelf oplossen? Geen aanleiding, randvoorwaarden of functionele eisen, en geen problemen die een partner oplost."}
	solutions := requirement{key: prefix + "oplossingsrichtingen", heading: "Technische oplossingsrichtingen" + suffix, limit: AnswerMax,
		ask: "Wat ga je zelf bouwen of programmeren om elk genoemd knelpunt weg te nemen, en volgens welk werkingsprincipe?"}
	var problemTexts, solutionTexts []string
	for i, b := range blocks {
		problemTexts = numbered(problemTexts, i+1, b.PrintedProblem())
		solutionTexts = numbered(solutionTexts, i+1, b.PrintedSolution())
		problems.asks = append(problems.asks, application.QuestionID(application.BottlenecksPart, b.ID, evaluation.AskProblem))
		solutions.asks = append(solutions.asks, application.QuestionID(application.BottlenecksPart, b.ID, evaluation.AskSolution))
	}
	if len(blocks) == 0 {
		problems.asks = []string{application.QuestionID(application.BottlenecksPart, "", none)}
		solutions.asks = problems.asks
	}
	problems.text, solutions.text = strings.Join(problemTexts, "\n\n"), strings.Join(solutionTexts, "\n\n")
	return []requirement{problems, solutions}
}

// numbered adds a text under its number, unless the user wrote that number before it.
func numbered(all []string, n int, text string) []string {
	number := strconv.Itoa(n) + ". "
	if text == "" || strings.HasPrefix(text, number) {
		number = ""
	}
	if text == "" {
		return all
	}
	return append(all, number+domain.Capital(text))
}
