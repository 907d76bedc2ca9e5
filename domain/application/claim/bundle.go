package claim

import (
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/scheme"
)

// BundleMax is how many projects one application has at most.
const BundleMax = 20

// MayGoWith checks whether another application can be filed together with this one. It fails with
// Conflict and the reason when it cannot. claims are all of the company and year, whose cost method
// may hold for both.
func (c Claim) MayGoWith(other Claim, claims []Claim, today domain.Date) error {
	var why domain.Code
	switch {
	case other.Company != c.Company:
		why = domain.CodeBundleCompany
	case !other.Filed.IsZero():
		why = domain.CodeBundleFiled
	case !other.Paid:
		why = domain.CodeBundleUnpaid
	case other.year(today) != c.year(today):
		why = domain.CodeBundleYear
	case other.Bundle != c.Bundle && other.accompanied(claims, today):
		why = domain.CodeBundleTaken
	case other.Document.Project.Kind() != c.Document.Project.Kind():
		why = domain.CodeBundleApplicant
	case other.method(claims, today) != c.method(claims, today):
		why = domain.CodeBundleRegime
	default:
		return nil
	}
	return domain.Fail(domain.Conflict, why).With("number", other.Number)
}

// method returns the cost method that holds for an application, its own or that of an earlier one.
func (c Claim) method(claims []Claim, today domain.Date) scheme.CostMethod {
	if !c.Document.ClaimsCosts() {
		return ""
	}
	if first, bound := RegimeOf(c.EarlierClaims(claims, today)); bound {
		return first.Document.Costs.Method
	}
	return c.Document.Costs.Method
}

// Bundle is an application with several projects.
type Bundle struct {
	Projects []Claim // in the order in which they were submitted
	Earlier  []Claim // applications of the company and year that go before it
}

// HasProjects reports whether there are several projects.
func (b Bundle) HasProjects() bool { return len(b.Projects) > 1 }

// BundleOf returns what is filed together with an application, of what its owner chose. Until it
// is filed, what does not fit any more stays out: what is no longer paid, or was given another
// year or applicant since. One project alone is no bundle. claims are all of the company and
// year.
func BundleOf(c Claim, chosen, claims []Claim, today domain.Date) Bundle {
	b := Bundle{Projects: slices.DeleteFunc(slices.Clone(chosen), func(o Claim) bool { return o.Request != c.Request && !c.goesWith(o, today) })}
	if !slices.ContainsFunc(b.Projects, func(o Claim) bool { return o.Request == c.Request }) || len(b.Projects) < 2 {
		return Bundle{}
	}
	slices.SortFunc(b.Projects, Claim.compare)
	b.Earlier = slices.DeleteFunc(b.Projects[0].EarlierClaims(claims, today), b.has)
	if c.Filed.IsZero() {
		b.bind()
	}
	return b
}

// goesWith reports whether what was chosen still goes along.
func (c Claim) goesWith(o Claim, today domain.Date) bool {
	if c.Bundle == 0 || o.Bundle != c.Bundle || o.Filed != c.Filed {
		return false
	}
	return !c.Filed.IsZero() ||
		c.Paid && o.Paid && c.year(today) == o.year(today) && c.Document.Project.Kind() == o.Document.Project.Kind()
}

// accompanied reports whether the application goes along with another one of its year. A choice
// of which nothing fits any more binds nobody.
func (c Claim) accompanied(claims []Claim, today domain.Date) bool {
	return slices.ContainsFunc(claims, func(o Claim) bool { return o.Request != c.Request && c.goesWith(o, today) })
}

func (b Bundle) has(c Claim) bool {
	return slices.ContainsFunc(b.Projects, func(o Claim) bool { return o.Request == c.Request })
}

// bind gives all projects the cost method of the first application that chose one.
func (b Bundle) bind() {
	first, chosen := b.BundleRegime()
	for i := range b.Projects {
		if chosen && b.Projects[i].Document.ClaimsCosts() {
			b.Projects[i].Document.Costs.Method = first.Document.Costs.Method
		}
	}
}

// BundleRegime returns the application whose cost method holds for all projects.
func (b Bundle) BundleRegime() (first Claim, chosen bool) {
	return RegimeOf(slices.Concat(b.Earlier, b.Projects))
}

// Titles returns the titles of the projects.
func (b Bundle) Titles() (all []string) {
	for _, p := range b.Projects {
		all = append(all, strings.TrimSpace(p.Document.Project.Title))
	}
	return all
}

// Hours returns the sum of the hours of all projects.
func (b Bundle) Hours() (sum int) {
	for _, p := range b.Projects {
		sum += p.Document.Project.Hours
	}
	return sum
}

// Costs returns the actual costs and expenditures of all projects that surely count; none with the
// flat rate.
func (b Bundle) Costs() (sums application.CostSums) {
	for _, p := range b.Projects {
		if costs := p.Document.Costs; p.Document.ClaimsCosts() && costs.Method == scheme.ActualCosts {
			of := application.SumOf(costs.Items)
			sums.Costs += of.Costs
			sums.Expenditures += of.Expenditures
		}
	}
	return sums
}

// FilingOfBundle returns the filing of the project that starts first.
func (b Bundle) FilingOfBundle(today domain.Date) scheme.Filing {
	var first scheme.Timing
	for _, p := range b.Projects {
		if t := p.Document.Project.TimingOfProject(p.Filed); !t.Start.IsZero() && (first.Start.IsZero() || t.Start.Before(first.Start)) {
			first = t
		}
	}
	return first.Filing(today)
}

// BenefitOfBundle returns what the hours of all projects are worth together: what one application with
// all of them is worth. It is not known while that of one of them is not.
func (b Bundle) BenefitOfBundle(c application.CompanyDetails, year int) (steps scheme.BenefitSteps, known bool) {
	before := slices.Clone(b.Earlier)
	for i, p := range b.Projects {
		of, known := BenefitOfHours(p.Document, c, before, year)
		if !known {
			return scheme.BenefitSteps{}, false
		}
		if before = append(before, p); i == 0 {
			steps = of
			continue
		}
		steps = steps.Plus(of)
	}
	return steps, b.HasProjects()
}
