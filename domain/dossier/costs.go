package dossier

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
)

// The most items of the costs, and times of one item.
const (
	CostItemsMax = 100
	timesMax     = 1_000_000
)

const methodNeed = "method"

// Methods returns RVO's ways of counting costs.
func Methods() []Option {
	return []Option{{string(domain.FlatRate), "Forfait: een vast bedrag per S&O-uur"}, {string(domain.ActualCosts), "Werkelijke kosten en uitgaven"}}
}

// ClaimsCosts reports whether RVO asks for costs. A self-employed person without employees
// gets none. Until the applicant is known it is what was said with the costs.
func (a Application) ClaimsCosts() bool {
	if a.Project.Applicant == "" {
		return a.Costs.HasEmployees
	}
	return a.Project.staffed()
}

// count reports whether an item counts, or may count once it is complete.
func (c Costs) count() bool {
	sums := SumOf(c.Items)
	return sums.Total() > 0 || len(sums.Open) > 0
}

// checkCosts keeps what the reader found in a row; what the user chooses is the user's. A
// calculation that is our sum follows the amount, one that the user typed stays.
func (a *Application) checkCosts(c Costs, errs *domain.Fields) Costs {
	choice(errs, "method", string(c.Method), "", string(domain.FlatRate), string(domain.ActualCosts))
	id := func(i *CostItem) *string { return &i.ID }
	c.Items = identify(a, errs, "items", costLetter, c.Items, id, a.Costs.Items)
	atMost(errs, "items", len(c.Items), CostItemsMax)
	before := byID(a.Costs.Items, id)
	for i := range c.Items {
		item, at := &c.Items[i], fmt.Sprintf("items.%d.", i)
		was, old := before[item.ID]
		item.From, item.KindBy = was.From, was.KindBy
		if !old || was.Kind != item.Kind {
			item.KindBy = ByUser
		}
		if item.Calculation == was.Calculation && was.Calculation == was.Sum() {
			item.Calculation = item.Sum()
		}
		checkCostItem(*item, was, at, errs)
	}
	return c
}

func checkCostItem(c, was CostItem, at string, errs *domain.Fields) {
	checkLong(errs, at+"post", c.Post, was.Post)
	checkLong(errs, at+"reason", c.Reason, was.Reason)
	checkLine(errs, at+"relation", c.Relation, was.Relation)
	checkLine(errs, at+"calculation", c.Calculation, was.Calculation)
	between(errs, at+"cents", c.Cents, 0, int64(CostMax))
	between(errs, at+"times", int64(c.Times), 0, timesMax) // 0 is not known yet
	choice(errs, at+"vat", c.VAT, "", WithoutVAT, WithVAT)
	choice(errs, at+"kind", c.Kind, "", CostKind, ExpenditureKind, NotCountedKind)
	if c.Share != nil {
		between(errs, at+"share", int64(*c.Share), 0, 100)
	}
}

// costQuestions are asked about an item.
var costQuestions = map[string]struct {
	text, hint, input string
	options           []Option
}{
	AmountNeed: {"Welk bedrag in euro's hoort bij ‘%s’?", "1.250", AmountInput, nil},
	VATNeed:    {"Is het bedrag van ‘%s’ zonder of met btw?", "", ChoiceInput, []Option{{WithoutVAT, "Zonder btw"}, {WithVAT, "Met btw"}}},
	ShareNeed:  {"Welk deel van ‘%s’ is voor dit project, in procenten?", "100", NumberInput, nil},
	KindNeed: {"Wat is ‘%s’?", "", ChoiceInput, []Option{{CostKind, "Verbruik of een onderdeel: kosten"},
		{ExpenditureKind, "Een nieuw bedrijfsmiddel: uitgave"}, {NotCountedKind, "Niet voor dit S&O-werk: telt niet mee"}}},
	relationNeed:    {"Waarom heeft dit project ‘%s’ nodig?", "Om bij elke proef te meten waar de laag loslaat", LineInput, nil},
	calculationNeed: {"Hoe kom je aan het bedrag van ‘%s’?", "60% van € 38.000: drie van de vijf dagen voor dit project", LineInput, nil},
}

// costs asks for the method and, unless it is the flat rate, for what the items lack. Only with
// actual costs RVO reads why the project needs them.
func (q *asker) costs() {
	c := q.app.Costs
	if !q.app.ClaimsCosts() || c.Method == domain.FlatRate {
		return
	}
	if c.Method == "" {
		q.ask(ofCosts, Question{Part: CostsPart, Need: methodNeed, Input: ChoiceInput, Options: Methods(),
			Text: "Welke methode kies je voor kosten en uitgaven? Je eerste aanvraag van een jaar legt de keuze voor dat jaar vast."})
	}
	if c.Method == domain.ActualCosts && !c.count() {
		lead := ""
		if len(c.Items) > 0 {
			lead = "Van je posten telt er geen mee. "
		}
		q.ask(ofCosts, Question{Part: CostsPart, Need: emptyNeed, Input: LinesInput, Hint: "Epoxyhars voor de proefseries",
			Text: lead + "Welke kosten en uitgaven maak je alleen voor dit project? Zet elke post op een eigen regel."})
	}
	for _, item := range c.Items {
		needs := item.Missing()
		if c.Method == domain.ActualCosts {
			needs = item.asked()
		}
		for _, need := range needs {
			ask := costQuestions[need]
			q.ask(ofCosts, Question{Part: CostsPart, Block: item.ID, Need: need, Text: fmt.Sprintf(ask.text, quote(item.Post)), Hint: ask.hint, Input: ask.input, Options: ask.options})
		}
	}
}

func (p *placer) placeCost(q Question, text string) error {
	costs := &p.app.Costs
	switch q.Need {
	case methodNeed:
		value, err := oneOf(q.Options, text)
		costs.Method = domain.CostMethod(value)
		return p.said(methodNeed, value, err)
	case emptyNeed:
		for _, line := range lines(text) {
			costs.Items = append(costs.Items, CostItem{Post: line, Times: 1})
		}
		return p.fact("items", text)
	}
	item := &costs.Items[slices.IndexFunc(costs.Items, func(i CostItem) bool { return i.ID == q.Block })]
	var err error
	switch q.Need {
	case AmountNeed:
		item.Cents, err = oneAmount(text)
		item.Times = max(item.Times, 1)
		return p.said("cents", domain.Cents(item.Cents).Dutch(), err)
	case ShareNeed:
		share, err := oneNumber(text, 0, 100)
		item.Share = &share
		return p.said("share", strconv.Itoa(share), err)
	case VATNeed:
		item.VAT, err = oneOf(q.Options, text)
		return p.said("vat", item.VAT, err)
	case KindNeed:
		item.Kind, err = oneOf(q.Options, text)
		return p.said("kind", item.Kind, err)
	}
	field := map[string]*string{relationNeed: &item.Relation, calculationNeed: &item.Calculation}[q.Need]
	*field = ""
	p.append(q.Need, field, strings.Join(strings.Fields(text), " "))
	return nil
}

// printCosts returns the method and, with actual costs, the boxes of costs and expenditures
// of which one must say something.
func (a Application) printCosts() []Section {
	if !a.ClaimsCosts() {
		return nil
	}
	all := []Section{{Part: CostsPart, Key: "kostenmethode", Heading: "Kosten en uitgaven", Text: labelOf(Methods(), string(a.Costs.Method)),
		Asks: []string{questionID(CostsPart, "", methodNeed)}}}
	if a.Costs.Method != domain.ActualCosts {
		return all
	}
	// What is not sorted yet belongs to the costs, until it turns out to be an expenditure.
	costs := a.costBox(Section{Key: "kosten", Heading: "Kosten",
		Ask: "Noem elke kostenpost, wat die met het project te maken heeft en het bedrag in euro's."}, CostKind, "")
	if !a.Costs.count() {
		costs.Asks = []string{questionID(CostsPart, "", emptyNeed)}
	}
	return append(all, costs, a.costBox(Section{Key: "uitgaven", Heading: "Uitgaven",
		Ask: "Noem elk nieuw bedrijfsmiddel, wat het met het project te maken heeft, welk deel je toerekent en hoe je dat berekent, en het bedrag in euro's."}, ExpenditureKind))
}

// costBox fills a box with the items of some kinds: a line for each that counts, and their total.
// It is empty as long as a question about one of them is open, so that nobody pastes half an answer.
func (a Application) costBox(box Section, kinds ...string) Section {
	box.Part, box.Limit = CostsPart, CostsMax
	var rows []string
	total := domain.Cents(0)
	for _, i := range a.Costs.Items {
		if !slices.Contains(kinds, i.Kind) {
			continue
		}
		for _, need := range i.asked() {
			box.Asks = append(box.Asks, questionID(CostsPart, i.ID, need))
		}
		if amount, complete := i.Counted(); complete && amount > 0 {
			rows, total = append(rows, i.printed()), total+amount
		}
	}
	open := slices.ContainsFunc(box.Asks, func(id string) bool { return !slices.Contains(a.Dismissed, id) })
	if len(rows) > 0 && !open {
		box.Text = strings.Join(append(rows, "Totaal "+strings.ToLower(box.Heading)+" (zonder btw): "+total.Plain()), "\n")
	}
	return box
}

// printed is the line about an item that counts: Meetbank: € 6.000 (20% van € 30.000). Meet de hechting.
func (i CostItem) printed() string {
	amount, _ := i.Counted()
	line := shown(i.Post) + ": " + amount.Plain()
	if how := shown(i.Calculation); how != "" {
		line += " (" + how + ")"
	}
	if why := shown(i.Relation); why != "" {
		line += ". " + why
	}
	return line
}
