package companies_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/company"
)

func TestCompanies_Z_ownersOnly(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	c := h.Company(who, "Laklicht B.V.", "12.34 56-78")
	assert.Equal(t, "12345678", c.KvK, "stored in canonical form")
	assert.Equal(t, who.UserID, c.Owner)

	for name, stranger := range map[string]usecase.Actor{"another tenant": other, "nobody": {}} {
		kind, code := domain.NotFound, domain.CodeNotFound
		if stranger.UserID == 0 {
			kind, code = domain.Unauthenticated, domain.CodeNoToken
		}
		t.Run(name, func(t *testing.T) {
			_, err := h.Companies.FindCompany(h.Ctx(), stranger, c.ID)
			apptest.Refused(t, kind, code, err)
			_, err = h.Companies.ReplaceCompany(h.Ctx(), stranger, c.ID, company.Company{Name: "Van mij", KvK: "87654321"})
			apptest.Refused(t, kind, code, err)
			_, err = h.Companies.ReplaceCompany(h.Ctx(), stranger, c.ID, company.Company{})
			apptest.Refused(t, kind, code, err) // a bad body tells nothing about what exists
			apptest.Refused(t, kind, code, h.Companies.DeleteCompany(h.Ctx(), stranger, c.ID))
		})
	}
	assert.Empty(t, h.CompaniesOf(other))
	assert.Equal(t, []company.Company{c}, h.CompaniesOf(who))
}

func TestCompanies_Z03_ownerAndIDAreNotInput(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	first := h.Company(who, "Een", "11111111")
	c, err := h.Companies.CreateCompany(h.Ctx(), who, company.Company{ID: first.ID, Owner: other.UserID, Name: "Twee", KvK: "22222222"})
	require.NoError(t, err)
	assert.NotEqual(t, first.ID, c.ID)
	assert.Equal(t, who.UserID, c.Owner)
	c, err = h.Companies.ReplaceCompany(h.Ctx(), who, c.ID, company.Company{ID: first.ID, Owner: other.UserID, Name: "Drie", KvK: "22222222"})
	require.NoError(t, err)
	assert.Len(t, h.CompaniesOf(who), 2)
	assert.Equal(t, "Drie", h.CompaniesOf(who)[1].Name)
	assert.Equal(t, "Een", h.CompaniesOf(who)[0].Name)
}

func TestCompanies_kvkNumbers(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	h.Company(who, "Een", "11111111")
	h.Company(other, "Van een ander", "11111111") // a number is unique per owner alone

	_, err := h.Companies.CreateCompany(h.Ctx(), who, company.Company{Name: "Dubbel", KvK: "1111 1111"})
	apptest.Refused(t, domain.Invalid, domain.CodeKvKTaken, err)
	two := h.Company(who, "Twee", "22222222")
	_, err = h.Companies.ReplaceCompany(h.Ctx(), who, two.ID, company.Company{Name: "Twee", KvK: "11111111"})
	apptest.Refused(t, domain.Invalid, domain.CodeKvKTaken, err)
	_, err = h.Companies.ReplaceCompany(h.Ctx(), who, two.ID, company.Company{Name: "Twee anders", KvK: "22222222"})
	require.NoError(t, err, "its own number is no double")

	_, err = h.Companies.CreateCompany(h.Ctx(), who, company.Company{Name: " ", KvK: "123", BTW: "NL1", PostalCode: "x", Email: "x"})
	assert.Len(t, apptest.Codes(t, err), 5, "all errors at once")
}

func TestCompanies_Delete(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	unused := h.Company(who, "Nooit gebruikt", "87654321")
	request := h.Submit(who, apptest.Submission())
	apptest.Refused(t, domain.Conflict, domain.CodeCompanyInUse, h.Companies.DeleteCompany(h.Ctx(), who, request.Company.ID))
	require.NoError(t, h.Companies.DeleteCompany(h.Ctx(), who, unused.ID))
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, h.Companies.DeleteCompany(h.Ctx(), who, unused.ID))
	assert.Len(t, h.CompaniesOf(who), 1)
}

func TestCompanies_F07_racingDoubles(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		errs := apptest.Racing(12, func(int) error {
			_, err := h.Companies.CreateCompany(h.Ctx(), who, company.Company{Name: "Dubbel", KvK: "12345678"})
			return err
		})
		assert.Equal(t, 1, apptest.Won(errs))
		for _, err := range errs {
			if err != nil {
				apptest.Refused(t, domain.Invalid, domain.CodeKvKTaken, err)
			}
		}
		assert.Len(t, h.CompaniesOf(who), 1)
	})
}

// Deleting a company while a request comes in for it: one of the two is told no.
func TestCompanies_F07_deleteRacesSubmit(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		for range 8 {
			c := h.Company(who, "Laklicht B.V.", "12345678")
			in := apptest.Submission()
			in.NewCompany, in.Client = nil, c.ID
			errs := apptest.Racing(2, func(i int) error {
				if i == 0 {
					return h.Companies.DeleteCompany(h.Ctx(), who, c.ID)
				}
				_, err := h.Requests.Submit(h.Ctx(), who, in, apptest.Uncounted)
				return err
			})
			require.Equal(t, 1, apptest.Won(errs), "%v", errs)
			if errs[0] == nil {
				assert.Equal(t, map[string][]domain.Code{"client": {domain.CodeClientUnknown}}, apptest.Codes(t, errs[1]))
				continue
			}
			apptest.Refused(t, domain.Conflict, domain.CodeCompanyInUse, errs[0])
			break
		}
	})
}
