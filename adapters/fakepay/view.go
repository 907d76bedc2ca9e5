package fakepay

import (
	"bytes"
	"net/http"

	"wbso/domain"
	"wbso/domain/request"
)

// view is what the template shows: a heading, then what is there of the rest.
type view struct {
	Heading  string
	Text     string
	Checkout *CheckoutView // what is paid
	Open     bool          // with the three buttons
	Retry    string        // the outcome that the one button tries again
	Back     string
	BackText string
}

func (g *page) viewOf(b CheckoutView) view {
	v := view{Heading: "WBSO-aanvraag betalen", Checkout: &b, Back: b.back(), BackText: "Terug naar je aanvraag"}
	status := b.Payment.Status
	if status == request.PaymentPending && g.overdue(b) {
		status = request.PaymentExpired
	}
	switch {
	case status == request.PaymentPending:
		v.Open, v.Back = true, ""
		v.Text = "Kies hoe deze proefbetaling afloopt."
	case b.Payment.IsRefundDue():
		v.Heading, v.Text = "Je krijgt dit bedrag terug", "Je aanvraag was al betaald, of je kortingscode was intussen gebruikt. We betalen dit bedrag terug."
	case status == request.Paid:
		v.Heading, v.Text = "Al betaald", "Deze betaling is voldaan. Je hoeft hier niets meer te doen."
	case status == request.PaymentRefunded:
		v.Heading, v.Text = "Terugbetaald", "Deze betaling is terugbetaald."
	case b.RequestPaid:
		v.Heading, v.Text = "Al betaald", "Je aanvraag is al betaald op een andere pagina. Je hoeft hier niets meer te doen."
	case status == request.PaymentFailed:
		v.Heading, v.Text = "Betaling mislukt", "Deze betaling is mislukt. Begin een nieuwe betaling bij je aanvraag."
	default:
		v.Heading, v.Text = "Niet meer te betalen", "Deze betaalpagina is verlopen, geannuleerd of vervangen. Begin een nieuwe betaling bij je aanvraag."
	}
	return v
}

// fail shows why there is no checkout to show.
func (g *page) fail(w http.ResponseWriter, r *http.Request, err error) {
	switch domain.KindOf(err) {
	case domain.NotFound:
		g.show(w, http.StatusNotFound, view{Heading: "Betaling niet gevonden", Back: g.provider.publicURL + "/", BackText: "Naar de startpagina",
			Text: "Deze betaalpagina bestaat niet. Klopt het adres? Open de betaling anders opnieuw vanuit je aanvraag."})
	case domain.Unavailable:
		g.log.WarnContext(r.Context(), "find a fake checkout", "error", err)
		w.Header().Set("Retry-After", "5") // seconds
		g.show(w, http.StatusServiceUnavailable, view{Heading: "Even niet bereikbaar",
			Text: "De betaling kan nu niet worden opgehaald. Probeer het over een ogenblik opnieuw."})
	default:
		g.log.ErrorContext(r.Context(), "find a fake checkout", "error", err)
		g.show(w, http.StatusInternalServerError, view{Heading: "Er ging iets mis",
			Text: "De betaling kan niet worden getoond. Probeer het over een ogenblik opnieuw."})
	}
}

func (g *page) show(w http.ResponseWriter, status int, v view) {
	var b bytes.Buffer
	if err := g.look.Execute(&b, v); err != nil {
		g.log.Error("show the fake checkout", "error", err)
		status = http.StatusInternalServerError
	}
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", policy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "same-origin")
	h.Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, _ = w.Write(b.Bytes()) // the payer may be gone
}
