package sqlstore_test

import (
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

func assignments() []promise {
	return []promise{
		testD06_AssigningTwiceIsOnce,
		testUnassigningWhoIsNotAssignedIsHarmless,
		testNobodyWhoIsNotThereIsAssigned,
		testD06_RacingAssignmentsAreOne,
	}
}

func testD06_AssigningTwiceIsOnce(k kit) {
	q := k.request(1)
	a, b := k.newEmployee(q.Company.ID, "A", "").ID, k.newEmployee(q.Company.ID, "B", "").ID
	k.assign(q.ID, a, a)
	k.assign(q.ID, a, b)
	assert.Len(k, k.employees(hours.EmployeeFilter{Project: q.ID}), 2)
	assert.True(k, k.assigned(q.ID, a))
	assert.True(k, k.assigned(q.ID, b))
	other := k.requestOf(q.Company, 2)
	assert.False(k, k.assigned(other.ID, a))
}

func testUnassigningWhoIsNotAssignedIsHarmless(k kit) {
	q := k.request(1)
	a, b := k.newEmployee(q.Company.ID, "A", "").ID, k.newEmployee(q.Company.ID, "B", "").ID
	k.assign(q.ID, a)
	for range 2 {
		require.NoError(k, k.run(func(r ports.Repos) error {
			return r.Assignments.UnassignEmployees(k.Context(), q.ID, []int64{b, a, 99}, domain.DateOf(noon))
		}))
		assert.False(k, k.assigned(q.ID, a))
	}
}

func testNobodyWhoIsNotThereIsAssigned(k kit) {
	q := k.request(1)
	err := k.run(func(r ports.Repos) error {
		return r.Assignments.AssignEmployees(k.Context(), q.ID, []int64{99}, domain.DateOf(noon), noon)
	})
	assert.Error(k, err)
	assert.Equal(k, domain.Internal, domain.KindOf(err))
}

// Racing assignments of one employee are one.
func testD06_RacingAssignmentsAreOne(k kit) {
	q := k.request(1)
	e := k.newEmployee(q.Company.ID, "A", "").ID
	errs := racing(8, func(int) error {
		return k.run(func(r ports.Repos) error {
			if err := r.Employees.TouchEmployees(k.Context(), e); err != nil {
				return err
			}
			return r.Assignments.AssignEmployees(k.Context(), q.ID, []int64{e}, domain.DateOf(noon), noon)
		})
	})
	assert.Equal(k, 8, won(errs), "%v", errs)
	assert.Len(k, k.employees(hours.EmployeeFilter{Project: q.ID}), 1)
}

func (k kit) assign(project int64, employees ...int64) {
	k.Helper()
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.Assignments.AssignEmployees(k.Context(), project, employees, domain.DateOf(noon), noon)
	}))
}

func (k kit) assigned(project, employee int64) bool {
	k.Helper()
	return must(k, func(r ports.Repos) (bool, error) { return r.Assignments.IsAssigned(k.Context(), project, employee) })
}
