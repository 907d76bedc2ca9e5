package timesheets

import (
	"cmp"
	"context"
	"slices"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

// importPlan is what an import makes of a file.
type importPlan struct {
	who     usecase.Actor
	project hours.Project
	in      ImportHours
	rows    *importRows
	today   domain.Date
	staff   []hours.StaffMember
	people  []importPerson
	places  []int32 // in people, of each person of the file
	id      int64   // of the import, once it is written
	zero    []hours.ZeroDay
}

// share gives everybody their rows, by day and line.
func (p *importPlan) share() {
	slices.SortFunc(p.rows.all, func(a, b importRow) int {
		if c := cmp.Compare(p.places[a.person], p.places[b.person]); c != 0 {
			return c
		}
		if c := cmp.Compare(a.day, b.day); c != 0 {
			return c
		}
		return cmp.Compare(a.line, b.line)
	})
	for from, to := 0, 0; from < len(p.rows.all); from = to {
		place := p.places[p.rows.all[from].person]
		for to = from; to < len(p.rows.all) && p.places[p.rows.all[to].person] == place; to++ {
		}
		p.people[place].rows = p.rows.all[from:to]
	}
}

// entryKey has the values by which two entries of an employee count as the same.
type entryKey struct {
	day         int32
	hours       int16
	description string
}

// check decides about the rows of one person: those that are there already are known,
// the others are held to the rules.
func (p *importPlan) check(ctx context.Context, r ports.Repos, person *importPerson) error {
	person.bad = hours.BadRows{}
	if len(person.rows) == 0 {
		return nil
	}
	if person.unknown != nil {
		for _, row := range person.rows {
			person.bad.AddRows(badRow(int(row.line), p.rows.column(p.rows.person), person.unknown))
		}
		return nil
	}
	period := domain.Period{From: unpacked(person.rows[0].day), To: unpacked(person.rows[len(person.rows)-1].day)}
	there, err := p.there(ctx, r, person, period)
	if err != nil {
		return err
	}
	var booked []hours.EmployeeDay
	if !person.isNew() {
		if booked, err = r.HoursBulk.ListBookedDays(ctx, person.member.ID, period); err != nil {
			return err
		}
		if err := person.readMonths(ctx, r, period); err != nil {
			return err
		}
	}
	p.checkRows(person, there, booked)
	return nil
}

// readMonths reads which months of a person are confirmed or closed, and which days are marked.
func (p *importPerson) readMonths(ctx context.Context, r ports.Repos, in domain.Period) error {
	p.months, p.marks = map[domain.Month]hours.MonthState{}, map[int32]hours.DayMark{}
	months, err := r.Months.ListMonths(ctx, p.member.ID)
	if err != nil {
		return err
	}
	for _, m := range months {
		p.months[m.Month] = m.State
	}
	marks, err := r.DayFacts.ListDayMarks(ctx, p.member.ID, in)
	for _, m := range marks {
		p.marks[packed(m.Date)] = m.Mark
	}
	return err
}

// traces are how many entries of a person the project has or had.
type traces struct {
	there    map[entryKey]int
	replaced map[entryKey]int // by corrections
	deleted  map[entryKey]int
}

// state takes a row for one of the entries that are like it: first for those that are there
// or were corrected, which are never entered again.
func (t traces) state(key entryKey, again bool) rowState {
	take := func(from map[entryKey]int) bool {
		if len(from) == 0 || from[key] == 0 {
			return false
		}
		from[key]--
		return true
	}
	switch {
	case take(t.there), take(t.replaced):
		return knownRow
	case !again && take(t.deleted):
		return withdrawnRow
	}
	return freshRow
}

// there counts the entries of a person that the project has or had.
func (p *importPlan) there(ctx context.Context, r ports.Repos, person *importPerson, in domain.Period) (traces, error) {
	found := traces{there: map[entryKey]int{}, replaced: map[entryKey]int{}, deleted: map[entryKey]int{}}
	for _, id := range person.ids() {
		entries, err := r.HourFiles.ListEntriesOfEmployee(ctx, p.project.ID, id, in)
		if err != nil {
			return found, err
		}
		for _, e := range entries {
			found.there[entryKey{day: packed(e.Date), hours: int16(e.Hours), description: e.Description}]++
		}
		withdrawn, err := r.HoursBulk.ListWithdrawnHours(ctx, p.project.ID, id, in)
		if err != nil {
			return found, err
		}
		for _, w := range withdrawn {
			of := found.deleted
			if w.Replaced {
				of = found.replaced
			}
			of[entryKey{day: packed(w.Date), hours: int16(w.Hours), description: w.Description}]++
		}
	}
	return found, nil
}

// ids returns the ids of all employees that a person of the file may be.
func (p *importPerson) ids() []int64 {
	if p.member.ID == 0 {
		return nil
	}
	return append([]int64{p.member.ID}, p.others...)
}

func (p *importPlan) checkRows(person *importPerson, found traces, booked []hours.EmployeeDay) {
	on := hours.Workday{Archived: person.member.Archived, Assigned: person.member.Assigned || p.in.CreateEmployees}
	last := int32(0)
	for i := range person.rows {
		row := &person.rows[i]
		if row.state == mergedRow {
			continue
		}
		if row.day != last {
			last, on.Booked, on.Month = row.day, 0, person.months[unpacked(row.day).MonthOf()]
			for len(booked) > 0 && packed(booked[0].Date) < row.day {
				booked = booked[1:]
			}
			if len(booked) > 0 && packed(booked[0].Date) == row.day {
				on.Booked = booked[0].Hours
			}
		}
		if row.state = found.state(entryKey{day: row.day, hours: row.hours, description: row.description},
			p.in.Again); row.state != freshRow {
			continue
		}
		if err := hours.CheckEntry(p.entry(row), on, p.today); err != nil {
			p.refuse(person, row, err)
			continue
		}
		on.Booked += domain.Hours(row.hours)
	}
}

// refuse adds all that the rules have against a row.
func (p *importPlan) refuse(person *importPerson, row *importRow, err error) {
	var found domain.Fields
	found.Check("", err)
	for _, e := range found {
		column := int(row.column)
		switch {
		case e.Field == "employee":
			column = p.rows.person
		case e.Field == "date" && p.rows.date >= 0:
			column = p.rows.date
		case e.Field == "description":
			column = p.rows.described
		}
		bad := badRow(int(row.line), p.rows.column(column), e)
		bad.Person, bad.Date = person.member.Name(), unpacked(row.day)
		person.bad.AddRows(bad)
	}
}

// entry returns the entry that a row becomes.
func (p *importPlan) entry(row *importRow) hours.HourEntry {
	return hours.HourEntry{Employee: p.people[p.places[row.person]].id, Date: unpacked(row.day), Hours: domain.Hours(row.hours), Description: row.description}
}

// bad returns the bad rows, or nil when there are none.
func (p *importPlan) bad() error {
	all := p.rows.bad.FirstRows()
	for _, person := range p.people {
		all.Merge(person.bad)
	}
	if len(all.Rows) == 0 {
		return nil
	}
	return all.FirstRows()
}
