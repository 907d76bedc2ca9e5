package httpapi

import (
	"net/http"
	"strconv"

	"golang.org/x/text/unicode/norm"

	"wbso/adapters/apitypes"
	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
)

func saveEmployee(in *input, body apitypes.EmployeeChange) timesheets.SaveEmployee {
	out := timesheets.SaveEmployee{
		Employee: hours.Employee{
			FirstName: norm.NFC.String(body.FirstName), LastName: norm.NFC.String(body.LastName),
			Function: norm.NFC.String(body.FunctionTitle), Email: norm.NFC.String(body.Email), Company: body.CompanyProfile,
		},
		BSN: body.BSN, Approved: body.IsApproved, Archived: body.Archived,
	}
	out.Shape = in.errs
	return out
}

func (s *Server) listCompanyEmployees(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	company, archived := int64(q.integer("company_id", must)), q.boolean("archived")
	q.page()
	if err := q.errs.Err(); err != nil {
		return err
	}
	return writeList(w, r, apitypes.EmployeeOf, func(p domain.Page) (domain.List[hours.Employee], error) {
		return s.App.Employees.ListEmployees(r.Context(), actor(r), company, archived, p)
	})
}

func (s *Server) listProjectEmployees(w http.ResponseWriter, r *http.Request) error {
	project, err := projectOfQuery(r)
	if err != nil {
		return err
	}
	return writeList(w, r, apitypes.EmployeeOf, func(p domain.Page) (domain.List[hours.Employee], error) {
		return s.App.Employees.OfProject(r.Context(), actor(r), project, p)
	})
}

func (s *Server) listAvailableEmployees(w http.ResponseWriter, r *http.Request) error {
	project, err := projectOfQuery(r)
	if err != nil {
		return err
	}
	return writeList(w, r, apitypes.EmployeeOf, func(p domain.Page) (domain.List[hours.Employee], error) {
		return s.App.Employees.Available(r.Context(), actor(r), project, p)
	})
}

// projectOfQuery reads ?project_number= and checks ?page= too, as requestOfQuery.
func projectOfQuery(r *http.Request) (string, error) {
	q := query{values: r.URL.Query()}
	project := q.text("project_number", must)
	q.page()
	return project, q.errs.Err()
}

func (s *Server) getEmployee(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	e, err := s.App.Employees.FindEmployee(r.Context(), actor(r), id)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.EmployeeOf(e))
	return nil
}

func (s *Server) createEmployee(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.EmployeeInput
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	e, err := s.App.Employees.CreateEmployee(r.Context(), actor(r), saveEmployee(in, apitypes.EmployeeChange{
		FirstName: body.FirstName, LastName: body.LastName, FunctionTitle: body.FunctionTitle, Email: body.Email,
		CompanyProfile: body.CompanyProfile, BSN: body.BSN, IsApproved: body.IsApproved,
	}))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusCreated, apitypes.EmployeeOf(e))
	return nil
}

func (s *Server) replaceEmployee(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	var body apitypes.EmployeeChange
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	e, err := s.App.Employees.ReplaceEmployee(r.Context(), actor(r), id, saveEmployee(in, body))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.EmployeeOf(e))
	return nil
}

func (s *Server) changeEmployee(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	var body apitypes.EmployeePatch
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	change := timesheets.EmployeeChange{
		FirstName: body.FirstName, LastName: body.LastName, Function: body.FunctionTitle, Email: body.Email, BSN: body.BSN,
		Approved: body.IsApproved, Archived: body.Archived,
	}
	if body.Workdays != nil && !in.errs.Has("workdays") {
		days, err := hours.ParseWorkdays(*body.Workdays)
		in.errs.Check("workdays", err)
		change.Workdays = &days
	}
	change.Shape = in.errs
	e, err := s.App.Employees.ChangeEmployee(r.Context(), actor(r), id, change)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.EmployeeOf(e))
	return nil
}

func (s *Server) deleteEmployee(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	if err := s.App.Employees.RemoveEmployee(r.Context(), actor(r), id); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

func (s *Server) revealBSN(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	bsn, err := s.App.Employees.RevealBSN(r.Context(), actor(r), id, func() (func(), error) {
		return s.takeOwn(r, "reveals", s.limits.Reveals, func(own account.Limits) int { return own.Reveals })
	})
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.BSN{BSN: bsn})
	return nil
}

func (s *Server) listReveals(w http.ResponseWriter, r *http.Request) error {
	company, err := pathCompany(r)
	if err != nil {
		return err
	}
	return writeList(w, r, apitypes.RevealOf, func(p domain.Page) (domain.List[hours.NamedReveal], error) {
		return s.App.Employees.ListReveals(r.Context(), actor(r), company, p)
	})
}

func (s *Server) importEmployees(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	in := timesheets.ImportEmployees{Company: strconv.Itoa(q.integer("company_id", must)), DryRun: q.boolean("dry_run")}
	if err := q.errs.Err(); err != nil {
		return err
	}
	if boundary, err := fileType(r.Header.Get("Content-Type")); err != nil || boundary != "" {
		return domain.Fail(domain.Invalid, domain.CodeMediaType).With("type", r.Header.Get("Content-Type"))
	}
	key, sum, err := importKey(r)
	if err != nil {
		return err
	}
	in.CallKey = key
	in.File = &body{read: func() ([]byte, error) {
		raw, err := s.readAll(r, maxBody)
		sum.Write(raw)
		return raw, err
	}}
	out, err := s.App.Employees.ImportEmployees(r.Context(), actor(r), in)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.EmployeeImportOf(out))
	return nil
}
