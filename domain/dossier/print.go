package dossier

import "wbso/domain"

// Print is everything that the PDF of an application prints.
type Print struct {
	Number   string // of the project
	Document Application
	Company  Company
	Open     []Question
	Filing   domain.Filing
	Benefit  *domain.BenefitSteps // nil when it is not known
	Filed    Filed
	Written  domain.Date // the day of the last change
}
