package applications

import (
	"context"
	"slices"

	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/domain/request"
	"wbso/ports"
)

// AddBenefits adds to requests the benefit of their applications as of today. It is left unknown
// for a page of requests whose companies have more than application.PageClaimsMax applications in
// those years.
func (s *Requests) AddBenefits(ctx context.Context, r ports.Repos, to []request.RequestSummary) error {
	today := s.deps.Clock.Today()
	for page := range slices.Chunk(to, domain.PageSize) {
		var ids []int64
		var years []int
		for _, q := range page {
			if q.Status.KnownStatus() == request.Processed {
				ids, years = append(ids, q.ID), append(years, q.Timing().Filing(today).From.Year)
			}
		}
		if len(ids) == 0 {
			continue
		}
		all, err := r.Applications.ListSituations(ctx, ids, slices.Min(years), slices.Max(years))
		if err != nil {
			return err
		}
		if all.More {
			continue
		}
		benefits := claim.BenefitsOf(ids, all.Items, today)
		for i, q := range page {
			if benefit, known := benefits[q.ID]; known {
				page[i].Benefit = &benefit
			}
		}
	}
	return nil
}
