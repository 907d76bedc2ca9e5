package pdf

import (
	"bytes"
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/domain/site"
	"wbso/ports"
	"wbso/ports/portstest"
)

// printerContract checks that an adapter keeps the promises of ports.Printer.
func printerContract(t *testing.T, open func(t *testing.T) ports.Printer) {
	portstest.Contract(t, open,
		testAnInvoiceIsPrinted,
		testABookletIsPrinted,
		testATimesheetIsPrinted)
}

func testAnInvoiceIsPrinted(t *testing.T, open func(t *testing.T) ports.Printer) {
	checkPrint(t, func(ctx context.Context, text string) ([]byte, error) {
		return open(t).PrintInvoice(ctx, payment.Invoice{Kind: request.InvoiceDocument, Number: "2026-00001", Customer: payment.Customer{Name: text}, Amount: 100, IssuedOn: domain.NewDate(2026, 11, 20)})
	})
}

func testABookletIsPrinted(t *testing.T, open func(t *testing.T) ports.Printer) {
	checkPrint(t, func(ctx context.Context, text string) ([]byte, error) {
		return open(t).PrintBooklet(ctx, site.Booklet{Title: "Voorwaarden", Brand: text, Chapters: []site.Chapter{{Title: text, Paragraphs: []string{text},
			Steps: []site.BookletStep{{Title: text, Text: text}}, Rows: [][]string{{"Jaar", "2026"}, {"Tarief", "36%"}}}}})
	})
}

func testATimesheetIsPrinted(t *testing.T, open func(t *testing.T) ports.Printer) {
	checkPrint(t, func(ctx context.Context, text string) ([]byte, error) {
		return open(t).PrintTimesheet(ctx, hours.Timesheet{Company: text, Title: text, Employee: hours.Employee{FirstName: text, Function: text}, Month: domain.Month{Year: 2026, Month: 3},
			MadeOn: domain.NewDate(2026, 11, 20), Entries: []hours.TimesheetRow{{HourEntry: hours.HourEntry{Date: domain.NewDate(2026, 3, 1), Hours: 3, Description: text, LateHours: 1}}}})
	})
}

// checkPrint checks what every kind of print promises.
func checkPrint(t *testing.T, print func(ctx context.Context, text string) ([]byte, error)) {
	t.Run("is a PDF, and the same for the same input", func(t *testing.T) {
		first, err := print(t.Context(), "Zoë & Zn.")
		require.NoError(t, err)
		assert.True(t, bytes.HasPrefix(first, []byte("%PDF-")))
		second, err := print(t.Context(), "Zoë & Zn.")
		require.NoError(t, err)
		assert.True(t, bytes.Equal(first, second))
	})
	t.Run("prints any text", func(t *testing.T) {
		for _, text := range []string{"", "👩‍🔬 ﷽ 株式会社", "\u202e\x00\x07", "\xff\xfe", "𠮷野家"} {
			raw, err := print(t.Context(), text)
			assert.NoError(t, err, "%q", text)
			assert.NotEmpty(t, raw, "%q", text)
		}
	})
	t.Run("ends with its context", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		raw, err := print(ctx, "x")
		assert.ErrorIs(t, err, context.Canceled)
		assert.Empty(t, raw)
	})
}
