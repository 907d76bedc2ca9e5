package application

import (
	"fmt"
	"slices"

	"wbso/domain"
	"wbso/domain/request"
)

// Partners are RVO's Samenwerking.
type Partners struct {
	Collaborative bool      `json:"collaborative"`
	Rows          []Partner `json:"rows"`
}

// Partner is a party outside the fiscal unity.
type Partner struct {
	ID           string `json:"id"` // p1, p2 …
	Name         string `json:"name"`
	Location     string `json:"location"`
	Contribution string `json:"contribution"`
}

func checkPartners(a *Application, was Application, errs *domain.Fields) {
	id := func(r *Partner) *string { return &r.ID }
	a.Partners.Rows = identify(a, errs, "rows", partnerLetter, a.Partners.Rows, id, was.Partners.Rows)
	before := byID(was.Partners.Rows, id)
	CheckCount(errs, "rows", len(a.Partners.Rows), request.PartnersMax)
	for i, r := range a.Partners.Rows {
		at, was := fmt.Sprintf("rows.%d.", i), before[r.ID]
		checkLine(errs, at+"name", r.Name, was.Name)
		checkLine(errs, at+"location", r.Location, was.Location)
		checkLine(errs, at+"contribution", r.Contribution, was.Contribution)
	}
}

// WrittenPartners returns the rows that say something.
func (p Partners) WrittenPartners() []Partner {
	return slices.DeleteFunc(slices.Clone(p.Rows), Partner.EmptyPartner)
}

func (r Partner) EmptyPartner() bool { return IsBlank(r.Name + r.Location + r.Contribution) }
