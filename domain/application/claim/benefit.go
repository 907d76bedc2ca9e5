package claim

import (
	"cmp"
	"reflect"
	"slices"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// Max is how many applications of a company and year are reckoned with. RVO takes four a
// year of an employer.
const Max = 100

// Claim is an application among the others of its company.
type Claim struct {
	Request  int64
	Company  int64
	Number   string // of the project
	Document application.Application
	Filed    domain.Date
	Paid     bool
	Bundle   int64 // the first request that it is filed with, itself included; 0 when it goes alone
	Asked    []request.OpenQuestion
}

// year returns the one in which the hours of the application are made.
func (c Claim) year(today domain.Date) int {
	t := c.Document.Project.TimingOfProject(c.Filed)
	if t.Start.IsZero() {
		return 0
	}
	return t.Filing(today).From.Year
}

// compare orders claims: those that were filed by that day, those that were paid, the others.
// What is filed together has one place: what was chosen along and given another applicant since
// comes before or after all of it.
func (c Claim) compare(d Claim) int {
	return cmp.Or(cmp.Compare(c.rank(), d.rank()), c.Filed.Compare(d.Filed), cmp.Compare(c.place(), d.place()),
		cmp.Compare(c.Document.Project.Kind(), d.Document.Project.Kind()), cmp.Compare(c.Request, d.Request))
}

func (c Claim) place() int64 { return cmp.Or(c.Bundle, c.Request) }

func (c Claim) rank() int {
	switch {
	case !c.Filed.IsZero():
		return 0
	case c.Paid:
		return 1
	}
	return 2
}

// EarlierClaims returns those of other claims of the company that go before this one in its year, in
// order: what is neither filed nor paid uses nothing. They have the cost method that holds for
// them.
func (c Claim) EarlierClaims(others []Claim, today domain.Date) []Claim {
	earlier := slices.DeleteFunc(slices.Clone(others), func(o Claim) bool {
		return o.rank() == 2 || o.Request == c.Request || o.compare(c) > 0 || o.year(today) != c.year(today)
	})
	slices.SortFunc(earlier, Claim.compare)
	bind(earlier, today)
	return earlier
}

// bind gives claims, in order, the cost method that the first of them chose. It holds for those
// after it, and for what goes along with it; what was filed keeps its own.
func bind(claims []Claim, today domain.Date) {
	first, chosen := RegimeOf(claims)
	for i, c := range claims {
		if chosen && c.Filed.IsZero() && c.Document.ClaimsCosts() && (c.compare(first) > 0 || c.goesWith(first, today)) {
			claims[i].Document.Costs.Method = first.Document.Costs.Method
		}
	}
}

// RegimeOf returns the claim whose cost method holds for all later ones of the year.
func RegimeOf(earlier []Claim) (first Claim, bound bool) {
	at := slices.IndexFunc(earlier, func(c Claim) bool { return c.Document.ClaimsCosts() && c.Document.Costs.Method != "" })
	if at < 0 {
		return Claim{}, false
	}
	return earlier[at], true
}

// BenefitOfHours returns what the hours of the application are worth in a year, with the actual costs
// that surely count, after the earlier claims of that year. It is not known without hours, nor
// while those of a self-employed person are not apart from those of the employees.
func BenefitOfHours(a application.Application,
	c application.CompanyDetails, earlier []Claim, year int,
) (steps scheme.BenefitSteps, known bool) {
	if a.Project.Hours <= 0 || a.Project.Applicant == application.Both && !form.Divided(a.Project) {
		return steps, false
	}
	var used scheme.EarlierClaim
	for _, e := range earlier {
		used = benefit(e.Document, c, used, year).Claimed()
	}
	return benefit(a, c, used, year), true
}

func benefit(a application.Application, c application.CompanyDetails, used scheme.EarlierClaim, year int) scheme.BenefitSteps {
	in := scheme.BenefitInput{
		Applicant: a.Project.Kind(), Hours: a.Project.Hours, Year: max(year, scheme.Years()[0].Year),
		Starter: form.Starter(a, c), OwnStarter: form.OwnStarter(a, c), EarlierClaim: used,
	}
	if own := form.DividedOwnHours(a.Project); own != nil {
		in.OwnHours = *own
	}
	in.OwnHoursEach = a.Project.OwnHoursEach()
	if a.Costs.Method == scheme.ActualCosts {
		total := min(application.SumOf(a.Costs.Items).TotalCosts(), scheme.BenefitCostsMax)
		in.Costs = &total
	}
	steps, _ := scheme.Benefit(in) // which no limit refuses
	return steps
}

// PageClaimsMax is how many applications are reckoned with for a page of requests.
const PageClaimsMax = 1000

// benefit returns what the hours are worth in the year of the period; nil when it is not known.
func (s Situation) benefit() *scheme.BenefitSteps {
	if steps, known := BenefitOfHours(s.Application, s.Company, s.Earlier, s.FilingOfProject().From.Year); known {
		return &steps
	}
	return nil
}

// claimsAs reports whether two applications claim the same.
func claimsAs(a application.Application, b application.Application) bool {
	p, q, filed := a.Project, b.Project, domain.Date{}
	return p.TimingOfProject(filed) == q.TimingOfProject(filed) && p.Hours == q.Hours && reflect.DeepEqual(p.OwnHours, q.OwnHours) && reflect.DeepEqual(p.SelfEmployed, q.SelfEmployed) && reflect.DeepEqual(a.Costs, b.Costs)
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
		if c.rank() < 2 && len(years[of(c)]) < Max {
			years[of(c)] = append(years[of(c)], c)
		}
		if c.Bundle != 0 {
			bundles[c.Bundle] = append(bundles[c.Bundle], c)
		}
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
