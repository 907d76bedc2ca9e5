package applications_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/request"
	"wbso/domain/scheme"
	"wbso/ports"
)

// worth is what lists say of the requests of a user, and what their applications say.
func (h *testServer) worth(who usecase.Actor) (listed, read map[string]domain.Cents) {
	h.T.Helper()
	listed, read = map[string]domain.Cents{}, map[string]domain.Cents{}
	for _, q := range h.Listed(who) {
		if q.Benefit != nil {
			listed[q.Number] = *q.Benefit
		}
		if d, err := h.Applications.FindApplication(h.Ctx(), who, q.Number); err == nil && d.Benefit != nil {
			read[q.Number] = d.Benefit.Benefit
		}
	}
	return listed, read
}

// A list says of each request what its application says, and hears of each change of it, also of
// that of another application of the company.
func TestBenefits_ofAListAreThoseOfTheApplications(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who, neighbour := h.User("jansen"), h.User("buurman")
		one, two, next, unpaid := h.Paid(who), h.Paid(who), h.Paid(who), h.Processed(who)
		h.staffed(neighbour, h.Paid(neighbour), 1500, scheme.FlatRate)
		h.Submit(who, apptest.Submission()) // has no application yet
		_, before := h.worth(who)
		do := func(name string, change func(), changes ...request.Request) {
			t.Helper()
			version := h.ListVersion(who)
			change()
			listed, read := h.worth(who)
			require.Equal(t, read, listed, name)
			require.Len(t, listed, 4, name)
			require.Greater(t, h.ListVersion(who), version, name)
			for _, q := range changes {
				assert.NotEqual(t, before[q.Number], read[q.Number], "%s: %s", name, q.Number)
			}
			before = read
		}
		do("hours", func() { h.staffed(who, one, 1500, scheme.FlatRate) }, one, two, next, unpaid)
		do("hours of all", func() {
			for _, q := range []request.Request{two, next, unpaid} {
				h.staffed(who, q, 1500, scheme.FlatRate)
			}
		}, two, next, unpaid)
		do("another year", func() { h.starts(who, next, "2028-03-01") }, next)
		do("filed", func() { _, err := h.Files(who, two); require.NoError(t, err) }, one, two)
		do("not filed after all", func() {
			_, err := h.Applications.UnfileApplication(h.Ctx(), who, two.Number)
			require.NoError(t, err)
		}, one, two)
		for _, amount := range []int64{90_000_00, 80_000_00} {
			do("costs", func() {
				d := h.staffed(who, one, 1500, scheme.ActualCosts)
				costs, share := d.Application.Costs, 100
				costs.Items = []application.CostItem{{Post: "Meetopstelling", Cents: amount, Times: 1, Kind: application.CostKind, VAT: application.WithoutVAT, Share: &share}}
				_, err := h.Replace(who, one, application.CostsPart, d.Application.Revs[application.CostsPart], costs)
				require.NoError(t, err)
			}, one)
		}
		do("together", func() { h.bundled(who, two, one) })
		do("alone", func() { _, err := h.Applications.FileAlone(h.Ctx(), who, one.Number); require.NoError(t, err) })
		do("a starter", func() {
			d := h.Application(who, one)
			no, c := false, d.Company
			c.Starter = application.Starter{WithholdingAgent5Years: &no, Continuation: &no, SubstantialInterest: &no}
			for year := 2022; year <= 2027; year++ {
				c.Starter.Years = append(c.Starter.Years, application.StarterYear{Year: year, Agent: &no, Statement: &no})
			}
			_, err := h.Replace(who, one, application.CompanyPart, d.CompanyRev, c)
			require.NoError(t, err)
		}, one)
		do("paid back", func() { require.NoError(t, h.Report(h.PaymentsOf(one)[0], fakepay.Refunded, "paid")) }, two)
		assert.Equal(t, request.PaymentRefunded, h.PaymentsOf(one)[0].Status)
	})
}

// A page for which too many applications would have to be read says nothing of benefits.
func TestBenefits_areBounded(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	first := h.Paid(who)
	record := h.Application(who, first).Record
	add := func(n int) {
		h.Write(func(r ports.Repos) error {
			for range n {
				more := first
				year, err := r.Requests.NextRequestNumber(h.Ctx(), 2026)
				require.NoError(t, err)
				more.Number = request.ProjectNumber(2026, year)
				more, err = r.Requests.AddRequest(h.Ctx(), more)
				require.NoError(t, err)
				record.Request = more.ID
				require.NoError(t, r.Applications.PutApplication(h.Ctx(), record))
			}
			return nil
		})
	}
	benefits := func() (known int) {
		list, err := h.Requests.ListRequests(h.Ctx(), who, request.RequestFilter{Cards: true}, domain.NumberedPage(1))
		require.NoError(t, err)
		require.Len(t, list.Items, domain.PageSize)
		for _, q := range list.Items {
			if q.Benefit != nil {
				known++
			}
		}
		return known
	}
	add(claim.PageClaimsMax - 1)
	assert.Equal(t, domain.PageSize, benefits())
	add(1)
	assert.Zero(t, benefits())
	assert.NotNil(t, h.Application(who, first).Benefit, "an application knows its own")
}
