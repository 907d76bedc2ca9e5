package xlsx

import (
	"bytes"
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
	"wbso/ports/portstest"
)

// spreadsheetsContract checks that an adapter keeps the promises of ports.Spreadsheets.
func spreadsheetsContract(t *testing.T, open func(t *testing.T) ports.Spreadsheets) {
	portstest.Contract(t, open,
		testHoursIsAWorkbookTheSameForTheSameInput,
		testHoursTakesAnyText,
		testHoursEndsWithItsContext)
}

func writeHours(ctx context.Context, t *testing.T, s ports.Spreadsheets, text string) ([]byte, error) {
	t.Helper()
	span, err := domain.ParseSpan("", "2026-03", "")
	require.NoError(t, err)
	people := map[int64]hours.Employee{1: {ID: 1, FirstName: text, Function: text}}
	days := []hours.EmployeeDay{{Employee: 1, Date: span.From, Hours: 15}}
	return s.WriteHours(ctx, hours.HourGrid{Company: text, Title: text, Project: "WBSO-2026-00001", Span: span, Months: hours.GridMonths(span.Period, people, days)})
}

func testHoursIsAWorkbookTheSameForTheSameInput(t *testing.T, open func(t *testing.T) ports.Spreadsheets) {
	first, err := writeHours(t.Context(), t, open(t), "Zoë & Zn.")
	require.NoError(t, err)
	assert.True(t, bytes.HasPrefix(first, []byte("PK")))
	second, err := writeHours(t.Context(), t, open(t), "Zoë & Zn.")
	require.NoError(t, err)
	assert.True(t, bytes.Equal(first, second))
}

func testHoursTakesAnyText(t *testing.T, open func(t *testing.T) ports.Spreadsheets) {
	for _, text := range []string{"", "👩‍🔬 ﷽ 株式会社", "\u202e\x00\x07", "\xff\xfe", "𠮷野家", "=1+1", "<a & \"b\">", "_x0041_"} {
		raw, err := writeHours(t.Context(), t, open(t), text)
		assert.NoError(t, err, "%q", text)
		assert.NotEmpty(t, raw, "%q", text)
	}
}

func testHoursEndsWithItsContext(t *testing.T, open func(t *testing.T) ports.Spreadsheets) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	raw, err := writeHours(ctx, t, open(t), "x")
	assert.ErrorIs(t, err, context.Canceled)
	assert.Empty(t, raw)
}
