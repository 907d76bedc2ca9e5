package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

func employees() []promise {
	return []promise{
		testAddByIDAndListKeepEveryEmployeeField,
		testAnEmployeeOfNoCompanyIsRefused,
		testAnAddressIsTakenOnceInACompany,
		testNoAddressIsTakenByNobody,
		testAnArchivedEmployeesAddressIsFree,
		testZ03_SomebodyElsesEmployeeIsNotFound,
		testListSortsEmployees,
		testNamesSortAsTheyAreShown,
		testListSelectsEmployees,
		testUpdateWritesAllButCompanyProjectsAndCreationTime,
		testUpdateOfNobodyIsNotFound,
		testDeleteTakesTheAssignmentsAlong,
		testD06_DeleteKeepsWhoHasHours,
		testUpdateAndTouchRaiseTheVersion,
		testTouchOfNobodyIsNotFound,
		testTouchMakesTransactionsWait,
		testRacingEmployeesTakeAnAddressOnce,
		testACompanyTakesItsEmployeesAlong,
	}
}

func fullEmployee(company int64) hours.Employee {
	return hours.Employee{Company: company, FirstName: odd, LastName: odd, Function: odd, Email: "Zoë@voorbeeld.example",
		BSN: hours.SealedBSN{Key: "k1", Cipher: []byte{0, 1, 255}}, Approved: true, CreatedAt: noon}
}

// Add, ByID and List keep every field.
func testAddByIDAndListKeepEveryEmployeeField(k kit) {
	q := k.request(1)
	for _, want := range []hours.Employee{fullEmployee(q.Company.ID), {Company: q.Company.ID, Archived: true, CreatedAt: noon}} {
		added, err := k.addEmployee(want)
		require.NoError(k, err)
		want.ID, want.Workdays = added.ID, hours.MondayToFriday
		assert.Equal(k, want, added)
		k.assign(q.ID, added.ID)
		want.Projects = []string{q.Number}
		for _, owner := range []int64{q.Owner, member.Anyone} {
			got, err := k.employee(owner, added.ID)
			require.NoError(k, err)
			assert.Equal(k, want, got)
		}
		assert.Contains(k, k.employees(hours.EmployeeFilter{Company: q.Company.ID, Archived: true}), want)
	}
}

// An employee of a company that is not there is refused.
func testAnEmployeeOfNoCompanyIsRefused(k kit) {
	_, err := k.addEmployee(fullEmployee(99))
	assert.Error(k, err)
	assert.Equal(k, domain.Internal, domain.KindOf(err))
}

// An address is taken once in a company regardless of case.
func testAnAddressIsTakenOnceInACompany(k kit) {
	owner := k.user("a").ID
	one, other := k.company(owner, "1").ID, k.company(owner, "2").ID
	k.newEmployee(one, "Jansen", "ANNA@VOORBEELD.example")
	_, err := k.addEmployee(hours.Employee{Company: one, Email: "anna@voorbeeld.example", CreatedAt: noon})
	refused(k, domain.Invalid, domain.CodeEmployeeEmail, "email", err)
	k.newEmployee(other, "Jansen", "anna@voorbeeld.example")
	bob := k.newEmployee(one, "Bob", "bob@voorbeeld.example")
	bob.Email = "Bob@voorbeeld.example"
	require.NoError(k, k.updateEmployee(bob), "one's own address")
	bob.Email = "Anna@voorbeeld.example"
	refused(k, domain.Invalid, domain.CodeEmployeeEmail, "email", k.updateEmployee(bob))
}

func testNoAddressIsTakenByNobody(k kit) {
	company := k.company(k.user("a").ID, "1").ID
	k.newEmployee(company, "Een", "")
	two := k.newEmployee(company, "Twee", "")
	two.FirstName = "x"
	require.NoError(k, k.updateEmployee(two))
}

func testAnArchivedEmployeesAddressIsFree(k kit) {
	company := k.company(k.user("a").ID, "1").ID
	old := k.newEmployee(company, "Oud", "anna@voorbeeld.example")
	old.Archived = true
	require.NoError(k, k.updateEmployee(old))
	young := k.newEmployee(company, "Nieuw", "anna@voorbeeld.example")
	young.Function = "aangenomen"
	require.NoError(k, k.updateEmployee(young))
	old.Function = "gepensioneerd"
	require.NoError(k, k.updateEmployee(old), "still archived")
	old.Archived = false
	refused(k, domain.Invalid, domain.CodeEmployeeEmail, "email", k.updateEmployee(old))
}

func testZ03_SomebodyElsesEmployeeIsNotFound(k kit) {
	a, b := k.user("a").ID, k.user("b").ID
	e := k.newEmployee(k.company(a, "1").ID, "Jansen", "")
	for _, owner := range []int64{b, 0} {
		_, err := k.employee(owner, e.ID)
		absent(k, err)
	}
	_, err := k.employee(a, e.ID+1)
	absent(k, err)
}

func testUpdateWritesAllButCompanyProjectsAndCreationTime(k kit) {
	owner := k.user("a").ID
	company, other := k.company(owner, "1").ID, k.company(owner, "2").ID
	before := k.newEmployee(company, "Jansen", "")
	change := fullEmployee(other)
	change.ID, change.Archived, change.Projects, change.CreatedAt = before.ID, true, []string{"x"}, noon.AddDate(1, 0, 0)
	require.NoError(k, k.updateEmployee(change))
	change.Company, change.Projects, change.CreatedAt, change.Workdays = company, nil, before.CreatedAt, hours.MondayToFriday
	got, err := k.employee(owner, before.ID)
	require.NoError(k, err)
	assert.Equal(k, change, got)
	require.NoError(k, k.updateEmployee(before))
	got, err = k.employee(owner, before.ID)
	require.NoError(k, err)
	assert.Equal(k, before, got, "the number can be cleared")
}

// Update of who is not there is not_found.
func testUpdateOfNobodyIsNotFound(k kit) {
	absent(k, k.updateEmployee(hours.Employee{ID: 99, Email: "a@b.nl"}))
}

func testDeleteTakesTheAssignmentsAlong(k kit) {
	q := k.request(1)
	e := k.newEmployee(q.Company.ID, "Jansen", "")
	k.assign(q.ID, e.ID)
	assert.True(k, k.deleteEmployee(e.ID))
	_, err := k.employee(q.Owner, e.ID)
	absent(k, err)
	assert.Empty(k, k.employees(hours.EmployeeFilter{Project: q.ID, Archived: true}))
	assert.False(k, k.deleteEmployee(e.ID), "the second time")
}

func testUpdateAndTouchRaiseTheVersion(k kit) {
	q := k.request(1)
	a, b := k.newEmployee(q.Company.ID, "A", ""), k.newEmployee(q.Company.ID, "B", "")
	stranger := k.newEmployee(k.request(2).Company.ID, "C", "")
	versions := func() (sum int64) {
		for _, m := range must(k, func(r ports.Repos) ([]hours.StaffMember, error) {
			return r.HoursBulk.ListStaff(k.Context(), q.Company.ID, q.ID)
		}) {
			sum += int64(m.Version)
		}
		return sum
	}
	last := versions()
	raised := func(write func(ports.Repos) error) bool {
		require.NoError(k, k.run(write))
		now := versions()
		defer func() { last = now }()
		return now != last
	}
	touch := func(ids ...int64) func(ports.Repos) error {
		return func(r ports.Repos) error { return r.Employees.TouchEmployees(k.Context(), ids...) }
	}
	assert.True(k, raised(touch(a.ID)))
	assert.True(k, raised(touch(b.ID, a.ID, b.ID)))
	assert.True(k, raised(func(r ports.Repos) error { return r.Employees.UpdateEmployee(k.Context(), a) }))
	assert.False(k, raised(touch(stranger.ID)), "another owner's")
	assert.False(k, raised(touch()))
}

// Touch of who is not there is not_found.
func testTouchOfNobodyIsNotFound(k kit) {
	absent(k, k.run(func(r ports.Repos) error { return r.Employees.TouchEmployees(k.Context(), 99) }))
}

// Transactions that first touch the employee and then look see what the one before did.
func testTouchMakesTransactionsWait(k kit) {
	q := k.request(1)
	e := k.newEmployee(q.Company.ID, "Jansen", "")
	errs := racing(8, func(i int) error {
		return k.run(func(r ports.Repos) error {
			if err := r.Employees.TouchEmployees(k.Context(), e.ID); err != nil {
				return err
			}
			found, err := r.Employees.FindEmployee(k.Context(), as(q.Owner), e.ID)
			if err != nil {
				return err
			}
			found.Function += "x"
			return r.Employees.UpdateEmployee(k.Context(), found)
		})
	})
	assert.Equal(k, 8, won(errs), "%v", errs)
	got, err := k.employee(q.Owner, e.ID)
	require.NoError(k, err)
	assert.Equal(k, "xxxxxxxx", got.Function)
}

func testRacingEmployeesTakeAnAddressOnce(k kit) {
	company := k.company(k.user("a").ID, "1").ID
	var mine []hours.Employee
	for range 4 {
		mine = append(mine, k.newEmployee(company, "Jansen", ""))
	}
	errs := racing(8, func(i int) error {
		if i < len(mine) {
			e := mine[i]
			e.Email = "anna@voorbeeld.example"
			return k.updateEmployee(e)
		}
		_, err := k.addEmployee(hours.Employee{Company: company, Email: "ANNA@voorbeeld.example", CreatedAt: noon})
		return err
	})
	assert.Equal(k, 1, won(errs))
	for _, err := range errs {
		if err != nil {
			refused(k, domain.Invalid, domain.CodeEmployeeEmail, "email", err)
		}
	}
}

func testACompanyTakesItsEmployeesAlong(k kit) {
	c := k.company(k.user("a").ID, "1")
	e := k.newEmployee(c.ID, "Jansen", "")
	require.NoError(k, k.removeCompany(c.ID))
	_, err := k.employee(member.Anyone, e.ID)
	absent(k, err)
}

func (k kit) addEmployee(e hours.Employee) (hours.Employee, error) {
	return try(k, func(r ports.Repos) (hours.Employee, error) { return r.Employees.AddEmployee(k.Context(), e) })
}

func (k kit) newEmployee(company int64, lastName, email string) hours.Employee {
	k.Helper()
	e, err := k.addEmployee(hours.Employee{Company: company, LastName: lastName, Email: email, CreatedAt: noon.Add(time.Hour)})
	require.NoError(k, err)
	return e
}

func (k kit) employee(owner, id int64) (hours.Employee, error) {
	return get(k, func(r ports.Repos) (hours.Employee, error) {
		return r.Employees.FindEmployee(k.Context(), as(owner), id)
	})
}

func (k kit) employees(f hours.EmployeeFilter) []hours.Employee {
	k.Helper()
	return must(k, func(r ports.Repos) (domain.List[hours.Employee], error) {
		return r.Employees.ListEmployees(k.Context(), f, wholeList)
	}).Items
}

func (k kit) updateEmployee(e hours.Employee) error {
	return k.run(func(r ports.Repos) error { return r.Employees.UpdateEmployee(k.Context(), e) })
}

func (k kit) deleteEmployee(id int64) bool {
	k.Helper()
	return do(k, func(r ports.Repos) (bool, error) { return r.Employees.DeleteEmployee(k.Context(), id) })
}

func testD06_DeleteKeepsWhoHasHours(k kit) {
	q := k.request(1)
	for _, withdrawn := range []bool{false, true} {
		e := k.newEmployee(q.Company.ID, "Jansen", "")
		entry := do(k, func(r ports.Repos) (hours.HourEntry, error) {
			return r.Hours.AddHourEntry(k.Context(), hours.HourEntry{Project: q.ID, Employee: e.ID, Date: domain.DateOf(noon), Hours: 1, Description: "x", RecordedAt: noon})
		})
		if withdrawn {
			require.NoError(k, k.run(func(r ports.Repos) error { return r.Hours.WithdrawHourEntry(k.Context(), entry.ID, 0, noon) }))
		}
		assert.False(k, k.deleteEmployee(e.ID))
		_, err := k.employee(q.Owner, e.ID)
		assert.NoError(k, err)
	}
}
