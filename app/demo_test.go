package app_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/demo"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/evaluation"
	"wbso/domain/request"
)

// demo is the demonstration's owner, once it is there.
func (h *testServer) demo() usecase.Actor {
	h.t.Helper()
	pair, err := h.signIn(demo.DemoUsername, demo.DemoPassword)
	require.NoError(h.t, err)
	who, err := h.Accounts.Authenticate(h.ctx(), pair.Access)
	require.NoError(h.t, err)
	return who
}

type standing struct {
	status  request.Status
	payment request.PaymentStatus
}

// wholeDemo asserts that the demonstration is there, once.
func (h *testServer) wholeDemo() {
	h.t.Helper()
	who := h.demo()
	list := h.requests()
	assert.Len(h.t, h.listed(who), len(list))
	found := map[standing]int{}
	numbers := map[string]bool{}
	for _, req := range list {
		found[standing{req.Status, req.PaymentStatus}]++
		numbers[req.Number] = true
		if req.Status == request.Processed {
			h.oneApplication(req.ID)
		} else {
			h.noApplication(req.ID)
		}
		payments := 0
		if req.PaymentStatus != request.Unpaid {
			payments = 1
		}
		assert.Len(h.t, h.payments(req), payments, req.Title)
	}
	assert.Equal(h.t, map[standing]int{
		{request.Processing, request.Unpaid}: 1, {request.Failed, request.Unpaid}: 1, {request.Processed, request.Unpaid}: 1,
		{request.Processed, request.PaymentPending}: 1, {request.Processed, request.PaymentFailed}: 1, {request.Processed, request.Paid}: 3,
	}, found)
	for n := range len(list) {
		assert.Contains(h.t, numbers, request.ProjectNumber(h.clock.Today().Year, n+1))
	}
	assert.Len(h.t, h.companies(who), 4)
	assert.True(h.t, h.valid(who, "welkom"))
	assert.Empty(h.t, h.jobs())
}

func TestDemo_Seed(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Demo.Seed(h.ctx()))
	h.wholeDemo()
	require.NoError(t, h.Demo.Seed(h.ctx()), "twice is no error")
	h.wholeDemo()
	require.NoError(t, h.process().Demo.Seed(h.ctx()))
	h.wholeDemo()
}

// What a visitor did with it stays when the server starts again.
func TestDemo_Seed_keepsWhatVisitorsDid(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Demo.Seed(h.ctx()))
	who := h.demo()
	submitted := h.submit(who, submission())
	h.runDue(1)
	for _, req := range h.requests() {
		if req.Status == request.Processed && req.PaymentStatus == request.PaymentPending {
			started := h.checkout(who, req, "") // a pending one can be taken further
			assert.NotEmpty(t, started.Checkout)
		}
		if req.Status == request.Failed {
			_, err := h.Requests.RetryRequest(h.ctx(), who, req.Number)
			require.NoError(t, err)
			h.runDue(1)
		}
	}
	h.clock.setToday("2027-02-01") // also in another year
	before := h.requests()
	require.NoError(t, h.Demo.Seed(h.ctx()))
	assert.Equal(t, before, h.requests())
	h.oneApplication(submitted.ID)
}

// An account that somebody registers does not keep the demonstration from starting again.
func TestDemo_Seed_overItsOwnDatabase(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Demo.Seed(h.ctx()))
	visitor := h.user("noor")
	h.submit(visitor, submission())
	h.runDue(1)
	who := h.demo()
	_, err := h.Companies.CreateCompany(h.ctx(), who, company.Company{Name: "Aardappel B.V.", KvK: "87654321"})
	require.NoError(t, err)
	before := h.requests()
	require.NoError(t, h.Demo.Seed(h.ctx()))
	assert.Equal(t, before, h.requests())
	assert.Len(t, h.companies(who), 5)
}

func TestDemo_Seed_refusedWithOtherUsers(t *testing.T) {
	h := newTestServer(t)
	h.user("jansen")
	refused(t, domain.Conflict, domain.CodeDemoRefused, h.Demo.Seed(h.ctx()))
	users, err := h.Accounts.ListUsers(h.ctx())
	require.NoError(t, err)
	assert.Len(t, users, 1)
	assert.Empty(t, h.requests())
	h.user(demo.DemoUsername)
	refused(t, domain.Conflict, domain.CodeDemoRefused, h.Demo.Seed(h.ctx())) // the mark counts, not a name
}

// Cut off at every Write, in two ways, it goes on where it was.
func TestDemo_Seed_resumes(t *testing.T) {
	for _, how := range []cut{undone, unheardOf} {
		for n, reached := 1, true; reached; n++ {
			t.Run(fmt.Sprintf("way %d, write %d", how, n), func(t *testing.T) {
				h := newTestServer(t)
				h.store.cutOff(n, how)
				err := h.Demo.Seed(h.ctx())
				if reached = h.store.wasCut(); reached {
					require.ErrorIs(t, err, errCut)
				}
				h.store.cutOff(0, whole)
				require.NoError(t, h.process().Demo.Seed(h.ctx()))
				h.wholeDemo()
			})
		}
	}
}

func TestDemo_L14_no_model_is_asked(t *testing.T) {
	h := newTestServer(t)
	h.composer.fails(errors.New("no such model"))
	require.NoError(t, h.Demo.Seed(h.ctx()))
	h.wholeDemo()
}

// The demonstration shows what the analyzer finds good.
func TestDemo_textsAreGreen(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Demo.Seed(h.ctx()))
	for _, req := range h.requests() {
		s := req.Submission
		assert.Empty(t, request.CheckSubmit(request.SubmitInput{Submission: s, Client: req.Company.ID}), req.Title)
		for _, f := range evaluation.TextFields() {
			q := evaluation.TextQuestion{Field: f, Text: s.TextOf(f)}
			if f == evaluation.Innovation {
				q.Description = s.ElevatorPitch
			}
			got := evaluation.Evaluate(q)
			assert.Equal(t, evaluation.Green, got.Colour(), "%s, %s: %s", req.Title, f, got.Suggestions)
		}
	}
}

// The paid ones show an application that is half answered, one that is complete and one that
// was filed.
func TestDemo_Seed_applications(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Demo.Seed(h.ctx()))
	who := h.demo()
	var half, complete, filed int
	for _, req := range h.requests() {
		if req.PaymentStatus != request.Paid {
			continue
		}
		d := h.application(who, req)
		assert.Empty(t, d.Application.Dismissed, "every question has an answer: %s", req.Title)
		switch {
		case d.Filed.IsFiled():
			filed++
			assert.Empty(t, d.Open)
			list, err := h.Documents.ListDocuments(h.ctx(), who, req.Number)
			require.NoError(t, err)
			assert.Equal(t, request.ApplicationDocument, list[0].Kind, "which is made when it is fetched")
			assert.NotEmpty(t, h.printed(who, req).Content)
		case len(d.Open) == 0:
			complete++
		default:
			half++
			assert.Greater(t, len(h.versions(req.ID)), 2, "answers made a version of their own")
		}
	}
	assert.Equal(t, [3]int{1, 1, 1}, [3]int{half, complete, filed})
}

// The paid requests of the demonstration have their invoices as soon as a server works.
func TestDemo_Seed_invoices(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Demo.Seed(h.ctx()))
	h.mail()
	who, files := h.demo(), 0
	for _, req := range h.requests() {
		found := h.invoiceFiles(who, req, request.InvoiceDocument)
		files += len(found)
		assert.Equal(t, req.PaymentStatus == request.Paid, len(found) == 1, req.Title)
	}
	assert.Equal(t, 3, files)
}
