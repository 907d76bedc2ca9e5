package fakepay

import (
	"context"
	_ "embed"
	"html/template"
	"log/slog"
	"net/http"
	"strings"

	"wbso/domain"
)

//go:embed page.html
var pageHTML string

// policy lets the page load nothing, run nothing and send its form home only.
const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// Bill is what the page shows of one checkout, and where it sends the payer.
type Bill struct {
	Payment    domain.Payment
	Title      string // of the request
	Company    string
	Number     string // the request's project number
	SuccessURL string
	CancelURL  string
}

// Lookup finds the bill of a checkout: NotFound when there is none.
type Lookup func(ctx context.Context, checkout string) (Bill, error)

// Page returns the handler of everything under Prefix. It reports to the
// webhook handler before it sends the payer back.
func (p *Provider) Page(bills Lookup, webhook http.Handler, log *slog.Logger) http.Handler {
	return &page{
		log:      log,
		provider: p,
		bills:    bills,
		webhook:  webhook,
		look:     template.Must(template.New("page").Parse(pageHTML)),
	}
}

type page struct {
	log      *slog.Logger
	provider *Provider
	bills    Lookup
	webhook  http.Handler
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
	id := strings.TrimSuffix(strings.TrimPrefix(r.URL.Path, Prefix), "/")
	s, err := g.find(r.Context(), id)
	switch {
	case err != nil:
		g.fail(w, r, err)
	case r.Method == http.MethodPost:
		g.press(w, r, s)
	default:
		g.show(w, http.StatusOK, g.viewOf(s))
	}
}

// find never asks for an empty id, which a payment of nothing has.
func (g *page) find(ctx context.Context, id string) (Bill, error) {
	if id == "" {
		return Bill{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return g.bills(ctx, id)
}

// press acts on a button. A checkout that is settled changes no more, though two
// presses at once may both be reported: the webhook applies what settles more.
func (g *page) press(w http.ResponseWriter, r *http.Request, s Bill) {
	r.Body = http.MaxBytesReader(w, r.Body, 4<<10)
	o, known := outcomes()[r.PostFormValue("outcome")]
	if !known {
		g.show(w, http.StatusBadRequest, view{Heading: "Maak een keuze", Back: g.provider.publicURL + r.URL.Path,
			Text: "Kies Betalen, Mislukt of Annuleren om deze proefbetaling af te ronden.", BackText: "Terug naar de betaalpagina"})
		return
	}
	if s.Payment.Status != domain.PaymentPending {
		http.Redirect(w, r, s.back(), http.StatusSeeOther)
		return
	}
	if g.overdue(s) {
		o = outcomes()["cancel"]
	}
	for _, n := range o.events {
		if err := g.provider.Deliver(g.webhook, g.provider.Compose(n.kind, n.payment, s)); err != nil {
			g.log.ErrorContext(r.Context(), "report a fake payment", "checkout", s.Payment.Checkout, "event", n.kind, "error", err)
			g.show(w, http.StatusBadGateway, view{Heading: "Je keuze kon niet worden doorgegeven", Retry: r.PostFormValue("outcome"),
				Text: "Er is niets veranderd. Probeer het over een ogenblik opnieuw.", Back: s.CancelURL, BackText: "Terug naar je aanvraag"})
			return
		}
	}
	target := s.CancelURL
	if o.success {
		target = s.SuccessURL
	}
	http.Redirect(w, r, target, http.StatusSeeOther)
}

// outcome is what a button does: the events it sends, in order.
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

func (g *page) overdue(s Bill) bool {
	return !s.Payment.ExpiresAt.IsZero() && g.provider.clock.Now().After(s.Payment.ExpiresAt)
}

// back is where a settled checkout sends the payer.
func (s Bill) back() string {
	if s.Payment.Status == domain.Paid || s.Payment.Status == domain.PaymentRefunded {
		return s.SuccessURL
	}
	return s.CancelURL
}
