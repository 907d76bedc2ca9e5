// Package apptest is the product on a real database, with neighbours that do as a test says. The tests of
// the packages of app use it.
package apptest

import (
	"context"
	"io"
	"log/slog"
	"sync/atomic"
	"testing"
	"time"

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
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/domain/scheme"
	"wbso/ports"
)

// PublicURL is the address of the product.
const PublicURL = "http://localhost:8000"

// Server is the product on a real database, with neighbours that do as a test says.
type Server struct {
	*app.App
	T         testing.TB
	Sql       *sqlstore.Store
	Clock     *clock
	Store     *store
	Leases    *leases
	Lease     time.Duration // 0 for the worker's own
	Analyzer  *Evaluator
	Composer  *composer
	Drafter   ports.Drafter // nil except in tests of drafts
	Renderer  *renderer
	Pay       *provider
	Passwords *passwords
	Post      *post
	Panics    atomic.Int64
	Refunds   atomic.Int64 // reported as due
	Printer   *printer
	Log       book
	Outcomes  outcomes
	Heard     events

	PriceNext  *domain.Cents // on servers that are made from now on
	Reconciles bool          // servers that are made from now on ask the provider regularly
}

// New returns a server on a SQLite file of its own.
func New(t testing.TB) *Server {
	t.Helper()
	return NewOn(t, sqlitetest.Open(t))
}

// NewOn makes a server on a store, whose queue goes by the clock of the server.
func NewOn(t testing.TB, sql *sqlstore.Store) *Server {
	clock := &clock{now: time.Date(2026, 11, 20, 9, 30, 0, 0, time.UTC), Day: domain.NewDate(2026, 11, 20)}
	sql = sql.WithClock(clock.Now)
	h := &Server{
		T: t, Sql: sql, Clock: clock, Store: &store{UnitOfWork: sql}, Leases: &leases{}, Analyzer: &Evaluator{Named: "one"}, Composer: &composer{}, Renderer: &renderer{},
		Passwords: &passwords{Passwords: argon2.New(argon2.Cheap())}, Post: &post{}, Printer: &printer{Printer: pdf.New("Speurwerk")},
	}
	h.App = h.Process()
	t.Cleanup(h.factsAreThoseOfTheDocuments)
	return h
}

// Process returns one more server on the same database and neighbours.
func (h *Server) Process() *app.App {
	environ := []string{"WBSO_SECRET_KEY=a secret of the tests, thirty-two bytes", "WBSO_PUBLIC_URL=" + PublicURL}
	config, err := bootstrap.Load(environ, nil, false)
	require.NoError(h.T, err)
	built, err := bootstrap.Build(h.T.Context(), config, bootstrap.Demand, io.Discard,
		bootstrap.WithStore(h.Sql), bootstrap.WithClock(h.Clock), bootstrap.WithDeps(h.steer))
	require.NoError(h.T, err)
	return built.App
}

// steer puts neighbours that do as a test says in the place of the real ones.
func (h *Server) steer(d *app.Deps) {
	if h.Pay == nil {
		h.Pay = &provider{Provider: d.Checkout.(*fakepay.Provider), state: map[string]bool{}}
	}
	d.Store, d.Evaluator, d.Analyzer, d.Renderer, d.Checkout, d.Passwords = h.Store, h.Analyzer, h.Composer, h.Renderer, h.Pay, h.Passwords
	d.Mailer, d.Printer, d.Drafter = h.Post, h.Printer, h.Drafter
	h.Leases.Leases = d.Leases
	d.Leases, d.Lease = h.Leases, h.Lease
	d.OnPanic, d.OnJob = func(string) { h.Panics.Add(1) }, h.Outcomes.add
	d.OnPaymentEvent, d.Reconcile, d.PriceNext = h.Heard.add, h.Reconciles, h.PriceNext
	d.OnRefundDue, d.Log = func() { h.Refunds.Add(1) }, slog.New(slog.NewTextHandler(&h.Log, nil))
}

// OnBoth runs a test on SQLite and on PostgreSQL, for what races or locks decide.
func OnBoth(t *testing.T, test func(t *testing.T, h *Server)) {
	t.Run("sqlite", func(t *testing.T) { test(t, New(t)) })
	t.Run("postgres", func(t *testing.T) { test(t, NewOn(t, pgtest.Open(t))) })
}

// Ctx returns the context of the test.
func (h *Server) Ctx() context.Context { return h.T.Context() }

// User registers somebody and acts as them.
func (h *Server) User(name string) usecase.Actor {
	h.T.Helper()
	who := h.Unproved(name)
	h.Write(func(r ports.Repos) error {
		u, err := r.Accounts.FindUser(h.Ctx(), who.UserID)
		if err != nil {
			return err
		}
		u.EmailVerified = true
		return r.Accounts.UpdateUser(h.Ctx(), u)
	})
	return who
}

// Unproved returns a user whose address was never proved.
func (h *Server) Unproved(name string) usecase.Actor {
	h.T.Helper()
	u, err := h.Accounts.Register(h.Ctx(), accounts.NewAccount{Username: name, Email: name + "@example.nl", Password: Password})
	require.NoError(h.T, err)
	return Actor(u)
}

// Password is that of every user.
const Password = "paardebloem-7-koper"

// Actor returns a user who calls.
func Actor(u account.User) usecase.Actor { return usecase.Actor{UserID: u.ID, Username: u.Username} }

// Account returns the user's row as it is now.
func (h *Server) Account(who usecase.Actor) (u account.User) {
	h.T.Helper()
	h.Read(func(r ports.Repos) (err error) {
		u, err = r.Accounts.FindUser(h.Ctx(), who.UserID)
		return err
	})
	return u
}

// ListVersion returns the version of a user's lists.
func (h *Server) ListVersion(who usecase.Actor) int64 {
	h.T.Helper()
	version, err := h.Requests.ListVersion(h.Ctx(), who)
	require.NoError(h.T, err)
	return version.Memberships + version.Companies
}

// Read reads in a transaction.
func (h *Server) Read(fn func(ports.Repos) error) {
	h.T.Helper()
	require.NoError(h.T, h.Sql.Read(h.Ctx(), fn))
}

// Write writes in a transaction.
func (h *Server) Write(fn func(ports.Repos) error) {
	h.T.Helper()
	require.NoError(h.T, h.Sql.Write(h.Ctx(), fn))
}

// Submission returns a good one, with a new company.
func Submission() applications.Submit {
	return applications.Submit{SubmitInput: request.SubmitInput{
		Submission: request.Submission{
			ElevatorPitch:         "Wij ontwikkelen een sensor die de dikte van een laklaag tijdens het spuiten meet.",
			InnovationDescription: "Bestaande meters raken de laag aan. Ons principe meet de laag met licht.",
			TechnicalChallenges:   "Het is onzeker of de meting bij een natte laag stabiel blijft.",
			EstimatedHours:        500, StartOfProject: Must(domain.ParseDate("2027-01-01")), ProjectType: scheme.PhysicalProduct, CostMethod: scheme.FlatRate,
		},
		NewCompany: &request.NewCompany{Name: "Laklicht B.V.", KvK: "12345678"},
	}}
}

// Must returns a value that a test cannot do without.
func Must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// Uncounted counts a submission against no limit.
func Uncounted() (func(), error) { return func() {}, nil }

// Submit submits a request.
func (h *Server) Submit(who usecase.Actor, in applications.Submit) request.Request {
	h.T.Helper()
	req, err := h.Requests.Submit(h.Ctx(), who, in, Uncounted)
	require.NoError(h.T, err)
	return req
}

// Processed returns a request whose document is there.
func (h *Server) Processed(who usecase.Actor) request.Request {
	h.T.Helper()
	req := h.Submit(who, Submission())
	h.RunDue(1)
	return h.Request(req.ID)
}

// RunDue runs the jobs that are due, of which there are so many.
func (h *Server) RunDue(want int) {
	h.T.Helper()
	n, err := h.Worker.RunDue(h.Ctx())
	require.NoError(h.T, err)
	require.Equal(h.T, want, n, "jobs run")
}

// Paid returns a processed request that was paid in the normal way.
func (h *Server) Paid(who usecase.Actor) request.Request {
	h.T.Helper()
	req := h.Processed(who)
	h.Checkout(who, req, "")
	require.NoError(h.T, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"))
	return h.Request(req.ID)
}

// Checkout begins to pay.
func (h *Server) Checkout(who usecase.Actor, req request.Request, code string) payments.CheckoutStart {
	h.T.Helper()
	started, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, code, 0)
	require.NoError(h.T, err)
	return started
}

// Report sends one new event about a payment, as the provider does.
func (h *Server) Report(p payment.Payment, kind, pay string) error {
	return h.Deliver(h.Pay.Compose(kind, pay, fakepay.CheckoutView{Payment: p}))
}

// Deliver sends an event with its signature.
func (h *Server) Deliver(event []byte) error {
	return h.Payments.Webhook(h.Ctx(), event, h.Pay.Sign(event))
}
