package sqlstore_test

import (
	"fmt"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

// namesInOrder are names as they are listed: as they are shown, first name first.
func namesInOrder() [][2]string {
	return [][2]string{
		{"Al", "van"}, {"An", "in 't Veld"}, {"Anna", "van den Berg"}, {"Anna", "van den Bergh"}, {"Bo", "Åberg"}, {"Cher", ""},
		{"Els", "aan het Rot"}, {"Eva", "d’Ancona"}, {"Jan", "Berg"}, {"Jan", "Van den Berg"}, {"Jan", "van der Berg"}, {"Kees", "'t Hart"},
		{"Mesut", "Özil"}, {"Mia", "Ildiz"}, {"Ot", "Ozinga"}, {"Piet", "ijsbrand"}, {"Sanne", "de Vries"}, {"Tom", "Vries de"}, {"Ünal", "Çelik"},
		{"Zoë", "IJsbrand"}, {"Zoë", "Zwart"},
	}
}

// Names sort as they are shown, also in pages.
func testNamesSortAsTheyAreShown(k kit) {
	company := k.company(k.user("a").ID, "1").ID
	want := namesInOrder()
	for i := range want {
		name := want[(8*i+3)%len(want)] // each once, in another order
		do(k, func(r ports.Repos) (hours.Employee, error) {
			return r.Employees.AddEmployee(k.Context(), hours.Employee{Company: company, FirstName: name[0], LastName: name[1], Approved: true, CreatedAt: noon})
		})
	}
	var whole, paged [][2]string
	for _, e := range k.employees(hours.EmployeeFilter{Company: company}) {
		whole = append(whole, [2]string{e.FirstName, e.LastName})
	}
	assert.Equal(k, want, whole)
	for after, more := int64(0), true; more; {
		page := must(k, func(r ports.Repos) (domain.List[hours.Employee], error) {
			return r.Employees.ListEmployees(k.Context(), hours.EmployeeFilter{Company: company}, domain.Page{After: after, Size: 2})
		})
		for _, e := range page.Items {
			paged, after = append(paged, [2]string{e.FirstName, e.LastName}), e.ID
		}
		more = page.More
	}
	assert.Equal(k, want, paged)
}

// List sorts by folded name and id, in pages.
func testListSortsEmployees(k kit) {
	company := k.company(k.user("a").ID, "1").ID
	var want []string
	for _, name := range []string{"Zwart", "de Vries", "Bakker", "Çelik", "Åberg", "bakker", "DE VRIES", "Bakker"} {
		k.newEmployee(company, name, "")
	}
	for _, e := range k.employees(hours.EmployeeFilter{Company: company}) {
		want = append(want, fmt.Sprint(e.LastName, e.ID))
	}
	assert.Equal(k, []string{"Åberg5", "Bakker3", "bakker6", "Bakker8", "Çelik4", "de Vries2", "DE VRIES7", "Zwart1"}, want)
	page := must(k, func(r ports.Repos) (domain.List[hours.Employee], error) {
		return r.Employees.ListEmployees(k.Context(), hours.EmployeeFilter{Company: company}, domain.Page{Offset: 5, Size: 1})
	})
	assert.True(k, page.More)
	require.Len(k, page.Items, 1)
	assert.Equal(k, "de Vries", page.Items[0].LastName)
	next := must(k, func(r ports.Repos) (domain.List[hours.Employee], error) {
		return r.Employees.ListEmployees(k.Context(), hours.EmployeeFilter{Company: company}, domain.Page{After: page.Items[0].ID, Size: 3})
	})
	require.Len(k, next.Items, 2)
	assert.Equal(k, []int64{7, 1}, []int64{next.Items[0].ID, next.Items[1].ID})
}

// List selects by company, project and what is available.
func testListSelectsEmployees(k kit) {
	owner := k.user("a").ID
	mine, other := k.company(owner, "1"), k.company(owner, "2")
	q, second := k.requestOf(mine, 1), k.requestOf(mine, 2)
	a, b := k.newEmployee(mine.ID, "A", "a@x.example"), k.newEmployee(mine.ID, "B", "")
	gone := k.newEmployee(mine.ID, "C", "")
	gone.Archived = true
	require.NoError(k, k.updateEmployee(gone))
	stranger := k.newEmployee(other.ID, "D", "")
	k.assign(q.ID, a.ID, gone.ID)
	k.assign(second.ID, a.ID)
	ids := func(f hours.EmployeeFilter) (found []int64) {
		for _, e := range k.employees(f) {
			found = append(found, e.ID)
		}
		return found
	}
	assert.Equal(k, []int64{a.ID, b.ID}, ids(hours.EmployeeFilter{Company: mine.ID}))
	assert.Equal(k, []int64{a.ID, b.ID, gone.ID}, ids(hours.EmployeeFilter{Company: mine.ID, Archived: true}))
	assert.Equal(k, []int64{a.ID}, ids(hours.EmployeeFilter{Project: q.ID}))
	assert.Equal(k, []int64{a.ID, gone.ID}, ids(hours.EmployeeFilter{Project: q.ID, Archived: true}))
	assert.Equal(k, []int64{b.ID}, ids(hours.EmployeeFilter{Available: q.ID}))
	assert.Equal(k, []int64{a.ID, b.ID, gone.ID, stranger.ID}, ids(hours.EmployeeFilter{Archived: true}))
	assert.Empty(k, ids(hours.EmployeeFilter{Available: 99}))
	everybody := k.employees(hours.EmployeeFilter{})
	assert.Equal(k, []string{q.Number, second.Number}, everybody[0].Projects)
	assert.Nil(k, everybody[1].Projects)
}
