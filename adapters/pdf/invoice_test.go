package pdf

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

func TestPrinter(t *testing.T) {
	printerContract(t, func(*testing.T) ports.Printer { return New("Speurwerk") })
}

func invoice() payment.Invoice {
	return payment.Invoice{
		ID: 7, Kind: request.InvoiceDocument, Number: "2026-00007", Payment: 3, Request: 42, Project: "WBSO-2026-00042",
		Customer: payment.Customer{Name: "Pompwijs B.V.", Address: "Waterweg 12", PostalCode: "2611 AB", City: "Delft", KvK: "12345678", VAT: "NL004495445B01"},
		Seller: payment.Seller{Name: "Voorbeeld Speurwerk B.V.", Address: "Voorbeeldstraat 1, 1234 AB Voorbeeldstad", Email: "info@voorbeeld.example",
			KvK: "01234567", VAT: "NL004495445B01"},
		Price: 795_00, VAT: 166_95, Amount: 961_95, IssuedOn: domain.NewDate(2026, 11, 22), SettledOn: domain.NewDate(2026, 11, 21),
	}
}

func creditNote() payment.Invoice {
	i := invoice()
	i.Kind, i.Number, i.Corrects, i.Credited = request.CreditNoteDocument, "2026-00008", i.Number, 961_95
	i.Price, i.VAT, i.Amount, i.SettledOn = -i.Price, -i.VAT, -i.Amount, domain.NewDate(2026, 11, 30)
	return i
}

func longInvoice() payment.Invoice {
	i := invoice()
	i.Customer.Name, i.Customer.Address = strings.Repeat("Zoë & Zonen ", 15), strings.Repeat("Langestraatweg", 14)
	i.Customer.City, i.Customer.VAT, i.Seller.Address = strings.Repeat("’s-Gravenhage ", 7), "", strings.Repeat("Zonder komma ", 12)
	i.Seller.Name = strings.Repeat("Speurwerk ", 20)
	return i
}

func printInvoice(t *testing.T, i payment.Invoice) []byte {
	raw, err := New("Speurwerk").PrintInvoice(context.Background(), i)
	require.NoError(t, err)
	return raw
}

func golden(t *testing.T, name string, raw []byte) {
	t.Helper()
	var text strings.Builder
	for i, p := range pages(t, raw) {
		fmt.Fprintf(&text, "=== %d ===\n%s\n", i+1, strings.Join(p, "\n"))
	}
	file := filepath.Join("..", "..", "testdata", "pdf", name+".txt")
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(text.String()), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err, "make golden writes it")
	assert.Equal(t, string(want), text.String())
}

func TestInvoice_Golden(t *testing.T) {
	for name, i := range map[string]payment.Invoice{"invoice": invoice(), "credit_note": creditNote(), "invoice_long": longInvoice()} {
		t.Run(name, func(t *testing.T) { golden(t, name, printInvoice(t, i)) })
	}
}

// What Belastingdienst demands of an invoice.
func TestInvoice_says_what_the_tax_office_demands(t *testing.T) {
	got := pages(t, printInvoice(t, invoice()))
	require.Len(t, got, 1)
	all := words(got...)
	for _, want := range []string{
		"Factuurnummer", "2026-00007", "Factuurdatum", "22-11-2026", "Leverdatum", "21-11-2026", "Pompwijs B.V.", "Waterweg 12", "2611 AB Delft",
		"Voorbeeld Speurwerk B.V.", "Voorbeeldstraat 1", "1234 AB Voorbeeldstad", "KvK 01234567", "Btw-id NL004495445B01", "WBSO-aanvraag WBSO-2026-00042",
		"€ 795,00", "Btw 21%", "€ 166,95", "€ 961,95", "Voldaan op 21 november 2026",
	} {
		assert.Contains(t, all, want)
	}
	credit := words(pages(t, printInvoice(t, creditNote()))...)
	for _, want := range []string{"Creditfactuur", "2026-00008", "Bij factuur 2026-00007", "-€ 961,95", "-€ 166,95", "Terugbetaald op 30 november 2026"} {
		assert.Contains(t, strings.ReplaceAll(credit, "Bij factuur Projectnummer", "Bij factuur"), strings.ReplaceAll(want, "Bij factuur 2026-00007", "bij factuur 2026-00007"))
	}
	assert.NotContains(t, credit, "Leverdatum")
}

func TestInvoice_long_names_stay_on_one_page(t *testing.T) {
	raw := printInvoice(t, longInvoice())
	assert.Len(t, pages(t, raw), 1)
	insideMargins(t, raw)
}

// The widest names that are accepted take a second page, and nothing leaves it.
func TestInvoice_the_widest_names(t *testing.T) {
	i := invoice()
	i.Customer.Name, i.Customer.Address, i.Customer.City = strings.Repeat("W", 200), strings.Repeat("W", 200), strings.Repeat("W", 100)
	raw := printInvoice(t, i)
	got := pages(t, raw)
	assert.Len(t, got, 2)
	assert.Contains(t, words(got...), "Voldaan op")
	insideMargins(t, raw)
}

func TestInvoice_I04_any_unicode_prints(t *testing.T) {
	r := New("Speurwerk")
	rapid.Check(t, func(t *rapid.T) {
		i := invoice()
		i.Customer.Name, i.Customer.Address, i.Customer.City = rapid.String().Draw(t, "name"), rapid.String().Draw(t, "address"), rapid.String().Draw(t, "city")
		raw, err := r.PrintInvoice(context.Background(), i)
		if err != nil || !bytes.HasPrefix(raw, []byte("%PDF-")) {
			t.Fatalf("%v", err)
		}
	})
}
