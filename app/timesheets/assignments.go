package timesheets

import (
	"context"
	"slices"
	"strings"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// Team is the input of Assign and Unassign.
type Team struct {
	Project   string // project number
	Employees []int64
	Shape     domain.Fields // errors that were found while the call was read
}

// AssignEmployees puts employees on a project, all of them or, with one that the project's company
// does not have or that is archived, nobody. It returns each id once, as asked.
func (s *Employees) AssignEmployees(ctx context.Context, who usecase.Actor, in Team) (Team, error) {
	return s.change(ctx, who, in, func(r ports.Repos, project int64, e hours.Employee) error {
		if e.Archived {
			return domain.Bad("employee_ids", domain.CodeEmployeeArchived)
		}
		return r.Assignments.AssignEmployees(ctx, project, []int64{e.ID}, s.deps.Clock.Today(), s.deps.Clock.Now())
	})
}

// UnassignEmployees takes employees off a project, all or nobody as Assign. Their hours stay.
func (s *Employees) UnassignEmployees(ctx context.Context, who usecase.Actor, in Team) (Team, error) {
	return s.change(ctx, who, in, func(r ports.Repos, project int64, e hours.Employee) error {
		return r.Assignments.UnassignEmployees(ctx, project, []int64{e.ID}, s.deps.Clock.Today())
	})
}

func (s *Employees) change(
	ctx context.Context, who usecase.Actor, in Team, one func(r ports.Repos, project int64, e hours.Employee) error,
) (Team, error) {
	if err := who.Guard(); err != nil {
		return in, err
	}
	if strings.TrimSpace(in.Project) == "" && !in.Shape.Has("project_number") {
		in.Shape.Add("project_number", domain.CodeBlank)
	}
	if in.Shape.Has("project_number") {
		return in, in.Shape
	}
	asked := onceEach(in.Employees)
	err := s.deps.Store.Write(ctx, func(r ports.Repos) error {
		project, err := paidProject(ctx, r, who.To(member.EditEmployees), in.Project)
		if err != nil {
			return err
		}
		in.Project = project.Number
		fields := append(domain.Fields(nil), in.Shape...)
		for _, id := range slices.Sorted(slices.Values(asked)) { // the order of Touch
			fields.Check("employee_ids", s.changeOne(ctx, r, who, project, id, one))
		}
		return fields.Err()
	})
	return Team{Project: in.Project, Employees: asked}, err
}

func (s *Employees) changeOne(ctx context.Context, r ports.Repos, who usecase.Actor, project hours.Project, id int64, one func(r ports.Repos, project int64, e hours.Employee) error) error {
	e, err := r.Employees.FindEmployee(ctx, who.To(member.EditEmployees), id)
	if domain.KindOf(err) == domain.NotFound || err == nil && e.Company != project.Company {
		return unknown("employee_ids", id)
	}
	if err != nil {
		return err
	}
	if err := r.Employees.TouchEmployees(ctx, id); err != nil {
		return err
	}
	return one(r, project.ID, e)
}

// onceEach drops repeated ids and keeps the order.
func onceEach(ids []int64) []int64 {
	once := make([]int64, 0, len(ids))
	seen := map[int64]bool{}
	for _, id := range ids {
		if !seen[id] {
			once = append(once, id)
		}
		seen[id] = true
	}
	return once
}
