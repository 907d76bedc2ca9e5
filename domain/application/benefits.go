package application

import (
	"reflect"
	"slices"

	"wbso/domain"
	"wbso/domain/scheme"
)

// PageClaimsMax is how many applications are reckoned with for a page of requests.
const PageClaimsMax = 1000

// benefit returns what the hours are worth in the year of the period; nil when it is not known.
func (s Situation) benefit() *scheme.BenefitSteps {
	if steps, known := s.Application.BenefitOfHours(s.Company, s.Earlier, s.FilingOfProject().From.Year); known {
		return &steps
	}
	return nil
}

// claimsAs reports whether two applications claim the same.
func (a Application) claimsAs(b Application) bool {
	p, q, filed := a.Project, b.Project, domain.Date{}
	return p.TimingOfProject(filed) == q.TimingOfProject(filed) && p.Hours == q.Hours && reflect.DeepEqual(p.OwnHours, q.OwnHours) && reflect.DeepEqual(a.Costs, b.Costs)
}

// BenefitsOf returns what the applications of some requests are worth. all are these and the others
// that their companies claim. A benefit that is not known is missing.
func BenefitsOf(requests []int64, all []Situation, today domain.Date) map[int64]domain.Cents {
	type yearOf struct {
		company int64
		year    int
	}
	years, bundles := map[yearOf][]Claim{}, map[int64][]Claim{}
	of := func(c Claim) yearOf { return yearOf{c.Company, c.year(today)} }
	for _, s := range all {
		c := s.Claim()
		if c.rank() < 2 && len(years[of(c)]) < ClaimsMax {
			years[of(c)] = append(years[of(c)], c)
		}
		bundles[c.Bundle] = append(bundles[c.Bundle], c)
	}
	benefits := map[int64]domain.Cents{}
	for _, s := range all {
		if !slices.Contains(requests, s.Request) {
			continue
		}
		s.Today = today
		if steps := s.AmongClaims(years[of(s.Claim())], slices.Clone(bundles[s.Bundle])).benefit(); steps != nil {
			benefits[s.Request] = steps.Benefit
		}
	}
	return benefits
}
