package hoursfile

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
)

func TestDateOf(t *testing.T) {
	for _, c := range []struct {
		text  string
		order DateOrder
		want  string
		kind  dateKind
	}{
		{"2026-03-09", AnyOrder, "2026-03-09", certain},
		{"2026-3-9", AnyOrder, "2026-03-09", certain},
		{"09-03-2026", AnyOrder, "2026-03-09", certain},
		{"9-3-2026", AnyOrder, "2026-03-09", certain},
		{"09-03-2026", MonthDayYear, "2026-03-09", certain}, // dashes are never ambiguous
		{"2026/03/09", AnyOrder, "2026-03-09", certain},
		{"2026.03.09", MonthDayYear, "2026-03-09", certain},
		{"2026-03-09 23:30:00", AnyOrder, "2026-03-09", certain},
		{"2026-03-09T23:30:00.000-0700", AnyOrder, "2026-03-09", certain},
		{"13/03/2026", AnyOrder, "2026-03-13", dayFirst},
		{"03/13/2026", AnyOrder, "2026-03-13", monthFirst},
		{"03/03/2026", AnyOrder, "2026-03-03", certain}, // both readings are the same day
		{"13.03.2026", AnyOrder, "2026-03-13", certain},
		{"03/04/2026", DayMonthYear, "2026-04-03", either},
		{"03/04/2026", MonthDayYear, "2026-03-04", either},
		{"3.4.2026", DayMonthYear, "2026-04-03", certain},
		{"05.10.2026", AnyOrder, "2026-10-05", certain},
		{"05.10.2026", MonthDayYear, "2026-10-05", certain}, // nobody writes the month first with dots
		{"13/03/2026", DayMonthYear, "2026-03-13", dayFirst},
		{"03/13/2026", MonthDayYear, "2026-03-13", monthFirst},
		{"03/04/2026", AnyOrder, "2026-04-03", either},
		{"09/Mar/26 4:30 PM", AnyOrder, "2026-03-09", certain},
		{"09/OCT/26", AnyOrder, "2026-10-09", certain},
		{"9-mrt-2026", AnyOrder, "2026-03-09", certain},
		{"29-02-2024", AnyOrder, "2024-02-29", certain},
	} {
		got, kind, fault := dateOf([]byte(c.text), c.order)
		assert.Nil(t, fault, c.text)
		assert.Equal(t, c.want, got.String(), c.text)
		assert.Equal(t, c.kind, kind, c.text)
	}
}

func TestDateOf_refuses(t *testing.T) {
	for _, c := range []struct {
		text  string
		order DateOrder
		code  domain.Code
	}{
		{"10.13.2026", AnyOrder, domain.CodeNoSuchDay},
		{"03/04/2026", YearMonthDay, domain.CodeFileDateOrder},
		{"03/13/2026", DayMonthYear, domain.CodeNoSuchDay},
		{"13/03/2026", MonthDayYear, domain.CodeNoSuchDay},
		{"30-02-2026", AnyOrder, domain.CodeNoSuchDay},
		{"2026-13-01", AnyOrder, domain.CodeNoSuchDay},
		{"00-01-2026", AnyOrder, domain.CodeNoSuchDay},
		{"09-03-26", AnyOrder, domain.CodeFileDate},
		{"09/03/26", DayMonthYear, domain.CodeFileDate},
		{"2026-03", AnyOrder, domain.CodeFileDate},
		{"20260309", AnyOrder, domain.CodeFileDate},
		{"0000-01-01", AnyOrder, domain.CodeFileDate},
		{"maandag", AnyOrder, domain.CodeFileDate},
		{"46000", AnyOrder, domain.CodeFileDate},
		{"2026-03/09", AnyOrder, domain.CodeFileDate},
		{"--", AnyOrder, domain.CodeFileDate},
	} {
		_, _, fault := dateOf([]byte(c.text), c.order)
		if assert.NotNil(t, fault, c.text) {
			assert.Equal(t, c.code, fault.Code, c.text)
		}
	}
}
