package hoursfile

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
)

func TestDateOf(t *testing.T) {
	for _, c := range []struct {
		text    string
		order   DateOrder
		want    string
		kind    dateKind
		foreign bool
	}{
		{"2026-03-09", AnyOrder, "2026-03-09", certain, false},
		{"2026-3-9", AnyOrder, "2026-03-09", certain, false},
		{"09-03-2026", AnyOrder, "2026-03-09", certain, false},
		{"9-3-2026", AnyOrder, "2026-03-09", certain, false},
		{"09-03-2026", MonthDayYear, "2026-09-03", either, false}, // what was chosen holds for dashes too
		{"09-03-2026", AnyOrder, "2026-03-09", either, true},
		{"01.13.2026", AnyOrder, "2026-01-13", monthFirst, true},
		{"2026-01-11T23:00:00.000Z", AnyOrder, "2026-01-12", certain, false},
		{"2026-06-30 22:00:00 UTC", AnyOrder, "2026-07-01", certain, false},
		{"2026-01-31T23:30:00.000+0000", AnyOrder, "2026-02-01", certain, false},
		{"2026-02-13T00:30:00+01:00", AnyOrder, "2026-02-13", certain, false},
		{"2026/03/09", AnyOrder, "2026-03-09", certain, false},
		{"2026.03.09", MonthDayYear, "2026-03-09", certain, false},
		{"2026-03-09 23:30:00", AnyOrder, "2026-03-09", certain, false},
		{"2026-03-09T23:30:00.000-0700", AnyOrder, "2026-03-09", certain, false},
		{"13/03/2026", AnyOrder, "2026-03-13", dayFirst, false},
		{"03/13/2026", AnyOrder, "2026-03-13", monthFirst, false},
		{"03/03/2026", AnyOrder, "2026-03-03", certain, false}, // both readings are the same day
		{"13.03.2026", AnyOrder, "2026-03-13", certain, false},
		{"03/04/2026", DayMonthYear, "2026-04-03", either, false},
		{"03/04/2026", MonthDayYear, "2026-03-04", either, false},
		{"3.4.2026", DayMonthYear, "2026-04-03", certain, false},
		{"05.10.2026", AnyOrder, "2026-10-05", certain, false},
		{"05.10.2026", MonthDayYear, "2026-05-10", either, false},
		{"13/03/2026", DayMonthYear, "2026-03-13", dayFirst, false},
		{"03/13/2026", MonthDayYear, "2026-03-13", monthFirst, false},
		{"03/04/2026", AnyOrder, "2026-04-03", either, false},
		{"09/Mar/26 4:30 PM", AnyOrder, "2026-03-09", certain, false},
		{"09/OCT/26", AnyOrder, "2026-10-09", certain, false},
		{"9-mrt-2026", AnyOrder, "2026-03-09", certain, false},
		{"maandag 9 maart 2026", AnyOrder, "2026-03-09", certain, false},
		{"9 mrt. 26", MonthDayYear, "2026-03-09", certain, true},
		{"29-02-2024", AnyOrder, "2024-02-29", certain, false},
	} {
		got, kind, fault := dateOf([]byte(c.text), c.order, c.foreign)
		assert.Nil(t, fault, c.text)
		assert.Equal(t, c.want, got.String(), c.text)
		assert.Equal(t, c.kind, kind, c.text)
	}
}

func TestDateOf_refuses(t *testing.T) {
	for _, c := range []struct {
		text    string
		order   DateOrder
		code    domain.Code
		foreign bool
	}{
		{"10.13.2026", AnyOrder, domain.CodeNoSuchDay, false},
		{"03/04/2026", YearMonthDay, domain.CodeFileDateOrder, false},
		{"03/13/2026", DayMonthYear, domain.CodeNoSuchDay, false},
		{"13/03/2026", MonthDayYear, domain.CodeNoSuchDay, false},
		{"30-02-2026", AnyOrder, domain.CodeNoSuchDay, false},
		{"2026-13-01", AnyOrder, domain.CodeNoSuchDay, false},
		{"00-01-2026", AnyOrder, domain.CodeNoSuchDay, false},
		{"09-03-26", AnyOrder, domain.CodeFileDate, false},
		{"09/03/26", DayMonthYear, domain.CodeFileDate, false},
		{"2026-03", AnyOrder, domain.CodeFileDate, false},
		{"20260309", AnyOrder, domain.CodeFileDate, false},
		{"0000-01-01", AnyOrder, domain.CodeFileDate, false},
		{"maandag", AnyOrder, domain.CodeFileDate, false},
		{"46000", AnyOrder, domain.CodeFileDate, false},
		{"2026-03/09", AnyOrder, domain.CodeFileDate, false},
		{"--", AnyOrder, domain.CodeFileDate, false},
	} {
		_, _, fault := dateOf([]byte(c.text), c.order, c.foreign)
		if assert.NotNil(t, fault, c.text) {
			assert.Equal(t, c.code, fault.Code, c.text)
		}
	}
}
