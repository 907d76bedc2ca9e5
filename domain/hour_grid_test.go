package domain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
)

func TestHourGrid_hasARowPerEmployeeByName_D07(t *testing.T) {
	people := map[int64]hours.Employee{
		1: {ID: 1, FirstName: "Zoë", LastName: "de Wit", NameKey: "wit", Function: "Ontwikkelaar"},
		2: {ID: 2, FirstName: "Ünal", LastName: "Aydın", NameKey: "aydin"},
		3: {ID: 3, FirstName: "Zoë", LastName: "de Wit", NameKey: "wit"},
	}
	in, err := domain.ParseSpan("2026-04-01", "", "") // 30 March to 5 April
	require.NoError(t, err)
	months := hours.GridMonths(in.Period, people, []hours.EmployeeDay{
		{Employee: 3, Date: day("2026-04-01"), Hours: 2},
		{Employee: 1, Date: day("2026-03-31"), Hours: 15}, {Employee: 1, Date: day("2026-04-01"), Hours: 1}, {Employee: 1, Date: day("2026-04-05"), Hours: 16},
		{Employee: 2, Date: day("2026-04-01"), Hours: 3},
	})
	require.Len(t, months, 2)
	assert.Equal(t, []domain.Date{day("2026-03-30"), day("2026-03-31")}, months[0].Days)
	assert.Equal(t, []hours.GridRow{{Name: "Zoë de Wit", Function: "Ontwikkelaar", Hours: []domain.Hours{0, 15}}}, months[0].Rows)
	assert.Equal(t, []hours.GridRow{
		{Name: "Ünal Aydın", Hours: []domain.Hours{3, 0, 0, 0, 0}},
		{Name: "Zoë de Wit", Function: "Ontwikkelaar", Hours: []domain.Hours{1, 0, 0, 0, 16}},
		{Name: "Zoë de Wit", Hours: []domain.Hours{2, 0, 0, 0, 0}},
	}, months[1].Rows)
	assert.Equal(t, domain.Hours(17), months[1].Rows[1].Total())
}

func TestHourGrid_withoutHoursIsTheFirstMonth(t *testing.T) {
	in, err := domain.ParseSpan("", "", "2028")
	require.NoError(t, err)
	months := hours.GridMonths(in.Period, nil, nil)
	require.Len(t, months, 1)
	assert.Equal(t, "2028-01", months[0].Month.String())
	assert.Len(t, months[0].Days, 31)
	assert.Empty(t, months[0].Rows)
}
