package bootstrap

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"time"

	"wbso/adapters/argon2"
	"wbso/adapters/httpapi"
	"wbso/adapters/jwttokens"
	"wbso/adapters/pdf"
	"wbso/adapters/sqlstore"
	"wbso/adapters/systemclock"
	"wbso/adapters/totp"
	"wbso/adapters/xlsx"
	"wbso/app"
	"wbso/app/pages"
	"wbso/domain"
	"wbso/domain/ratelimit"
	"wbso/domain/site"
	"wbso/ports"
	"wbso/web"
)

// Server is the whole product, ready to use.
type Server struct {
	App     *app.App
	Handler http.Handler // API and client
	Metrics http.Handler
	Log     *slog.Logger

	store  *sqlstore.Store
	models models
	drain  *drain
}

// Option replaces a part of the server.
type Option func(*plan)

// plan has the parts from which a server is built.
type plan struct {
	store *sqlstore.Store // nil: the one of the settings
	clock ports.Clock
	deps  func(*app.Deps)
	api   func(*httpapi.Config)
}

// WithStore builds on a store that is open and has the schema of this program.
func WithStore(s *sqlstore.Store) Option { return func(p *plan) { p.store = s } }

// WithClock sets the clock of the whole server.
func WithClock(c ports.Clock) Option { return func(p *plan) { p.clock = c } }

// WithDeps changes what the core uses after the server has chosen it.
func WithDeps(change func(*app.Deps)) Option { return func(p *plan) { p.deps = change } }

// WithAPI changes what the HTTP adapter is given after the server has chosen it.
func WithAPI(change func(*httpapi.Config)) Option { return func(p *plan) { p.api = change } }

func planOf(c Config, options []Option) (plan, error) {
	clock, err := systemclock.New(c.Now)
	p := plan{clock: clock, deps: func(*app.Deps) {}, api: func(*httpapi.Config) {}}
	for _, option := range options {
		option(&p)
	}
	return p, err
}

// Build opens the database and puts everything together. Logs go to out.
func Build(ctx context.Context, c Config, schema Schema, out io.Writer, options ...Option) (*Server, error) {
	p, err := planOf(c, options)
	if err != nil {
		return nil, err
	}
	s := &Server{Log: c.Logger(out)}
	if s.store = p.store; s.store == nil {
		if s.store, err = c.store(ctx, schema, s.Log); err != nil {
			return nil, err
		}
	}
	k, err := c.keys(ctx, s.store)
	if err != nil {
		return nil, errors.Join(err, s.store.Close())
	}
	safe, err := c.vault(ctx, s.store, k)
	if err != nil {
		return nil, errors.Join(err, s.store.Close())
	}
	numbers, printer := newMetrics(), pdf.New(c.Brand)
	payments, mounts := c.checkout(k, p.clock)
	deps := app.Deps{
		Store: s.store, Leases: s.store, Renderer: printer, Printer: printer, Sheets: xlsx.New(c.Brand),
		Checkout: payments, Tokens: jwttokens.New(k.tokens, p.clock), Vault: safe, Codes: totp.New(c.Brand), Passwords: argon2.New(argon2.Recommended()),
		Mailer: c.Mailer(), ContactTo: c.ContactTo, MailFrom: c.MailFrom, KeepContact: time.Duration(c.KeepContact) * 24 * time.Hour,
		Clock: p.clock, Log: s.Log, Build: program(), PublicURL: c.PublicURL, Site: c.site(), Terms: terms(), OnPanic: numbers.panicked, OnJob: numbers.job,
		OnRefundDue: numbers.refunds.Inc, OnPaymentEvent: numbers.paymentEvent, Reconcile: c.UsesStripe(), LimitCheckouts: c.RateLimits == "on", CounterKey: k.counters, SignerKey: k.signer, Limits: c.Limits(),
	}
	deps.PriceNext, _ = c.NextPrice() // checked by Load
	if c.RateLimits == "on" {
		deps.GoodPasswords = ratelimit.Limit{Name: "good_passwords", Calls: 10, Window: time.Minute}
	}
	if s.models, err = c.models(ctx, s.store, p.clock, s.Log, numbers); err != nil {
		return nil, errors.Join(err, s.store.Close())
	}
	s.models.into(&deps, &c)
	p.deps(&deps)
	s.App = app.New(deps)
	numbers.registry.MustRegister(&gauges{tally: s.App.Jobs.TallyJobs, near: s.App.Accounts.ListNearLimits, size: s.store.Size, hosts: s.store.Writable, pools: s.store.Pools, room: c.Room, backup: c.NewestBackup})
	s.Metrics = numbers.handler()
	config := httpapi.Config{
		App: s.App, Dist: web.Dist(), Log: s.Log, Build: program() + "-" + k.instance.Epoch, PublicURL: c.PublicURL, CORSOrigins: c.CORSOrigins, TrustedProxies: c.TrustedProxies,
		Analytics: c.GtagID, BookingURL: c.CalendlyURL, Ready: numbers.readiness(s.Ready), Warnings: s.models.warnings, Observe: numbers.observe, OnPanic: numbers.panicked, OnClientError: numbers.clientFailed,
		Mounts: mounts(s),
	}
	if c.RateLimits == "on" {
		config.Limits = httpapi.StandardLimits()
		config.Limits.Reveals.Calls, config.Limits.Proposals.Calls = c.MaxReveals, c.MaxProposals
	}
	p.api(&config)
	api := httpapi.New(config)
	s.drain = newDrain(api, api.Stopping())
	s.Handler = s.drain
	return s, nil
}

// Starting answers before there is a server: /healthz 200, every other call 503.
func Starting(log *slog.Logger) http.Handler { return httpapi.Starting(log) }

// site returns the settings that the client shows.
func (c *Config) site() pages.SiteSettings {
	until, _ := domain.ParseDate(c.PromoUntil) // checked by Load
	next, _ := c.NextPrice()                   // likewise
	return pages.SiteSettings{
		Brand:     c.Brand,
		Operator:  pages.Party{Name: c.OperatorName, Address: c.OperatorAddress, Email: c.OperatorEmail, KvK: c.OperatorKvK, VAT: c.OperatorVAT},
		PromoText: c.PromoText, PromoUntil: until, BookingURL: c.CalendlyURL, Analytics: c.GtagID, Reader: c.siteReader(), Payments: c.Payments, PriceNext: next,
	}
}

// terms returns the general terms as the client shows them.
func terms() (chapters []site.Chapter) {
	for _, c := range web.Terms() {
		chapters = append(chapters, site.Chapter{Title: c.Title, Paragraphs: c.Paragraphs})
	}
	return chapters
}

// Ready returns nil while the server may be given work.
func (s *Server) Ready(ctx context.Context) error {
	if s.drain.begun() {
		return errors.New("shutting down")
	}
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	if err := s.store.Ready(ctx); err != nil {
		s.Log.WarnContext(ctx, "not ready", slog.Any("error", err))
		return errors.New("the database cannot be read and written")
	}
	if err := s.store.CheckSchema(ctx); err != nil {
		return errors.New("the database has another schema")
	}
	return nil
}

// Drain makes Ready fail, so that a load balancer sends no more work. Calls that still come are
// answered.
func (s *Server) Drain() { s.drain.begin() }

// Shut refuses the calls that come from now on.
func (s *Server) Shut() { s.drain.close() }

// Finish waits until the calls that ran when Shut was called have ended, or until
// ctx ends; then it is false.
func (s *Server) Finish(ctx context.Context) bool { return s.drain.wait(ctx) }

// Close closes the database.
func (s *Server) Close() error { return s.store.Close() }

// inMilliseconds gives every duration in the log one unit, which its name says: took is took_ms.
func inMilliseconds(_ []string, a slog.Attr) slog.Attr {
	if a.Value.Kind() != slog.KindDuration {
		return a
	}
	return slog.Float64(a.Key+"_ms", float64(a.Value.Duration().Microseconds())/1000)
}

// Logger returns a logger of the form and level in the settings.
func (c *Config) Logger(out io.Writer) *slog.Logger {
	var level slog.Level
	_ = level.UnmarshalText([]byte(c.LogLevel)) // checked by Load
	options := &slog.HandlerOptions{Level: level, ReplaceAttr: inMilliseconds}
	var handler slog.Handler = slog.NewTextHandler(out, options)
	if c.Log == "json" {
		handler = slog.NewJSONHandler(out, options)
	}
	return slog.New(httpapi.LogHandler(handler))
}
