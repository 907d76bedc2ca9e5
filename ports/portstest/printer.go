package portstest

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
)

// Printer checks that an adapter keeps the promises of ports.Printer.
func Printer(t *testing.T, open func(t *testing.T) ports.Printer) {
	for name, print := range map[string]func(ctx context.Context, p ports.Printer, text string) ([]byte, error){
		"Invoice": func(ctx context.Context, p ports.Printer, text string) ([]byte, error) {
			return p.Invoice(ctx, payment.Invoice{Kind: request.InvoiceDocument, Number: "2026-00001", Customer: payment.Customer{Name: text}, Amount: 100, IssuedOn: domain.NewDate(2026, 11, 20)})
		},
		"Booklet": func(ctx context.Context, p ports.Printer, text string) ([]byte, error) {
			return p.Booklet(ctx, site.Booklet{Title: "Voorwaarden", Brand: text, Chapters: []site.Chapter{{Title: text, Paragraphs: []string{text},
				Steps: []site.BookletStep{{Title: text, Text: text}}, Rows: [][]string{{"Jaar", "2026"}, {"Tarief", "36%"}}}}})
		},
		"Timesheet": func(ctx context.Context, p ports.Printer, text string) ([]byte, error) {
			return p.Timesheet(ctx, hours.Timesheet{Company: text, Title: text, Employee: hours.Employee{FirstName: text, Function: text}, Month: domain.Month{Year: 2026, Month: 3},
				MadeOn: domain.NewDate(2026, 11, 20), Entries: []hours.TimesheetRow{{HourEntry: hours.HourEntry{Date: domain.NewDate(2026, 3, 1), Hours: 3, Description: text, LateHours: 1}}}})
		},
	} {
		t.Run(name+" is a PDF, and the same for the same input", func(t *testing.T) {
			first, err := print(t.Context(), open(t), "Zoë & Zn.")
			require.NoError(t, err)
			assert.True(t, bytes.HasPrefix(first, []byte("%PDF-")))
			second, err := print(t.Context(), open(t), "Zoë & Zn.")
			require.NoError(t, err)
			assert.True(t, bytes.Equal(first, second))
		})

		t.Run(name+" prints any text", func(t *testing.T) {
			for _, text := range []string{"", "👩‍🔬 ﷽ 株式会社", "\u202e\x00\x07", "\xff\xfe", "𠮷野家"} {
				raw, err := print(t.Context(), open(t), text)
				assert.NoError(t, err, "%q", text)
				assert.NotEmpty(t, raw, "%q", text)
			}
		})

		t.Run(name+" ends with its context", func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			cancel()
			raw, err := print(ctx, open(t), "x")
			assert.ErrorIs(t, err, context.Canceled)
			assert.Empty(t, raw)
		})
	}
}
