package example

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application/form"
)

// Whenever it is opened, the example has nothing open and can still be filed.
func TestFinished_onAnyDay(t *testing.T) {
	for day, last := domain.NewDate(2026, time.January, 1), domain.NewDate(2029, time.December, 31); !day.After(last); day = day.AddDays(1) {
		p := Finished(day)
		require.Empty(t, p.Open, day)
		require.False(t, p.Filing.Past, day)
		require.Equal(t, 12, p.Filing.Months, day)
		require.NotNil(t, p.Benefit, day)
		check, known := form.CheckHours(p.Document, p.Filing)
		require.True(t, known && check.OK, day)
	}
	assert.Equal(t, "2027-01-04", Finished(domain.NewDate(2026, time.December, 20)).Document.Project.Start, "the first January for which one can still file")
	p := Finished(domain.NewDate(2026, time.December, 21))
	assert.Equal(t, []string{"WBSO-2026-00042", "2028-01-04", "03-2028"}, []string{p.Number, p.Document.Project.Start, p.Document.Phases.Rows[0].Done})
}
