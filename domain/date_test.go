package domain_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/scheme"
)

func dateVectors() map[string]func(*testing.T, string) {
	type week struct{ Monday, Sunday, Week string }
	type words struct{ Short, Long, Weekday string }
	type query struct{ Week, Month string }
	type period struct{ From, To string }
	type spanQuery struct{ Week, Month, Year string }
	type span struct{ From, To, Name string }
	type filing struct {
		StartMonth string `json:"start_month"`
		Deadline   string
		Months     int
		Past       bool
		Uncounted  bool
		Weekend    string
		Left       int `json:"working_days"`
	}
	type start struct{ Start, Today string }
	show := func(f scheme.Filing, today string) filing {
		return filing{StartMonth: f.StartMonth().String(), Deadline: f.Deadline.String(), Months: f.Months, Past: f.Past,
			Uncounted: f.Uncounted, Weekend: f.Weekend(), Left: f.WorkingDaysLeft(day(today))}
	}
	return map[string]func(*testing.T, string){
		"date_parse": rule(func(s string) (string, error) {
			d, err := domain.ParseDate(s)
			return d.String(), err
		}),
		"date_week": plain(func(s string) week {
			p := domain.WeekPeriod(day(s))
			return week{Monday: p.From.String(), Sunday: p.To.String(), Week: day(s).Week().String()}
		}),
		"date_text": plain(func(s string) words {
			return words{Short: day(s).Dutch(), Long: day(s).DutchLong(), Weekday: domain.DutchWeekday(day(s).Weekday())}
		}),
		"period_parse": rule(func(q query) (period, error) {
			p, err := domain.ParsePeriod(q.Week, q.Month)
			return period{p.From.String(), p.To.String()}, err
		}),
		"span_parse": rule(func(q spanQuery) (span, error) {
			s, err := domain.ParseSpan(q.Week, q.Month, q.Year)
			return span{From: s.From.String(), To: s.To.String(), Name: s.Name}, err
		}),
		"span_week": rule(func(s string) (string, error) {
			monday, err := domain.ParseWeek(s)
			return monday.String(), err
		}),
		"filing_for":      plain(func(s start) filing { return show(scheme.FilingFor(day(s.Start), day(s.Today)), s.Today) }),
		"filing_alone":    plain(scheme.AlonePeriod),
		"filing_earliest": plain(func(s string) filing { return show(scheme.EarliestFiling(day(s)), s) }),
	}
}

func anyDate() *rapid.Generator[domain.Date] {
	return rapid.Custom(func(t *rapid.T) domain.Date {
		return domain.NewDate(2000, time.January, rapid.IntRange(1, 36_525).Draw(t, "day"))
	})
}

func TestDate_F08_everyDayOfAWeekHasTheSameMonday(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := anyDate().Draw(t, "date")
		assert.Equal(t, time.Monday, d.Monday().Weekday())
		for i, other := range d.Days() {
			assert.Equal(t, d.Monday(), other.Monday())
			assert.Equal(t, d.Monday().AddDays(i), other)
			assert.Equal(t, d.Week(), other.Week())
		}
		week := domain.WeekPeriod(d)
		assert.True(t, week.Holds(d) && week.Holds(week.From) && week.Holds(week.To))
		assert.False(t, week.Holds(week.From.AddDays(-1)) || week.Holds(week.To.AddDays(1)))
		assert.True(t, d.MonthOf().Period().Holds(d))
	})
}

func TestDate_F09_weeksOfClockChangesHaveSevenDays(t *testing.T) {
	for _, s := range []string{"2026-03-29", "2026-10-25"} {
		seen := map[domain.Date]bool{}
		for _, d := range day(s).Days() {
			seen[d] = true
		}
		assert.Len(t, seen, 7, s)
	}
}

func TestDate_roundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := anyDate().Draw(t, "date")
		again, err := domain.ParseDate(d.String())
		assert.NoError(t, err)
		assert.Equal(t, d, again)
		n := rapid.IntRange(-1000, 1000).Draw(t, "n")
		assert.Equal(t, d, d.AddDays(n).AddDays(-n))
	})
}

func TestDateOf_usesTheZoneOfTheInstant(t *testing.T) {
	zone := time.FixedZone("CET", 3600)
	lateInUTC := time.Date(2026, 12, 31, 23, 30, 0, 0, time.UTC)
	assert.Equal(t, "2026-12-31", domain.DateOf(lateInUTC).String())
	assert.Equal(t, "2027-01-01", domain.DateOf(lateInUTC.In(zone)).String())
}

func TestDate_zero(t *testing.T) {
	var none domain.Date
	assert.True(t, none.IsZero())
	assert.Empty(t, none.String()+none.Dutch()+none.DutchLong())
}

func TestEarliestFiling_isTheFirstThatIsNotPast(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		today := anyDate().Draw(t, "today")
		f := scheme.EarliestFiling(today)
		assert.False(t, f.Past)
		assert.False(t, f.Deadline.Before(today))
		assert.True(t, f.Months >= 3 && f.Months <= 12)
		assert.True(t, f.StartMonth().First().After(today))
		for m := f.StartMonth().AddMonths(-1); m.First().After(today); m = m.AddMonths(-1) {
			if m.Month <= time.October {
				assert.True(t, scheme.FilingFor(m.First(), today).Past, m.String())
			}
		}
	})
}
