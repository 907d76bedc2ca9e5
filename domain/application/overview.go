package application

import "wbso/domain/scheme"

// Overview is what is worked out of an application for its reader.
type Overview struct {
	Parts       []PartView // as far as the reader may see them
	Work        []Work
	Minutes     int
	Period      scheme.Filing        // with several projects that of the one that starts first
	WorkingDays int                  // left to file in
	Benefit     *scheme.BenefitSteps // of its hours, in the year of its period; nil when not known
	HoursCheck  *HoursCheck          // nil while it is not known how many there are, or who makes them
	Regime      *Claim               // the one whose cost method holds; nil when it is free to choose
	Sums        *BundleSums          // nil for one project
}

// BundleSums are what the projects of one application come to.
type BundleSums struct {
	Projects []Claim
	Hours    int
	Costs    CostSums
	Benefit  *scheme.BenefitSteps // nil when not known
}

// Overview works out what is shown of the application.
func (s Situation) Overview() Overview {
	filing := s.FilingOfProject()
	out := Overview{
		Parts: s.Application.Views(s.Company, s.CompanyRev, s.Open, s.Whole), Work: WorkOf(s.Open), Period: filing, Regime: s.CostRegime(),
	}
	out.Minutes, out.Benefit = Minutes(out.Work), s.benefit()
	if check, known := s.Application.CheckHours(filing); known {
		out.HoursCheck = &check
	}
	if s.Together.HasProjects() {
		out.Period = s.Together.FilingOfBundle(s.Today)
		out.Sums = s.Together.sums(s.Company, out.Period.From.Year)
	}
	out.WorkingDays = out.Period.WorkingDaysLeft(s.Today)
	return out
}

func (b Bundle) sums(c CompanyDetails, year int) *BundleSums {
	sums := BundleSums{Projects: b.Projects, Hours: b.Hours(), Costs: b.Costs()}
	if steps, known := b.BenefitOfBundle(c, year); known {
		sums.Benefit = &steps
	}
	return &sums
}
