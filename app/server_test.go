package app_test

import (
	"context"
	"io"
	"log/slog"
	"slices"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/argon2"
	"wbso/adapters/bootstrap"
	"wbso/adapters/fakepay"
	"wbso/adapters/pdf"
	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/app"
	"wbso/app/accounts"
	"wbso/app/applications"
	"wbso/app/payments"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/application"
	"wbso/domain/company"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/domain/scheme"
	"wbso/ports"
)

const publicURL = "http://localhost:8000"

// testServer is the product on a real database, with neighbours that do as a test says.
type testServer struct {
	*app.App
	t         testing.TB
	sql       *sqlstore.Store
	clock     *clock
	store     *store
	leases    *leases
	lease     time.Duration // 0 for the worker's own
	analyzer  *evaluator
	composer  *composer
	drafter   ports.Drafter // nil but in tests of drafts
	renderer  *renderer
	pay       *provider
	passwords *passwords
	post      *post
	panics    atomic.Int64
	refunds   atomic.Int64 // reported as due
	printer   *printer
	log       book
	outcomes  outcomes
	heard     events

	priceNext  *domain.Cents // on servers that are made from now on
	reconciles bool          // servers that are made from now on ask the provider regularly
}

// newTestServer is a server on a SQLite file of its own.
func newTestServer(t testing.TB) *testServer {
	t.Helper()
	return testServerOn(t, sqlitetest.Open(t))
}

// testServerOn makes a server on a store, whose queue goes by the clock of the server.
func testServerOn(t testing.TB, sql *sqlstore.Store) *testServer {
	clock := &clock{now: time.Date(2026, 11, 20, 9, 30, 0, 0, time.UTC), today: domain.NewDate(2026, 11, 20)}
	sql = sql.WithClock(clock.Now)
	h := &testServer{
		t: t, sql: sql, clock: clock, store: &store{UnitOfWork: sql}, leases: &leases{}, analyzer: &evaluator{version: "one"}, composer: &composer{}, renderer: &renderer{},
		passwords: &passwords{Passwords: argon2.New(argon2.Cheap())}, post: &post{}, printer: &printer{Printer: pdf.New("Speurwerk")},
	}
	h.App = h.process()
	t.Cleanup(h.factsAreThoseOfTheDocuments)
	return h
}

// process is one more server on the same database and neighbours.
func (h *testServer) process() *app.App {
	environ := []string{"WBSO_SECRET_KEY=a secret of the tests, thirty-two bytes", "WBSO_PUBLIC_URL=" + publicURL}
	config, err := bootstrap.Load(environ, nil, false)
	require.NoError(h.t, err)
	built, err := bootstrap.Build(h.t.Context(), config, bootstrap.Demand, io.Discard,
		bootstrap.WithStore(h.sql), bootstrap.WithClock(h.clock), bootstrap.WithDeps(h.steer))
	require.NoError(h.t, err)
	return built.App
}

// steer puts neighbours that do as a test says in the place of the real ones.
func (h *testServer) steer(d *app.Deps) {
	if h.pay == nil {
		h.pay = &provider{Provider: d.Checkout.(*fakepay.Provider), state: map[string]bool{}}
	}
	d.Store, d.Evaluator, d.Analyzer, d.Renderer, d.Checkout, d.Passwords = h.store, h.analyzer, h.composer, h.renderer, h.pay, h.passwords
	d.Mailer, d.Printer, d.Drafter = h.post, h.printer, h.drafter
	h.leases.Leases = d.Leases
	d.Leases, d.Lease = h.leases, h.lease
	d.OnPanic, d.OnJob = func(string) { h.panics.Add(1) }, h.outcomes.add
	d.OnPaymentEvent, d.Reconcile, d.PriceNext = h.heard.add, h.reconciles, h.priceNext
	d.OnRefundDue, d.Log = func() { h.refunds.Add(1) }, slog.New(slog.NewTextHandler(&h.log, nil))
}

// onBoth runs a test on SQLite and on PostgreSQL, for what races or locks decide.
func onBoth(t *testing.T, test func(t *testing.T, h *testServer)) {
	t.Run("sqlite", func(t *testing.T) { test(t, newTestServer(t)) })
	t.Run("postgres", func(t *testing.T) { test(t, testServerOn(t, pgtest.Open(t))) })
}

func (h *testServer) ctx() context.Context { return h.t.Context() }

// user registers somebody and acts as them.
func (h *testServer) user(name string) usecase.Actor {
	h.t.Helper()
	who := h.unproved(name)
	h.write(func(r ports.Repos) error {
		u, err := r.Accounts.FindUser(h.ctx(), who.UserID)
		if err != nil {
			return err
		}
		u.EmailVerified = true
		return r.Accounts.UpdateUser(h.ctx(), u)
	})
	return who
}

// unproved is a user whose address was never proved.
func (h *testServer) unproved(name string) usecase.Actor {
	h.t.Helper()
	u, err := h.Accounts.Register(h.ctx(), accounts.NewAccount{Username: name, Email: name + "@example.nl", Password: password})
	require.NoError(h.t, err)
	return actor(u)
}

const password = "paardebloem-7-koper"

func actor(u account.User) usecase.Actor { return usecase.Actor{UserID: u.ID, Username: u.Username} }

// account is the user's row as it is now.
func (h *testServer) account(who usecase.Actor) (u account.User) {
	h.t.Helper()
	h.read(func(r ports.Repos) (err error) {
		u, err = r.Accounts.FindUser(h.ctx(), who.UserID)
		return err
	})
	return u
}

// listVersion is the version of a user's lists.
func (h *testServer) listVersion(who usecase.Actor) int64 {
	h.t.Helper()
	version, err := h.Requests.ListVersion(h.ctx(), who)
	require.NoError(h.t, err)
	return version
}

func (h *testServer) read(fn func(ports.Repos) error) {
	h.t.Helper()
	require.NoError(h.t, h.sql.Read(h.ctx(), fn))
}

func (h *testServer) write(fn func(ports.Repos) error) {
	h.t.Helper()
	require.NoError(h.t, h.sql.Write(h.ctx(), fn))
}

// submission is a good one, with a new company.
func submission() applications.Submit {
	return applications.Submit{SubmitInput: request.SubmitInput{
		Submission: request.Submission{
			ElevatorPitch:         "Wij ontwikkelen een sensor die de dikte van een laklaag tijdens het spuiten meet.",
			InnovationDescription: "Bestaande meters raken de laag aan. Ons principe meet de laag met licht.",
			TechnicalChallenges:   "Het is onzeker of de meting bij een natte laag stabiel blijft.",
			EstimatedHours:        500, StartOfProject: must(domain.ParseDate("2027-01-01")), ProjectType: scheme.PhysicalProduct, CostMethod: scheme.FlatRate,
		},
		NewCompany: &request.NewCompany{Name: "Laklicht B.V.", KvK: "12345678"},
	}}
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// uncounted counts a submission against no limit.
func uncounted() (func(), error) { return func() {}, nil }

func (h *testServer) submit(who usecase.Actor, in applications.Submit) request.Request {
	h.t.Helper()
	req, err := h.Requests.Submit(h.ctx(), who, in, uncounted)
	require.NoError(h.t, err)
	return req
}

// processed is a request whose document is there.
func (h *testServer) processed(who usecase.Actor) request.Request {
	h.t.Helper()
	req := h.submit(who, submission())
	h.runDue(1)
	return h.request(req.ID)
}

func (h *testServer) runDue(want int) {
	h.t.Helper()
	n, err := h.Worker.RunDue(h.ctx())
	require.NoError(h.t, err)
	require.Equal(h.t, want, n, "jobs run")
}

// paid is a processed request that was paid in the normal way.
func (h *testServer) paid(who usecase.Actor) request.Request {
	h.t.Helper()
	req := h.processed(who)
	h.checkout(who, req, "")
	require.NoError(h.t, h.report(h.payments(req)[0], fakepay.Completed, "paid"))
	return h.request(req.ID)
}

func (h *testServer) checkout(who usecase.Actor, req request.Request, code string) payments.CheckoutStart {
	h.t.Helper()
	started, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, code)
	require.NoError(h.t, err)
	return started
}

// report sends one new event about a payment, as the provider does.
func (h *testServer) report(p payment.Payment, kind, pay string) error {
	return h.deliver(h.pay.Compose(kind, pay, fakepay.CheckoutView{Payment: p}))
}

func (h *testServer) deliver(event []byte) error {
	return h.Payments.Webhook(h.ctx(), event, h.pay.Sign(event))
}

func (h *testServer) request(id int64) request.Request {
	h.t.Helper()
	req, err := h.Requests.FindRequest(h.ctx(), usecase.Administrator(), strconv.FormatInt(id, 10))
	require.NoError(h.t, err)
	return req
}

func (h *testServer) requests() (all []request.Request) {
	h.t.Helper()
	list, err := h.Requests.ListAllRequests(h.ctx(), request.RequestFilter{}, wholeList)
	require.NoError(h.t, err)
	for _, r := range list.Items {
		all = append(all, h.request(r.ID))
	}
	return all
}

// listed is what a user's own list shows.
func (h *testServer) listed(who usecase.Actor) []request.RequestSummary {
	h.t.Helper()
	list, err := h.Requests.ListRequests(h.ctx(), who, true, wholeList)
	require.NoError(h.t, err)
	return list.Items
}

// wholeList is a page that every list of a test fits on.
var wholeList = domain.Page{Size: 10_000}

// payments of a request, newest first.
func (h *testServer) payments(req request.Request) []payment.Payment {
	h.t.Helper()
	list, err := h.Payments.ListPayments(h.ctx(), usecase.Administrator(), req.Number, wholeList)
	require.NoError(h.t, err)
	return list.Items
}

// jobs are all but those of mails, newest first.
func (h *testServer) jobs() []queue.Job {
	h.t.Helper()
	list, err := h.Jobs.ListJobs(h.ctx(), queue.JobFilter{}, wholeList)
	require.NoError(h.t, err)
	return slices.DeleteFunc(list.Items, func(j queue.Job) bool { return ofMail(j.Kind) })
}

// documents are all rows of a request, the preview too.
func (h *testServer) documents(req int64) (list []request.Document) {
	h.t.Helper()
	h.read(func(r ports.Repos) (err error) {
		list, err = r.Documents.ListDocuments(h.ctx(), req)
		return err
	})
	return list
}

func (h *testServer) companies(who usecase.Actor) []company.Company {
	h.t.Helper()
	list, err := h.Companies.ListCompanies(h.ctx(), who, wholeList)
	require.NoError(h.t, err)
	return list.Items
}

// oneApplication asserts that a request ended well: processed, with an application that was
// composed once.
func (h *testServer) oneApplication(req int64) {
	h.t.Helper()
	assert.Equal(h.t, request.Processed, h.request(req).Status)
	composed := 0
	for _, v := range h.versions(req) {
		if v.Cause == application.CauseComposed {
			composed++
		}
	}
	assert.Equal(h.t, 1, composed)
}

func (h *testServer) noApplication(req int64) {
	h.t.Helper()
	require.NoError(h.t, h.sql.Read(h.ctx(), func(r ports.Repos) error {
		_, err := r.Applications.FindApplication(h.ctx(), req)
		refused(h.t, domain.NotFound, domain.CodeNotFound, err)
		return nil
	}))
	assert.Empty(h.t, h.versions(req))
}

// versions are the history of an application, newest first.
func (h *testServer) versions(req int64) (list []application.Version) {
	h.t.Helper()
	h.read(func(r ports.Repos) (err error) {
		list, err = r.Applications.ListVersions(h.ctx(), req)
		return err
	})
	return list
}
