package llm

import (
	"context"
	"strings"

	"wbso/domain/application"
	"wbso/domain/application/costs"
	"wbso/domain/evaluation/find"
	"wbso/ports"
)

var costsPrompt = promptOf("costs.md")

// costsMost is room for some forty posts, in tokens.
const costsMost = 3000

// Costs implements ports.CostAnalyzer with a language model.
type Costs struct{ model Completer }

var _ ports.CostAnalyzer = Costs{}

// NewCosts returns a reader of costs that asks a model.
func NewCosts(model Completer) Costs { return Costs{model} }

// posts is the form of an answer.
var posts = object(of("posts", list(object(
	of("post", text()), of("amount", text()), of("quote", text()), of("times", integer()), of("share", integer()),
	of("vat", oneOf(application.WithoutVAT, application.WithVAT, unknownWord)), of("kind", oneOf(application.CostKind, application.ExpenditureKind, unknownWord)),
))))

const unknownWord = "onbekend"

// post is one post of costs in the answer of a model.
type post struct {
	Post, Amount, Quote string
	Times, Share        int
	VAT                 string
	Kind                string
}

// ReadCostItems asks the model for the posts, and keeps those that the description has.
func (c Costs) ReadCostItems(ctx context.Context, description string) ([]application.CostItem, error) {
	description = strings.ToValidUTF8(description, "")
	fence := fenceFor(description)
	answer, err := c.model.Complete(ctx, Question{
		System: costsPrompt.text, User: fence.rule() + fence.around("omschrijving", description), Name: "costs", Schema: posts.json(), Most: costsMost,
	})
	if err != nil {
		return nil, failed(err)
	}
	var said struct{ Posts []post }
	if err := decode(answer, posts, &said); err != nil {
		return nil, failed(err)
	}
	return costs.Checked(description, found(description, said.Posts)), nil
}

// found returns what a model says, with its quotes as the description has them. A quote
// that is not there is empty.
func found(description string, all []post) (list []costs.FoundPost) {
	in := quotesOf(description, []find.Clause{{To: len(description)}})
	for _, p := range all {
		f := costs.FoundPost{Post: p.Post, Amount: p.Amount, Times: p.Times, VAT: p.VAT, Kind: p.Kind}
		if p.Share > 0 {
			f.Share = &p.Share
		}
		_, f.Quote, _ = in.place(p.Quote)
		list = append(list, f)
	}
	return list
}
