package claim

import (
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/scheme"
)

// Facts are the few values of an application that lists need to compute its filing and benefit.
// They are small, however long the application is.
type Facts struct {
	Applicant    string            `json:"applicant"` // as in Project
	Focus        application.Focus `json:"type"`
	Start        string            `json:"start"`
	Began        string            `json:"began"` // of the project that it continues
	Hours        int               `json:"hours"`
	OwnHours     *int              `json:"own_hours"` // once they are divided
	OwnHoursEach []int             `json:"own_hours_each,omitempty"`
	Method       scheme.CostMethod `json:"method"`
	HasEmployees bool              `json:"has_employees"`
	Costs        CostBounds        `json:"costs"`
	Expenditures CostBounds        `json:"expenditures"`
}

// CostBounds are what cost items surely count for, and what they count for when everything that is
// missing turns out well.
type CostBounds struct {
	Least domain.Cents `json:"least"`
	Most  domain.Cents `json:"most"`
}

// FactsOf returns the facts of an application. They contain no text of the user, not even one where a
// choice or a day should be.
func FactsOf(a application.Application) Facts {
	p, t := a.Project, a.Project.TimingOfProject(domain.Date{})
	f := Facts{
		Applicant: application.ApplicantKind(t.Applicant), Start: t.Start.String(), Began: t.Began.String(), Hours: p.Hours, OwnHours: form.DividedOwnHours(p),
		OwnHoursEach: p.OwnHoursEach(), HasEmployees: a.Costs.HasEmployees,
	}
	if application.LabelOf(application.Focuses(), string(p.Focus)) != "" {
		f.Focus = p.Focus
	}
	if application.LabelOf(application.Methods(), string(a.Costs.Method)) != "" {
		f.Method = a.Costs.Method
	}
	sums := application.SumOf(a.Costs.Items)
	f.Costs, f.Expenditures = CostBounds{sums.Costs, sums.Costs}, CostBounds{sums.Expenditures, sums.Expenditures}
	for _, open := range sums.Open {
		if open.Kind == application.ExpenditureKind {
			f.Expenditures.Most += open.Most()
		} else { // what is not sorted yet belongs to the costs, until it turns out to be an expenditure
			f.Costs.Most += open.Most()
		}
	}
	return f
}

// Application returns an application without texts that claims the same as the one of the facts.
func (f Facts) Application() application.Application {
	continues := f.Began != ""
	var people []application.SelfEmployedPerson
	for i := range f.OwnHoursEach {
		people = append(people, application.SelfEmployedPerson{Hours: &f.OwnHoursEach[i]})
	}
	return application.Application{
		Project: application.Project{Applicant: f.Applicant, Focus: f.Focus, Continuation: &continues, Start: f.Start, Began: f.Began, Hours: f.Hours, OwnHours: f.OwnHours, SelfEmployed: people},
		Costs: application.Costs{Method: f.Method, HasEmployees: f.HasEmployees,
			Items: append(f.Costs.items(application.CostKind), f.Expenditures.items(application.ExpenditureKind)...)},
	}.Complete()
}

// items returns an item for what surely counts, and one for what may count besides. Their amounts end
// at CostMax, far above what a benefit reckons with.
func (b CostBounds) items(kind string) (items []application.CostItem) {
	item := application.CostItem{Kind: kind, Times: 1, VAT: application.WithoutVAT}
	if b.Least > 0 {
		whole, sure := 100, item
		sure.Cents, sure.Share = int64(min(b.Least, application.CostMax)), &whole
		items = append(items, sure)
	}
	if b.Most > b.Least {
		item.Cents = int64(min(b.Most-b.Least, application.CostMax))
		items = append(items, item)
	}
	return items
}
