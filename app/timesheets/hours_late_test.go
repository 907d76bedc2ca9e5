package timesheets_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/ports"
)

// Hours that stood keep their first recording; what a correction adds counts from the correction.
func TestHours_D18_correctionsKeepTheFirstRecording(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		entry := h.Enter(p, p.Entry(apptest.Today, 12))
		first := h.Clock.Now()
		h.Clock.Pass(60 * 24 * time.Hour)
		h.Clock.SetToday("2027-01-19")
		less := h.Enter(p, p.Correction(entry, 8, apptest.Today))
		more := h.Enter(p, p.Correction(less, 13, apptest.Today))
		moved := h.Enter(p, p.Correction(h.Enter(p, p.Entry(apptest.Today.AddDays(-1), 2)), 2, apptest.Today.AddDays(-2)))
		assert.Equal(t, []domain.Hours{0, 5, 2}, []domain.Hours{less.LateHours, more.LateHours, moved.LateHours})
		assert.Equal(t, []time.Time{first, first, h.Clock.Now()}, []time.Time{less.FirstRecordedAt, more.FirstRecordedAt, moved.FirstRecordedAt})
		assert.True(t, more.RecordedAt.After(first))
		assert.Equal(t, []hours.HourEntry{moved, more}, h.HoursOf(p, domain.WeekPeriod(apptest.Today)), "the list says the same")
		sum, err := h.Reports.SummarizeProject(h.Ctx(), p.Who, p.Number, domain.WeekPeriod(apptest.Today), 0, 10)
		require.NoError(t, err)
		assert.Equal(t, []domain.Hours{15, 7, 7}, []domain.Hours{sum.Hours, sum.Late, sum.People[0].Late})
	})
}

// A call that is repeated gets the whole answer of the first.
func TestHours_aRepeatedCallSaysWhatIsOddAndLate(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	in := p.Entry(domain.NewDate(2026, 10, 3), 16) // a Saturday, long ago
	in.Key, in.Digest = "sleutel", "a"
	first := h.Enter(p, in)
	assert.Equal(t, []hours.HourWarning{hours.BeforeStart, hours.OutsidePeriod, hours.OnWeekend, hours.OtherYear}, first.Warnings)
	assert.Equal(t, domain.Hours(16), first.LateHours)
	assert.Equal(t, first, h.Enter(p, in))
	in = p.Correction(first, 4, domain.NewDate(2026, 12, 25))
	h.Clock.SetToday("2026-12-28")
	assert.Equal(t, []hours.HourWarning{hours.BeforeStart, hours.OutsidePeriod, hours.OnHoliday, hours.OtherYear}, h.Enter(p, in).Warnings)
}

// Hours that are imported late are late.
func TestImport_D18_lateHours(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	h.imports(p, p.File("2026-10-05;;nr0@example.nl;8;Te laat;", "2026-11-19;;nr0@example.nl;4;Op tijd;"))
	late := map[string]domain.Hours{}
	for _, e := range h.HoursOf(p, domain.Period{From: domain.NewDate(2026, 10, 1), To: apptest.Today}) {
		late[e.Description] = e.LateHours
	}
	assert.Equal(t, map[string]domain.Hours{"Te laat": 16, "Op tijd": 0}, late)
}

// The room of a day is that of all projects; what is worked elsewhere is told.
func TestHours_Elsewhere(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	other := h.Second(p)
	h.Enter(other, other.Entry(apptest.Today, 5))
	h.Enter(p, p.Entry(apptest.Today, 11))
	week := domain.WeekPeriod(apptest.Today)
	got, err := h.Hours.ListHoursElsewhere(h.Ctx(), p.Who, p.Number, week, 0, 10)
	require.NoError(t, err)
	assert.Equal(t, []hours.PersonDays{{Employee: p.People[0].ID, Days: []hours.DayHours{{Date: apptest.Today, Hours: 5}}}}, got.Items)
	_, err = h.Hours.ListHoursElsewhere(h.Ctx(), h.User("anders"), p.Number, week, 0, 10)
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	h.Write(func(r ports.Repos) error {
		p.PaymentStatus = request.Unpaid
		return r.Requests.UpdateRequest(h.Ctx(), p.Request)
	})
	_, err = h.Hours.ListHoursElsewhere(h.Ctx(), p.Who, p.Number, week, 0, 10)
	assert.Equal(t, domain.Forbidden, domain.KindOf(err))
}
