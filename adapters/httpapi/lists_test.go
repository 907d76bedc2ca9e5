package httpapi_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/request"
	"wbso/ports"
)

// fill gives the user n companies and a request of each, with texts as long as
// they may be.
func (c *person) fill(n int) {
	c.t.Helper()
	owner := decode[apitypes.User](c.get("/api/users/me/").is(200)).ID
	long := strings.Repeat("Een lange tekst. ", domain.TextMax/len("Een lange tekst. "))
	require.NoError(c.t, c.store.Write(c.t.Context(), func(r ports.Repos) error {
		for i := range n {
			firm, err := r.Companies.AddCompany(c.t.Context(), company.Company{Owner: owner, Name: fmt.Sprintf("Bedrijf %d B.V.", i), KvK: fmt.Sprintf("%08d", i), CreatedAt: c.clock.Now()})
			if err != nil {
				return err
			}
			_, err = r.Requests.AddRequest(c.t.Context(), request.Request{
				Owner: owner, Company: firm, Number: request.ProjectNumber(2026, i+1), Title: strings.Repeat("titel ", 10),
				Submission: request.Submission{ElevatorPitch: long, InnovationDescription: long, TechnicalChallenges: long, ExtraCosts: long,
					StartOfProject: domain.NewDate(2027, 1, 1)},
				Status: request.Processed, PaymentStatus: request.Unpaid, CreatedAt: c.clock.Now(), UpdatedAt: c.clock.Now(),
			})
			if err != nil {
				return err
			}
		}
		return nil
	}))
}

// walk follows Link from page to page.
func walk[T any](c *person, path string) (all []T, pages int) {
	for path != "" {
		a := c.get(path).is(200)
		page := decode[[]T](a)
		assert.LessOrEqual(c.t, len(page), domain.PageSize)
		all, pages = append(all, page...), pages+1
		path, _ = strings.CutSuffix(strings.TrimPrefix(a.header.Get("Link"), "<"), `>; rel="next"`)
	}
	return all, pages
}

func TestLists_I06_are_bounded_and_name_the_next_page(t *testing.T) {
	user := newTestServer(t).user("zoe")
	user.fill(2*domain.PageSize + 5)
	requests, pages := walk[apitypes.RequestSummary](user, "/api/requests/")
	assert.Equal(t, 3, pages)
	assert.True(t, slices.IsSortedFunc(requests, func(a, b apitypes.RequestSummary) int { return strings.Compare(b.ProjectNumber, a.ProjectNumber) }))
	assert.Len(t, requests, 2*domain.PageSize+5)
	companies, pages := walk[apitypes.Company](user, "/api/profiles/")
	assert.Equal(t, []int{2*domain.PageSize + 5, 3}, []int{len(companies), pages})
	selectable, pages := walk[apitypes.SelectableCompany](user, "/api/company-dashboard/companies/")
	assert.Equal(t, []int{2*domain.PageSize + 5, 3}, []int{len(selectable), pages})

	assert.Empty(t, decode[[]apitypes.RequestSummary](user.get("/api/requests/?page=4").is(200)))
	for _, page := range []string{"0", "-1", "x", "1.5", "100001", "1&page=2"} {
		assert.Contains(t, user.get("/api/requests/?page="+page).is(400).fields(), "page")
	}
}

func TestLists_a_page_of_long_texts_stays_small(t *testing.T) {
	user := newTestServer(t).user("zoe")
	user.fill(domain.PageSize)
	a := user.get("/api/requests/").is(200)
	assert.Len(t, decode[[]apitypes.RequestSummary](a), domain.PageSize)
	assert.Less(t, len(a.body), 220_000, "bytes")
	assert.NotContains(t, string(a.body), "innovation_description")
}

func TestLists_next_is_where_a_press_on_the_request_leads(t *testing.T) {
	user := newTestServer(t).user("zoe")
	r := user.processed()
	payment := "/requests/" + r.ProjectNumber + "/payment"
	next := func() apitypes.Next { return user.cards()[0].Next }
	assert.Equal(t, apitypes.Next{Profile: payment, Requests: payment}, next())
	user.pays(r, "failed")
	assert.Equal(t, apitypes.Next{Profile: payment, Requests: payment, ShowError: true}, next())
	user.pays(r, "paid")
	paid := apitypes.Next{Profile: "/project/" + r.ProjectNumber, Requests: "/paid/" + r.ProjectNumber}
	assert.Equal(t, paid, next())
	assert.Equal(t, paid, user.request(r.ID).Next)
}
