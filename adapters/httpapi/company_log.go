package httpapi

import (
	"net/http"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/member"
)

// logFilter reads which lines of a company's log are asked for.
func logFilter(r *http.Request) (f member.LogFilter, err error) {
	if f.Company, err = pathCompany(r); err != nil {
		return f, err
	}
	q := query{values: r.URL.Query()}
	f.From, f.To = q.day("from"), q.day("to")
	f.Action, err = member.ParseLogAction(q.text("action", may))
	q.errs.Check("action", err)
	q.page()
	return f, q.errs.Err()
}

// day reads a day that may be absent.
func (q *query) day(name string) (day domain.Date) {
	if text, given := q.one(name, may); given {
		var err error
		day, err = domain.ParseDate(text)
		q.errs.Check(name, err)
	}
	return day
}

func (s *Server) listCompanyLog(w http.ResponseWriter, r *http.Request) error {
	f, err := logFilter(r)
	if err != nil {
		return err
	}
	return writeList(w, r, apitypes.LogLineOf, func(p domain.Page) (domain.List[member.LogLine], error) {
		return s.App.Members.ListLog(r.Context(), actor(r), f, p)
	})
}

func (s *Server) exportCompanyLog(w http.ResponseWriter, r *http.Request) error {
	f, err := logFilter(r)
	if err != nil {
		return err
	}
	file, err := s.App.Members.ExportLog(r.Context(), actor(r), f)
	if err != nil {
		return err
	}
	writeFile(w, file)
	return nil
}
