package app_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/usecase"
	"wbso/domain/application"
	"wbso/domain/request"
)

// tells says in an application where a company is and whom RVO calls.
func (h *testServer) tells(who usecase.Actor, req request.Request) error {
	d := h.application(who, req)
	c := d.Company
	c.Address = application.Address{Street: "Kade", Number: "12", Addition: "a", Postcode: "3011ta", City: "Rotterdam"}
	c.Contact = application.Contact{Initials: "J.", Name: "de Vries", Email: "j@kade.example", Phone: "0612345678"}
	_, err := h.replace(who, req, application.CompanyPart, d.CompanyRev, c)
	return err
}

// What RVO asks about a company is not asked again for its profile and its invoice.
func TestApplications_detailsFillTheProfile(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		req := h.paid(who)
		h.mail()
		require.Empty(t, h.invoiceFiles(who, req, request.InvoiceDocument), "no address yet")
		require.NoError(t, h.tells(who, req))
		c := h.request(req.ID).Company
		assert.Equal(t, []string{"Kade 12a", "3011 TA", "Rotterdam", "J. de Vries", "j@kade.example", "0612345678"},
			[]string{c.Address, c.PostalCode, c.City, c.ContactPerson, c.Email, c.Phone})
		assert.Equal(t, req.Company.Name, c.Name)
		h.mail()
		assert.Len(t, h.invoiceFiles(who, req, request.InvoiceDocument), 1, "the invoice waited for the address")
	})
}

func TestApplications_detailsOverwriteNothingOfTheProfile(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	own := req.Company
	own.City, own.Phone = "Delft", "015 1234567"
	_, err := h.Companies.ReplaceCompany(h.ctx(), who, own.ID, own)
	require.NoError(t, err)
	require.NoError(t, h.tells(who, req))
	c := h.request(req.ID).Company
	assert.Equal(t, []string{"", "", "Delft", "015 1234567"}, []string{c.Address, c.PostalCode, c.City, c.Phone}, "another address gives nothing")
	assert.Equal(t, []string{"J. de Vries", "j@kade.example"}, []string{c.ContactPerson, c.Email})
}

// What is typed in the profile in the same moment stays, whichever comes first.
func TestApplications_detailsBesideTheProfile(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		req := h.processed(who)
		own := req.Company
		own.Address, own.PostalCode, own.City, own.Phone = "Eigen Weg 1", "2611 AB", "Delft", "015 1234567"
		errs := racing(2, func(i int) error {
			if i == 0 {
				return h.tells(who, req)
			}
			_, err := h.Companies.ReplaceCompany(h.ctx(), who, own.ID, own)
			return err
		})
		require.Equal(t, 2, won(errs), "%v", errs)
		c := h.request(req.ID).Company
		assert.Equal(t, []string{"Eigen Weg 1", "2611 AB", "Delft", "015 1234567"}, []string{c.Address, c.PostalCode, c.City, c.Phone})
	})
}
