package app

import (
	"context"
	"slices"
	"time"

	"wbso/domain"
	"wbso/ports"
)

// lock locks those who get hours, and checks the rows of those again who changed since
// the plan was made.
func (p *importPlan) lock(ctx context.Context, r ports.Repos) error {
	touched := p.touched()
	if err := r.Employees.Touch(ctx, touched...); err != nil {
		if domain.KindOf(err) == domain.NotFound {
			err = errStaffChanged
		}
		return err
	}
	staff, err := r.HoursBulk.Staff(ctx, p.project.Company, p.project.ID)
	if err != nil {
		return err
	}
	if len(staff) != len(p.staff) {
		return errStaffChanged // perhaps by somebody whom the file means
	}
	for i, now := range staff {
		then := p.staff[i]
		if now.ID != then.ID || now.Name() != then.Name() || now.Email != then.Email || now.Archived != then.Archived {
			return errStaffChanged
		}
		if slices.Contains(touched, now.ID) {
			now.Version--
		}
		if now.Version != then.Version {
			if err := p.checkAgain(ctx, r, now); err != nil {
				return err
			}
		}
	}
	return p.bad()
}

// touched are those who get hours, and those who may have some of the rows.
func (p *importPlan) touched() (ids []int64) {
	for i := range p.people {
		if p.people[i].hasFresh() {
			ids = append(ids, p.people[i].ids()...)
		}
	}
	return ids
}

// checkAgain checks the rows of the person whom an employee is in the file, if any.
func (p *importPlan) checkAgain(ctx context.Context, r ports.Repos, now domain.StaffMember) error {
	for i := range p.people {
		person := &p.people[i]
		if !slices.Contains(person.ids(), now.ID) {
			continue
		}
		if person.member.ID == now.ID {
			person.member.Assigned = now.Assigned
		}
		return p.check(ctx, r, person)
	}
	return nil
}

// join makes and assigns those who are to be part of the project. All get their ids.
func (p *importPlan) join(ctx context.Context, r ports.Repos, at time.Time) error {
	var joining []int64
	for i := range p.people {
		person := &p.people[i]
		person.id = person.member.ID
		if !person.hasFresh() {
			continue
		}
		if person.isNew() {
			e := person.member.Employee
			e.CreatedAt = at
			added, err := r.Employees.Add(ctx, e)
			if domain.KindOf(err) == domain.Invalid && err != nil {
				return errStaffChanged // with the same address of mail
			}
			if err != nil {
				return err
			}
			person.id = added.ID
		}
		if !person.member.Assigned {
			joining = append(joining, person.id)
		}
	}
	return r.Assignments.Assign(ctx, p.project.ID, joining, at)
}

// fresh are the places of the rows that are new.
func (p *importPlan) fresh() []int32 {
	fresh := make([]int32, 0, p.created())
	for i := range p.rows.all {
		if !p.rows.all[i].known {
			fresh = append(fresh, int32(i))
		}
	}
	return fresh
}

func (p *importPlan) created() (n int) {
	for i := range p.rows.all {
		if !p.rows.all[i].known {
			n++
		}
	}
	return n
}

func (p *importPerson) hasFresh() bool {
	return slices.ContainsFunc(p.rows, func(r importRow) bool { return !r.known })
}

// result is what the plan comes to.
func (p *importPlan) result() domain.HourImport {
	out := domain.HourImport{Rows: len(p.rows.all), Created: p.created(), DryRun: p.in.DryRun, Format: string(p.rows.format), DateOrder: string(p.rows.order),
		NewEmployees: []string{}, Sample: []domain.ImportedRow{}}
	out.Skipped = out.Rows - out.Created
	for i := range p.rows.all {
		out.Hours += domain.Hours(p.rows.all[i].hours)
	}
	for i := range p.people {
		if len(p.people[i].rows) > 0 {
			out.People++
		}
		if p.people[i].isNew() {
			out.NewEmployees = append(out.NewEmployees, p.people[i].member.Name())
		}
	}
	for _, row := range p.rows.sample {
		out.Sample = append(out.Sample, domain.ImportedRow{Line: int(row.line), Date: unpacked(row.day), Employee: p.people[p.places[row.person]].member.Name(),
			Hours: domain.Hours(row.hours), Description: row.description})
	}
	return out
}
