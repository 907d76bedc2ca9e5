package application

import (
	"fmt"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/dutch"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// Bottlenecks are the technical bottlenecks, each with its solution, in the user's order.
// Both sections of RVO's form print them under the same numbers.
type Bottlenecks struct {
	Blocks []Bottleneck `json:"blocks"`
}

// Bottleneck is one block, with the two boxes that RVO has for it. With embedded software its
// side says in which pair of sections it is printed; otherwise there is one pair.
type Bottleneck struct {
	ID       string `json:"id"` // k1, k2 …
	Side     Focus  `json:"side"`
	Problem  string `json:"problem"` // and its cause, what is not known beforehand, and what was ruled out
	Solution string `json:"solution"`
}

// Lost reports whether a member of a call is a text that a bottleneck had once, apart from that of
// its problem.
func (Bottleneck) Lost(member string) bool {
	return member == evaluation.AskCause || member == evaluation.AskUnknown || member == evaluation.AskRuledOut
}

// bottlenecksKept is the most bottlenecks that are kept.
const bottlenecksKept = 50

// The texts of a bottleneck, in the order in which they are printed.
const (
	ProblemText  = "problem"
	SolutionText = "solution"
)

func bottleneckTexts() []string { return []string{ProblemText, SolutionText} }

// PrintedProblem returns what a bottleneck says of its problem, as it is printed.
func (b Bottleneck) PrintedProblem() string { return paragraphs(b.Problem) }

// PrintedSolution returns what it says of its solution, as it is printed.
func (b Bottleneck) PrintedSolution() string { return paragraphs(b.Solution) }

// text returns a text of a bottleneck by its name, or nil when it has no such text.
func (b *Bottleneck) text(name string) *string {
	switch name {
	case ProblemText:
		return &b.Problem
	case SolutionText:
		return &b.Solution
	}
	return nil
}

// block returns a bottleneck by its id, or nil.
func (a *Application) block(id string) *Bottleneck {
	for i := range a.Bottlenecks.Blocks {
		if b := &a.Bottlenecks.Blocks[i]; b.ID == id {
			return b
		}
	}
	return nil
}

func checkBottlenecks(a *Application, was Application, errs *domain.Fields) {
	id := func(k *Bottleneck) *string { return &k.ID }
	a.Bottlenecks.Blocks = identify(a, errs, "blocks", bottleneckLetter, a.Bottlenecks.Blocks, id, was.Bottlenecks.Blocks)
	before := byID(was.Bottlenecks.Blocks, id)
	atMost(errs, "blocks", len(a.Bottlenecks.Blocks), bottlenecksKept)
	for i := range a.Bottlenecks.Blocks {
		k, at := &a.Bottlenecks.Blocks[i], fmt.Sprintf("blocks.%d.", i)
		if k.Side == "" {
			k.Side = a.Project.Focus
		}
		choice(errs, at+"side", string(k.Side), focuses()...)
		old := before[k.ID]
		for _, name := range bottleneckTexts() {
			checkLong(errs, at+name, *k.text(name), *old.text(name))
		}
	}
}

// bottlenecks are the two boxes of the bottlenecks, or two pairs when software is part of a
// product or process. Both boxes of a pair carry the same numbers.
func (f *form) bottlenecks() []requirement {
	var matter, code []Bottleneck
	for _, b := range f.Bottlenecks.Blocks {
		switch {
		case blank(b.Problem) && blank(b.Solution):
		case f.ofSoftware(b):
			code = append(code, b)
		default:
			matter = append(matter, b)
		}
	}
	all := pair("", f.suffix(f.Project.Focus), emptyNeed, matter)
	if len(matter) == 0 {
		all = append(all, f.firstBottleneck(emptyNeed, f.Project.Focus, f.topic(),
			"Welk technisch probleem moet je zelf oplossen? RVO wil de oorzaak en het gevolg lezen, geen wens of functionele eis."))
	}
	if f.Embedded() {
		all = append(all, pair("programmatuur_", codeSuffix, softwareNeed, code)...)
		if len(code) == 0 {
			all = append(all, f.firstBottleneck(softwareNeed, FocusSoftware, evaluation.TopicSoftware,
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
func (f *form) firstBottleneck(need string, side Focus, topic evaluation.Topic, question string) requirement {
	return requirement{need: need, question: question, hint: evaluation.QuestionOf(evaluation.AskProblem).Example(topic), input: TextInput, missing: true,
		field: ProblemText, place: func(p *placer, field, text string) error {
			f.Bottlenecks.Blocks = append(f.Bottlenecks.Blocks, Bottleneck{Side: side})
			p.Block = bottleneckLetter + strconv.Itoa(f.Last[bottleneckLetter]+1) // which it gets when it is checked
			p.append(field, &f.Bottlenecks.Blocks[len(f.Bottlenecks.Blocks)-1].Problem, text)
			p.noteAnswer(questionID(BottlenecksPart, p.Block, evaluation.AskProblem))
			return nil
		}}
}

// bottleneckQuestions are what each bottleneck is asked, each about one of its texts, to which
// the answer is added.
var bottleneckQuestions = []struct{ need, about, text string }{
	{evaluation.AskProblem, ProblemText, "Wat lukt er technisch niet: wat gebeurt er, en wanneer?"},
	{evaluation.AskCause, ProblemText, "Waardoor komt dat: welk verschijnsel of welke eigenschap zit erachter?"},
	{evaluation.AskUnknown, ProblemText, "Wat weet je vooraf niet, en waarom is dat niet uit te rekenen of op te zoeken?"},
	{evaluation.AskRuledOut, ProblemText, "Welke bestaande techniek viel af, en waarom?"},
	{evaluation.AskSolution, SolutionText, "Wat ga je zelf onderzoeken of bouwen om dit op te lossen, en hoe gaat het werken?"},
}

// unanswered asks for what a bottleneck lacks.
func (f *form) unanswered(b bottleneckWords) (all []requirement) {
	to := f.block(b.ID)
	for _, q := range bottleneckQuestions {
		if f.answersOf(b, q.need) {
			continue
		}
		r := fact(q.need, "", b.lead(len(f.blocks))+q.text).long(to.text(q.about)).like(evaluation.QuestionOf(q.need).Example(evaluation.TopicOf(b.problem)))
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
func (f *form) ownWork(b Bottleneck) string {
	p := NoveltyPart
	if f.ofSoftware(b) {
		p = CodeNoveltyPart
	}
	if work, known := f.work[p]; known {
		return work
	}
	text, solutions, work := f.answer(p).Text, f.solved(p), ""
	for _, c := range find.Analyse(f.noveltyText(text)).Clauses {
		words := strings.TrimSpace(text[c.From:c.To])
		trouble := c.Strongest(find.Problem, find.Unknown, find.Unpredictable, find.RuledOut) > 1
		if work == "" && c.SaysOwnSolution() && !trouble && !c.Harmful() && !strings.Contains(solutions, words) {
			work = dutch.Unwrap(words)
		}
	}
	f.work[p] = work
	return work
}

const codeSuffix = " programmatuur"

// suffix is how RVO tells the boxes about software from those about a product or process.
func (a Application) suffix(side Focus) string {
	if side == FocusSoftware {
		return codeSuffix
	}
	return ""
}

// ofSoftware reports whether a bottleneck is in the boxes about embedded software.
func (a Application) ofSoftware(b Bottleneck) bool { return a.Embedded() && b.Side == FocusSoftware }

// pair returns both boxes of some bottlenecks. When there is none, another need asks for one.
func pair(prefix, suffix, none string, blocks []Bottleneck) []requirement {
	problems := requirement{key: prefix + "knelpunten", heading: "Technische knelpunten" + suffix, limit: AnswerMax,
		ask: "Welke concrete technische problemen moet je zelf oplossen? Geen aanleiding, randvoorwaarden of functionele eisen, en geen problemen die een partner oplost."}
	solutions := requirement{key: prefix + "oplossingsrichtingen", heading: "Technische oplossingsrichtingen" + suffix, limit: AnswerMax,
		ask: "Wat ga je zelf bouwen of programmeren om elk genoemd knelpunt weg te nemen, en volgens welk werkingsprincipe?"}
	var problemTexts, solutionTexts []string
	for i, b := range blocks {
		problemTexts = numbered(problemTexts, i+1, b.PrintedProblem())
		solutionTexts = numbered(solutionTexts, i+1, b.PrintedSolution())
		problems.asks = append(problems.asks, questionID(BottlenecksPart, b.ID, evaluation.AskProblem))
		solutions.asks = append(solutions.asks, questionID(BottlenecksPart, b.ID, evaluation.AskSolution))
	}
	if len(blocks) == 0 {
		problems.asks = []string{questionID(BottlenecksPart, "", none)}
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
