package httpapi

import (
	"net/http"

	"wbso/adapters/apitypes"
	"wbso/domain"
)

func (s *Server) listMyHours(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	company, week := q.integer("company", may), domain.WeekPeriod(s.App.Site.Today())
	if text, given := q.one("week", may); given {
		var err error
		week, err = domain.ParsePeriod(text, "")
		q.errs.Check("week", err)
	}
	if err := q.errs.Err(); err != nil {
		return err
	}
	projects, err := s.App.Hours.ListMyHours(r.Context(), actor(r), int64(company), week)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.MyHoursOf(week, projects))
	return nil
}
