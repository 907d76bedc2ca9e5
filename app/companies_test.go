package app_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/company"
)

func (h *testServer) company(who usecase.Actor, name, kvk string) company.Company {
	h.t.Helper()
	c, err := h.Companies.CreateCompany(h.ctx(), who, company.Company{Name: name, KvK: kvk})
	require.NoError(h.t, err)
	return c
}

func TestCompanies_Z_ownersOnly(t *testing.T) {
	h := newTestServer(t)
	who, other := h.user("jansen"), h.user("pieters")
	c := h.company(who, "Laklicht B.V.", "12.34 56-78")
	assert.Equal(t, "12345678", c.KvK, "stored in canonical form")
	assert.Equal(t, who.UserID, c.Owner)

	for name, stranger := range map[string]usecase.Actor{"another tenant": other, "nobody": {}} {
		kind, code := domain.NotFound, domain.CodeNotFound
		if stranger.UserID == 0 {
			kind, code = domain.Unauthenticated, domain.CodeNoToken
		}
		t.Run(name, func(t *testing.T) {
			_, err := h.Companies.FindCompany(h.ctx(), stranger, c.ID)
			refused(t, kind, code, err)
			_, err = h.Companies.ReplaceCompany(h.ctx(), stranger, c.ID, company.Company{Name: "Van mij", KvK: "87654321"})
			refused(t, kind, code, err)
			_, err = h.Companies.ReplaceCompany(h.ctx(), stranger, c.ID, company.Company{})
			refused(t, kind, code, err) // a bad body tells nothing about what exists
			refused(t, kind, code, h.Companies.DeleteCompany(h.ctx(), stranger, c.ID))
		})
	}
	assert.Empty(t, h.companies(other))
	assert.Equal(t, []company.Company{c}, h.companies(who))
}

func TestCompanies_Z03_ownerAndIDAreNotInput(t *testing.T) {
	h := newTestServer(t)
	who, other := h.user("jansen"), h.user("pieters")
	first := h.company(who, "Een", "11111111")
	c, err := h.Companies.CreateCompany(h.ctx(), who, company.Company{ID: first.ID, Owner: other.UserID, Name: "Twee", KvK: "22222222"})
	require.NoError(t, err)
	assert.NotEqual(t, first.ID, c.ID)
	assert.Equal(t, who.UserID, c.Owner)
	c, err = h.Companies.ReplaceCompany(h.ctx(), who, c.ID, company.Company{ID: first.ID, Owner: other.UserID, Name: "Drie", KvK: "22222222"})
	require.NoError(t, err)
	assert.Len(t, h.companies(who), 2)
	assert.Equal(t, "Drie", h.companies(who)[1].Name)
	assert.Equal(t, "Een", h.companies(who)[0].Name)
}

func TestCompanies_kvkNumbers(t *testing.T) {
	h := newTestServer(t)
	who, other := h.user("jansen"), h.user("pieters")
	h.company(who, "Een", "11111111")
	h.company(other, "Van een ander", "11111111") // a number is unique per owner alone

	_, err := h.Companies.CreateCompany(h.ctx(), who, company.Company{Name: "Dubbel", KvK: "1111 1111"})
	refused(t, domain.Invalid, domain.CodeKvKTaken, err)
	two := h.company(who, "Twee", "22222222")
	_, err = h.Companies.ReplaceCompany(h.ctx(), who, two.ID, company.Company{Name: "Twee", KvK: "11111111"})
	refused(t, domain.Invalid, domain.CodeKvKTaken, err)
	_, err = h.Companies.ReplaceCompany(h.ctx(), who, two.ID, company.Company{Name: "Twee anders", KvK: "22222222"})
	require.NoError(t, err, "its own number is no double")

	_, err = h.Companies.CreateCompany(h.ctx(), who, company.Company{Name: " ", KvK: "123", BTW: "NL1", PostalCode: "x", Email: "x"})
	assert.Len(t, codes(t, err), 5, "all errors at once")
}

func TestCompanies_Delete(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	unused := h.company(who, "Nooit gebruikt", "87654321")
	request := h.submit(who, submission())
	refused(t, domain.Conflict, domain.CodeCompanyInUse, h.Companies.DeleteCompany(h.ctx(), who, request.Company.ID))
	require.NoError(t, h.Companies.DeleteCompany(h.ctx(), who, unused.ID))
	refused(t, domain.NotFound, domain.CodeNotFound, h.Companies.DeleteCompany(h.ctx(), who, unused.ID))
	assert.Len(t, h.companies(who), 1)
}

func TestCompanies_F07_racingDoubles(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		errs := racing(12, func(int) error {
			_, err := h.Companies.CreateCompany(h.ctx(), who, company.Company{Name: "Dubbel", KvK: "12345678"})
			return err
		})
		assert.Equal(t, 1, won(errs))
		for _, err := range errs {
			if err != nil {
				refused(t, domain.Invalid, domain.CodeKvKTaken, err)
			}
		}
		assert.Len(t, h.companies(who), 1)
	})
}

// Deleting a company while a request comes in for it: one of the two is told no.
func TestCompanies_F07_deleteRacesSubmit(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		for range 8 {
			c := h.company(who, "Laklicht B.V.", "12345678")
			in := submission()
			in.NewCompany, in.Client = nil, c.ID
			errs := racing(2, func(i int) error {
				if i == 0 {
					return h.Companies.DeleteCompany(h.ctx(), who, c.ID)
				}
				_, err := h.Requests.Submit(h.ctx(), who, in, uncounted)
				return err
			})
			require.Equal(t, 1, won(errs), "%v", errs)
			if errs[0] == nil {
				assert.Equal(t, map[string][]domain.Code{"client": {domain.CodeClientUnknown}}, codes(t, errs[1]))
				continue
			}
			refused(t, domain.Conflict, domain.CodeCompanyInUse, errs[0])
			break
		}
	})
}
