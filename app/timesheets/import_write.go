package timesheets

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"math"
	"slices"
	"time"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// lock locks the employees who get hours, and checks again the rows of employees that changed since
// the plan was made.
func (p *importPlan) lock(ctx context.Context, r ports.Repos) error {
	touched, places := p.touched(), p.placesByID()
	if err := r.Employees.TouchEmployees(ctx, slices.Collect(maps.Keys(touched))...); err != nil {
		if domain.KindOf(err) == domain.NotFound {
			err = errStaffChanged
		}
		return err
	}
	staff, err := p.listStaff(ctx, r)
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
		if touched[now.ID] {
			now.Version--
		}
		if now.Version != then.Version {
			if err := p.checkAgain(ctx, r, now, places[now.ID]); err != nil {
				return err
			}
		}
	}
	return p.bad()
}

// listStaff returns the employees of the company for whom the caller may record hours.
func (p *importPlan) listStaff(ctx context.Context, r ports.Repos) ([]hours.StaffMember, error) {
	staff, err := r.HoursBulk.ListStaff(ctx, p.project.Company, p.project.ID)
	if own := p.project.Caller.OwnRows(member.EditHours); own != 0 {
		staff = slices.DeleteFunc(staff, func(s hours.StaffMember) bool { return s.ID != own })
	}
	return staff, err
}

// touched returns the ids of those who get hours, and of those who may have some of the rows.
func (p *importPlan) touched() map[int64]bool {
	touched := map[int64]bool{}
	for i := range p.people {
		if p.people[i].hasFresh() {
			for _, id := range p.people[i].ids() {
				touched[id] = true
			}
		}
	}
	return touched
}

// placesByID returns the places in people of those whom an employee may be in the file.
func (p *importPlan) placesByID() map[int64][]int {
	places := map[int64][]int{}
	for i := range p.people {
		for _, id := range p.people[i].ids() {
			places[id] = append(places[id], i)
		}
	}
	return places
}

// checkAgain checks the rows of those again whom an employee is in the file.
func (p *importPlan) checkAgain(ctx context.Context, r ports.Repos, now hours.StaffMember, places []int) error {
	for _, i := range places {
		person := &p.people[i]
		if person.member.ID == now.ID {
			person.member.Assigned = now.Assigned
		}
		if err := p.check(ctx, r, person); err != nil {
			return err
		}
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
			added, err := r.Employees.AddEmployee(ctx, e)
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
	return r.Assignments.AssignEmployees(ctx, p.project.ID, joining, p.today, at)
}

// changeDays opens the confirmed months of everybody again in which rows are new, and takes the marks off their days.
func (p *importPlan) changeDays(ctx context.Context, r ports.Repos, d *Deps) error {
	for i := range p.people {
		person := &p.people[i]
		months, days := map[domain.Month]bool{}, map[domain.Date]bool{}
		for _, row := range person.rows {
			day := unpacked(row.day)
			if row.state != freshRow {
				continue
			}
			if month := day.MonthOf(); person.months[month] == hours.MonthConfirmed {
				months[month] = true
			}
			if person.marks[row.day] != hours.NoMark {
				days[day] = true
			}
		}
		for month := range months {
			if _, err := d.changeMonth(ctx, r, p.who, person.member.Employee, month); err != nil {
				return err
			}
		}
		if err := r.DayFacts.PutDayMark(ctx, person.id, slices.Collect(maps.Keys(days)), hours.NoMark); err != nil {
			return err
		}
	}
	return nil
}

// fresh returns the places of the rows that are new.
func (p *importPlan) fresh() []int32 {
	fresh := make([]int32, 0, p.created())
	for i := range p.rows.all {
		if p.rows.all[i].state == freshRow {
			fresh = append(fresh, int32(i))
		}
	}
	return fresh
}

// made returns what the import writes.
func (p *importPlan) made(common hours.HourEntry, fresh []int32) hours.Import {
	out := hours.Import{Project: common.Project, RecordedBy: common.RecordedBy, RecordedAt: common.RecordedAt, Entries: len(fresh)}
	first, last := int32(math.MaxInt32), int32(0)
	for _, i := range fresh {
		row := &p.rows.all[i]
		first, last = min(first, row.day), max(last, row.day)
		out.Hours += domain.Hours(row.hours)
	}
	out.First, out.Last = unpacked(first), unpacked(last)
	return out
}

func (p *importPlan) created() (n int) {
	for i := range p.rows.all {
		if p.rows.all[i].state == freshRow {
			n++
		}
	}
	return n
}

func (p *importPerson) hasFresh() bool {
	return slices.ContainsFunc(p.rows, func(r importRow) bool { return r.state == freshRow })
}

// result returns what the plan comes to.
func (p *importPlan) result() hours.HourImport {
	out := hours.HourImport{Project: p.project.Number, ID: p.id, Rows: len(p.rows.all), Created: p.created(), DryRun: p.in.DryRun, Format: string(p.rows.format), DateOrder: string(p.rows.order),
		NewEmployees: []string{}}
	out.Read, out.Groups, out.Warned = p.rows.read, p.rows.groups, p.warned()
	out.Untimed, out.Totals, out.Zero = p.rows.untimed, p.rows.totals, p.zero[:min(len(p.zero), zeroDaysMost)]
	var first importRow
	for i := range p.rows.all {
		row := &p.rows.all[i]
		out.Hours += domain.Hours(row.hours)
		switch row.state {
		case freshRow:
			if out.First.IsZero() || row.line < first.line || row.line == first.line && row.day < first.day {
				first, out.First = *row, unpacked(row.day)
			}
		case knownRow:
			out.Skipped++
		case withdrawnRow:
			out.Withdrawn++
		case mergedRow:
			out.Merged++
		}
	}
	for i := range p.people {
		if len(p.people[i].rows) > 0 {
			out.People++
		}
		if p.people[i].isNew() {
			out.NewEmployees = append(out.NewEmployees, p.people[i].member.Name())
		}
	}
	out.Sample = p.sample()
	return out
}

// sample returns the first rows of the file, as they were understood.
func (p *importPlan) sample() []hours.ImportedRow {
	out := []hours.ImportedRow{}
	for i := range p.rows.all {
		if row := &p.rows.all[i]; row.line <= p.rows.shown && row.state != mergedRow {
			out = append(out, hours.ImportedRow{Line: int(row.line), Date: unpacked(row.day), Employee: p.people[p.places[row.person]].member.Name(),
				Hours: domain.Hours(row.hours), Description: row.description})
		}
	}
	slices.SortStableFunc(out, func(a, b hours.ImportedRow) int { return cmp.Or(cmp.Compare(a.Line, b.Line), a.Date.Compare(b.Date)) })
	return out[:min(len(out), importSample)]
}

// warned counts the new rows that are odd.
func (p *importPlan) warned() map[hours.HourWarning]int {
	days, warned := map[int32][]hours.HourWarning{}, map[hours.HourWarning]int{}
	for i := range p.rows.all {
		row := &p.rows.all[i]
		if row.state != freshRow {
			continue
		}
		of, known := days[row.day]
		if !known {
			of = p.project.Warnings(unpacked(row.day))
			days[row.day] = of
		}
		for _, w := range of {
			warned[w]++
		}
		person := &p.people[p.places[row.person]]
		if person.marks[row.day] != hours.NoMark {
			warned[hours.OnMarkedDay]++
		}
		if person.months[unpacked(row.day).MonthOf()] == hours.MonthConfirmed {
			warned[hours.InConfirmed]++
		}
	}
	return warned
}

// errStaffChanged ends a transaction in which people are no longer as they were.
var errStaffChanged = errors.New("the staff changed")
