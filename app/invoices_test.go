package app_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// moves completes the address of a request's company.
func (h *testServer) moves(who usecase.Actor, req request.Request, address string) {
	h.t.Helper()
	c := req.Company
	c.Address, c.PostalCode, c.City, c.BTW = address, "3011 TA", "Rotterdam", "NL004495445B01"
	_, err := h.Companies.ReplaceCompany(h.ctx(), who, c.ID, c)
	require.NoError(h.t, err)
}

// settledAt is a request of somebody with an address, paid in the normal way.
func (h *testServer) settledAt(who usecase.Actor, address string) request.Request {
	h.t.Helper()
	req := h.processed(who)
	h.moves(who, req, address)
	h.checkout(who, req, "")
	require.NoError(h.t, h.report(h.payments(req)[0], fakepay.Completed, "paid"))
	return h.request(req.ID)
}

func (h *testServer) invoices(p payment.Payment) (list []payment.Invoice) {
	h.t.Helper()
	h.read(func(r ports.Repos) (err error) {
		list, err = r.Invoices.ListInvoices(h.ctx(), p.ID)
		return err
	})
	return list
}

// invoiceFiles are a request's documents of that kind, as its owner downloads them.
func (h *testServer) invoiceFiles(who usecase.Actor, req request.Request, kind request.DocumentKind) (files []usecase.File) {
	h.t.Helper()
	list, err := h.Documents.ListDocuments(h.ctx(), who, req.Number)
	require.NoError(h.t, err)
	for _, d := range list {
		if d.Kind == kind {
			file, err := h.Documents.DownloadDocument(h.ctx(), who, d.ID)
			require.NoError(h.t, err)
			files = append(files, file)
		}
	}
	return files
}

func TestInvoices_issuedWhenPaid(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.settledAt(who, "Kade 1")
	before := h.request(req.ID)
	h.mail()
	pay := h.payments(req)[0]
	list := h.invoices(pay)
	require.Len(t, list, 1)
	assert.Equal(t, payment.Invoice{
		ID: list[0].ID, Kind: request.InvoiceDocument, Number: "2026-00001", Payment: pay.ID, Request: req.ID, Project: req.Number,
		Customer: payment.Customer{Name: "Laklicht B.V.", Address: "Kade 1", PostalCode: "3011 TA", City: "Rotterdam", KvK: "12345678", VAT: "NL004495445B01"},
		Seller:   payment.Seller{Name: "Voorbeeld Speurwerk B.V.", Address: "Voorbeeldstraat 1, 1234 AB Voorbeeldstad", Email: "info@voorbeeld.example", KvK: "01234567", VAT: "NL004495445B01"},
		Price:    795_00, VAT: 166_95, Amount: 961_95, IssuedOn: h.clock.Today(), SettledOn: h.clock.Today(), CreatedAt: h.clock.Now(),
	}, list[0])
	files := h.invoiceFiles(who, req, request.InvoiceDocument)
	require.Len(t, files, 1)
	assert.Equal(t, "factuur-2026-00001.pdf", files[0].Filename)
	assert.Equal(t, before, h.request(req.ID), "an invoice never changes a request")

	thanks := h.post.about("Betaling ontvangen")
	require.Len(t, thanks, 1)
	assert.Contains(t, thanks[0].Text, req.Number)
	require.Len(t, thanks[0].Attachments, 1)
	assert.Equal(t, files[0].Content, thanks[0].Attachments[0].Content)

	h.moves(who, req, "Nieuwe kade 2") // never changes what was issued
	h.mail()
	assert.Equal(t, list, h.invoices(pay))
	assert.Equal(t, files, h.invoiceFiles(who, req, request.InvoiceDocument))
	assert.Len(t, h.post.about("Betaling ontvangen"), 1)
}

func TestInvoices_waitForTheAddress(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.paid(who)
	h.mail()
	pay := h.payments(req)[0]
	assert.Empty(t, h.invoices(pay))
	thanks := h.post.about("Betaling ontvangen")
	require.Len(t, thanks, 1, "the mail does not wait")
	assert.Empty(t, thanks[0].Attachments)

	c := req.Company
	c.City = "Rotterdam"
	_, err := h.Companies.ReplaceCompany(h.ctx(), who, c.ID, c)
	require.NoError(t, err)
	h.mail()
	assert.Empty(t, h.invoices(pay), "the address is not complete")

	h.clock.pass(48 * time.Hour)
	h.clock.setToday("2026-11-22")
	h.moves(who, req, "Kade 1")
	h.mail()
	list := h.invoices(pay)
	require.Len(t, list, 1)
	assert.Equal(t, "2026-11-22", list[0].IssuedOn.String())
	assert.Equal(t, "2026-11-20", list[0].SettledOn.String(), "the day of the payment")
	assert.Len(t, h.invoiceFiles(who, req, request.InvoiceDocument), 1)
	assert.Len(t, h.post.about("Betaling ontvangen"), 1)
}

// Failed, cancelled and surplus payments take no number, nor does an amount of zero.
func TestInvoices_onlyForWhatPays(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req, first, second := h.paidTwice(who)
	h.moves(who, req, "Kade 1")
	h.mail()
	assert.Len(t, h.invoices(first), 1)
	assert.Empty(t, h.invoices(second))
	require.NoError(t, h.refund(second, second.Amount))
	h.mail()
	assert.Empty(t, h.invoices(second), "no credit note without an invoice")

	free := h.user("gratis")
	h.code(payment.DiscountCode{Code: "GRATIS", Price: 0})
	given := h.processed(free)
	h.moves(free, given, "Kade 2")
	h.checkout(free, given, "gratis")
	h.mail()
	assert.Equal(t, request.Paid, h.request(given.ID).PaymentStatus)
	assert.Empty(t, h.invoices(h.payments(given)[0]))
	assert.Len(t, h.post.about(given.Number), 2, "the document and the thanks")

	failing := h.user("pech")
	req = h.processed(failing)
	h.moves(failing, req, "Kade 3")
	h.checkout(failing, req, "")
	require.NoError(t, h.report(h.payments(req)[0], fakepay.AsyncFailed, "unpaid"))
	h.mail()
	assert.Empty(t, h.invoices(h.payments(req)[0]))
}

func TestInvoices_P13_refundsAreCredited(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.settledAt(who, "Kade 1")
	h.mail()
	pay := h.payments(req)[0]
	for n, refunded := range []domain.Cents{100_00, 333_33, 961_95} {
		require.NoError(t, h.refund(pay, refunded))
		h.mail()
		h.mail()
		list := h.invoices(pay)
		require.Len(t, list, n+2)
		credit := list[n+1]
		assert.Equal(t, []any{request.CreditNoteDocument, payment.InvoiceNumber(2026, n+2), "2026-00001", refunded},
			[]any{credit.Kind, credit.Number, credit.Corrects, credit.Credited})
		assert.Equal(t, list[0].Customer, credit.Customer)
	}
	var price, vat, amount domain.Cents
	for _, i := range h.invoices(pay) {
		price, vat, amount = price+i.Price, vat+i.VAT, amount+i.Amount
	}
	assert.Equal(t, [3]domain.Cents{}, [3]domain.Cents{price, vat, amount}, "all is paid back")
	assert.Equal(t, request.PaymentRefunded, h.request(req.ID).PaymentStatus)
	assert.Len(t, h.invoiceFiles(who, req, request.InvoiceDocument), 1, "the payer's, also after the refund")
	assert.Len(t, h.invoiceFiles(who, req, request.CreditNoteDocument), 3)
	other := h.user("buurman")
	for _, d := range h.documents(req.ID) {
		_, err := h.Documents.DownloadDocument(h.ctx(), other, d.ID)
		refused(t, domain.NotFound, domain.CodeNotFound, err)
		if d.Kind == request.ApplicationDocument {
			_, err = h.Documents.DownloadDocument(h.ctx(), who, d.ID)
			refused(t, domain.Forbidden, domain.CodeNotPaid, err)
		}
	}
}

// Refunded and paid again: the second payment has an invoice of its own.
func TestInvoices_ofASecondPayment(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.settledAt(who, "Kade 1")
	h.mail()
	require.NoError(t, h.refund(h.payments(req)[0], 961_95))
	h.mail()
	h.checkout(who, req, "")
	require.NoError(t, h.report(h.payments(req)[0], fakepay.Completed, "paid"))
	h.mail()
	assert.Equal(t, "2026-00003", h.invoices(h.payments(req)[0])[0].Number)
	assert.Len(t, h.invoiceFiles(who, req, request.InvoiceDocument), 2)
	thanks := h.post.about("Betaling ontvangen")
	require.Len(t, thanks, 2)
	assert.Len(t, thanks[1].Attachments, 1, "its own invoice")
}

func TestInvoices_P04_replay_oneInvoiceAndOneMail(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		req := h.processed(who)
		h.moves(who, req, "Kade 1")
		h.checkout(who, req, "")
		pay := h.payments(req)[0]
		event := h.pay.Compose(fakepay.Completed, "paid", fakepay.CheckoutView{Payment: pay})
		signature := h.pay.Sign(event)
		errs := racing(50, func(int) error { return h.Payments.Webhook(h.ctx(), event, signature) })
		require.Equal(t, 50, won(errs), "%v", errs)
		h.mail()
		assert.Len(t, h.invoices(pay), 1)
		assert.Len(t, h.invoiceFiles(who, req, request.InvoiceDocument), 1)
		assert.Len(t, h.post.about("Betaling ontvangen"), 1)
	})
}

func TestInvoices_P04_gaplessUnderRacingPayments(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		const payers = 20
		who := h.user("jansen")
		first := h.processed(who)
		h.moves(who, first, "Kade 1")
		payments := make([]payment.Payment, payers)
		for i := range payers {
			payments[i] = h.pending(first, i)
		}
		h.leases.mails.Store(true)
		workers := []*app.App{h.App, h.process(), h.process(), h.process()}
		errs := racing(payers, func(i int) error {
			if err := h.report(payments[i], fakepay.Completed, "paid"); err != nil {
				return err
			}
			_, err := workers[i%len(workers)].Worker.RunDue(h.ctx())
			return err
		})
		require.Equal(t, payers, won(errs), "%v", errs)
		h.mail()
		numbers, want := []string{}, []string{}
		for i, p := range payments {
			want = append(want, payment.InvoiceNumber(2026, i+1))
			for _, invoice := range h.invoices(p) {
				numbers = append(numbers, invoice.Number)
			}
		}
		assert.ElementsMatch(t, want, numbers)
	})
}

// pending adds one more request of the same company with an open checkout.
func (h *testServer) pending(like request.Request, n int) (pay payment.Payment) {
	h.t.Helper()
	h.write(func(r ports.Repos) error {
		like.Number, like.PaymentStatus = request.ProjectNumber(2030, n+1), request.PaymentPending
		req, err := r.Requests.AddRequest(h.ctx(), like)
		if err != nil {
			return err
		}
		pay, err = r.Payments.AddPayment(h.ctx(), payment.Payment{Request: req.ID, Status: request.PaymentPending, Price: 795_00, VAT: 166_95, Amount: 961_95,
			Currency: "eur", Checkout: fmt.Sprintf("cs_%d", n), CreatedAt: h.clock.Now(), ExpiresAt: h.clock.Now().Add(time.Hour)})
		return err
	})
	return pay
}

// J-02: whatever step is cut off, one number is taken and one document is made.
func TestInvoices_J02_crash(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.settledAt(who, "Kade 1")
	fails := 0
	h.printer.fails(errors.New("the printer is away"))
	for range queue.MaxAttempts - 1 {
		h.mail()
		h.clock.pass(queue.LongestWait)
		fails++
	}
	pay := h.payments(req)[0]
	require.Len(t, h.invoices(pay), 1, "the number is taken once, after %d attempts", fails)
	assert.Empty(t, h.invoiceFiles(who, req, request.InvoiceDocument))
	h.printer.fails(nil)
	h.mail()
	assert.Equal(t, "2026-00001", h.invoices(pay)[0].Number)
	assert.Len(t, h.invoiceFiles(who, req, request.InvoiceDocument), 1)
	assert.Len(t, h.post.about("Betaling ontvangen"), 1)
}

// Who paid hears of it also when the invoice cannot be printed; the request stays paid.
func TestInvoices_givenUp(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.settledAt(who, "Kade 1")
	h.printer.does(func(context.Context, int) error { panic("out of ink") })
	for range queue.MaxAttempts {
		h.mail()
		h.clock.pass(queue.LongestWait)
	}
	h.mail()
	assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
	assert.Len(t, h.post.about("Betaling ontvangen"), 1)
	list, err := h.Jobs.ListJobs(h.ctx(), queue.JobFilter{Status: queue.JobFailed}, wholeList)
	require.NoError(t, err)
	require.Len(t, list.Items, 1)
	h.printer.fails(nil)
	_, err = h.Jobs.RetryJob(h.ctx(), list.Items[0].ID)
	require.NoError(t, err)
	h.mail()
	assert.Len(t, h.invoiceFiles(who, req, request.InvoiceDocument), 1)
	assert.Len(t, h.post.about("Betaling ontvangen"), 1)
}

// J-03: while one worker prints the invoice, another one prints it too, for a refund.
func TestInvoices_J03_twoWorkersOneDocument(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.settledAt(who, "Kade 1")
	other := h.process()
	h.printer.does(func(_ context.Context, call int) error {
		if call > 1 {
			return nil
		}
		require.NoError(t, h.refund(h.payments(req)[0], 100_00))
		_, err := other.Worker.RunDue(h.ctx())
		return err
	})
	h.mail()
	assert.Len(t, h.invoiceFiles(who, req, request.InvoiceDocument), 1)
	assert.Len(t, h.invoiceFiles(who, req, request.CreditNoteDocument), 1)
	assert.Len(t, h.post.about("Betaling ontvangen"), 1)
	assert.NotContains(t, h.log.lines.String(), "job attempt failed")
}
