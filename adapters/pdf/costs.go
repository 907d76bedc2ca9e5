package pdf

import (
	"cmp"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/costs"
	"wbso/domain/application/form"
	"wbso/domain/scheme"
)

const costTitle = "Kosten en uitgaven"

// weighs reports whether there are posts to weigh, also when the question for a method is set
// aside.
func (doc document) weighs() bool {
	return doc.Document.ClaimsCosts() && len(doc.Document.Costs.Items) > 0
}

// costs returns the chosen method and, when there are posts, what each of them counts for.
func (doc document) costs(boxes []form.Section) blocks {
	given := doc.Document.Costs
	all := blocks{doc.heading(costTitle, 26, doc.FieldsOf(boxes)...)}
	switch {
	case given.Method != "":
		all = append(all, facts([]string{"Gekozen methode", methodOf(given.Method)}))
	case len(boxes) > 0:
		all = append(all, doc.unanswered(doc.said("Nog niet gekozen.", "Niet gekozen."), boxes[0]))
	default:
		all = append(all, paragraph{style: bodyStyle, text: "Niet van toepassing."})
	}
	if given.Method == scheme.FlatRate {
		return append(all, paragraph{style: bodyStyle, text: "Bij het forfait vraagt RVO geen posten en geen bonnen."})
	}
	all = append(all, when(len(given.Items) > 0, doc.weighed(given)))
	for _, box := range boxes {
		if box.Limit > 0 {
			all = append(all, sub(box.Heading+": tekst voor RVO"), doc.box(box))
		}
	}
	return append(all, when(given.Method == scheme.ActualCosts, callout("Let op", domain.Capital(strings.TrimPrefix(costs.Binding, "Let op: ")))))
}

func methodOf(m scheme.CostMethod) string {
	for _, o := range application.Methods() {
		if o.Value == string(m) {
			return o.Label
		}
	}
	return ""
}

// weighed returns the posts with their totals, and the comparison with the flat rate.
func (doc document) weighed(given application.Costs) blocks {
	var lines [][]string
	for _, i := range given.Items {
		lines = append(lines, doc.costRow(i))
	}
	sums := application.SumOf(given.Items)
	for _, total := range []struct {
		label  string
		amount domain.Cents
	}{{"Totaal kosten", sums.Costs}, {"Totaal uitgaven", sums.Expenditures}, {"Samen", sums.TotalCosts()}} {
		if total.amount > 0 {
			lines = append(lines, []string{total.label, "", total.amount.Plain()})
		}
	}
	hours := doc.Document.Project.Hours
	return blocks{
		sub("Posten"), table([]column{{title: "Post", wide: 58}, {title: "Telt als", wide: wide - 88}, {title: "Zonder btw", wide: 30, right: true}}, plain(lines...)...),
		when(hours > 0 && !doc.Together.HasProjects(), blocks{ // else it is about all projects
			paragraph{style: cellStyle, text: strings.Join(costs.Weigh(hours, given.Items).ComparedLines(hours), "\n")}, space(2)}),
	}
}

// costRow says as what a post counts, how its amount comes about and what it is for, or why it
// does not count.
func (doc document) costRow(i application.CostItem) []string {
	post := oneLine(i.Post)
	amount, complete := i.Counted()
	switch {
	case i.Kind == application.NotCountedKind:
		return []string{post, "Telt niet mee: " + cmp.Or(oneLine(i.Reason), "dit hoort niet bij de kosten"), ""}
	case !complete && doc.asks(i):
		return []string{post, "Nog niet: " + costs.Question(i), ""}
	case !complete:
		return []string{post, "Telt niet mee: niet alles is ervan bekend", ""}
	}
	kind := "Kosten"
	if i.Kind == application.ExpenditureKind {
		kind = "Uitgave"
	}
	said := []string{oneLine(i.Calculation), oneLine(i.Relation)}
	if said = slices.DeleteFunc(said, func(s string) bool { return s == "" }); len(said) > 0 {
		kind += ": " + strings.Join(said, ". ")
	}
	return []string{post, kind, amount.Plain()}
}

// asks reports whether a question about a post is open.
func (doc document) asks(i application.CostItem) bool {
	return !doc.Filed.IsFiled() && slices.ContainsFunc(doc.Open, func(q form.Question) bool { return q.Part == application.CostsPart && q.Block == i.ID })
}
