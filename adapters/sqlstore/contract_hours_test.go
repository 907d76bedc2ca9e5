package sqlstore_test

import (
	"fmt"
	"strings"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

func hourEntries() []promise {
	return []promise{
		testEntriesKeepEveryField,
		testAnEntrySaysByWhomItWasRecorded,
		testZ03_SomebodyElsesEntryIsNotFound,
		testListGivesAPeriodByDateNameAndIDInPages,
		testListLeavesOutTheLogUnlessAsked,
		testD06_AWithdrawnEntryLeavesListsAndTotalsAndStaysRecorded,
		testDeletedGivesWhatWasWithdrawnAndNotReplaced,
		testWithdrawASecondTimeIsNotFound,
		testOneOfManyWhoWithdrawAnEntryWins,
		testD18_HistoryHasEachActionWithTheEntriesItReplaced,
		testAnIDIsNeverGivenOutAgain,
		testRestorePutsAnEntryBackAndKeepsItsWithdrawal,
		testRestoreLeavesWhatWasReplaced,
	}
}

// leapDay is the day of noon.
var leapDay = domain.DateOf(noon)

// staff are a request and four employees of its company, all assigned. By name they come
// as 1, 0, 3, 2.
type staff struct {
	request.Request
	people []hours.Employee
}

func (k kit) staff(n int) staff {
	k.Helper()
	s := staff{Request: k.request(n)}
	for i, name := range [][2]string{{"Zoë", "de Boer"}, {"Anna", "de Boer"}, {"Ünal", "Ünal"}, {"Bo", "smit"}} {
		s.people = append(s.people, do(k, func(r ports.Repos) (hours.Employee, error) {
			e, err := r.Employees.AddEmployee(k.Context(), hours.Employee{Company: s.Company.ID, FirstName: name[0], LastName: name[1],
				Function: "Ontwikkelaar", Email: fmt.Sprintf("nr%d@example.nl", i), Approved: true, CreatedAt: noon})
			if err != nil {
				return e, err
			}
			return e, r.Assignments.AssignEmployees(k.Context(), s.ID, []int64{e.ID}, domain.DateOf(noon), noon)
		}))
	}
	return s
}

// entry is one of the first employee, recorded by the owner.
func (s staff) entry(on domain.Date, h domain.Hours) hours.HourEntry {
	return hours.HourEntry{Project: s.ID, Employee: s.people[0].ID, Date: on, Hours: h, Description: odd, RecordedBy: s.Owner, RecordedAt: noon, FirstRecordedAt: noon}
}

// read is the entry as a repository reads it.
func (s staff) read(e hours.HourEntry) hours.HourEntry {
	e.ProjectNumber, e.EmployeeName, e.EmployeeFunction = s.Number, "Zoë de Boer", "Ontwikkelaar"
	e.RecordedByName = strings.Replace(s.Company.Name, "Bedrijf 0000000", "eigenaar", 1)
	return e
}

// listed is the entry as a list has it, with its log.
func (s staff) listed(e hours.HourEntry) hours.HourEntry {
	e = s.read(e)
	e.ProjectNumber = ""
	return e
}

func (k kit) log(e hours.HourEntry) hours.HourEntry {
	k.Helper()
	return do(k, func(r ports.Repos) (hours.HourEntry, error) { return r.Hours.AddHourEntry(k.Context(), e) })
}

func (k kit) withdraw(id int64) error {
	return k.run(func(r ports.Repos) error { return r.Hours.WithdrawHourEntry(k.Context(), id, 0, noon.Add(time.Hour)) })
}

func (k kit) entry(owner, id int64) (hours.HourEntry, error) {
	return get(k, func(r ports.Repos) (hours.HourEntry, error) { return r.Hours.FindHourEntry(k.Context(), as(owner), id) })
}

func (k kit) recorded(owner, id int64) (hours.HourEntry, error) {
	return get(k, func(r ports.Repos) (hours.HourEntry, error) {
		return r.Hours.FindRecordedEntry(k.Context(), as(owner), id)
	})
}

func (k kit) hoursOf(project int64, in domain.Period, p domain.Page) domain.List[hours.HourEntry] {
	k.Helper()
	return must(k, func(r ports.Repos) (domain.List[hours.HourEntry], error) {
		return r.Hours.ListHourEntries(k.Context(), hours.EntryFilter{Project: project, Period: in, Log: true}, p)
	})
}

func (k kit) history(id int64) ([]hours.HourAction, error) {
	return get(k, func(r ports.Repos) ([]hours.HourAction, error) {
		return r.Hours.ListHourActions(k.Context(), id)
	})
}

// Add, ByID and Recorded keep every field.
func testEntriesKeepEveryField(k kit) {
	s := k.staff(1)
	full := s.entry(leapDay, 15)
	full.Replaces = 7
	full.FirstRecordedAt, full.LateHours = noon.Add(-time.Hour+789*time.Nanosecond), 4
	full.RecordedAt = noon.Add(789 * time.Nanosecond).In(time.FixedZone("elsewhere", 5*3600))
	added := k.log(full)
	full.ID, full.RecordedAt, full.FirstRecordedAt, full.RecordedByName = added.ID, noon, noon.Add(-time.Hour), "eigenaar1"
	assert.Equal(k, full, added)
	for _, owner := range []int64{s.Owner, member.Anyone} {
		for _, look := range []func(int64, int64) (hours.HourEntry, error){k.entry, k.recorded} {
			got, err := look(owner, added.ID)
			require.NoError(k, err)
			assert.Equal(k, s.read(full), got)
		}
	}
	assert.Equal(k, []hours.HourEntry{s.listed(full)}, k.hoursOf(s.ID, domain.WeekPeriod(leapDay), wholeList).Items)
}

func testAnEntrySaysByWhomItWasRecorded(k kit) {
	s := k.staff(1)
	e := s.entry(leapDay, 1)
	e.RecordedBy = 0
	got, err := k.entry(s.Owner, k.log(e).ID)
	require.NoError(k, err)
	assert.Empty(k, got.RecordedByName, "an administrator")
}

func testZ03_SomebodyElsesEntryIsNotFound(k kit) {
	mine, theirs := k.staff(1), k.staff(2)
	id := k.log(theirs.entry(leapDay, 1)).ID
	for _, wrong := range []int64{id, id + 1, 0, -1} {
		_, err := k.entry(mine.Owner, wrong)
		absent(k, err)
		_, err = k.recorded(mine.Owner, wrong)
		absent(k, err)
	}
}

func testListGivesAPeriodByDateNameAndIDInPages(k kit) {
	s := k.staff(1)
	var want []int64
	week := domain.WeekPeriod(leapDay)
	ids := map[[2]int]int64{}
	for who := range s.people {
		for i, d := range []domain.Date{week.From.AddDays(-1), week.From, week.To, week.To.AddDays(1), week.From} {
			e := s.entry(d, 1)
			e.Employee = s.people[who].ID
			ids[[2]int{who, i}] = k.log(e).ID
		}
	}
	for _, who := range []int{1, 3, 2, 0} {
		want = append(want, ids[[2]int{who, 1}], ids[[2]int{who, 4}])
	}
	for _, who := range []int{1, 3, 2, 0} {
		want = append(want, ids[[2]int{who, 2}])
	}
	other := k.staff(2)
	k.log(other.entry(week.From, 1))
	var got []int64
	for offset, more := 0, true; more; offset += 5 {
		page := k.hoursOf(s.ID, week, domain.Page{Offset: offset, Size: 5})
		for _, e := range page.Items {
			got = append(got, e.ID)
		}
		more = page.More
	}
	assert.Equal(k, want, got)
	assert.Empty(k, k.hoursOf(99, week, wholeList).Items)
	for i, id := range want {
		page := k.hoursOf(s.ID, week, domain.Page{After: id, Offset: 3, Size: 5})
		got = nil
		for _, e := range page.Items {
			got = append(got, e.ID)
		}
		rest := want[i+1:]
		assert.ElementsMatch(k, rest[:min(5, len(rest))], got)
		assert.Equal(k, len(rest) > 5, page.More)
	}
	require.NoError(k, k.withdraw(want[2]))
	assert.Equal(k, want[3], k.hoursOf(s.ID, week, domain.Page{After: want[2], Size: 5}).Items[0].ID, "after an entry that was withdrawn meanwhile")
	assert.Equal(k, want[0], k.hoursOf(s.ID, week, domain.Page{After: k.log(other.entry(week.From, 1)).ID, Size: 5}).Items[0].ID, "somebody else's")
}

// What nobody asked for is not read.
func testListLeavesOutTheLogUnlessAsked(k kit) {
	s := k.staff(1)
	full := s.entry(leapDay, 15)
	full.Replaces, full.FirstRecordedAt, full.LateHours, full.Import = 7, noon.Add(-time.Hour), 4, 9
	full = k.log(full)
	gone := k.log(full)
	require.NoError(k, k.withdraw(gone.ID))
	for _, f := range []hours.EntryFilter{{}, {Deleted: true}} {
		f.Project, f.Period = s.ID, domain.WeekPeriod(leapDay)
		list := func() []hours.HourEntry {
			return must(k, func(r ports.Repos) (domain.List[hours.HourEntry], error) {
				return r.Hours.ListHourEntries(k.Context(), f, wholeList)
			}).Items
		}
		want := s.listed(full)
		if f.Deleted {
			want = s.listed(gone)
		}
		without := want
		without.Replaces, without.Import, without.RecordedBy, without.RecordedByName, without.LateHours = 0, 0, 0, "", 0
		without.FirstRecordedAt = time.Time{}
		assert.Equal(k, []hours.HourEntry{without}, list())
		f.Log = true
		assert.Equal(k, []hours.HourEntry{want}, list())
	}
}

func testD06_AWithdrawnEntryLeavesListsAndTotalsAndStaysRecorded(k kit) {
	s := k.staff(1)
	kept, gone := k.log(s.entry(leapDay, 3)), k.log(s.entry(leapDay, 4))
	require.NoError(k, k.withdraw(gone.ID))
	_, err := k.entry(s.Owner, gone.ID)
	absent(k, err)
	got, err := k.recorded(s.Owner, gone.ID)
	require.NoError(k, err)
	assert.Equal(k, s.read(gone), got)
	week := domain.WeekPeriod(leapDay)
	assert.Equal(k, []hours.HourEntry{s.listed(kept)}, k.hoursOf(s.ID, week, wholeList).Items)
	sums := must(k, func(r ports.Repos) ([]domain.Hours, error) { return r.HourSums.SumPeriods(k.Context(), s.ID, week) })
	assert.Equal(k, []domain.Hours{3}, sums)
}

// Deleted gives what was withdrawn and not replaced, in pages.
func testDeletedGivesWhatWasWithdrawnAndNotReplaced(k kit) {
	s, other := k.staff(1), k.staff(2)
	k.log(s.entry(leapDay, 1))
	gone, corrected, later := k.log(s.entry(leapDay, 2)), k.log(s.entry(leapDay, 3)), k.log(s.entry(leapDay.AddDays(1), 4))
	foreign := k.log(other.entry(leapDay, 5))
	for _, e := range []hours.HourEntry{gone, corrected, later, foreign} {
		require.NoError(k, k.withdraw(e.ID))
	}
	right := s.entry(leapDay, 6)
	right.Replaces = corrected.ID
	right = k.log(right)
	deleted := func(in domain.Period, p domain.Page) domain.List[hours.HourEntry] {
		return must(k, func(r ports.Repos) (domain.List[hours.HourEntry], error) {
			return r.Hours.ListHourEntries(k.Context(), hours.EntryFilter{Project: s.ID, Period: in, Deleted: true, Log: true}, p)
		})
	}
	week := domain.WeekPeriod(leapDay)
	assert.Equal(k, []hours.HourEntry{s.listed(gone), s.listed(later)}, deleted(week, wholeList).Items)
	first := deleted(week, domain.Page{Size: 1})
	assert.Equal(k, []any{[]hours.HourEntry{s.listed(gone)}, true}, []any{first.Items, first.More})
	assert.Equal(k, []hours.HourEntry{s.listed(later)}, deleted(week, domain.Page{Size: 1, After: gone.ID}).Items)
	assert.Empty(k, deleted(domain.Period{From: leapDay.AddDays(2), To: leapDay.AddDays(9)}, wholeList).Items)
	require.NoError(k, k.withdraw(right.ID))
	assert.Equal(k, []hours.HourEntry{s.listed(gone), s.listed(right), s.listed(later)}, deleted(week, wholeList).Items, "the correction, not what it replaced")
}

func testWithdrawASecondTimeIsNotFound(k kit) {
	s := k.staff(1)
	id := k.log(s.entry(leapDay, 1)).ID
	absent(k, k.withdraw(id+1))
	require.NoError(k, k.withdraw(id))
	absent(k, k.withdraw(id))
	actions, err := k.history(id)
	require.NoError(k, err)
	assert.Len(k, actions, 2, "deleting twice adds none")
}

func testOneOfManyWhoWithdrawAnEntryWins(k kit) {
	s := k.staff(1)
	id := k.log(s.entry(leapDay, 1)).ID
	errs := racing(8, func(int) error { return k.withdraw(id) })
	assert.Equal(k, 1, won(errs))
	for _, err := range errs {
		if err != nil {
			absent(k, err)
		}
	}
}

func testD18_HistoryHasEachActionWithTheEntriesItReplaced(k kit) {
	s := k.staff(1)
	k.log(s.entry(leapDay, 9)) // of no concern
	first := k.log(s.entry(leapDay, 2))
	second := s.entry(leapDay.AddDays(-1), 3)
	second.Replaces, second.RecordedAt, second.RecordedBy, second.Description = first.ID, noon.Add(time.Hour), 0, "beter"
	require.NoError(k, k.withdraw(first.ID))
	second = k.log(second)
	name := s.read(first).RecordedByName
	action := func(e hours.HourEntry, kind hours.HourActionKind, at time.Time, by string) hours.HourAction {
		return hours.HourAction{Entry: e.ID, Action: kind, Date: e.Date, Hours: e.Hours, Description: e.Description, At: at, By: by}
	}
	want := []hours.HourAction{action(first, hours.EntryRecorded, noon, name), action(first, hours.EntryWithdrawn, noon.Add(time.Hour), "")}
	got, err := k.history(first.ID)
	require.NoError(k, err)
	assert.Equal(k, want, got)
	want = append(want, action(second, hours.EntryRecorded, noon.Add(time.Hour), ""))
	got, err = k.history(second.ID)
	require.NoError(k, err)
	assert.Equal(k, want, got)
	require.NoError(k, k.withdraw(second.ID))
	got, err = k.history(second.ID)
	require.NoError(k, err)
	assert.Equal(k, append(want, action(second, hours.EntryWithdrawn, noon.Add(time.Hour), "")), got)
}

func testAnIDIsNeverGivenOutAgain(k kit) {
	s := k.staff(1)
	id := k.log(s.entry(leapDay, 1)).ID
	require.NoError(k, k.withdraw(id))
	assert.Greater(k, k.log(s.entry(leapDay, 1)).ID, id)
}
