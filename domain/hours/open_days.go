package hours

import (
	"slices"
	"time"

	"wbso/domain"
)

// DayStateKind is what is known of a day of somebody.
type DayStateKind string

const (
	DayRecorded DayStateKind = "recorded"
	DayNone     DayStateKind = "none"   // marked: no R&D
	DayAbsent   DayStateKind = "absent" // marked
	DayOff      DayStateKind = "off"    // no working day, or a holiday
	DayOpen     DayStateKind = "open"   // 0 to 6 working days ago
	DayDue      DayStateKind = "due"    // 7 to 10
	DayLate     DayStateKind = "late"   // more
)

// dueFrom is after how many working days an open day is due.
const dueFrom = 7

// DayState is what is known of a day. LateOn is the first day on which its hours would be late, of one
// that is open or due.
type DayState struct {
	Date   domain.Date
	State  DayStateKind
	LateOn domain.Date
}

// IsOpenDay reports whether nothing is known of a day that is over or today.
func (s DayState) IsOpenDay() bool {
	return s.State == DayOpen || s.State == DayDue || s.State == DayLate
}

// Assignment is how long an employee is assigned to a project. FirstHours is the day of the first hours
// that the employee recorded on it, of the first assignment to the project; otherwise it is zero.
type Assignment struct {
	Employee   int64
	Project    Project
	From       domain.Date // zero when it is not known
	Until      domain.Date // the day on which it ended, or zero
	FirstHours domain.Date
}

// counted returns the days on which somebody may be asked for hours of a project: of its period, from the day
// of assignment or of the first hours on, until the assignment ends.
func (a Assignment) counted() domain.Period {
	from := a.From
	if from.IsZero() || !a.FirstHours.IsZero() && a.FirstHours.Before(from) {
		from = a.FirstHours
	}
	if from.IsZero() {
		return domain.Period{From: domain.NewDate(9999, time.December, 31)}
	}
	days := domain.Period{From: from, To: domain.NewDate(9999, time.December, 31)}
	if !a.Until.IsZero() {
		days.To = a.Until.AddDays(-1)
	}
	return days.Within(a.Project.CountedPeriod())
}

// PersonFacts is what the states of the days of somebody follow from.
type PersonFacts struct {
	Employee Employee
	Runs     []domain.Period // the days that count, of each project
	Workdays []WorkdaysChange
	Hours    map[domain.Date]domain.Hours
	Late     domain.Hours // those of Hours that were recorded late
	Marks    map[domain.Date]DayMark
	Months   map[domain.Month]EmployeeMonth // those that are stored
}

// AddAssignment adds the days of an assignment to those that count.
func (f *PersonFacts) AddAssignment(a Assignment) {
	if days := a.counted(); !days.To.Before(days.From) {
		f.Runs = append(f.Runs, days)
	}
}

// EmployeeMonth returns the month of the person, an open one when none is stored.
func (f PersonFacts) EmployeeMonth(m domain.Month) EmployeeMonth {
	if stored, is := f.Months[m]; is {
		return stored
	}
	return EmployeeMonth{Employee: f.Employee.ID, Month: m, State: MonthOpen}
}

// WorkdaysOn returns the working days of the person that hold on a day.
func (f PersonFacts) WorkdaysOn(day domain.Date) Workdays { return workdaysOn(f.Workdays, day) }

// counts reports whether the person may be asked for hours of a day.
func (f PersonFacts) counts(day domain.Date) bool {
	for _, run := range f.Runs {
		if run.Holds(day) {
			return true
		}
	}
	return false
}

// Works reports whether the person may be asked for hours of some day of a period.
func (f PersonFacts) Works(in domain.Period) bool {
	for _, run := range f.Runs {
		if shared := run.Within(in); !shared.To.Before(shared.From) {
			return true
		}
	}
	return false
}

// StateOn returns what is known of a day, and false for one that has no state: without hours and mark, when
// no project of the person runs, or one to come that is not off.
func (f PersonFacts) StateOn(day, today domain.Date) (state DayState, known bool) {
	state.Date = day
	switch mark := f.Marks[day]; {
	case f.Hours[day] > 0:
		state.State = DayRecorded
	case mark == NoResearch:
		state.State = DayNone
	case mark == Absent:
		state.State = DayAbsent
	case !f.counts(day):
		return state, false
	case !f.WorkdaysOn(day).HasWeekday(day.Weekday()) || domain.Holiday(day):
		state.State = DayOff
	case day.After(today):
		return state, false
	default:
		state.State, state.LateOn = openState(day, today)
	}
	return state, true
}

// openState returns how long a day is open, and when it is late unless it is already.
func openState(day, today domain.Date) (DayStateKind, domain.Date) {
	switch ago := domain.WorkingDays(day, today); {
	case ago > lateAfter:
		return DayLate, domain.Date{}
	case ago >= dueFrom:
		return DayDue, TimelyUntil(day).AddDays(1)
	}
	return DayOpen, TimelyUntil(day).AddDays(1)
}

// States returns what is known of the days of a period, oldest first.
func (f PersonFacts) States(in domain.Period, today domain.Date) []DayState {
	states := []DayState{}
	for day := in.From; !day.After(in.To); day = day.AddDays(1) {
		if state, known := f.StateOn(day, today); known {
			states = append(states, state)
		}
	}
	return states
}

// CountOpen returns how many days of a period are open.
func (f PersonFacts) CountOpen(in domain.Period, today domain.Date) (n int) {
	for _, state := range f.States(in, today) {
		if state.IsOpenDay() {
			n++
		}
	}
	return n
}

// Asked returns the open days of a period that the person is still asked about, oldest first: not those of
// a month that is confirmed or closed.
func (f PersonFacts) Asked(in domain.Period, today domain.Date) []DayState {
	days := []DayState{}
	for _, run := range joinedPeriods(f.Runs) {
		for _, state := range f.States(run.Within(in), today) {
			if state.IsOpenDay() && f.EmployeeMonth(state.Date.MonthOf()).State == MonthOpen {
				days = append(days, state)
			}
		}
	}
	return days
}

// joinedPeriods returns the days of some periods as periods that share none, in their order.
func joinedPeriods(periods []domain.Period) (all []domain.Period) {
	for _, p := range slices.SortedFunc(slices.Values(periods), func(a, b domain.Period) int { return a.From.Compare(b.From) }) {
		if last := len(all) - 1; last >= 0 && !all[last].To.Before(p.From) {
			all[last].To = domain.Later(all[last].To, p.To)
			continue
		}
		all = append(all, p)
	}
	return all
}

// AskedPeriod returns the days about which people are asked: of this year, and until 31 March, when the hours
// of a year are reported to RVO, of the year before.
func AskedPeriod(today domain.Date) domain.Period {
	year := today.Year
	if today.Month <= time.March {
		year--
	}
	return domain.Period{From: domain.NewDate(year, time.January, 1), To: today}
}

// OpenDays sums up the open days of several people.
type OpenDays struct {
	People   int         // those with open days
	Days     int         // all of them, late ones too
	Late     int         // those that are late
	SoonLate int         // those of the others that are late first
	LateOn   domain.Date // when those are, or zero
	Oldest   domain.Date // the first of them, or zero
}

// Dutch says how many days are open, and how soon how many of them are late.
func (o OpenDays) Dutch(today domain.Date) string {
	text := domain.DutchCount(o.People, "mens heeft", "mensen hebben") + " " + domain.DutchCount(o.Days, "open dag", "open dagen")
	if o.Late > 0 {
		text += ", " + domain.DutchCount(o.Late, "is al te laat", "zijn al te laat")
	}
	if o.SoonLate > 0 {
		text += ", " + domain.DutchCount(o.SoonLate, "is", "zijn") + " over " + domain.DutchCount(domain.DaysBetween(today, o.LateOn), "dag", "dagen") + " te laat"
	}
	return text
}

// AddOpenDays adds the open days of a person.
func (o *OpenDays) AddOpenDays(days []DayState) {
	if len(days) > 0 {
		o.People++
	}
	for _, d := range days {
		o.Days++
		if o.Oldest.IsZero() || d.Date.Before(o.Oldest) {
			o.Oldest = d.Date
		}
		switch {
		case d.State == DayLate:
			o.Late++
		case o.LateOn.IsZero() || d.LateOn.Before(o.LateOn):
			o.SoonLate, o.LateOn = 1, d.LateOn
		case d.LateOn == o.LateOn:
			o.SoonLate++
		}
	}
}

// PersonStates is what is known of days of somebody.
type PersonStates struct {
	Employee int64
	Name     string
	Days     []DayState
}

// Key is the employee, by whom people are paged.
func (p PersonStates) Key() int64 { return p.Employee }

// FactsFilter selects people: of a Company, or one Employee. With Project only those who are or were assigned to it,
// and only that assignment counts. Late reads which of their hours are late, which takes longer.
type FactsFilter struct {
	Company  int64
	Employee int64
	Project  int64
	Late     bool
}

// IsIn reports whether the person is among the people of a month, of whose days these are the facts: they have hours
// in it, were assigned to a project while it ran, or have a month that is stored, since the days of a project can change.
func (f PersonFacts) IsIn(m domain.Month) bool {
	if _, stored := f.Months[m]; stored || f.Works(m.Period()) {
		return true
	}
	for day := range f.Hours {
		if day.MonthOf() == m {
			return true
		}
	}
	return false
}

// PersonMonth returns the month of the person, with those of some timesheets that are of it.
func (f PersonFacts) PersonMonth(m domain.Month, sheets []StoredSheet, today domain.Date) PersonMonth {
	p := PersonMonth{EmployeeMonth: f.EmployeeMonth(m), Name: f.Employee.Name(), Late: f.Late, OpenDays: f.CountOpen(m.Period(), today), Sheets: f.EmployeeMonth(m).SheetsOf(sheets)}
	for day, h := range f.Hours {
		if day.MonthOf() == m {
			p.Hours += h
		}
	}
	return p
}
