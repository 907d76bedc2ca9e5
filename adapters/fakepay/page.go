package fakepay

import (
	"context"
	_ "embed"
	"fmt"
	"html/template"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

//go:embed page.html
var pageHTML string

// policy lets the page load nothing, run nothing and send its form home only.
const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// CheckoutView has what the page shows of one checkout, and the addresses to which it sends the
// payer.
type CheckoutView struct {
	Payment     payment.Payment
	RequestPaid bool   // by this payment or another
	Title       string // of the request
	Company     string
	Number      string // the request's project number
	SuccessURL  string
	CancelURL   string
}

// Lookup finds a checkout. It fails with NotFound when there is none.
type Lookup func(ctx context.Context, checkout string) (CheckoutView, error)

// Webhook takes one event with its signature.
type Webhook func(ctx context.Context, payload []byte, signature string) error

// Page returns the handler of everything under Prefix. It reports to the webhook
// before it sends the payer back.
func (p *Provider) Page(lookup Lookup, webhook Webhook, log *slog.Logger) http.Handler {
	return &page{
		log:      log,
		provider: p,
		lookup:   lookup,
		webhook:  webhook,
		look:     template.Must(template.New("page").Parse(pageHTML)),
	}
}

type page struct {
	log      *slog.Logger
	provider *Provider
	lookup   Lookup
	webhook  Webhook
	look     *template.Template
}

func (g *page) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch r.Method {
	case http.MethodGet, http.MethodHead, http.MethodPost:
	default:
		w.Header().Set("Allow", "GET, HEAD, POST")
		g.show(w, http.StatusMethodNotAllowed, view{Heading: "Dit kan hier niet",
			Text: "Deze betaalpagina kun je alleen bekijken of versturen."})
		return
	}
	if r.Method == http.MethodPost {
		g.press(w, r)
		return
	}
	checkout, err := g.find(r)
	if err != nil {
		g.fail(w, r, err)
		return
	}
	g.show(w, http.StatusOK, g.viewOf(checkout))
}

// find returns the checkout of the path. It never asks for an empty id, which a payment
// of nothing has.
func (g *page) find(r *http.Request) (CheckoutView, error) {
	id := strings.TrimSuffix(strings.TrimPrefix(r.URL.Path, Prefix), "/")
	if id == "" {
		return CheckoutView{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return g.lookup(r.Context(), id)
}

// press acts on a button. It reads the form first and finds the checkout then, so that a form that
// arrives slowly acts on the checkout as it is by the time it is complete. A settled checkout does
// not change any more; two presses at once may both be reported, and the webhook applies the one
// that settles more. A payer who presses Betalen too late comes back to the page, which says why
// nothing was paid.
func (g *page) press(w http.ResponseWriter, r *http.Request) {
	r.Body = http.MaxBytesReader(w, r.Body, 4<<10)
	pressed := r.PostFormValue("outcome")
	checkout, err := g.find(r)
	if err != nil {
		g.fail(w, r, err)
		return
	}
	self := g.provider.publicURL + r.URL.Path
	o, known := outcomes()[pressed]
	if !known {
		g.show(w, http.StatusBadRequest, view{Heading: "Maak een keuze", Back: self,
			Text: "Kies Betalen, Mislukt of Annuleren om deze proefbetaling af te ronden.", BackText: "Terug naar de betaalpagina"})
		return
	}
	target := checkout.CancelURL
	switch {
	case checkout.Payment.Status != request.PaymentPending:
		o.events, target = nil, checkout.back()
	case g.overdue(checkout):
		o.events = outcomes()["cancel"].events
	case o.success:
		target = checkout.SuccessURL
	}
	if o.success && target == checkout.CancelURL {
		target = self
	}
	if err := g.report(r.Context(), o, checkout); err != nil {
		g.log.ErrorContext(r.Context(), "report a fake payment", "checkout", checkout.Payment.Checkout, "error", err)
		g.show(w, http.StatusBadGateway, view{Heading: "Je keuze kon niet worden doorgegeven", Retry: pressed,
			Text: "Er is niets veranderd. Probeer het over een ogenblik opnieuw.", Back: checkout.CancelURL, BackText: "Terug naar je aanvraag"})
		return
	}
	http.Redirect(w, r, target, http.StatusSeeOther)
}

// reportTime is the longest a report may take.
const reportTime = 20 * time.Second

// report signs the events of an outcome and delivers them, whether or not the
// payer still waits.
func (g *page) report(ctx context.Context, o outcome, checkout CheckoutView) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), reportTime)
	defer cancel()
	for _, n := range o.events {
		event := g.provider.Compose(n.kind, n.payment, checkout)
		if err := g.webhook(ctx, event, g.provider.Sign(event)); err != nil {
			return fmt.Errorf("report %s: %w", n.kind, err)
		}
	}
	return nil
}

// outcome is the effect of a button: the events that it sends, in order.
type outcome struct {
	events  []notice
	success bool
}

type notice struct{ kind, payment string }

// outcomes by the value of the form field. A failed payment is one that was
// promised first and bounced, since a card that is refused never leaves a
// provider's page.
func outcomes() map[string]outcome {
	return map[string]outcome{
		"paid":   {events: []notice{{Completed, "paid"}}, success: true},
		"failed": {events: []notice{{Completed, "unpaid"}, {AsyncFailed, "unpaid"}}},
		"cancel": {events: []notice{{Expired, "unpaid"}}},
	}
}

func (g *page) overdue(b CheckoutView) bool {
	return !b.Payment.ExpiresAt.IsZero() && g.provider.clock.Now().After(b.Payment.ExpiresAt)
}

// back returns where a settled checkout sends the payer.
func (b CheckoutView) back() string {
	if b.RequestPaid {
		return b.SuccessURL
	}
	return b.CancelURL
}
