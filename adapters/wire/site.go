package wire

import (
	"wbso/app"
	"wbso/domain/scheme"
)

// Site is what the client shows of the operator and of the year.
type Site struct {
	Brand       string     `json:"brand"`
	Operator    Operator   `json:"operator"`
	Promotion   *Promotion `json:"promotion"`
	BookingURL  *string    `json:"booking_url"`
	AnalyticsID *string    `json:"analytics_id"`
	Reader      SiteReader `json:"reader"`
	Payments    string     `json:"payments"`
	Today       string     `json:"today"`
	WBSO        []Year     `json:"wbso"`
	Example     Benefit    `json:"example"`
}

// Operator is the company behind the product.
type Operator struct {
	Name    string `json:"name"`
	Address string `json:"address"`
	Email   string `json:"email"`
	KvK     string `json:"kvk"`
	VAT     string `json:"vat"`
}

// SiteReader says who reads the texts of users: the rules of the product, a model on the
// operator's own computers, or one of the company at Host.
type SiteReader struct {
	Kind string  `json:"kind"`
	Host *string `json:"host"`
}

// Promotion is the text of the banner and its last day.
type Promotion struct {
	Text  string `json:"text"`
	Until string `json:"until"`
}

// Year is the WBSO's figures of a calendar year.
type Year struct {
	Year                       int   `json:"year"`
	FirstBracketPercent        int   `json:"first_bracket_percent"`
	FirstBracketStarterPercent int   `json:"first_bracket_starter_percent"`
	FirstBracketLimit          int64 `json:"first_bracket_limit"`
	SecondBracketPercent       int   `json:"second_bracket_percent"`
	SelfEmployedDeduction      int64 `json:"self_employed_deduction"`
	SelfEmployedStarterExtra   int64 `json:"self_employed_starter_extra"`
	FlatHourlyWage             int64 `json:"flat_hourly_wage"`
	BudgetMillions             int   `json:"budget_millions"`
	BenefitOf250k              int64 `json:"benefit_of_250k"`
}

// SiteOf shapes the site as of now.
func SiteOf(now app.SiteNow) Site {
	out := Site{
		Brand: now.Brand, Operator: Operator(now.Operator), Today: now.Today.String(),
		BookingURL: OrNull(now.BookingURL), AnalyticsID: OrNull(now.Analytics), Reader: SiteReader{now.Reader.Kind, OrNull(now.Reader.Host)}, Payments: now.Payments, WBSO: Each(now.Years, yearOf), Example: BenefitOf(now.Example),
	}
	if now.PromoText != "" {
		out.Promotion = &Promotion{now.PromoText, now.PromoUntil.String()}
	}
	return out
}

func yearOf(y scheme.Year) Year {
	return Year{Year: y.Year, FirstBracketPercent: y.Rate, FirstBracketStarterPercent: y.StarterRate,
		FirstBracketLimit: int64(y.Limit), SecondBracketPercent: y.RateAbove, SelfEmployedDeduction: int64(y.Deduction),
		SelfEmployedStarterExtra: int64(y.StarterExtra), FlatHourlyWage: int64(y.HourlyWage),
		BudgetMillions: y.BudgetMillions, BenefitOf250k: int64(y.BenefitOf250k())}
}

// Benefit is what hours are worth, with each step of its formula: less wage tax for those of
// employees, and a deduction from the profit for those of a self-employed person.
type Benefit struct {
	Year            int    `json:"year"`
	HoursYear       int    `json:"hours_year"`
	Applicant       string `json:"applicant"`
	Hours           int    `json:"hours"`
	Wage            int64  `json:"wage"`
	Wages           int64  `json:"wages"`
	FlatRate        bool   `json:"flat_rate"`
	Allowance       int64  `json:"allowance"`
	Base            int64  `json:"base"`
	Limit           int64  `json:"limit"`
	FirstRate       int    `json:"first_rate_percent"`
	FirstPart       int64  `json:"first_part"`
	FirstYield      int64  `json:"first_yield"`
	SecondRate      int    `json:"second_rate_percent"`
	SecondPart      int64  `json:"second_part"`
	SecondYield     int64  `json:"second_yield"`
	Benefit         int64  `json:"benefit"`
	OwnHours        int    `json:"own_hours"`
	Deduction       int64  `json:"deduction"`
	StarterExtra    int64  `json:"starter_extra"`
	EarlierHours    int    `json:"earlier_hours"`
	EarlierBase     int64  `json:"earlier_base"`
	EarlierOwnHours int    `json:"earlier_own_hours"`
}

// BenefitOf shapes a benefit.
func BenefitOf(b scheme.BenefitSteps) Benefit {
	return Benefit{
		Year: b.Year, HoursYear: b.HoursYear, Applicant: string(b.Applicant), Hours: b.Hours, Wage: int64(b.Wage), Wages: int64(b.Wages),
		FlatRate: b.FlatRate, Allowance: int64(b.Allowance), Base: int64(b.Base), Limit: int64(b.Limit),
		FirstRate: b.FirstRate, FirstPart: int64(b.FirstPart), FirstYield: int64(b.FirstYield),
		SecondRate: b.SecondRate, SecondPart: int64(b.SecondPart), SecondYield: int64(b.SecondYield), Benefit: int64(b.Benefit),
		OwnHours: b.OwnHours, Deduction: int64(b.Deduction), StarterExtra: int64(b.StarterExtra),
		EarlierHours: b.Earlier.Hours, EarlierBase: int64(b.Earlier.Base), EarlierOwnHours: b.Earlier.OwnHours,
	}
}
