package domain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
)

func TestPeriod_Split(t *testing.T) {
	period := func(from, to string) domain.Period { return domain.Period{From: day(from), To: day(to)} }
	for _, c := range []struct{ whole, days, months domain.Period }{
		{period("2026-03-01", "2026-12-31"), domain.Period{}, period("2026-03-01", "2026-12-31")},
		{period("2026-03-17", "2026-12-31"), period("2026-03-17", "2026-03-31"), period("2026-04-01", "2026-12-31")},
		{period("2026-12-17", "2026-12-31"), period("2026-12-17", "2026-12-31"), domain.Period{}},
		{period("2028-02-01", "2028-02-29"), domain.Period{}, period("2028-02-01", "2028-02-29")},
		{period("2028-02-01", "2028-02-28"), period("2028-02-01", "2028-02-28"), domain.Period{}},
		{period("2026-03-01", "2026-12-30"), period("2026-03-01", "2026-12-30"), domain.Period{}},
	} {
		days, months := c.whole.Split()
		assert.Equal(t, [2]domain.Period{c.days, c.months}, [2]domain.Period{days, months}, "%v", c.whole)
	}
}
