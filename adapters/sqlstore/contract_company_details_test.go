package sqlstore_test

import (
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application"
	"wbso/ports"
)

func companyDetails() []promise {
	return []promise{
		testDetailsKeepEveryField,
		testDetailsAnswerNotFound,
		testDetailsGoWithTheirCompany,
	}
}

func testDetailsAnswerNotFound(k kit) {
	_, _, err := k.detailsOf(k.request(1).Company.ID)
	absent(k, err)
}

// Put and Get keep every field, and Put replaces.
func testDetailsKeepEveryField(k kit) {
	c := k.company(k.user("jansen").ID, "12345678")
	other := k.company(c.Owner, "87654321")
	k.putDetails(other.ID, application.CompanyDetails{Name: "B"}, 1)
	for rev, want := range map[int]application.CompanyDetails{1: fullCompany(), 2: {}} {
		k.putDetails(c.ID, want, rev)
		got, stored, err := k.detailsOf(c.ID)
		require.NoError(k, err)
		assert.Equal(k, want, got)
		assert.Equal(k, rev, stored)
	}
	got, _, err := k.detailsOf(other.ID)
	require.NoError(k, err)
	assert.Equal(k, "B", got.Name)
}

func testDetailsGoWithTheirCompany(k kit) {
	c := k.company(k.user("jansen").ID, "12345678")
	k.putDetails(c.ID, fullCompany(), 1)
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Companies.DeleteCompany(k.Context(), c.ID) }))
	_, _, err := k.detailsOf(c.ID)
	absent(k, err)
}

func (k kit) putDetails(company int64, c application.CompanyDetails, rev int) {
	k.Helper()
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Details.PutCompanyDetails(k.Context(), company, c, rev) }))
}

func (k kit) detailsOf(company int64) (c application.CompanyDetails, rev int, err error) {
	err = k.Read(k.Context(), func(r ports.Repos) (err error) {
		c, rev, err = r.Details.FindCompanyDetails(k.Context(), company)
		return err
	})
	return c, rev, err
}
