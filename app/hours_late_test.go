package app_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/ports"
)

// correction is a call that corrects an entry.
func (p project) correction(e hours.HourEntry, worked domain.Hours, day domain.Date) timesheets.LogHours {
	in := p.entry(day, worked)
	in.Employee, in.Replaces = e.Employee, e.ID
	return in
}

// Hours that stood keep their first recording; what a correction adds counts from the correction.
func TestHours_D18_correctionsKeepTheFirstRecording(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.project("jansen")
		entry := h.enter(p, p.entry(today, 12))
		first := h.clock.Now()
		h.clock.pass(60 * 24 * time.Hour)
		h.clock.setToday("2027-01-19")
		less := h.enter(p, p.correction(entry, 8, today))
		more := h.enter(p, p.correction(less, 13, today))
		moved := h.enter(p, p.correction(h.enter(p, p.entry(today.AddDays(-1), 2)), 2, today.AddDays(-2)))
		assert.Equal(t, []domain.Hours{0, 5, 2}, []domain.Hours{less.LateHours, more.LateHours, moved.LateHours})
		assert.Equal(t, []time.Time{first, first, h.clock.Now()}, []time.Time{less.FirstRecordedAt, more.FirstRecordedAt, moved.FirstRecordedAt})
		assert.True(t, more.RecordedAt.After(first))
		assert.Equal(t, []hours.HourEntry{moved, more}, h.hoursOf(p, domain.WeekPeriod(today)), "the list says the same")
		sum, err := h.Reports.SummarizeProject(h.ctx(), p.who, p.Number, domain.WeekPeriod(today), 0, 10)
		require.NoError(t, err)
		assert.Equal(t, []domain.Hours{15, 7, 7}, []domain.Hours{sum.Hours, sum.Late, sum.People[0].Late})
	})
}

// A call that is repeated gets the whole answer of the first.
func TestHours_aRepeatedCallSaysWhatIsOddAndLate(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	in := p.entry(domain.NewDate(2026, 10, 3), 16) // a Saturday, long ago
	in.Key, in.Digest = "sleutel", "a"
	first := h.enter(p, in)
	assert.Equal(t, []hours.HourWarning{hours.BeforeStart, hours.OutsidePeriod, hours.OnWeekend, hours.OtherYear}, first.Warnings)
	assert.Equal(t, domain.Hours(16), first.LateHours)
	assert.Equal(t, first, h.enter(p, in))
	in = p.correction(first, 4, domain.NewDate(2026, 12, 25))
	h.clock.setToday("2026-12-28")
	assert.Equal(t, []hours.HourWarning{hours.BeforeStart, hours.OutsidePeriod, hours.OnHoliday, hours.OtherYear}, h.enter(p, in).Warnings)
}

// Hours that are imported late are late.
func TestImport_D18_lateHours(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	h.imports(p, p.file("2026-10-05;;nr0@example.nl;8;Te laat;", "2026-11-19;;nr0@example.nl;4;Op tijd;"))
	late := map[string]domain.Hours{}
	for _, e := range h.hoursOf(p, domain.Period{From: domain.NewDate(2026, 10, 1), To: today}) {
		late[e.Description] = e.LateHours
	}
	assert.Equal(t, map[string]domain.Hours{"Te laat": 16, "Op tijd": 0}, late)
}

// The room of a day is that of all projects; what is worked elsewhere is told.
func TestHours_Elsewhere(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	other := h.second(p)
	h.enter(other, other.entry(today, 5))
	h.enter(p, p.entry(today, 11))
	week := domain.WeekPeriod(today)
	got, err := h.Hours.ListHoursElsewhere(h.ctx(), p.who, p.Number, week, 0, 10)
	require.NoError(t, err)
	assert.Equal(t, []hours.PersonDays{{Employee: p.people[0].ID, Days: []hours.DayHours{{Date: today, Hours: 5}}}}, got.Items)
	_, err = h.Hours.ListHoursElsewhere(h.ctx(), h.user("anders"), p.Number, week, 0, 10)
	refused(t, domain.NotFound, domain.CodeNotFound, err)
	h.write(func(r ports.Repos) error {
		p.PaymentStatus = request.Unpaid
		return r.Requests.UpdateRequest(h.ctx(), p.Request)
	})
	_, err = h.Hours.ListHoursElsewhere(h.ctx(), p.who, p.Number, week, 0, 10)
	assert.Equal(t, domain.Forbidden, domain.KindOf(err))
}
