package compose

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"wbso/adapters/argon2"
	"wbso/adapters/fakepay"
	"wbso/adapters/httpapi"
	"wbso/adapters/jwttokens"
	"wbso/adapters/llm/offline"
	"wbso/adapters/pdf"
	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/postgres"
	"wbso/adapters/sqlstore/sqlite"
	"wbso/adapters/systemclock"
	"wbso/app"
	"wbso/domain"
	"wbso/web"
)

// House is the whole product, ready to use.
type House struct {
	App     *app.App
	Handler http.Handler // API and client
	Metrics http.Handler
	Log     *slog.Logger

	store *sqlstore.Store
	gate  *gate
}

// Build opens the database and puts everything together. Logs go to out.
func Build(ctx context.Context, c Config, schema Schema, out io.Writer) (*House, error) {
	log := logger(c, out)
	if schema == Demand {
		if err := c.present(); err != nil {
			return nil, err
		}
	}
	secret, err := c.secret()
	if err != nil {
		return nil, err
	}
	clock, err := systemclock.New(c.Now)
	if err != nil {
		return nil, err
	}
	store, err := openStore(ctx, c, log)
	if err != nil {
		return nil, err
	}
	h := &House{Log: log, store: store}
	if err := schema.prepare(ctx, store); err != nil {
		return nil, errors.Join(err, store.Close())
	}
	until, _ := domain.ParseDate(c.PromoUntil) // checked by Load
	numbers, payments := newMetrics(), fakepay.New(secret, c.PublicURL, clock)
	h.App = app.New(app.Deps{
		Store: store, Leases: store, Judge: c.Judge(), Writer: offline.Writer{}, Renderer: pdf.New(c.Brand),
		Checkout: payments, Tokens: jwttokens.New(secret, clock), Passwords: argon2.New(argon2.Recommended()),
		Clock: clock, Log: log, PublicURL: c.PublicURL, OnPanic: numbers.panicked, OnJob: numbers.job,
		Site: app.SiteSettings{
			Brand:     c.Brand,
			Operator:  app.Party{Name: c.OperatorName, Address: c.OperatorAddress, Email: c.OperatorEmail, KvK: c.OperatorKvK, VAT: c.OperatorVAT},
			PromoText: c.PromoText, PromoUntil: until, BookingURL: c.CalendlyURL, Analytics: c.GtagID,
		},
	})
	h.Metrics = numbers.handler()
	api := h.api(c, payments, numbers)
	h.gate = newGate(api, api.Stopping())
	h.Handler = h.gate
	return h, nil
}

func (h *House) api(c Config, payments *fakepay.Provider, numbers *metrics) *httpapi.Server {
	return httpapi.New(httpapi.Config{
		App: h.App, Dist: web.Dist(), Log: h.Log, PublicURL: c.PublicURL, CORSOrigins: c.CORSOrigins, TrustedProxies: c.TrustedProxies,
		RateLimits: c.RateLimits == "on", Ready: h.Ready, Observe: numbers.observe, OnPanic: numbers.panicked,
		Mounts: map[string]http.Handler{strings.TrimSuffix(fakepay.Prefix, "/"): payments.Page(h.bill, h.App.Payments.Webhook, h.Log)},
	})
}

// bill tells the fake provider's page what is paid.
func (h *House) bill(ctx context.Context, checkout string) (fakepay.Bill, error) {
	c, err := h.App.Payments.Bill(ctx, checkout)
	if err != nil {
		return fakepay.Bill{}, err
	}
	return fakepay.Bill{
		Payment: c.Payment, Title: c.Request.Title, Company: c.Request.Company.Name, Number: c.Request.Number,
		SuccessURL: c.SuccessURL, CancelURL: c.CancelURL,
	}, nil
}

// Ready is nil while the server may be given work.
func (h *House) Ready(ctx context.Context) error {
	if h.gate.isShut() {
		return errors.New("shutting down")
	}
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	if err := h.store.Ping(ctx); err != nil {
		return errors.New("the database does not answer")
	}
	if err := h.store.CheckSchema(ctx); err != nil {
		return errors.New("the database has another schema")
	}
	return nil
}

// Drain makes Ready fail, so that a load balancer sends no more work, and
// refuses the calls that come all the same.
func (h *House) Drain() { h.gate.close() }

// Finish waits until the calls that ran when Drain was called have ended, or
// until ctx ends; then it is false.
func (h *House) Finish(ctx context.Context) bool { return h.gate.wait(ctx) }

// Close lets go of the database.
func (h *House) Close() error { return h.store.Close() }

// Postgres is given this long to appear, with a line in the log for every try.
const databaseWait = 60 * time.Second

func openStore(ctx context.Context, c Config, log *slog.Logger) (*sqlstore.Store, error) {
	if !c.postgres() {
		return sqlite.Open(ctx, strings.TrimPrefix(c.DatabaseURL, "sqlite:"))
	}
	deadline := time.Now().Add(databaseWait)
	for wait := time.Second; ; wait = min(2*wait, 10*time.Second) {
		store, err := postgres.Open(ctx, c.DatabaseURL)
		if err == nil {
			return store, nil
		}
		if domain.KindOf(err) != domain.Unavailable || time.Now().Add(wait).After(deadline) {
			return nil, fmt.Errorf("open the database: %w", err)
		}
		log.Warn("the database does not answer yet", slog.Any("error", err), slog.Duration("next_try", wait))
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(wait):
		}
	}
}

func logger(c Config, out io.Writer) *slog.Logger {
	var level slog.Level
	_ = level.UnmarshalText([]byte(c.LogLevel)) // checked by Load
	options := &slog.HandlerOptions{Level: level}
	if c.Log == "json" {
		return slog.New(slog.NewJSONHandler(out, options))
	}
	return slog.New(slog.NewTextHandler(out, options))
}
