package httpapi_test

import (
	"context"
	"errors"
	"net/http"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/adapters/argon2"
	"wbso/adapters/bootstrap"
	"wbso/adapters/fakepay"
	"wbso/adapters/httpapi"
	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/app"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/ports"
)

// testServer is the product as bootstrap builds it, with neighbours that a test can
// steer: a clock that moves only when it is told to, an analyzer and a provider that
// can fail, a database that can be away.
type testServer struct {
	t        *testing.T
	app      *app.App
	server   http.Handler
	gauges   http.Handler // the metrics
	store    *store
	clock    *clock
	analyzer *analyzer
	pay      *checkout
	hasher   *hasher
	log      *logBook
	data     string // folder
	signer   usecase.Signer
	proper   bool // calls, too, are held to the document

	drafter ports.Drafter // nil without a model
}

const publicURL = "http://wbso.test"

// newTestServer builds a server on SQLite, without rate limits unless a change says so.
func newTestServer(t *testing.T, changes ...change) *testServer {
	return testServerOn(t, sqlitetest.Open(t), changes...)
}

// change alters what a server is built with.
type change func(*blueprint)

type blueprint struct {
	environ []string
	api     func(*httpapi.Config)
	drafter ports.Drafter
}

// withSetting gives a setting, WBSO_X=value.
func withSetting(setting string) change {
	return func(b *blueprint) { b.environ = append(b.environ, setting) }
}

// withLimits switches the rate limits on.
func withLimits(b *blueprint) { withSetting("WBSO_RATE_LIMITS=on")(b) }

// withAPI changes what the adapter is given.
func withAPI(api func(*httpapi.Config)) change { return func(b *blueprint) { b.api = api } }

// onBoth runs a test on either database.
func onBoth(t *testing.T, test func(*testing.T, *testServer), changes ...change) {
	t.Run("sqlite", func(t *testing.T) { test(t, newTestServer(t, changes...)) })
	t.Run("postgres", func(t *testing.T) { test(t, testServerOn(t, pgtest.Open(t), changes...)) })
}

func testServerOn(t *testing.T, s *sqlstore.Store, changes ...change) *testServer {
	clock := &clock{now: time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)}
	s = s.WithClock(clock.Now)
	h := &testServer{
		t: t, store: &store{Store: s}, analyzer: &analyzer{}, hasher: &hasher{Passwords: argon2.New(argon2.Cheap())}, log: &logBook{}, clock: clock, data: t.TempDir(),
	}
	b := blueprint{
		environ: []string{
			"WBSO_DATA_DIR=" + h.data, "WBSO_PUBLIC_URL=" + publicURL, "WBSO_CORS_ORIGINS=https://elders.example", "WBSO_RATE_LIMITS=off", "WBSO_LOG_LEVEL=debug",
			"WBSO_SECRET_KEY=a secret for tests, thirty-two bytes long", "WBSO_ALLOW_FAKES=1", "WBSO_PROMO_TEXT=Korting", "WBSO_PROMO_UNTIL=2026-12-20",
		},
		api: func(*httpapi.Config) {},
	}
	for _, change := range changes {
		change(&b)
	}
	h.drafter = b.drafter
	config, err := bootstrap.Load(b.environ, nil, false)
	require.NoError(t, err)
	built, err := bootstrap.Build(t.Context(), config, bootstrap.Demand, h.log,
		bootstrap.WithStore(s), bootstrap.WithClock(h.clock), bootstrap.WithDeps(h.steer), bootstrap.WithAPI(func(c *httpapi.Config) {
			c.Dist, c.Build, c.Ready = clientWithDocs(), testBuild, h.ready
			b.api(c)
		}))
	require.NoError(t, err)
	h.app, h.server, h.gauges = built.App, built.Handler, built.Metrics
	return h
}

// testBuild names the program of every test server.
const testBuild = "build-of-the-tests"

func clientWithDocs() fstest.MapFS {
	dist := httpapi.BuiltClient()
	dist["api-docs/index.html"] = &fstest.MapFile{Data: []byte("<html>docs")}
	return dist
}

// steer puts neighbours that do as a test says in front of the real ones.
func (h *testServer) steer(d *app.Deps) {
	if fake, ok := d.Checkout.(*fakepay.Provider); ok {
		h.pay = &checkout{Provider: fake}
		d.Checkout = h.pay
	}
	h.signer = usecase.Signer{Key: d.SignerKey}
	d.Store, d.Evaluator, d.Passwords = h.store, h.analyzer, h.hasher
	d.Analyzer = reader{analyzer: h.analyzer}
	if h.drafter != nil {
		d.Drafter = h.drafter
	}
}

func (h *testServer) ready(ctx context.Context) error {
	if h.store.Ping(ctx) != nil {
		return errors.New("the database does not answer")
	}
	return nil
}

// work runs the jobs that are due.
func (h *testServer) work() {
	h.t.Helper()
	_, err := h.app.Worker.RunDue(h.t.Context())
	require.NoError(h.t, err)
}

// code creates a checkout code.
func (h *testServer) code(name string, price domain.Cents) {
	h.t.Helper()
	_, err := h.app.DiscountCodes.CreateDiscountCode(h.t.Context(), payment.DiscountCode{Code: name, Price: price})
	require.NoError(h.t, err)
}
