package form

import (
	"fmt"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/dutch"
)

// ofCostItem asks for what an item needs.
func ofCostItem(i *application.CostItem, need string) requirement {
	r := requirement{block: i.ID, need: need}
	ask := func(question string) requirement {
		r.question = fmt.Sprintf(question, application.QuoteOf(i.Post))
		return r
	}
	switch need {
	case application.AmountNeed:
		r = ask("Welk bedrag in euro's hoort bij “%s”?").like("1.250")
		r.input, r.field = AmountInput, "cents"
		r.place = parsed(dutch.Money, func(a domain.Cents) { i.Cents, i.Times = int64(a), max(i.Times, 1) }, domain.Cents.Dutch)
	case application.VATNeed:
		r = ask("Is het bedrag van “%s” zonder of met btw?").
			choice([]application.Option{{Value: application.WithoutVAT, Label: "Zonder btw"}, {Value: application.WithVAT, Label: "Met btw"}}, "", func(v string) { i.VAT = v })
	case application.ShareNeed:
		r = ask("Welk deel van “%s” is voor dit project, in procenten?").number(&i.Share, 0, 100).like("100")
	case application.KindNeed:
		question, options := "Wat is “%s”?", []application.Option{{Value: application.CostKind, Label: "Verbruik of een onderdeel: kosten"},
			{Value: application.ExpenditureKind, Label: "Een nieuw bedrijfsmiddel: uitgave"}, {Value: application.NotCountedKind, Label: "Niet voor dit S&O-werk: telt niet mee"}}
		if application.IsTrial(i.Post) {
			question, options = "Wat gebeurt er na de proeven met “%s”?", []application.Option{{Value: application.CostKind, Label: "Het wordt gesloopt of is op: kosten"},
				{Value: application.ExpenditureKind, Label: "Het blijft onze eigen testopstelling: uitgave"}, {Value: application.NotCountedKind, Label: "We verkopen het of gebruiken het in productie: telt niet mee"}}
		}
		r = ask(question).choice(options, "", func(v string) { i.Kind = v })
	case application.RelationNeed:
		r = ask("Waarom heeft dit project “%s” nodig?").line(&i.Relation).like("om bij elke proef te meten waar de laag loslaat")
	case application.CalculationNeed:
		r = ask("Hoe kom je aan het bedrag van “%s”?").line(&i.Calculation).like("60% van € 38.000: drie van de vijf dagen voor dit project")
	}
	r.missing = true
	return r
}
