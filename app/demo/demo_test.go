package demo_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/demo"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/domain/queue"
	"wbso/domain/request"
)

// demo is the demonstration's owner, once it is there.
func (h *testServer) demo() usecase.Actor {
	h.T.Helper()
	pair, err := h.SignIn(demo.DemoUsername, demo.DemoPassword)
	require.NoError(h.T, err)
	who, err := h.Accounts.Authenticate(h.Ctx(), pair.Access)
	require.NoError(h.T, err)
	return who
}

type standing struct {
	status  request.Status
	payment request.PaymentStatus
}

// wholeDemo asserts that the demonstration is there, once.
func (h *testServer) wholeDemo() {
	h.T.Helper()
	who := h.demo()
	list := h.AllRequests()
	assert.Len(h.T, h.Listed(who), len(list))
	found := map[standing]int{}
	numbers := map[string]bool{}
	for _, req := range list {
		found[standing{req.Status, req.PaymentStatus}]++
		numbers[req.Number] = true
		if req.Status == request.Processed {
			h.OneApplication(req.ID)
		} else {
			h.NoApplication(req.ID)
		}
		payments := 0
		if req.PaymentStatus != request.Unpaid {
			payments = 1
		}
		assert.Len(h.T, h.PaymentsOf(req), payments, req.Title)
	}
	assert.Equal(h.T, map[standing]int{
		{request.Processing, request.Unpaid}: 1, {request.Failed, request.Unpaid}: 1, {request.Processed, request.Unpaid}: 1,
		{request.Processed, request.PaymentPending}: 1, {request.Processed, request.PaymentFailed}: 1, {request.Processed, request.Paid}: 3,
	}, found)
	for n := range len(list) {
		assert.Contains(h.T, numbers, request.ProjectNumber(h.Clock.Today().Year, n+1))
	}
	assert.Len(h.T, h.CompaniesOf(who), 4)
	assert.True(h.T, h.Valid(who, "welkom"))
	for _, job := range h.AllJobs() {
		assert.Equal(h.T, queue.StoreTimesheet, job.Kind, "of the closed month")
	}
}

// sheets is how many people have a closed month in the demonstration.
const sheets = 3

func TestDemo_Seed(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Demo.Seed(h.Ctx()))
	h.wholeDemo()
	require.NoError(t, h.Demo.Seed(h.Ctx()), "twice is no error")
	h.wholeDemo()
	require.NoError(t, h.Process().Demo.Seed(h.Ctx()))
	h.wholeDemo()
}

// What a visitor did with it stays when the server starts again.
func TestDemo_Seed_keepsWhatVisitorsDid(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Demo.Seed(h.Ctx()))
	who := h.demo()
	submitted := h.Submit(who, apptest.Submission())
	h.RunDue(1 + sheets)
	for _, req := range h.AllRequests() {
		if req.Status == request.Processed && req.PaymentStatus == request.PaymentPending {
			started := h.Checkout(who, req, "") // a pending one can be taken further
			assert.NotEmpty(t, started.Checkout)
		}
		if req.Status == request.Failed {
			_, err := h.Requests.RetryRequest(h.Ctx(), who, req.Number)
			require.NoError(t, err)
			h.RunDue(1)
		}
	}
	h.Clock.SetToday("2027-02-01") // also in another year
	before := h.AllRequests()
	require.NoError(t, h.Demo.Seed(h.Ctx()))
	assert.Equal(t, before, h.AllRequests())
	h.OneApplication(submitted.ID)
}

// An account that somebody registers does not keep the demonstration from starting again.
func TestDemo_Seed_overItsOwnDatabase(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Demo.Seed(h.Ctx()))
	visitor := h.User("noor")
	h.Submit(visitor, apptest.Submission())
	h.RunDue(1 + sheets)
	who := h.demo()
	_, err := h.Companies.CreateCompany(h.Ctx(), who, company.Company{Name: "Aardappel B.V.", KvK: "87654321"})
	require.NoError(t, err)
	before := h.AllRequests()
	require.NoError(t, h.Demo.Seed(h.Ctx()))
	assert.Equal(t, before, h.AllRequests())
	assert.Len(t, h.CompaniesOf(who), 5)
}

func TestDemo_Seed_refusedWithOtherUsers(t *testing.T) {
	h := newTestServer(t)
	h.User("jansen")
	apptest.Refused(t, domain.Conflict, domain.CodeDemoRefused, h.Demo.Seed(h.Ctx()))
	users, err := h.Accounts.ListUsers(h.Ctx())
	require.NoError(t, err)
	assert.Len(t, users, 1)
	assert.Empty(t, h.AllRequests())
	h.User(demo.DemoUsername)
	apptest.Refused(t, domain.Conflict, domain.CodeDemoRefused, h.Demo.Seed(h.Ctx())) // the mark counts, not a name
}

// Cut off at every Write, in two ways, it goes on where it was.
func TestDemo_Seed_resumes(t *testing.T) {
	for _, how := range []apptest.Cut{apptest.Undone, apptest.UnheardOf} {
		for n, reached := 1, true; reached; n++ {
			t.Run(fmt.Sprintf("way %d, write %d", how, n), func(t *testing.T) {
				h := newTestServer(t)
				h.Store.CutOff(n, how)
				err := h.Demo.Seed(h.Ctx())
				if reached = h.Store.WasCut(); reached {
					require.ErrorIs(t, err, apptest.ErrCut)
				}
				h.Store.CutOff(0, apptest.Whole)
				require.NoError(t, h.Process().Demo.Seed(h.Ctx()))
				h.wholeDemo()
			})
		}
	}
}

func TestDemo_L14_no_model_is_asked(t *testing.T) {
	h := newTestServer(t)
	h.Composer.Fails(errors.New("no such model"))
	require.NoError(t, h.Demo.Seed(h.Ctx()))
	h.wholeDemo()
}

// The demonstration shows what the analyzer finds good.
func TestDemo_textsAreGreen(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Demo.Seed(h.Ctx()))
	for _, req := range h.AllRequests() {
		s := req.Submission
		assert.Empty(t, request.CheckSubmit(request.SubmitInput{Submission: s, Client: req.Company.ID}), req.Title)
		for _, f := range find.TextFields() {
			q := find.Text{Field: f, Text: s.TextOf(f)}
			if f == find.Innovation {
				q.Pitch = s.ElevatorPitch
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
	require.NoError(t, h.Demo.Seed(h.Ctx()))
	who := h.demo()
	var half, complete, filed int
	for _, req := range h.AllRequests() {
		if req.PaymentStatus != request.Paid {
			continue
		}
		d := h.Application(who, req)
		assert.Empty(t, d.Application.Dismissed, "every question has an answer: %s", req.Title)
		switch {
		case d.Filed.IsFiled():
			filed++
			assert.Empty(t, d.Open)
			list, err := h.Documents.ListDocuments(h.Ctx(), who, req.Number)
			require.NoError(t, err)
			assert.Equal(t, request.ApplicationDocument, list[0].Kind, "which is made when it is fetched")
			assert.NotEmpty(t, h.Printed(who, req).Content)
		case len(d.Open) == 0:
			complete++
		default:
			half++
			assert.Greater(t, len(h.Versions(req.ID)), 2, "answers made a version of their own")
		}
	}
	assert.Equal(t, [3]int{1, 1, 1}, [3]int{half, complete, filed})
}

// The paid requests of the demonstration have their invoices as soon as a server works.
func TestDemo_Seed_invoices(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Demo.Seed(h.Ctx()))
	h.Mail()
	who, files := h.demo(), 0
	for _, req := range h.AllRequests() {
		found := h.InvoiceFiles(who, req, request.InvoiceDocument)
		files += len(found)
		assert.Equal(t, req.PaymentStatus == request.Paid, len(found) == 1, req.Title)
	}
	assert.Equal(t, 3, files)
}
