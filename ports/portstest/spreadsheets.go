package portstest

import (
	"bytes"
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

// Spreadsheets checks that an adapter keeps the promises of ports.Spreadsheets.
func Spreadsheets(t *testing.T, open func(t *testing.T) ports.Spreadsheets) {
	write := func(ctx context.Context, text string) ([]byte, error) {
		span, err := domain.ParseSpan("", "2026-03", "")
		require.NoError(t, err)
		people := map[int64]hours.Employee{1: {ID: 1, FirstName: text, Function: text}}
		days := []hours.EmployeeDay{{Employee: 1, Date: span.From, Hours: 15}}
		return open(t).Hours(ctx, hours.HourGrid{Company: text, Title: text, Project: "WBSO-2026-00001", Span: span, Months: hours.GridMonths(span.Period, people, days)})
	}

	t.Run("Hours is a workbook, and the same for the same input", func(t *testing.T) {
		first, err := write(t.Context(), "Zoë & Zn.")
		require.NoError(t, err)
		assert.True(t, bytes.HasPrefix(first, []byte("PK")))
		second, err := write(t.Context(), "Zoë & Zn.")
		require.NoError(t, err)
		assert.True(t, bytes.Equal(first, second))
	})

	t.Run("Hours takes any text", func(t *testing.T) {
		for _, text := range []string{"", "👩‍🔬 ﷽ 株式会社", "\u202e\x00\x07", "\xff\xfe", "𠮷野家", "=1+1", "<a & \"b\">", "_x0041_"} {
			raw, err := write(t.Context(), text)
			assert.NoError(t, err, "%q", text)
			assert.NotEmpty(t, raw, "%q", text)
		}
	})

	t.Run("Hours ends with its context", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		raw, err := write(ctx, "x")
		assert.ErrorIs(t, err, context.Canceled)
		assert.Empty(t, raw)
	})
}
