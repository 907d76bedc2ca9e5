package httpapi_test

import (
	"fmt"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/adapters/apitypes"
)

// atOnce makes n calls side by side and counts the answers by status.
func atOnce(n int, call func(i int) answer) map[int]int {
	var group sync.WaitGroup
	answers := make([]answer, n)
	for i := range n {
		group.Go(func() { answers[i] = call(i) })
	}
	group.Wait()
	counts := map[int]int{}
	for _, a := range answers {
		counts[a.status]++
	}
	return counts
}

// What must be there once is made once, and the others are told, not failed.
func TestRaces(t *testing.T) { onBoth(t, races) }

func races(t *testing.T, h *testServer) {
	const n = 12
	v := h.visitor()
	registered := atOnce(n, func(i int) answer {
		return v.post("/auth/register/", registration("zoe", fmt.Sprintf("zoe%d@voorbeeld.nl", i), password))
	})
	assert.Equal(t, map[int]int{201: 1, 400: n - 1}, registered)

	user := h.user("sanne")
	company := object{"company_name": "Een", "kvk_number": "11223344"}
	assert.Equal(t, map[int]int{201: 1, 400: n - 1}, atOnce(n, func(int) answer { return user.post("/api/profiles/", company) }))

	// All of one new company: one company, and a number for each request.
	assert.Equal(t, map[int]int{201: n}, atOnce(n, func(int) answer { return user.post("/api/requests/", submission()) }))
	companies, numbers := map[int64]bool{}, map[string]bool{}
	for _, r := range decode[[]apitypes.RequestSummary](user.get("/api/requests/").is(200)) {
		companies[r.CompanyProfile.ID], numbers[r.ProjectNumber] = true, true
	}
	assert.Len(t, companies, 1)
	assert.Len(t, numbers, n)

	h.work()
	r := decode[[]apitypes.RequestSummary](user.get("/api/requests/").is(200))[0]
	path := fmt.Sprintf("/api/stripe/create-session/%d/", r.ID)
	assert.Equal(t, map[int]int{200: n}, atOnce(n, func(int) answer { return user.post(path, nil) }))
	assert.Len(t, decode[[]apitypes.Payment](user.get("/api/payments/?request="+r.ProjectNumber).is(200)), 1)
	assert.Equal(t, map[int]int{200: n}, atOnce(n, func(int) answer {
		return user.call("PATCH", "/api/user-profile/", object{"phone": "0101234567"})
	}))
}
