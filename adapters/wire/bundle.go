package wire

import (
	"errors"

	"wbso/app"
	"wbso/domain"
	"wbso/domain/application"
)

// Bundle is an application with several projects, and what they come to together.
type Bundle struct {
	Requests     []BundledRequest `json:"requests"`
	Hours        int              `json:"hours"`
	Costs        int64            `json:"costs"`
	Expenditures int64            `json:"expenditures"`
	Benefit      *Benefit         `json:"benefit"`
}

// BundledRequest is one of the projects.
type BundledRequest struct {
	ID            int64          `json:"id"`
	ProjectNumber string         `json:"project_number"`
	Title         string         `json:"title"`
	Start         *string        `json:"start"`
	Hours         int            `json:"hours"`
	Questions     []OpenQuestion `json:"questions"`
}

// BundleChoice is what an application is filed together with, and what else could be.
type BundleChoice struct {
	Bundle     *Bundle     `json:"bundle"`
	Companions []Companion `json:"companions"`
}

// Companion is another application of the company, with the reason why it cannot go along.
type Companion struct {
	BundledRequest
	Reason *string `json:"reason"`
	Code   *string `json:"code"`
}

func bundleOf(d app.Dossier) *Bundle {
	if !d.Together.Is() {
		return nil
	}
	sums := d.Together.Costs()
	out := &Bundle{Requests: Each(d.Together.Projects, bundledOf), Hours: d.Together.Hours(), Costs: int64(sums.Costs), Expenditures: int64(sums.Expenditures)}
	if benefit := d.TogetherBenefit(); benefit != nil {
		shape := BenefitOf(*benefit)
		out.Benefit = &shape
	}
	return out
}

func bundledOf(c application.Claim) BundledRequest {
	p := c.Document.Project
	return BundledRequest{ID: c.Request, ProjectNumber: c.Number, Title: p.Title, Start: OrNull(p.Start), Hours: p.Hours,
		Questions: Each(c.Asked, openQuestionOf)}
}

// BundleChoiceOf shapes what an application can be filed together with.
func BundleChoiceOf(d app.Dossier, all []app.Companion) BundleChoice {
	return BundleChoice{bundleOf(d), Each(all, companionOf)}
}

func companionOf(c app.Companion) Companion {
	out := Companion{BundledRequest: bundledOf(c.Claim)}
	var why *domain.Error
	if errors.As(c.Barred, &why) {
		sentence, _ := domain.Dutch(why)
		out.Reason, out.Code = &sentence, OrNull(string(why.Code))
	}
	return out
}
