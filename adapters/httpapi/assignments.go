package httpapi

import (
	"context"
	"net/http"

	"wbso/adapters/apitypes"
	"wbso/app/timesheets"
	"wbso/app/usecase"
)

func (s *Server) assignEmployees(w http.ResponseWriter, r *http.Request) error {
	return s.changeTeam(w, r, s.App.Employees.AssignEmployees)
}

func (s *Server) unassignEmployees(w http.ResponseWriter, r *http.Request) error {
	return s.changeTeam(w, r, s.App.Employees.UnassignEmployees)
}

func (s *Server) changeTeam(w http.ResponseWriter, r *http.Request, change func(context.Context, usecase.Actor, timesheets.Team) (timesheets.Team, error)) error {
	var body apitypes.Assignments
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	team := timesheets.Team{Project: body.ProjectNumber, Employees: body.EmployeeIDs}
	team.Shape = in.errs
	changed, err := change(r.Context(), actor(r), team)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.Assignments{ProjectNumber: changed.Project, EmployeeIDs: changed.Employees})
	return nil
}
