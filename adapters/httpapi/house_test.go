package httpapi

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/adapters/argon2"
	"wbso/adapters/fakepay"
	"wbso/adapters/jwttokens"
	"wbso/adapters/llm/offline"
	"wbso/adapters/pdf"
	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/app"
	"wbso/domain"
)

// house is the product as compose builds it, with neighbours that a test can
// steer: a clock that stands still, a judge and a provider that can fail.
type house struct {
	t      *testing.T
	app    *app.App
	server *Server
	store  *store
	clock  *clock
	judge  *judge
	pay    *checkout
	log    *logBook
	proper bool // calls, too, are held to the document
}

const publicURL = "http://wbso.test"

// testBuild names the program of every house.
const testBuild = "build-of-the-tests"

// testSecret signs tokens and events of every house.
const testSecret = "a secret for tests, thirty-two bytes long"

// newHouse builds a house on SQLite, without rate limits; change may alter its settings.
func newHouse(t *testing.T, change ...func(*Config)) *house {
	return houseOn(t, sqlitetest.Open(t), change...)
}

// onBoth runs a test on either database.
func onBoth(t *testing.T, test func(*testing.T, *house)) {
	t.Run("sqlite", func(t *testing.T) { test(t, newHouse(t)) })
	t.Run("postgres", func(t *testing.T) { test(t, houseOn(t, pgtest.Open(t))) })
}

func houseOn(t *testing.T, s *sqlstore.Store, change ...func(*Config)) *house {
	h := &house{
		t: t, store: &store{Store: s}, judge: &judge{}, log: &logBook{},
		clock: &clock{now: time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)},
	}
	dist := builtClient()
	dist["api-docs/index.html"] = &fstest.MapFile{Data: []byte("<html>docs")}
	c := Config{
		Dist: dist, Log: slog.New(slog.NewTextHandler(h.log, &slog.HandlerOptions{Level: slog.LevelDebug})),
		Build: testBuild, PublicURL: publicURL, CORSOrigins: []string{"https://elders.example"}, Ready: h.ready,
	}
	for _, f := range change {
		f(&c)
	}
	provider := fakepay.New([]byte(testSecret), c.PublicURL, h.clock)
	h.pay = &checkout{Provider: provider}
	h.app = app.New(app.Deps{
		Store: h.store, Leases: h.store, Judge: h.judge, Writer: offline.Writer{}, Renderer: pdf.New("Speurwerk"),
		Checkout: h.pay, Tokens: jwttokens.New([]byte(testSecret), h.clock), Passwords: argon2.New(argon2.Cheap()),
		Clock: h.clock, Log: c.Log, PublicURL: c.PublicURL, Site: app.SiteSettings{
			Brand: "Speurwerk", Operator: app.Party{Name: "Voorbeeld B.V.", Address: "Kade 1", Email: "info@voorbeeld.nl", KvK: "12345678", VAT: "NL001234567B29"},
			PromoText: "Korting", PromoUntil: domain.NewDate(2026, 12, 20),
		},
	})
	c.App = h.app
	c.Mounts = map[string]http.Handler{strings.TrimSuffix(fakepay.Prefix, "/"): provider.Page(h.checkoutOf, h.app.Payments.Webhook, c.Log)}
	h.server = New(c)
	return h
}

func withLimits(c *Config) { c.RateLimits = true }

func (h *house) ready(ctx context.Context) error {
	if h.store.Ping(ctx) != nil {
		return errors.New("the database does not answer")
	}
	return nil
}

func (h *house) checkoutOf(ctx context.Context, checkout string) (fakepay.Bill, error) {
	c, err := h.app.Payments.Bill(ctx, checkout)
	return fakepay.Bill{
		Payment: c.Payment, Title: c.Request.Title, Company: c.Request.Company.Name, Number: c.Request.Number,
		SuccessURL: c.SuccessURL, CancelURL: c.CancelURL,
	}, err
}

// work runs the jobs that are due.
func (h *house) work() {
	h.t.Helper()
	_, err := h.app.Worker.RunDue(h.t.Context())
	require.NoError(h.t, err)
}

// code creates a checkout code.
func (h *house) code(name string, price domain.Cents) {
	h.t.Helper()
	_, err := h.app.Codes.Create(h.t.Context(), domain.CheckoutCode{Code: name, Price: price})
	require.NoError(h.t, err)
}
