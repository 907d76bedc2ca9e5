package request

import (
	"wbso/domain"
	"wbso/domain/company"
)

// CompanyStats are the figures of a company and of its paid projects.
type CompanyStats struct {
	Company   company.Company
	Employees int          // not archived
	Hours     domain.Hours // of all projects
	Projects  []CompanyProject
}

// CompanyProject is a paid project of a company.
type CompanyProject struct {
	RequestSummary
	Counted domain.Hours // in the period of its application
}
