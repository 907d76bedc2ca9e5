package apptest

import (
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

// Code adds a discount code.
func (h *Server) Code(c payment.DiscountCode) payment.DiscountCode {
	h.T.Helper()
	c, err := h.DiscountCodes.CreateDiscountCode(h.Ctx(), c)
	require.NoError(h.T, err)
	return c
}

// Uses of a code, as administrators see them.
func (h *Server) Uses(code string) int {
	h.T.Helper()
	list, err := h.DiscountCodes.ListDiscountCodes(h.Ctx())
	require.NoError(h.T, err)
	for _, c := range list {
		if c.Code == code {
			return c.Uses
		}
	}
	h.T.Fatalf("no code %s", code)
	return 0
}

func (h *Server) Valid(who usecase.Actor, code string) bool {
	h.T.Helper()
	return h.Refusal(who, code) == ""
}

// Refusal returns why a code may not be used, empty when it may.
func (h *Server) Refusal(who usecase.Actor, code string) string {
	h.T.Helper()
	q, err := h.Payments.ValidateCode(h.Ctx(), who, code)
	if refusal := payment.CodeRefusal(err); refusal != "" {
		return refusal
	}
	require.NoError(h.T, err)
	assert.Equal(h.T, payment.NormaliseCode(code), q.CodeApplied)
	return ""
}

func (h *Server) InvoicesOf(p payment.Payment) (list []payment.Invoice) {
	h.T.Helper()
	h.Read(func(r ports.Repos) (err error) {
		list, err = r.Invoices.ListInvoices(h.Ctx(), p.ID)
		return err
	})
	return list
}

// InvoiceFiles returns a request's documents of that kind, as its owner downloads them.
func (h *Server) InvoiceFiles(who usecase.Actor, req request.Request, kind request.DocumentKind) (files []usecase.File) {
	h.T.Helper()
	list, err := h.Documents.ListDocuments(h.Ctx(), who, req.Number)
	require.NoError(h.T, err)
	for _, d := range list {
		if d.Kind == kind {
			file, err := h.Documents.DownloadDocument(h.Ctx(), who, d.ID)
			require.NoError(h.T, err)
			files = append(files, file)
		}
	}
	return files
}

// Tells lets the provider say of a payment what would have been in its events.
func (p *provider) Tells(pay payment.Payment, events ...payment.PaymentEvent) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.says == nil {
		p.says = map[string][]payment.PaymentEvent{}
	}
	for i := range events {
		events[i].Checkout, events[i].Intent = pay.Checkout, "pi_"+pay.Checkout
		events[i].Amount, events[i].Currency = pay.Amount, pay.Currency
	}
	p.says[pay.Checkout] = events
}

// Refund reports that so much of a payment was paid back so far.
func (h *Server) Refund(p payment.Payment, amount domain.Cents) error {
	p.Refunded = amount
	return h.Report(p, fakepay.Refunded, "")
}
