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
	Projects  []RequestSummary
}
