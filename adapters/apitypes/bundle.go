package apitypes

import (
	"errors"

	"wbso/app/applications"
	"wbso/domain"
	"wbso/domain/application/claim"
)

func bundleOf(b *claim.BundleSums) *Bundle {
	if b == nil {
		return nil
	}
	return &Bundle{
		Requests: Each(b.Projects, bundledOf), Hours: b.Hours, Costs: b.Costs.Costs, Expenditures: b.Costs.Expenditures,
		Benefit: benefitOrNull(b.Benefit),
	}
}

func bundledOf(c claim.Claim) BundledRequest {
	p := c.Document.Project
	return BundledRequest{
		ID: c.Request, ProjectNumber: c.Number, Title: p.Title, Start: OrNull(p.Start), Hours: p.Hours, Questions: Each(c.Asked, openQuestionOf),
	}
}

// BundleChoiceOf converts what an application can be filed together with.
func BundleChoiceOf(d applications.View, all []applications.Companion) BundleChoice {
	return BundleChoice{Bundle: bundleOf(d.Sums), Companions: Each(all, companionOf)}
}

func companionOf(c applications.Companion) Companion {
	b := bundledOf(c.Claim)
	out := Companion{ID: b.ID, ProjectNumber: b.ProjectNumber, Title: b.Title, Start: b.Start, Hours: b.Hours, Questions: b.Questions}
	var why *domain.Error
	if errors.As(c.Barred, &why) {
		sentence, _ := domain.Dutch(why)
		out.Reason, out.Code = &sentence, OrNull(string(why.Code))
	}
	return out
}
