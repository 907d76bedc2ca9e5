package payments_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/apptest"
	"wbso/app/payments"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// Who pays for a client gets the invoice in the name of another company of the account.
func TestInvoices_forAnotherCompany(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("adviseur")
		req := h.Processed(who)
		office, err := h.Companies.CreateCompany(h.Ctx(), who, company.Company{Name: "Advies B.V.", KvK: "87654321"})
		require.NoError(t, err)
		other, err := h.Companies.CreateCompany(h.Ctx(), h.User("ander"), company.Company{Name: "Ander", KvK: "11112222"})
		require.NoError(t, err)
		start := func(invoiceTo int64) (payments.CheckoutStart, error) {
			return h.Payments.StartCheckout(h.Ctx(), who, req.Number, "", invoiceTo)
		}
		for id, code := range map[int64]domain.Code{other.ID: domain.CodeClientUnknown, 999: domain.CodeClientUnknown, office.ID: domain.CodeInvoiceAddress} {
			_, err := start(id)
			assert.Equal(t, map[string][]domain.Code{"invoice_to": {code}}, apptest.Codes(t, err))
		}
		office.Address, office.PostalCode, office.City = "Gracht 1", "1011 AB", "Amsterdam"
		_, err = h.Companies.ReplaceCompany(h.Ctx(), who, office.ID, office)
		require.NoError(t, err)

		own, err := start(req.Company.ID)
		require.NoError(t, err)
		first, err := start(office.ID)
		require.NoError(t, err)
		assert.NotEqual(t, own, first, "another company is another checkout")
		again, err := start(office.ID)
		require.NoError(t, err)
		assert.Equal(t, first, again)
		assert.Equal(t, []request.PaymentStatus{request.PaymentPending, request.PaymentExpired},
			[]request.PaymentStatus{h.PaymentsOf(req)[0].Status, h.PaymentsOf(req)[1].Status})

		office.City = "" // and the invoice waits
		_, err = h.Companies.ReplaceCompany(h.Ctx(), who, office.ID, office)
		require.NoError(t, err)
		require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"))
		h.moves(who, req, "Kade 1")
		h.Mail()
		assert.Empty(t, h.InvoicesOf(h.PaymentsOf(req)[0]), "not for the applicant")
		apptest.Refused(t, domain.Conflict, domain.CodeCompanyInvoiced, h.Companies.DeleteCompany(h.Ctx(), who, office.ID))
		office.City = "Amsterdam"
		_, err = h.Companies.ReplaceCompany(h.Ctx(), who, office.ID, office)
		require.NoError(t, err)
		h.Mail()
		list := h.InvoicesOf(h.PaymentsOf(req)[0])
		require.Len(t, list, 1)
		assert.Equal(t, payment.Customer{Name: "Advies B.V.", Address: "Gracht 1", PostalCode: "1011 AB", City: "Amsterdam", KvK: "87654321"}, list[0].Customer)
		assert.Len(t, h.InvoiceFiles(who, req, request.InvoiceDocument), 1)
	})
}
