package httpapi

import (
	"context"
	"net/http"

	"wbso/adapters/apitypes"
	apphours "wbso/app/hours"
	"wbso/app/usecase"
)

func (s *Server) assignEmployees(w http.ResponseWriter, r *http.Request) error {
	return s.changeTeam(w, r, s.App.Employees.AssignEmployees)
}

func (s *Server) unassignEmployees(w http.ResponseWriter, r *http.Request) error {
	return s.changeTeam(w, r, s.App.Employees.UnassignEmployees)
}

func (s *Server) changeTeam(w http.ResponseWriter, r *http.Request, change func(context.Context, usecase.Actor, apphours.Team) (apphours.Team, error)) error {
	in, err := s.read(r, maxBody)
	if err != nil {
		return err
	}
	team := apphours.Team{Project: in.text("project_number", must), Employees: in.integers("employee_ids")}
	team.Shape = in.errs
	changed, err := change(r.Context(), actor(r), team)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.Assignments{ProjectNumber: changed.Project, EmployeeIDs: changed.Employees})
	return nil
}
