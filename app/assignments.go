package app

import (
	"context"
	"slices"

	"wbso/domain"
	"wbso/ports"
)

// Assignments say which employees work on a project.
type Assignments struct{ deps *Deps }

// Team is the input of Assign and Unassign.
type Team struct {
	Project   string // project number
	Employees []int64
}

// Assign puts employees on a project, all of them or, with one that the project's company
// does not have or that is archived, nobody. It returns each id once, as asked.
func (s *Assignments) Assign(ctx context.Context, who Actor, in Team) (Team, error) {
	return s.change(ctx, who, in, func(r ports.Repos, project int64, e domain.Employee) error {
		if e.Archived {
			return domain.Bad("employee_ids", domain.CodeEmployeeArchived).With("name", e.Name())
		}
		return r.Assignments.Assign(ctx, project, []int64{e.ID}, s.deps.Clock.Now())
	})
}

// Unassign takes employees off a project, all or nobody as Assign. Their hours stay.
func (s *Assignments) Unassign(ctx context.Context, who Actor, in Team) (Team, error) {
	return s.change(ctx, who, in, func(r ports.Repos, project int64, e domain.Employee) error {
		return r.Assignments.Unassign(ctx, project, []int64{e.ID})
	})
}

func (s *Assignments) change(ctx context.Context, who Actor, in Team, one func(r ports.Repos, project int64, e domain.Employee) error) (Team, error) {
	if err := who.guard(); err != nil {
		return in, err
	}
	asked := onceEach(in.Employees)
	err := s.deps.Store.Write(ctx, func(r ports.Repos) error {
		project, err := openProject(ctx, r, who, in.Project)
		if err != nil {
			return err
		}
		in.Project = project.Number
		var fields domain.Fields
		for _, id := range slices.Sorted(slices.Values(asked)) { // the order of Touch
			err := s.changeOne(ctx, r, who, project, id, one)
			if err != nil && domain.KindOf(err) != domain.Invalid {
				return err
			}
			fields.Check("employee_ids", err)
		}
		return fields.Err()
	})
	return Team{in.Project, asked}, err
}

func (s *Assignments) changeOne(ctx context.Context, r ports.Repos, who Actor, project domain.Request, id int64, one func(r ports.Repos, project int64, e domain.Employee) error) error {
	e, err := r.Employees.ByID(ctx, who.UserID, id)
	if err != nil && domain.KindOf(err) == domain.NotFound || err == nil && e.Company != project.Company.ID {
		return unknown("employee_ids", id)
	}
	if err != nil {
		return err
	}
	if err := r.Employees.Touch(ctx, id); err != nil {
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
