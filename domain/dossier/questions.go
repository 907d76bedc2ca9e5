package dossier

import (
	"cmp"
	"slices"
	"strings"

	"wbso/domain/needs"
	"wbso/domain/reading"
)

// The inputs of a question.
const (
	TextInput   = "text"
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
	ofPairs
	ofProject
	ofPartners
	ofCosts
	ofCompany
	ofLeftOut
)

// asked is a question with its importance.
type asked struct {
	Question
	weight int
}

// Open returns what RVO asks that the application and the details of the company do not
// answer, less what the user set aside. The most important question comes first.
func (a Application) Open(c Company) []Question {
	return a.questions(c, func(id string) bool { return !slices.Contains(a.Dismissed, id) })
}

// SetAside returns the questions that would be asked if the user had not set them aside.
func (a Application) SetAside(c Company) []Question {
	if len(a.Dismissed) == 0 {
		return []Question{}
	}
	return a.questions(c, func(id string) bool { return slices.Contains(a.Dismissed, id) })
}

func (a Application) questions(c Company, pass func(id string) bool) []Question {
	q := &asker{app: a, company: c}
	q.bottlenecks()
	q.novelty(NoveltyPart, a.Novelty.Text, "")
	q.novelty(CodeNoveltyPart, a.CodeNovelty.Text, "Over de programmatuur. ")
	q.summary()
	q.phases()
	q.texts()
	q.gaps()
	q.lengths()
	q.project()
	q.partners()
	q.costs()
	q.details()
	q.leftOut()
	slices.SortStableFunc(q.all, func(x, y asked) int { return cmp.Compare(x.weight, y.weight) })
	out := []Question{}
	for _, one := range q.all {
		if pass(one.ID) {
			out = append(out, one.Question)
		}
	}
	return out
}

// asker collects the questions about an application.
type asker struct {
	app     Application
	company Company
	all     []asked
}

// ask adds a question, unless its part is hidden.
func (q *asker) ask(weight int, one Question) {
	if q.app.Hidden(one.Part) {
		return
	}
	one.ID = questionID(one.Part, one.Block, one.Need)
	q.all = append(q.all, asked{one, weight})
}

func questionID(p PartKey, block, need string) string {
	if block != "" {
		return string(p) + "." + block + "." + need
	}
	return string(p) + "." + need
}

// need asks for what a text lacks, with an example that fits its subject.
func (q *asker) need(weight int, p PartKey, block, key, lead string, r reading.Reading) {
	n := needs.Of(key)
	q.ask(weight, Question{Part: p, Block: block, Need: key, Text: lead + n.Question, Hint: n.Example(needs.TopicOf(r)), Input: TextInput})
}

// summary asks what the description of the project lacks.
func (q *asker) summary() {
	text := q.app.Summary.Text
	if blank(text) {
		q.ask(ofSummary, Question{Part: SummaryPart, Need: emptyNeed, Input: TextInput,
			Text: "Wat ga je ontwikkelen en waarom? RVO leest hier in gewone woorden waar het project over gaat."})
		return
	}
	q.unmet(ofSummary, SummaryPart, text, "", reading.Read(summaryText(text)), needs.Develops, needs.Goal)
}

// novelty asks what one of the two texts about novelty lacks.
func (q *asker) novelty(p PartKey, text, lead string) {
	r := reading.Read(q.app.noveltyText(q.app.solved(p) + "\n\n" + text))
	if blank(text) {
		q.ask(ofNovelty, Question{Part: p, Need: emptyNeed, Input: TextInput, Hint: needs.Of(needs.Edge).Example(needs.TopicOf(q.app.reading())),
			Text: lead + "Waarom is deze oplossing technisch nieuw voor jouw bedrijf? Schrijf op waar de kennis van je team nu ophoudt."})
		return
	}
	q.unmet(ofNovelty, p, text, lead, r, needs.Edge, needs.Risk, needs.Art)
}

// unmet asks for the needs that neither the reading of a text nor an answer in it meets.
func (q *asker) unmet(weight int, p PartKey, text, lead string, r reading.Reading, keys ...string) {
	for _, key := range keys {
		if !needs.Of(key).Met(r.Clauses) && !q.app.answered(questionID(p, "", key), text) {
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
		q.ask(ofTools, Question{Part: ToolsPart, Need: emptyNeed, Text: needs.Of(needs.Tools).Question, Hint: needs.Of(needs.Tools).Example(needs.Software), Input: TextInput})
	}
}

// emptyNeed is the need of a part in which nothing stands.
const emptyNeed = "empty"

func blank(text string) bool { return strings.TrimSpace(text) == "" }
