package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/member"
	"wbso/ports"
)

func companies() []promise {
	return []promise{
		testAddByIDAndByKvKKeepEveryField,
		testAnOwnerHasOneCompanyPerKvKNumberAnotherOwnerMayHaveItToo,
		testAnOwnerThatIsNobodyIsRefused,
		testZ03_SomebodyElsesCompanyIsNotFound,
		testListGivesTheOwnersTheOldestFirst,
		testUpdateWritesAllButIdOwnerAndCreationTime,
		testUpdateRefusesANumberTheOwnerHasElsewhereAndKeepsItsOwn,
		testDeleteRemovesAndAnswersNotFoundTheSecondTime,
		testDeleteNeverLeavesARequestWithoutItsCompany,
	}
}

func testAddByIDAndByKvKKeepEveryField(k kit) {
	owner := k.user("jansen").ID
	full := company.Company{Owner: owner, Name: odd, KvK: "12345678", BTW: "NL001234567B01", Address: odd, PostalCode: "1234 AB",
		City: "'s-Gravenhage", ContactPerson: odd, Email: odd, Phone: odd, CreatedAt: noon}
	for _, want := range []company.Company{full, {Owner: owner, CreatedAt: noon}} {
		added, err := k.addCompany(want)
		require.NoError(k, err)
		want.ID, want.Caller = added.ID, member.Membership{Role: member.Owner}
		assert.Equal(k, want, added)
		for _, o := range []int64{owner, member.Anyone} {
			got, err := k.companyByID(o, added.ID)
			require.NoError(k, err)
			assert.Equal(k, want, got)
			got, err = k.companyByKvK(o, want.KvK)
			require.NoError(k, err)
			assert.Equal(k, want, got)
		}
	}
}

func testAnOwnerHasOneCompanyPerKvKNumberAnotherOwnerMayHaveItToo(k kit) {
	a, b := k.user("a").ID, k.user("b").ID
	k.company(a, "12345678")
	_, err := k.addCompany(company.Company{Owner: a, KvK: "12345678", CreatedAt: noon})
	refused(k, domain.Invalid, domain.CodeKvKTaken, "kvk_number", err)
	k.company(b, "12345678")
}

func testAnOwnerThatIsNobodyIsRefused(k kit) {
	_, err := k.addCompany(company.Company{Owner: 99, KvK: "12345678", CreatedAt: noon})
	assert.Error(k, err)
	assert.Equal(k, domain.Internal, domain.KindOf(err))
}

func testZ03_SomebodyElsesCompanyIsNotFound(k kit) {
	a, b := k.user("a").ID, k.user("b").ID
	c := k.company(a, "12345678")
	_, err := k.companyByID(b, c.ID)
	absent(k, err)
	_, err = k.companyByID(0, c.ID)
	absent(k, err)
	_, err = k.companyByKvK(b, c.KvK)
	absent(k, err)
	_, err = k.companyByID(a, c.ID+1)
	absent(k, err)
}

func testListGivesTheOwnersTheOldestFirst(k kit) {
	a, b := k.user("a").ID, k.user("b").ID
	young := k.company(a, "1")
	other := k.company(b, "2")
	old, err := k.addCompany(company.Company{Owner: a, KvK: "3", CreatedAt: noon.Add(-time.Hour)})
	require.NoError(k, err)
	list := func(owner int64) []company.Company {
		return must(k, func(r ports.Repos) (domain.List[company.Company], error) {
			return r.Companies.ListCompanies(k.Context(), as(owner), wholeList)
		}).Items
	}
	assert.Equal(k, []company.Company{old, young}, list(a))
	assert.Equal(k, []company.Company{old, young, other}, list(member.Anyone))
	assert.Empty(k, list(0))
	page := must(k, func(r ports.Repos) (domain.List[company.Company], error) {
		return r.Companies.ListCompanies(k.Context(), member.Everything(), domain.Page{Offset: 1, Size: 1})
	})
	assert.Equal(k, domain.List[company.Company]{Items: []company.Company{young}, More: true}, page)
}

func testUpdateWritesAllButIdOwnerAndCreationTime(k kit) {
	a, b := k.user("a").ID, k.user("b").ID
	before := k.company(a, "12345678")
	change := company.Company{ID: before.ID, Owner: b, Name: odd, KvK: "87654321", BTW: "NL", Address: "x", PostalCode: "1",
		City: "y", ContactPerson: "z", Email: "e", Phone: "p", CreatedAt: noon.AddDate(1, 0, 0)}
	require.NoError(k, k.updateCompany(change))
	change.Owner, change.CreatedAt, change.Caller = a, before.CreatedAt, before.Caller
	got, err := k.companyByID(a, before.ID)
	require.NoError(k, err)
	assert.Equal(k, change, got)
}

func testUpdateRefusesANumberTheOwnerHasElsewhereAndKeepsItsOwn(k kit) {
	a, b := k.user("a").ID, k.user("b").ID
	k.company(a, "1")
	k.company(b, "3")
	c := k.company(a, "2")
	c.KvK = "1"
	refused(k, domain.Invalid, domain.CodeKvKTaken, "kvk_number", k.updateCompany(c))
	c.KvK = "2"
	require.NoError(k, k.updateCompany(c))
	c.KvK = "3"
	require.NoError(k, k.updateCompany(c), "another owner's number")
	c.ID += 100
	absent(k, k.updateCompany(c))
}

func testDeleteRemovesAndAnswersNotFoundTheSecondTime(k kit) {
	a := k.user("a").ID
	c := k.company(a, "1")
	require.NoError(k, k.removeCompany(c.ID))
	absent(k, k.removeCompany(c.ID))
}

func testDeleteNeverLeavesARequestWithoutItsCompany(k kit) {
	q := k.request(1)
	assert.Error(k, k.removeCompany(q.Company.ID))
	_, err := k.companyByID(q.Owner, q.Company.ID)
	assert.NoError(k, err)
}

func (k kit) addCompany(c company.Company) (company.Company, error) {
	return try(k, func(r ports.Repos) (company.Company, error) { return r.Companies.AddCompany(k.Context(), c) })
}

func (k kit) companyByID(owner, id int64) (company.Company, error) {
	return get(k, func(r ports.Repos) (company.Company, error) {
		return r.Companies.FindCompany(k.Context(), as(owner), id)
	})
}

func (k kit) companyByKvK(owner int64, kvk string) (company.Company, error) {
	return get(k, func(r ports.Repos) (company.Company, error) {
		found, err := r.Companies.ListCompaniesByKvK(k.Context(), as(owner), kvk)
		if err == nil && len(found) == 0 {
			err = domain.Fail(domain.NotFound, domain.CodeNotFound)
		}
		return append(found, company.Company{})[0], err
	})
}

func (k kit) updateCompany(c company.Company) error {
	return k.run(func(r ports.Repos) error { return r.Companies.UpdateCompany(k.Context(), c) })
}

func (k kit) removeCompany(id int64) error {
	return k.run(func(r ports.Repos) error { return r.Companies.DeleteCompany(k.Context(), id) })
}
