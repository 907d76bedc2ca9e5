package sqlstore_test

import (
	"fmt"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

func invoices() []promise {
	return []promise{
		testInvoiceNumbersHaveNoGaps,
		testRacingInvoiceNumbers,
		testInvoicesKeepEveryField,
		testAPaymentHasOneInvoice,
		testAwaitedGivesBillablePayments,
	}
}

func (k kit) invoiceNumber(year int) (int, error) {
	return try(k, func(r ports.Repos) (int, error) { return r.Invoices.NextInvoiceNumber(k.Context(), year) })
}

// NextNumber counts from 1 a year and gives back what is rolled back.
func testInvoiceNumbersHaveNoGaps(k kit) {
	for want := 1; want <= 3; want++ {
		require.ErrorIs(k, k.run(func(r ports.Repos) error {
			if _, err := r.Invoices.NextInvoiceNumber(k.Context(), 2026); err != nil {
				return err
			}
			return errRefused
		}), errRefused)
		n, err := k.invoiceNumber(2026)
		require.NoError(k, err)
		assert.Equal(k, want, n)
	}
	n, err := k.invoiceNumber(2027)
	require.NoError(k, err)
	assert.Equal(k, 1, n)
}

// Racing NextNumbers are all different and leave no gap.
func testRacingInvoiceNumbers(k kit) {
	const callers = 20
	taken := make([]int, callers)
	errs := racing(callers, func(i int) (err error) {
		taken[i], err = k.invoiceNumber(2026)
		return err
	})
	require.Equal(k, callers, won(errs), "%v", errs)
	want := make([]int, callers)
	for i := range want {
		want[i] = i + 1
	}
	assert.ElementsMatch(k, want, taken)
}

func (k kit) invoiceOf(p payment.Payment, kind request.DocumentKind, credited domain.Cents, number string) (payment.Invoice, error) {
	return try(k, func(r ports.Repos) (payment.Invoice, error) {
		return r.Invoices.AddInvoice(k.Context(), payment.Invoice{
			Kind: kind, Number: number, Corrects: "2028-00001", Payment: p.ID, Request: p.Request, Project: "WBSO-2028-00001",
			Customer: payment.Customer{Name: odd, Address: "Kade 1", PostalCode: "1234 AB", City: "Ähüs", KvK: "01234567", VAT: "NL1"},
			Seller:   payment.Seller{Name: odd + "2", Address: "Straat 2", Email: "info@example.nl", KvK: "7", VAT: "NL2"},
			Price:    -79500, VAT: -16695, Amount: -96195, Credited: credited,
			IssuedOn: domain.NewDate(2028, 2, 29), SettledOn: domain.NewDate(2028, 2, 28), CreatedAt: noon,
		})
	})
}

func (k kit) invoicesOf(p payment.Payment) []payment.Invoice {
	return must(k, func(r ports.Repos) ([]payment.Invoice, error) { return r.Invoices.ListInvoices(k.Context(), p.ID) })
}

// Add and OfPayment keep every field.
func testInvoicesKeepEveryField(k kit) {
	p := k.paymentWith(k.request(1), payment.Payment{Status: request.Paid, Amount: 1})
	first, err := k.invoiceOf(p, request.InvoiceDocument, 0, "2028-00001")
	require.NoError(k, err)
	second, err := k.invoiceOf(p, request.CreditNoteDocument, 96195, "2028-00002")
	require.NoError(k, err)
	assert.NotZero(k, first.ID)
	assert.Equal(k, []any{odd, "Ähüs", domain.Cents(-16695), domain.NewDate(2028, 2, 29), noon},
		[]any{first.Customer.Name, first.Customer.City, first.VAT, first.IssuedOn, first.CreatedAt})
	assert.Equal(k, []payment.Invoice{first, second}, k.invoicesOf(p))
}

// A payment has one invoice, and one credit note for an amount.
func testAPaymentHasOneInvoice(k kit) {
	q := k.request(1)
	p, other := k.paymentWith(q, payment.Payment{Status: request.Paid, Amount: 1}), k.paymentWith(q, payment.Payment{Status: request.Paid, Amount: 1})
	for n, c := range []struct {
		of       payment.Payment
		kind     request.DocumentKind
		credited domain.Cents
		free     bool
	}{
		{p, request.InvoiceDocument, 0, true}, {p, request.InvoiceDocument, 0, false}, {other, request.InvoiceDocument, 0, true},
		{p, request.CreditNoteDocument, 10, true}, {p, request.CreditNoteDocument, 10, false}, {p, request.CreditNoteDocument, 20, true},
	} {
		_, err := k.invoiceOf(c.of, c.kind, c.credited, fmt.Sprintf("2028-%05d", n))
		if c.free {
			assert.NoError(k, err)
			continue
		}
		refused(k, domain.Conflict, domain.CodeDocumentExists, "", err)
	}
	assert.Len(k, k.invoicesOf(p), 3)
}

// Awaited gives the billable payments of a company without an invoice.
func testAwaitedGivesBillablePayments(k kit) {
	q, other := k.request(1), k.request(2)
	paid := k.paymentWith(q, payment.Payment{Status: request.Paid, Amount: 1})
	billed := k.paymentWith(q, payment.Payment{Status: request.Paid, Amount: 1})
	_, err := k.invoiceOf(billed, request.InvoiceDocument, 0, "2028-00001")
	require.NoError(k, err)
	for _, p := range []payment.Payment{
		{Status: request.Paid, Amount: 1, Surplus: true}, {Status: request.Paid}, {Status: request.PaymentRefunded, Amount: 1}, {Status: request.PaymentPending, Amount: 1},
	} {
		k.paymentWith(q, p)
	}
	k.paymentWith(other, payment.Payment{Status: request.Paid, Amount: 1})
	awaited := must(k, func(r ports.Repos) ([]int64, error) { return r.Invoices.ListAwaitedInvoices(k.Context(), q.Company.ID) })
	assert.Equal(k, []int64{paid.ID}, awaited)
}

func (k kit) paymentWith(q request.Request, p payment.Payment) payment.Payment {
	k.Helper()
	p.Request, p.Currency, p.CreatedAt = q.ID, "eur", noon
	return do(k, func(r ports.Repos) (payment.Payment, error) { return r.Payments.AddPayment(k.Context(), p) })
}
