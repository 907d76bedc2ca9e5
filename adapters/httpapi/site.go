package httpapi

import (
	_ "embed"
	"net/http"
	"strconv"

	"wbso/domain"
)

//go:embed openapi.yaml
var openAPI []byte

type siteWire struct {
	Brand       string         `json:"brand"`
	Operator    operatorWire   `json:"operator"`
	Promotion   *promotionWire `json:"promotion"`
	BookingURL  *string        `json:"booking_url"`
	AnalyticsID *string        `json:"analytics_id"`
	Today       string         `json:"today"`
	WBSO        []yearWire     `json:"wbso"`
}

type operatorWire struct {
	Name    string `json:"name"`
	Address string `json:"address"`
	Email   string `json:"email"`
	KvK     string `json:"kvk"`
	VAT     string `json:"vat"`
}

type promotionWire struct {
	Text  string `json:"text"`
	Until string `json:"until"`
}

type yearWire struct {
	Year                       int   `json:"year"`
	FirstBracketPercent        int   `json:"first_bracket_percent"`
	FirstBracketStarterPercent int   `json:"first_bracket_starter_percent"`
	FirstBracketLimit          int64 `json:"first_bracket_limit"`
	SecondBracketPercent       int   `json:"second_bracket_percent"`
	SelfEmployedDeduction      int64 `json:"self_employed_deduction"`
	SelfEmployedStarterExtra   int64 `json:"self_employed_starter_extra"`
	FlatHourlyWage             int64 `json:"flat_hourly_wage"`
	BudgetMillions             int   `json:"budget_millions"`
}

func (s *Server) site(w http.ResponseWriter, r *http.Request) error {
	now := s.App.Site.Now()
	out := siteWire{
		Brand: now.Brand, Operator: operatorWire(now.Operator), Today: now.Today.String(),
		BookingURL: orNull(now.BookingURL), AnalyticsID: orNull(now.Analytics), WBSO: make([]yearWire, len(now.Years)),
	}
	if now.PromoText != "" {
		out.Promotion = &promotionWire{now.PromoText, now.PromoUntil.String()}
	}
	for i, y := range now.Years {
		out.WBSO[i] = yearWire{y.Year, y.Rate, y.StarterRate, int64(y.Limit), y.RateAbove, int64(y.Deduction),
			int64(y.StarterExtra), int64(y.HourlyWage), y.BudgetMillions}
	}
	writeJSON(w, http.StatusOK, out)
	return nil
}

type benefitWire struct {
	Year        int   `json:"year"`
	Hours       int   `json:"hours"`
	Wage        int64 `json:"wage"`
	Wages       int64 `json:"wages"`
	FlatRate    bool  `json:"flat_rate"`
	Allowance   int64 `json:"allowance"`
	Base        int64 `json:"base"`
	Limit       int64 `json:"limit"`
	FirstRate   int   `json:"first_rate_percent"`
	FirstPart   int64 `json:"first_part"`
	FirstYield  int64 `json:"first_yield"`
	SecondRate  int   `json:"second_rate_percent"`
	SecondPart  int64 `json:"second_part"`
	SecondYield int64 `json:"second_yield"`
	Benefit     int64 `json:"benefit"`
}

// benefit works out what a company pays less; wage and costs are euros in the query.
func (s *Server) benefit(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	in := domain.BenefitInput{Hours: q.integer("hours", must), Year: q.integer("year", may), Starter: q.boolean("starter")}
	if wage := q.euros("wage"); wage != nil {
		in.Wage = *wage
	}
	in.Costs = q.euros("costs")
	if err := q.errs.Err(); err != nil {
		return err
	}
	b, err := domain.Benefit(in)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, benefitWire{b.Year, b.Hours, int64(b.Wage), int64(b.Wages), b.FlatRate, int64(b.Allowance), int64(b.Base),
		int64(b.Limit), b.FirstRate, int64(b.FirstPart), int64(b.FirstYield), b.SecondRate, int64(b.SecondPart), int64(b.SecondYield), int64(b.Benefit)})
	return nil
}

// query reads parameters of the address; one given twice is an error.
type query struct {
	values map[string][]string
	errs   domain.Fields
}

func (q *query) one(name string, n need) (string, bool) {
	values := q.values[name]
	switch {
	case len(values) > 1:
		q.errs.Add(name, domain.CodeTooMany).Args["max"] = "1"
		return "", false
	case len(values) == 1 && !storable(values[0]):
		q.errs.Add(name, domain.CodeNullChars)
		return "", false
	case len(values) == 1 && values[0] != "":
		return values[0], true
	case n == must:
		q.errs.Add(name, domain.CodeRequired)
	}
	return "", false
}

func (q *query) text(name string, n need) string {
	text, _ := q.one(name, n)
	return text
}

func (q *query) integer(name string, n need) int {
	text, given := q.one(name, n)
	if !given {
		return 0
	}
	v, err := strconv.Atoi(text)
	if err != nil {
		q.errs.Add(name, domain.CodeInteger)
	}
	return v
}

func (q *query) boolean(name string) bool {
	text, given := q.one(name, may)
	if given && text != "true" && text != "false" {
		q.errs.Add(name, domain.CodeBoolean)
	}
	return text == "true"
}

func (q *query) euros(name string) *domain.Cents {
	text, given := q.one(name, may)
	if !given {
		return nil
	}
	c, err := domain.ParseEuros(text)
	q.errs.Check(name, err)
	return &c
}

func (s *Server) schema(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "application/yaml")
	w.Header().Set("Cache-Control", "no-cache")
	w.Write(openAPI)
}
