package compose

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
	"wbso/adapters/xlsx"
	"wbso/app"
	"wbso/domain"
	"wbso/domain/site"
	"wbso/ports"
	"wbso/web"
)

// House is the whole product, ready to use.
type House struct {
	App     *app.App
	Handler http.Handler // API and client
	Metrics http.Handler
	Log     *slog.Logger

	store  *sqlstore.Store
	models models
	gate   *gate
}

// Option replaces a part of the house.
type Option func(*plan)

// plan is what a house is built from.
type plan struct {
	store *sqlstore.Store // nil: the one of the settings
	clock ports.Clock
	deps  func(*app.Deps)
	api   func(*httpapi.Config)
}

// WithStore builds on a store that is open and has the schema of this program.
func WithStore(s *sqlstore.Store) Option { return func(p *plan) { p.store = s } }

// WithClock sets the clock of the whole house.
func WithClock(c ports.Clock) Option { return func(p *plan) { p.clock = c } }

// WithDeps changes what the core uses after the house has chosen it.
func WithDeps(change func(*app.Deps)) Option { return func(p *plan) { p.deps = change } }

// WithAPI changes what the HTTP adapter is given after the house has chosen it.
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
func Build(ctx context.Context, c Config, schema Schema, out io.Writer, options ...Option) (*House, error) {
	p, err := planOf(c, options)
	if err != nil {
		return nil, err
	}
	h := &House{Log: c.Logger(out)}
	if h.store = p.store; h.store == nil {
		if h.store, err = c.store(ctx, schema, h.Log); err != nil {
			return nil, err
		}
	}
	k, err := c.keys(ctx, h.store)
	if err != nil {
		return nil, errors.Join(err, h.store.Close())
	}
	safe, err := c.vault(ctx, h.store, k)
	if err != nil {
		return nil, errors.Join(err, h.store.Close())
	}
	numbers, printer := newMetrics(), pdf.New(c.Brand)
	payments, mounts := c.checkout(k, p.clock)
	deps := app.Deps{
		Store: h.store, Leases: h.store, Renderer: printer, Printer: printer, Sheets: xlsx.New(c.Brand),
		Checkout: payments, Tokens: jwttokens.New(k.tokens, p.clock), Vault: safe, Passwords: argon2.New(argon2.Recommended()),
		Mailer: c.mailer(), ContactTo: c.ContactTo, KeepContact: time.Duration(c.KeepContact) * 24 * time.Hour,
		Clock: p.clock, Log: h.Log, Build: program(), PublicURL: c.PublicURL, Site: c.site(), Terms: terms(), OnPanic: numbers.panicked, OnJob: numbers.job,
		OnRefundDue: numbers.refunds.Inc, OnPaymentEvent: numbers.paymentEvent, Reconcile: c.usesStripe(), LimitCheckouts: c.RateLimits == "on", CounterKey: k.counters,
	}
	deps.PriceNext, _ = c.priceNext() // checked by Load
	if c.RateLimits == "on" {
		deps.GoodPasswords = domain.Limit{Name: "good_passwords", Calls: 10, Window: time.Minute}
	}
	if h.models, err = c.models(ctx, h.store, p.clock, h.Log, numbers); err != nil {
		return nil, errors.Join(err, h.store.Close())
	}
	h.models.into(&deps, &c)
	p.deps(&deps)
	h.App = app.New(deps)
	numbers.registry.MustRegister(&gauges{tally: h.App.Jobs.Tally, size: h.store.Size, pools: h.store.Pools, room: c.room, backup: c.newestBackup})
	h.Metrics = numbers.handler()
	surface := httpapi.Config{
		App: h.App, Dist: web.Dist(), Log: h.Log, Build: program() + "-" + k.instance.Epoch, PublicURL: c.PublicURL, CORSOrigins: c.CORSOrigins, TrustedProxies: c.TrustedProxies,
		Analytics: c.GtagID, BookingURL: c.CalendlyURL, Ready: numbers.readiness(h.Ready), Warnings: h.models.warnings, Observe: numbers.observe, OnPanic: numbers.panicked,
		Mounts: mounts(h),
	}
	if c.RateLimits == "on" {
		surface.Limits = httpapi.StandardLimits()
	}
	p.api(&surface)
	api := httpapi.New(surface)
	h.gate = newGate(api, api.Stopping())
	h.Handler = h.gate
	return h, nil
}

// Starting answers before there is a house: /healthz 200, every other call 503.
func Starting(log *slog.Logger) http.Handler { return httpapi.Starting(log) }

// site are the settings that the client shows.
func (c *Config) site() app.SiteSettings {
	until, _ := domain.ParseDate(c.PromoUntil) // checked by Load
	return app.SiteSettings{
		Brand:     c.Brand,
		Operator:  app.Party{Name: c.OperatorName, Address: c.OperatorAddress, Email: c.OperatorEmail, KvK: c.OperatorKvK, VAT: c.OperatorVAT},
		PromoText: c.PromoText, PromoUntil: until, BookingURL: c.CalendlyURL, Analytics: c.GtagID, Reader: c.siteReader(), Payments: c.Payments,
	}
}

// terms are the general terms as the client shows them.
func terms() (chapters []site.Chapter) {
	for _, c := range web.Terms() {
		chapters = append(chapters, site.Chapter{Title: c.Title, Paragraphs: c.Paragraphs})
	}
	return chapters
}

// Ready is nil while the server may be given work.
func (h *House) Ready(ctx context.Context) error {
	if h.gate.isDraining() {
		return errors.New("shutting down")
	}
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	if err := h.store.Ready(ctx); err != nil {
		h.Log.WarnContext(ctx, "not ready", slog.Any("error", err))
		return errors.New("the database cannot be read and written")
	}
	if err := h.store.CheckSchema(ctx); err != nil {
		return errors.New("the database has another schema")
	}
	return nil
}

// Drain makes Ready fail, so that a load balancer sends no more work. The calls
// that come all the same are answered.
func (h *House) Drain() { h.gate.drain() }

// Shut refuses the calls that come from now on.
func (h *House) Shut() { h.gate.close() }

// Finish waits until the calls that ran when Shut was called have ended, or until
// ctx ends; then it is false.
func (h *House) Finish(ctx context.Context) bool { return h.gate.wait(ctx) }

// Close closes the database.
func (h *House) Close() error { return h.store.Close() }

// Logger returns a logger of the form and level in the settings.
func (c *Config) Logger(out io.Writer) *slog.Logger {
	var level slog.Level
	_ = level.UnmarshalText([]byte(c.LogLevel)) // checked by Load
	options := &slog.HandlerOptions{Level: level}
	var handler slog.Handler = slog.NewTextHandler(out, options)
	if c.Log == "json" {
		handler = slog.NewJSONHandler(out, options)
	}
	return slog.New(httpapi.LogHandler(handler))
}
