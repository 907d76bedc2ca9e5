package httpapi

import (
	"net/http"
	"strconv"

	"wbso/adapters/apitypes"
	"wbso/domain"
)

func (s *Server) monthlySummary(w http.ResponseWriter, r *http.Request) error {
	return s.summary(w, r, "month", func(month string) (domain.Period, error) { return domain.ParsePeriod("", month) })
}

func (s *Server) weeklySummary(w http.ResponseWriter, r *http.Request) error {
	return s.summary(w, r, "week", func(week string) (domain.Period, error) { return domain.ParsePeriod(week, "") })
}

func (s *Server) yearlySummary(w http.ResponseWriter, r *http.Request) error {
	return s.summary(w, r, "year", func(year string) (domain.Period, error) {
		span, err := domain.ParseSpan("", "", year)
		return span.Period, err
	})
}

// summary answers for the period that one parameter names.
func (s *Server) summary(
	w http.ResponseWriter, r *http.Request, name string, parse func(string) (domain.Period, error),
) error {
	q := query{values: r.URL.Query()}
	project := q.text("project_number", must)
	var period domain.Period
	if text, given := q.one(name, must); given {
		var err error
		period, err = parse(text)
		q.errs.Check(name, err)
	}
	after := q.integer("after", may)
	if err := q.errs.Err(); err != nil {
		return err
	}
	sum, err := s.App.Reports.SummarizeProject(r.Context(), actor(r), project, period, int64(after), domain.PageSize)
	if err != nil {
		return err
	}
	if sum.More {
		setNext(w, r, map[string]string{"after": strconv.FormatInt(sum.People[len(sum.People)-1].Employee, 10)})
	}
	writeJSON(w, http.StatusOK, apitypes.SummaryOf(sum))
	return nil
}

func (s *Server) projectStats(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	project := q.text("project_number", must)
	if err := q.errs.Err(); err != nil {
		return err
	}
	stats, err := s.App.Reports.FindProjectStats(r.Context(), actor(r), project)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.ProjectStatsOf(stats, s.App.Site.Today()))
	return nil
}
