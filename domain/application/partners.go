package application

import (
	"slices"
)

// partnerLetter is the letter with which the ids of partners begin.
const partnerLetter = "p"

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

// WrittenPartners returns the rows that say something.
func (p Partners) WrittenPartners() []Partner {
	return slices.DeleteFunc(slices.Clone(p.Rows), Partner.EmptyPartner)
}

// EmptyPartner reports whether nothing is known of the partner.
func (r Partner) EmptyPartner() bool { return IsBlank(r.Name + r.Location + r.Contribution) }
