package companies_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain/application"
	"wbso/domain/request"
)

// tells says in an application where a company is and whom RVO calls.
func (h *testServer) tells(who usecase.Actor, req request.Request) error {
	d := h.Application(who, req)
	c := d.Company
	c.Address = application.Address{Street: "Kade", Number: "12", Addition: "a", Postcode: "3011ta", City: "Rotterdam"}
	c.Contact = application.Contact{Initials: "J.", Name: "de Vries", Email: "j@kade.example", Phone: "0612345678"}
	_, err := h.Replace(who, req, application.CompanyPart, d.CompanyRev, c)
	return err
}

// What RVO asks about a company is not asked again for its profile and its invoice.
func TestApplications_detailsFillTheProfile(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		req := h.Paid(who)
		h.Mail()
		require.Empty(t, h.InvoiceFiles(who, req, request.InvoiceDocument), "no address yet")
		require.NoError(t, h.tells(who, req))
		c := h.Request(req.ID).Company
		assert.Equal(t, []string{"Kade 12a", "3011 TA", "Rotterdam", "J. de Vries", "j@kade.example", "0612345678"},
			[]string{c.Address, c.PostalCode, c.City, c.ContactPerson, c.Email, c.Phone})
		assert.Equal(t, req.Company.Name, c.Name)
		h.Mail()
		assert.Len(t, h.InvoiceFiles(who, req, request.InvoiceDocument), 1, "the invoice waited for the address")
	})
}

func TestApplications_detailsOverwriteNothingOfTheProfile(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	own := req.Company
	own.City, own.Phone = "Delft", "015 1234567"
	_, err := h.Companies.ReplaceCompany(h.Ctx(), who, own.ID, own)
	require.NoError(t, err)
	require.NoError(t, h.tells(who, req))
	c := h.Request(req.ID).Company
	assert.Equal(t, []string{"", "", "Delft", "015 1234567"}, []string{c.Address, c.PostalCode, c.City, c.Phone}, "another address gives nothing")
	assert.Equal(t, []string{"J. de Vries", "j@kade.example"}, []string{c.ContactPerson, c.Email})
}

// What is typed in the profile in the same moment stays, whichever comes first.
func TestApplications_detailsBesideTheProfile(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		req := h.Processed(who)
		own := req.Company
		own.Address, own.PostalCode, own.City, own.Phone = "Eigen Weg 1", "2611 AB", "Delft", "015 1234567"
		errs := apptest.Racing(2, func(i int) error {
			if i == 0 {
				return h.tells(who, req)
			}
			_, err := h.Companies.ReplaceCompany(h.Ctx(), who, own.ID, own)
			return err
		})
		require.Equal(t, 2, apptest.Won(errs), "%v", errs)
		c := h.Request(req.ID).Company
		assert.Equal(t, []string{"Eigen Weg 1", "2611 AB", "Delft", "015 1234567"}, []string{c.Address, c.PostalCode, c.City, c.Phone})
	})
}
