package payments_test

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
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// moves completes the address of a request's company.
func (h *testServer) moves(who usecase.Actor, req request.Request, address string) {
	h.T.Helper()
	c := req.Company
	c.Address, c.PostalCode, c.City, c.BTW = address, "3011 TA", "Rotterdam", "NL004495445B01"
	_, err := h.Companies.ReplaceCompany(h.Ctx(), who, c.ID, c)
	require.NoError(h.T, err)
}

// settledAt is a request of somebody with an address, paid in the normal way.
func (h *testServer) settledAt(who usecase.Actor, address string) request.Request {
	h.T.Helper()
	req := h.Processed(who)
	h.moves(who, req, address)
	h.Checkout(who, req, "")
	require.NoError(h.T, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"))
	return h.Request(req.ID)
}

func TestInvoices_issuedWhenPaid(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.settledAt(who, "Kade 1")
	before := h.Request(req.ID)
	h.Mail()
	pay := h.PaymentsOf(req)[0]
	list := h.InvoicesOf(pay)
	require.Len(t, list, 1)
	assert.Equal(t, payment.Invoice{
		ID: list[0].ID, Kind: request.InvoiceDocument, Number: "2026-00001", Payment: pay.ID, Request: req.ID, Project: req.Number,
		Customer: payment.Customer{Name: "Laklicht B.V.", Address: "Kade 1", PostalCode: "3011 TA", City: "Rotterdam", KvK: "12345678", VAT: "NL004495445B01"},
		Seller:   payment.Seller{Name: "Voorbeeld Speurwerk B.V.", Address: "Voorbeeldstraat 1, 1234 AB Voorbeeldstad", Email: "info@voorbeeld.example", KvK: "01234567", VAT: "NL004495445B01"},
		Price:    795_00, VAT: 166_95, Amount: 961_95, IssuedOn: h.Clock.Today(), SettledOn: h.Clock.Today(), CreatedAt: h.Clock.Now(),
	}, list[0])
	files := h.InvoiceFiles(who, req, request.InvoiceDocument)
	require.Len(t, files, 1)
	assert.Equal(t, "factuur-2026-00001.pdf", files[0].Filename)
	assert.Equal(t, before, h.Request(req.ID), "an invoice never changes a request")

	thanks := h.Post.About("Betaling ontvangen")
	require.Len(t, thanks, 1)
	assert.Contains(t, thanks[0].Text, req.Number)
	require.Len(t, thanks[0].Attachments, 1)
	assert.Equal(t, files[0].Content, thanks[0].Attachments[0].Content)

	h.moves(who, req, "Nieuwe kade 2") // never changes what was issued
	h.Mail()
	assert.Equal(t, list, h.InvoicesOf(pay))
	assert.Equal(t, files, h.InvoiceFiles(who, req, request.InvoiceDocument))
	assert.Len(t, h.Post.About("Betaling ontvangen"), 1)
}

func TestInvoices_waitForTheAddress(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Paid(who)
	h.Mail()
	pay := h.PaymentsOf(req)[0]
	assert.Empty(t, h.InvoicesOf(pay))
	thanks := h.Post.About("Betaling ontvangen")
	require.Len(t, thanks, 1, "the mail does not wait")
	assert.Empty(t, thanks[0].Attachments)

	c := req.Company
	c.City = "Rotterdam"
	_, err := h.Companies.ReplaceCompany(h.Ctx(), who, c.ID, c)
	require.NoError(t, err)
	h.Mail()
	assert.Empty(t, h.InvoicesOf(pay), "the address is not complete")

	h.Clock.Pass(48 * time.Hour)
	h.Clock.SetToday("2026-11-22")
	h.moves(who, req, "Kade 1")
	h.Mail()
	list := h.InvoicesOf(pay)
	require.Len(t, list, 1)
	assert.Equal(t, "2026-11-22", list[0].IssuedOn.String())
	assert.Equal(t, "2026-11-20", list[0].SettledOn.String(), "the day of the payment")
	assert.Len(t, h.InvoiceFiles(who, req, request.InvoiceDocument), 1)
	assert.Len(t, h.Post.About("Betaling ontvangen"), 1)
}

// Failed, cancelled and surplus payments take no number, nor does an amount of zero.
func TestInvoices_onlyForWhatPays(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req, first, second := h.paidTwice(who)
	h.moves(who, req, "Kade 1")
	h.Mail()
	assert.Len(t, h.InvoicesOf(first), 1)
	assert.Empty(t, h.InvoicesOf(second))
	require.NoError(t, h.Refund(second, second.Amount))
	h.Mail()
	assert.Empty(t, h.InvoicesOf(second), "no credit note without an invoice")

	free := h.User("gratis")
	h.Code(payment.DiscountCode{Code: "GRATIS", Price: 0})
	given := h.Processed(free)
	h.moves(free, given, "Kade 2")
	h.Checkout(free, given, "gratis")
	h.Mail()
	assert.Equal(t, request.Paid, h.Request(given.ID).PaymentStatus)
	assert.Empty(t, h.InvoicesOf(h.PaymentsOf(given)[0]))
	assert.Len(t, h.Post.About(given.Number), 2, "the document and the thanks")

	failing := h.User("pech")
	req = h.Processed(failing)
	h.moves(failing, req, "Kade 3")
	h.Checkout(failing, req, "")
	require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.AsyncFailed, "unpaid"))
	h.Mail()
	assert.Empty(t, h.InvoicesOf(h.PaymentsOf(req)[0]))
}

func TestInvoices_P13_refundsAreCredited(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.settledAt(who, "Kade 1")
	h.Mail()
	pay := h.PaymentsOf(req)[0]
	for n, refunded := range []domain.Cents{100_00, 333_33, 961_95} {
		require.NoError(t, h.Refund(pay, refunded))
		h.Mail()
		h.Mail()
		list := h.InvoicesOf(pay)
		require.Len(t, list, n+2)
		credit := list[n+1]
		assert.Equal(t, []any{request.CreditNoteDocument, payment.InvoiceNumber(2026, n+2), "2026-00001", refunded},
			[]any{credit.Kind, credit.Number, credit.Corrects, credit.Credited})
		assert.Equal(t, list[0].Customer, credit.Customer)
	}
	var price, vat, amount domain.Cents
	for _, i := range h.InvoicesOf(pay) {
		price, vat, amount = price+i.Price, vat+i.VAT, amount+i.Amount
	}
	assert.Equal(t, [3]domain.Cents{}, [3]domain.Cents{price, vat, amount}, "all is paid back")
	assert.Equal(t, request.PaymentRefunded, h.Request(req.ID).PaymentStatus)
	assert.Len(t, h.InvoiceFiles(who, req, request.InvoiceDocument), 1, "the payer's, also after the refund")
	assert.Len(t, h.InvoiceFiles(who, req, request.CreditNoteDocument), 3)
	other := h.User("buurman")
	for _, d := range h.DocumentsOf(req.ID) {
		_, err := h.Documents.DownloadDocument(h.Ctx(), other, d.ID)
		apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
		if d.Kind == request.ApplicationDocument {
			_, err = h.Documents.DownloadDocument(h.Ctx(), who, d.ID)
			apptest.Refused(t, domain.Forbidden, domain.CodeNotPaid, err)
		}
	}
}

// Refunded and paid again: the second payment has an invoice of its own.
func TestInvoices_ofASecondPayment(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.settledAt(who, "Kade 1")
	h.Mail()
	require.NoError(t, h.Refund(h.PaymentsOf(req)[0], 961_95))
	h.Mail()
	h.Checkout(who, req, "")
	require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"))
	h.Mail()
	assert.Equal(t, "2026-00003", h.InvoicesOf(h.PaymentsOf(req)[0])[0].Number)
	assert.Len(t, h.InvoiceFiles(who, req, request.InvoiceDocument), 2)
	thanks := h.Post.About("Betaling ontvangen")
	require.Len(t, thanks, 2)
	assert.Len(t, thanks[1].Attachments, 1, "its own invoice")
}

func TestInvoices_P04_replay_oneInvoiceAndOneMail(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		req := h.Processed(who)
		h.moves(who, req, "Kade 1")
		h.Checkout(who, req, "")
		pay := h.PaymentsOf(req)[0]
		event := h.Pay.Compose(fakepay.Completed, "paid", fakepay.CheckoutView{Payment: pay})
		signature := h.Pay.Sign(event)
		errs := apptest.Racing(50, func(int) error { return h.Payments.Webhook(h.Ctx(), event, signature) })
		require.Equal(t, 50, apptest.Won(errs), "%v", errs)
		h.Mail()
		assert.Len(t, h.InvoicesOf(pay), 1)
		assert.Len(t, h.InvoiceFiles(who, req, request.InvoiceDocument), 1)
		assert.Len(t, h.Post.About("Betaling ontvangen"), 1)
	})
}

func TestInvoices_P04_gaplessUnderRacingPayments(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		const payers = 20
		who := h.User("jansen")
		first := h.Processed(who)
		h.moves(who, first, "Kade 1")
		payments := make([]payment.Payment, payers)
		for i := range payers {
			payments[i] = h.pending(first, i)
		}
		h.Leases.Mails.Store(true)
		workers := []*app.App{h.App, h.Process(), h.Process(), h.Process()}
		errs := apptest.Racing(payers, func(i int) error {
			if err := h.Report(payments[i], fakepay.Completed, "paid"); err != nil {
				return err
			}
			_, err := workers[i%len(workers)].Worker.RunDue(h.Ctx())
			return err
		})
		require.Equal(t, payers, apptest.Won(errs), "%v", errs)
		h.Mail()
		numbers, want := []string{}, []string{}
		for i, p := range payments {
			want = append(want, payment.InvoiceNumber(2026, i+1))
			for _, invoice := range h.InvoicesOf(p) {
				numbers = append(numbers, invoice.Number)
			}
		}
		assert.ElementsMatch(t, want, numbers)
	})
}

// pending adds one more request of the same company with an open checkout.
func (h *testServer) pending(like request.Request, n int) (pay payment.Payment) {
	h.T.Helper()
	h.Write(func(r ports.Repos) error {
		like.Number, like.PaymentStatus = request.ProjectNumber(2030, n+1), request.PaymentPending
		req, err := r.Requests.AddRequest(h.Ctx(), like)
		if err != nil {
			return err
		}
		pay, err = r.Payments.AddPayment(h.Ctx(), payment.Payment{Request: req.ID, Status: request.PaymentPending, Price: 795_00, VAT: 166_95, Amount: 961_95,
			Currency: "eur", Checkout: fmt.Sprintf("cs_%d", n), CreatedAt: h.Clock.Now(), ExpiresAt: h.Clock.Now().Add(time.Hour)})
		return err
	})
	return pay
}

// J-02: whatever step is cut off, one number is taken and one document is made.
func TestInvoices_J02_crash(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.settledAt(who, "Kade 1")
	fails := 0
	h.Printer.Fails(errors.New("the printer is away"))
	for range queue.MaxAttempts - 1 {
		h.Mail()
		h.Clock.Pass(queue.LongestWait)
		fails++
	}
	pay := h.PaymentsOf(req)[0]
	require.Len(t, h.InvoicesOf(pay), 1, "the number is taken once, after %d attempts", fails)
	assert.Empty(t, h.InvoiceFiles(who, req, request.InvoiceDocument))
	h.Printer.Fails(nil)
	h.Mail()
	assert.Equal(t, "2026-00001", h.InvoicesOf(pay)[0].Number)
	assert.Len(t, h.InvoiceFiles(who, req, request.InvoiceDocument), 1)
	assert.Len(t, h.Post.About("Betaling ontvangen"), 1)
}

// Who paid hears of it also when the invoice cannot be printed; the request stays paid.
func TestInvoices_givenUp(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.settledAt(who, "Kade 1")
	h.Printer.Does(func(context.Context, int) error { panic("out of ink") })
	for range queue.MaxAttempts {
		h.Mail()
		h.Clock.Pass(queue.LongestWait)
	}
	h.Mail()
	assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
	assert.Len(t, h.Post.About("Betaling ontvangen"), 1)
	list, err := h.Jobs.ListJobs(h.Ctx(), queue.JobFilter{Status: queue.JobFailed}, apptest.WholeList)
	require.NoError(t, err)
	require.Len(t, list.Items, 1)
	h.Printer.Fails(nil)
	_, err = h.Jobs.RetryJob(h.Ctx(), list.Items[0].ID)
	require.NoError(t, err)
	h.Mail()
	assert.Len(t, h.InvoiceFiles(who, req, request.InvoiceDocument), 1)
	assert.Len(t, h.Post.About("Betaling ontvangen"), 1)
}

// J-03: while one worker prints the invoice, another one prints it too, for a refund.
func TestInvoices_J03_twoWorkersOneDocument(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.settledAt(who, "Kade 1")
	other := h.Process()
	h.Printer.Does(func(_ context.Context, call int) error {
		if call > 1 {
			return nil
		}
		require.NoError(t, h.Refund(h.PaymentsOf(req)[0], 100_00))
		_, err := other.Worker.RunDue(h.Ctx())
		return err
	})
	h.Mail()
	assert.Len(t, h.InvoiceFiles(who, req, request.InvoiceDocument), 1)
	assert.Len(t, h.InvoiceFiles(who, req, request.CreditNoteDocument), 1)
	assert.Len(t, h.Post.About("Betaling ontvangen"), 1)
	assert.NotContains(t, h.Log.Lines.String(), "job attempt failed")
}
