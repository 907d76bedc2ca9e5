package apitypes

import (
	"wbso/app/pages"
	"wbso/domain/scheme"
)

// SiteOf converts what the client shows of the operator and of the year.
func SiteOf(now pages.SiteNow) Site {
	op := now.Operator
	out := Site{
		Brand: now.Brand, Operator: Operator{Name: op.Name, Address: op.Address, Email: op.Email, KVK: op.KvK, VAT: op.VAT},
		BookingURL: OrNull(now.BookingURL), AnalyticsID: OrNull(now.Analytics), Reader: SiteReader{Kind: now.Reader.Kind, Host: OrNull(now.Reader.Host)},
		Payments: now.Payments, Today: now.Today.String(), ApplyEmployer: now.ApplyEmployer, ApplySelfEmployed: now.ApplySelfEmployed,
		NextPrice: now.NextPrice, WBSO: Each(now.Years, yearOf), Example: BenefitOf(now.Example),
	}
	if now.PromoText != "" {
		out.Promotion = &Promotion{Text: now.PromoText, Until: now.PromoUntil.String()}
	}
	return out
}

func yearOf(y scheme.Year) WBSOYear {
	return WBSOYear{
		Year: y.Year, FirstBracketPercent: y.Rate, FirstBracketStarterPercent: y.StarterRate, FirstBracketLimit: y.Limit,
		SecondBracketPercent: y.RateAbove, SelfEmployedDeduction: y.Deduction, SelfEmployedStarterExtra: y.StarterExtra,
		FlatHourlyWage: y.HourlyWage, BudgetMillions: y.BudgetMillions, BenefitOf250K: y.BenefitOf250k(),
	}
}

// BenefitOf converts what hours are worth.
func BenefitOf(b scheme.BenefitSteps) Benefit {
	return Benefit{
		Year: b.Year, HoursYear: b.HoursYear, Applicant: string(b.Applicant), Hours: b.Hours, Wage: b.Wage, Wages: b.Wages,
		FlatRate: b.FlatRate, Allowance: b.Allowance, Base: b.Base, Limit: b.Limit,
		FirstRatePercent: b.FirstRate, FirstPart: b.FirstPart, FirstYield: b.FirstYield,
		SecondRatePercent: b.SecondRate, SecondPart: b.SecondPart, SecondYield: b.SecondYield, Benefit: b.Benefit,
		OwnHours: b.OwnHours, Deduction: b.Deduction, StarterExtra: b.StarterExtra,
		EarlierHours: b.Earlier.Hours, EarlierBase: b.Earlier.Base, EarlierOwnHours: b.Earlier.OwnHours,
	}
}

func benefitOrNull(b *scheme.BenefitSteps) *Benefit {
	if b == nil {
		return nil
	}
	return new(BenefitOf(*b))
}
