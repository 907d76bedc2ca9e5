package sqlstore_test

import (
	"slices"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

func hourFiles() []promise {
	return []promise{
		testAfterGivesEveryEntryOnce,
		testD06_FilesHaveNoWithdrawnEntriesAndNoneOfAnotherProject,
		testDaysAddsUpEachEmployeesDays,
		testOfEmployeeGivesTheEntriesOfOneEmployee,
		testWhoGivesWhatFilesSayOfAnEmployee,
	}
}

var march = domain.Period{From: domain.NewDate(2028, 3, 1), To: domain.NewDate(2028, 3, 31)}

// logged are entries of a project in March, three of each employee on each of some days,
// and one on the day before and after the month.
func (k kit) logged(s staff) (all []hours.HourEntry) {
	k.Helper()
	for day := range 5 {
		for n := range 3 * len(s.people) {
			e := s.entry(march.From.AddDays(day*day), domain.Hours(3-n%3))
			e.Employee = s.people[n%len(s.people)].ID
			all = append(all, k.log(e))
		}
	}
	k.log(s.entry(march.From.AddDays(-1), 1))
	k.log(s.entry(march.To.AddDays(1), 1))
	return all
}

func (k kit) after(project int64, in domain.Period, last hours.HourEntry, n int) []hours.HourEntry {
	k.Helper()
	return must(k, func(r ports.Repos) ([]hours.HourEntry, error) {
		return r.HourFiles.ListEntriesAfter(k.Context(), project, in, last, n)
	})
}

// After gives every entry of a period once, page by page, by date.
func testAfterGivesEveryEntryOnce(k kit) {
	s := k.staff(1)
	all := k.logged(s)
	all = append(all, k.log(all[0])) // equal in all but its id
	for _, size := range []int{1, 7, len(all), len(all) + 1} {
		var got []hours.HourEntry
		for last := (hours.HourEntry{}); ; last = got[len(got)-1] {
			page := k.after(s.ID, march, last, size)
			require.LessOrEqual(k, len(page), size)
			got = append(got, page...)
			if len(page) < size {
				break
			}
		}
		require.Len(k, got, len(all))
		assert.True(k, slices.IsSortedFunc(got, func(a, b hours.HourEntry) int { return a.Date.Compare(b.Date) }))
		slices.SortFunc(got, func(a, b hours.HourEntry) int { return int(a.ID - b.ID) })
		for i, e := range all {
			assert.Equal(k, hours.HourEntry{ID: e.ID, Employee: e.Employee, Date: e.Date, Hours: e.Hours, Description: odd}, got[i])
		}
	}
	assert.Empty(k, k.after(s.ID, domain.Period{From: march.To.AddDays(2), To: march.To.AddDays(9)}, hours.HourEntry{}, 9))
}

func testD06_FilesHaveNoWithdrawnEntriesAndNoneOfAnotherProject(k kit) {
	s, other := k.staff(1), k.staff(2)
	kept, gone := k.log(s.entry(march.From, 4)), k.log(s.entry(march.From, 2))
	k.log(other.entry(march.From, 1))
	require.NoError(k, k.withdraw(gone.ID))
	page := k.after(s.ID, march, hours.HourEntry{}, 10)
	require.Len(k, page, 1)
	assert.Equal(k, kept.ID, page[0].ID)
	assert.Equal(k, []hours.EmployeeDay{{Employee: kept.Employee, Date: march.From, Hours: 4}}, k.employeeDays(s.ID, march))
	assert.Len(k, k.entriesOf(s.ID, kept.Employee, march), 1)
}

func (k kit) employeeDays(project int64, in domain.Period) []hours.EmployeeDay {
	k.Helper()
	return must(k, func(r ports.Repos) ([]hours.EmployeeDay, error) {
		return r.HourFiles.ListEmployeeDays(k.Context(), project, in)
	})
}

func (k kit) entriesOf(project, employee int64, in domain.Period) []hours.HourEntry {
	k.Helper()
	return must(k, func(r ports.Repos) ([]hours.HourEntry, error) {
		return r.HourFiles.ListEntriesOfEmployee(k.Context(), project, employee, in)
	})
}

func testDaysAddsUpEachEmployeesDays(k kit) {
	s := k.staff(1)
	k.logged(s)
	var want []hours.EmployeeDay
	for _, p := range s.people {
		for day := range 5 {
			want = append(want, hours.EmployeeDay{Employee: p.ID, Date: march.From.AddDays(day * day)})
		}
	}
	got := k.employeeDays(s.ID, march)
	var sum domain.Hours
	for i := range got {
		sum, got[i].Hours = sum+got[i].Hours, 0
	}
	assert.Equal(k, want, got)
	assert.Equal(k, domain.Hours(5*4*(3+2+1)), sum)
	assert.Empty(k, k.employeeDays(s.ID, domain.Period{From: march.To.AddDays(2), To: march.To.AddDays(9)}))
}

// OfEmployee gives the entries of one employee by date and id.
func testOfEmployeeGivesTheEntriesOfOneEmployee(k kit) {
	s := k.staff(1)
	k.logged(s)
	first := s.entry(march.From.AddDays(16), 1) // after the others of its day by id
	first.RecordedAt, first.LateHours = noon.Add(time.Hour), 1
	first = k.log(first)
	got := k.entriesOf(s.ID, first.Employee, march)
	require.Len(k, got, 5*3+1)
	assert.True(k, slices.IsSortedFunc(got, func(a, b hours.HourEntry) int {
		if a.Date != b.Date {
			return a.Date.Compare(b.Date)
		}
		return int(a.ID - b.ID)
	}))
	assert.Equal(k, hours.HourEntry{ID: first.ID, Date: first.Date, Hours: 1, Description: odd, RecordedAt: noon.Add(time.Hour), FirstRecordedAt: noon, LateHours: 1}, got[len(got)-1])
	assert.Empty(k, k.entriesOf(s.ID+1, first.Employee, march))
}

func testWhoGivesWhatFilesSayOfAnEmployee(k kit) {
	who := func(id int64) (hours.Employee, error) {
		return get(k, func(r ports.Repos) (hours.Employee, error) { return r.HourFiles.FindEmployeeNames(k.Context(), id) })
	}
	e := k.staff(1).people[0]
	got, err := who(e.ID)
	require.NoError(k, err)
	assert.NotEmpty(k, got.NameKey)
	got.NameKey = ""
	assert.Equal(k, hours.Employee{ID: e.ID, FirstName: e.FirstName, LastName: e.LastName, Function: e.Function, Email: e.Email}, got)
	_, err = who(e.ID + 999)
	absent(k, err)
}
