package httpapi

import (
	"net/http"
	"strconv"

	"wbso/adapters/apitypes"
	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/hours"
)

// logView is the view of a list of hours with what the log says of each entry.
const logView = "log"

func (s *Server) listHours(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	project, f := q.text("project_number", must), hours.EntryFilter{Period: q.period(), Deleted: q.boolean("withdrawn"), Log: q.view(logView)}
	q.page() // its errors come with the others
	if err := q.errs.Err(); err != nil {
		return err
	}
	list := func(p domain.Page) (domain.List[hours.HourEntry], error) {
		return s.App.Hours.ListHours(r.Context(), actor(r), project, f, p)
	}
	if f.Log {
		return writeList(w, r, apitypes.HourEntryLogOf, list)
	}
	return writeList(w, r, apitypes.HourEntryOf, list)
}

func (s *Server) hoursElsewhere(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	project, after := q.text("project_number", must), q.integer("after", may)
	var week domain.Period
	if text, given := q.one("week", must); given {
		var err error
		week, err = domain.ParsePeriod(text, "")
		q.errs.Check("week", err)
	}
	if err := q.errs.Err(); err != nil {
		return err
	}
	people, err := s.App.Hours.ListHoursElsewhere(r.Context(), actor(r), project, week, int64(after), domain.PageSize)
	if err != nil {
		return err
	}
	if people.More {
		setNext(w, r, map[string]string{"after": strconv.FormatInt(people.Items[len(people.Items)-1].Employee, 10)})
	}
	writeJSON(w, http.StatusOK, apitypes.Each(people.Items, apitypes.HoursElsewhereOf))
	return nil
}

func (s *Server) readHours(r *http.Request) (timesheets.LogHours, error) {
	var body apitypes.HourEntryInput
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return timesheets.LogHours{}, err
	}
	out := timesheets.LogHours{
		Employee: body.Employee, Project: body.Project, ProjectNumber: body.ProjectNumber,
		Date: body.Date, Hours: body.Hours, Description: body.Description, Replaces: body.Replaces,
	}
	out.Key, out.Digest = readKey(r, in)
	out.Shape = in.errs
	return out, nil
}

func (s *Server) logHours(w http.ResponseWriter, r *http.Request) error {
	in, err := s.readHours(r)
	if err != nil {
		return err
	}
	entry, err := s.App.Hours.LogHours(r.Context(), actor(r), in)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusCreated, apitypes.HourEntryLogOf(entry))
	return nil
}

func (s *Server) getHours(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	entry, err := s.App.Hours.FindHours(r.Context(), actor(r), id)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.HourEntryLogOf(entry))
	return nil
}

func (s *Server) withdrawHours(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	if err := s.App.Hours.WithdrawHours(r.Context(), actor(r), id); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

func (s *Server) restoreHours(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	entry, err := s.App.Hours.RestoreHours(r.Context(), actor(r), id)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.HourEntryLogOf(entry))
	return nil
}

func (s *Server) hoursHistory(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	list, err := s.App.Hours.ListHourActions(r.Context(), actor(r), id)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.Each(list, apitypes.HourActionOf))
	return nil
}
