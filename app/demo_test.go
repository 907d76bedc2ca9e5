package app_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/domain"
	"wbso/domain/evaluation"
)

// demo is the demonstration's owner, once it is there.
func (h *house) demo() app.Actor {
	h.t.Helper()
	pair, err := h.signIn(app.DemoUsername, app.DemoPassword)
	require.NoError(h.t, err)
	who, err := h.Accounts.Authenticate(h.ctx(), pair.Access)
	require.NoError(h.t, err)
	return who
}

type standing struct {
	status  domain.Status
	payment domain.PaymentStatus
}

// wholeDemo asserts that the demonstration is there, once.
func (h *house) wholeDemo() {
	h.t.Helper()
	who := h.demo()
	list := h.requests()
	assert.Len(h.t, h.listed(who), len(list))
	found := map[standing]int{}
	numbers := map[string]bool{}
	for _, request := range list {
		found[standing{request.Status, request.PaymentStatus}]++
		numbers[request.Number] = true
		if request.Status == domain.Processed {
			h.oneApplication(request.ID)
		} else {
			h.noApplication(request.ID)
		}
		payments := 0
		if request.PaymentStatus != domain.Unpaid {
			payments = 1
		}
		assert.Len(h.t, h.payments(request), payments, request.Title)
	}
	assert.Equal(h.t, map[standing]int{
		{domain.Processing, domain.Unpaid}: 1, {domain.Failed, domain.Unpaid}: 1, {domain.Processed, domain.Unpaid}: 1,
		{domain.Processed, domain.PaymentPending}: 1, {domain.Processed, domain.PaymentFailed}: 1, {domain.Processed, domain.Paid}: 3,
	}, found)
	for n := range len(list) {
		assert.Contains(h.t, numbers, domain.ProjectNumber(h.clock.Today().Year, n+1))
	}
	assert.Len(h.t, h.companies(who), 4)
	assert.True(h.t, h.valid(who, "welkom"))
	assert.Empty(h.t, h.jobs())
}

func TestDemo_Seed(t *testing.T) {
	h := newHouse(t)
	require.NoError(t, h.Demo.Seed(h.ctx()))
	h.wholeDemo()
	require.NoError(t, h.Demo.Seed(h.ctx()), "twice is no error")
	h.wholeDemo()
	require.NoError(t, h.process().Demo.Seed(h.ctx()))
	h.wholeDemo()
}

// What a visitor did with it stays when the server starts again.
func TestDemo_Seed_keepsWhatVisitorsDid(t *testing.T) {
	h := newHouse(t)
	require.NoError(t, h.Demo.Seed(h.ctx()))
	who := h.demo()
	submitted := h.submit(who, submission())
	h.runDue(1)
	for _, request := range h.requests() {
		if request.Status == domain.Processed && request.PaymentStatus == domain.PaymentPending {
			started := h.checkout(who, request, "") // a pending one can be taken further
			assert.NotEmpty(t, started.Checkout)
		}
		if request.Status == domain.Failed {
			_, err := h.Requests.Retry(h.ctx(), who, request.Number)
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
	h := newHouse(t)
	require.NoError(t, h.Demo.Seed(h.ctx()))
	visitor := h.user("noor")
	h.submit(visitor, submission())
	h.runDue(1)
	who := h.demo()
	_, err := h.Companies.Create(h.ctx(), who, domain.Company{Name: "Aardappel B.V.", KvK: "87654321"})
	require.NoError(t, err)
	before := h.requests()
	require.NoError(t, h.Demo.Seed(h.ctx()))
	assert.Equal(t, before, h.requests())
	assert.Len(t, h.companies(who), 5)
}

func TestDemo_Seed_refusedWithOtherUsers(t *testing.T) {
	h := newHouse(t)
	h.user("jansen")
	refused(t, domain.Conflict, domain.CodeDemoRefused, h.Demo.Seed(h.ctx()))
	users, err := h.Accounts.List(h.ctx())
	require.NoError(t, err)
	assert.Len(t, users, 1)
	assert.Empty(t, h.requests())
	h.user(app.DemoUsername)
	refused(t, domain.Conflict, domain.CodeDemoRefused, h.Demo.Seed(h.ctx())) // the mark counts, not a name
}

// Cut off at every Write, in two ways, it goes on where it was.
func TestDemo_Seed_resumes(t *testing.T) {
	for _, how := range []cut{undone, unheardOf} {
		for n, reached := 1, true; reached; n++ {
			t.Run(fmt.Sprintf("way %d, write %d", how, n), func(t *testing.T) {
				h := newHouse(t)
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
	h := newHouse(t)
	h.composer.fails(errors.New("no such model"))
	require.NoError(t, h.Demo.Seed(h.ctx()))
	h.wholeDemo()
}

// The demonstration shows what the judge finds good.
func TestDemo_textsAreGreen(t *testing.T) {
	h := newHouse(t)
	require.NoError(t, h.Demo.Seed(h.ctx()))
	for _, request := range h.requests() {
		s := request.Submission
		assert.Empty(t, domain.CheckSubmit(domain.SubmitInput{Submission: s, Client: request.Company.ID}), request.Title)
		for _, f := range domain.TextFields() {
			q := domain.TextQuestion{Field: f, Text: s.Text(f)}
			if f == domain.Innovation {
				q.Description = s.ElevatorPitch
			}
			verdict := evaluation.Evaluate(q)
			assert.Equal(t, domain.Green, verdict.Colour(), "%s, %s: %s", request.Title, f, verdict.Suggestions)
		}
	}
}

// The paid ones show an application that is half answered, one that is complete and one that
// was filed.
func TestDemo_Seed_applications(t *testing.T) {
	h := newHouse(t)
	require.NoError(t, h.Demo.Seed(h.ctx()))
	who := h.demo()
	var half, complete, filed int
	for _, request := range h.requests() {
		if request.PaymentStatus != domain.Paid {
			continue
		}
		d := h.dossier(who, request)
		assert.Empty(t, d.Document.Dismissed, "every question has an answer: %s", request.Title)
		switch {
		case d.Filed.Is():
			filed++
			assert.Empty(t, d.Open)
			list, err := h.Documents.List(h.ctx(), who, request.Number)
			require.NoError(t, err)
			assert.Equal(t, domain.ApplicationDocument, list[0].Kind, "which is made when it is fetched")
			assert.NotEmpty(t, h.application(who, request).Content)
		case len(d.Open) == 0:
			complete++
		default:
			half++
			assert.Greater(t, len(h.versions(request.ID)), 2, "answers made a version of their own")
		}
	}
	assert.Equal(t, [3]int{1, 1, 1}, [3]int{half, complete, filed})
}

// The paid requests of the demonstration have their invoices as soon as a server works.
func TestDemo_Seed_invoices(t *testing.T) {
	h := newHouse(t)
	require.NoError(t, h.Demo.Seed(h.ctx()))
	h.mail()
	who, bills := h.demo(), 0
	for _, request := range h.requests() {
		found := h.bills(who, request, domain.InvoiceDocument)
		bills += len(found)
		assert.Equal(t, request.PaymentStatus == domain.Paid, len(found) == 1, request.Title)
	}
	assert.Equal(t, 3, bills)
}
