package dossier

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"wbso/domain"
	"wbso/domain/evaluation"
)

// The inputs of a question.
const (
	TextInput   = "text"
	LinesInput  = "lines" // one item to a line
	LineInput   = "line"
	MonthInput  = "month"
	NumberInput = "number"
	AmountInput = "amount"
	YesNoInput  = "yes_no"
	ChoiceInput = "choice"
)

// How much a question matters: RVO refuses an application for want of the first ones.
const (
	ofBottlenecks = iota
	ofNovelty
	ofSummary
	ofPhases
	ofTools
	ofGaps
	ofLength
	ofLayout
	ofProject
	ofPartners
	ofCosts
	ofCompany
)

// asked is a question with its importance.
type asked struct {
	Question
	weight int
}

// Open returns what RVO asks that the application and the details of the company do not
// answer, less what the user set aside. The most important question comes first.
func (a Application) Open(c Company) []Question {
	open, _ := a.Ask(c)
	return open
}

// OpenOfCompany returns the questions of Open that depend on the details of the company. It
// reads no texts.
func (a Application) OpenOfCompany(c Company) []Question {
	q := &asker{app: a, company: c}
	q.details()
	open, _ := q.sorted()
	return open
}

// SetAside returns the questions that would be asked if the user had not set them aside.
func (a Application) SetAside(c Company) []Question {
	_, aside := a.Ask(c)
	return aside
}

// Ask returns Open and SetAside at once: both read all texts.
func (a Application) Ask(c Company) (open, aside []Question) {
	q := &asker{app: a, company: c, blocks: a.said()}
	q.bottlenecks()
	q.novelty(NoveltyPart, a.Novelty.Text, "")
	q.novelty(CodeNoveltyPart, a.CodeNovelty.Text, aboutSoftware)
	q.summary()
	q.phases()
	q.texts()
	q.gaps()
	q.lengths()
	q.facts(ofProject, ProjectPart, q.projectFacts())
	q.partners()
	q.costs()
	q.details()
	q.layout()
	return q.sorted()
}

// sorted returns the questions in the order in which they matter, apart from those that the
// user has set aside.
func (q *asker) sorted() (open, aside []Question) {
	slices.SortStableFunc(q.all, func(x, y asked) int { return cmp.Compare(x.weight, y.weight) })
	open, aside = []Question{}, []Question{}
	for _, one := range q.all {
		if slices.Contains(q.app.Dismissed, one.ID) {
			aside = append(aside, one.Question)
			continue
		}
		open = append(open, one.Question)
	}
	return open, aside
}

// asker collects the questions about an application.
type asker struct {
	app     Application
	company Company
	blocks  []said
	subject *evaluation.Topic // once it was asked for
	all     []asked
}

// topic returns what the whole project is about.
func (q *asker) topic() evaluation.Topic {
	if q.subject == nil {
		topic := q.app.topic()
		q.subject = &topic
	}
	return *q.subject
}

// ask adds a question, unless its part is hidden.
func (q *asker) ask(weight int, one Question) {
	if q.app.Hidden(one.Part) {
		return
	}
	one.ID, one.Group = questionID(one.Part, one.Block, one.Need), groupOf(one.Part, one.Need)
	q.all = append(q.all, asked{one, weight})
}

func questionID(p PartKey, block, need string) string {
	if block != "" {
		return string(p) + "." + block + "." + need
	}
	return string(p) + "." + need
}

// need asks for what a text lacks, with an example that fits its subject.
func (q *asker) need(weight int, p PartKey, block, key, lead string, r evaluation.Analysis) {
	n := evaluation.QuestionOf(key)
	q.ask(weight, Question{Part: p, Block: block, Need: key, Text: lead + n.Question, Hint: n.Example(evaluation.TopicOf(r)), Input: TextInput})
}

// summary asks what the description of the project lacks.
func (q *asker) summary() {
	text := q.app.Summary.Text
	if blank(text) {
		q.ask(ofSummary, Question{Part: SummaryPart, Need: emptyNeed, Input: TextInput,
			Text: "Wat ga je ontwikkelen en waarom? RVO leest hier in gewone woorden waar het project over gaat."})
		return
	}
	q.unmet(ofSummary, SummaryPart, text, "", evaluation.Analyse(summaryText(text)), evaluation.AskDevelops, evaluation.AskGoal)
}

// novelty asks what one of the two texts about novelty lacks.
func (q *asker) novelty(p PartKey, text, lead string) {
	if q.app.Hidden(p) {
		return
	}
	if blank(text) {
		q.ask(ofNovelty, Question{Part: p, Need: emptyNeed, Input: TextInput, Hint: evaluation.QuestionOf(evaluation.AskEdge).Example(q.topic()),
			Text: lead + "Waarom is deze oplossing technisch nieuw voor jouw bedrijf? Schrijf op waar de kennis van je team nu ophoudt."})
		return
	}
	r := evaluation.Analyse(q.app.noveltyText(q.app.solved(p) + "\n\n" + text))
	q.unmet(ofNovelty, p, text, lead, r, evaluation.AskEdge, evaluation.AskRisk, evaluation.AskArt)
}

// unmet asks for the questions that neither the analysis of a text nor an answer in it meets.
func (q *asker) unmet(weight int, p PartKey, text, lead string, r evaluation.Analysis, keys ...string) {
	for _, key := range keys {
		if !evaluation.QuestionOf(key).Met(r.Clauses) && !q.app.answered(questionID(p, "", key), text) {
			q.need(weight, p, "", key, lead, r)
		}
	}
}

// texts asks for the texts that are only there or not.
func (q *asker) texts() {
	if blank(q.app.Update.Text) {
		q.ask(ofSummary, Question{Part: UpdatePart, Need: emptyNeed, Input: TextInput,
			Text: "Wat heb je sinds de vorige aanvraag gedaan, wat kwam eruit, en waarom is de planning veranderd?"})
	}
	if blank(q.app.Tools.Text) {
		q.ask(ofTools, Question{Part: ToolsPart, Need: emptyNeed, Text: evaluation.QuestionOf(evaluation.AskTools).Question, Hint: evaluation.QuestionOf(evaluation.AskTools).Example(evaluation.TopicSoftware), Input: TextInput})
	}
}

// aboutSoftware leads a question about the software in a product or process.
const aboutSoftware = "Over de programmatuur. "

// emptyNeed is the need of an empty part.
const emptyNeed = "empty"

// blank reports whether nothing of a text can be seen.
func blank(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsSpace(r) && !domain.Invisible(r) })
}

// shown returns a text without space around it, and "" for one of which nothing can be seen.
func shown(text string) string {
	if blank(text) {
		return ""
	}
	return strings.TrimSpace(text)
}
