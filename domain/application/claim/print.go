package claim

import (
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/scheme"
)

// Print is everything that the PDF of an application prints.
type Print struct {
	Number   string // of the project
	Document application.Application
	Company  application.CompanyDetails
	Open     []form.Question
	Filing   scheme.Filing
	Benefit  *scheme.BenefitSteps // nil when it is not known
	Filed    FilingRecord
	Written  domain.Date // the day of the last change
	Further  []PrintedProject
	Together Bundle // of what is filed with it; Filing and Benefit are those of all projects then
}

// PrintedProject is a further project of an application.
type PrintedProject struct {
	Number   string
	Document application.Application
	Open     []form.Question
}

// Projects returns all projects of an application, one at a time.
func (p Print) Projects() []Print {
	all := []Print{p}
	for _, f := range p.Further {
		one := p
		one.Number, one.Document, one.Open = f.Number, f.Document, f.Open
		all = append(all, one)
	}
	return all
}
