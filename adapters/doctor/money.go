package doctor

import (
	"context"
	"strings"

	"wbso/adapters/settings"
	"wbso/adapters/stripepay"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/ports"
)

// checkProvider asks Stripe something that makes nothing. The fake is among the fakes.
func (d *examination) checkProvider(ctx context.Context) Finding {
	mode := "testmodus"
	if stripepay.Live(d.StripeKey) {
		mode = "echt geld"
	}
	switch {
	case !d.UsesStripe():
		return notApplicable()
	case !strings.HasPrefix(d.StripeKey, "sk_") && !strings.HasPrefix(d.StripeKey, "rk_"):
		return warn("neem de geheime sleutel uit het dashboard van Stripe", "WBSO_STRIPE_SECRET_KEY begint niet met sk_ of rk_")
	case !strings.HasPrefix(d.StripeWebhook, "whsec_"):
		return warn("neem het geheim van de webhook "+d.PublicURL+settings.WebhookPath+" uit het dashboard van Stripe", "WBSO_STRIPE_WEBHOOK_SECRET begint niet met whsec_")
	}
	if !d.offline {
		provider := stripepay.New(d.Stripe())
		if err := provider.Check(ctx); err != nil {
			return bad("kijk WBSO_STRIPE_SECRET_KEY na in het dashboard van Stripe", "Stripe: %s", plain(err))
		}
	}
	switch {
	case d.StripeAPIURL != "" && !d.Local():
		return warn("haal WBSO_STRIPE_API_URL weg", "betalingen gaan niet naar Stripe maar naar %s", d.StripeAPIURL)
	case mode == "testmodus" && !d.Local():
		return warn("zet de sleutel die met sk_live_ begint in WBSO_STRIPE_SECRET_KEY", "Stripe staat in testmodus: iedereen kan met een testkaart betalen")
	case d.offline:
		return untried("Stripe, " + mode)
	}
	return d.checkWebhook(ctx, mode)
}

// checkWebhook asks Stripe whether it reports to this server. Behind a tunnel, as the
// Stripe program makes, it cannot know.
func (d *examination) checkWebhook(ctx context.Context, mode string) Finding {
	unheard, err := stripepay.New(d.Stripe()).Unheard(ctx, d.PublicURL+settings.WebhookPath)
	switch {
	case err != nil:
		return pass("Stripe antwoordt, %s; of het meldingen stuurt, mag deze sleutel niet zien", mode)
	case len(unheard) > 0 && !d.Local():
		return warn("maak bij Stripe een webhook naar "+d.PublicURL+settings.WebhookPath, "Stripe meldt hier niet: %s", strings.Join(unheard, ", "))
	}
	return pass("Stripe antwoordt, %s", mode)
}

// checkRefunds warns about payments to be refunded and disputes.
func (d *examination) checkRefunds(ctx context.Context) Finding {
	if !d.current(ctx) {
		return notApplicable()
	}
	var due, disputed domain.List[payment.Payment]
	err := d.store.Read(ctx, func(r ports.Repos) (err error) {
		whole := domain.Page{Size: domain.PageSize}
		if due, err = r.Payments.ListPayments(ctx, payment.PaymentFilter{RefundDue: true}, whole); err == nil {
			disputed, err = r.Payments.ListPayments(ctx, payment.PaymentFilter{Disputed: true}, whole)
		}
		return err
	})
	open := 0
	for _, p := range disputed.Items {
		if p.Dispute.Status == payment.DisputeOpen {
			open++
		}
	}
	switch {
	case err != nil:
		return notApplicable() // the check of the database says why
	case len(due.Items) > 0:
		return warn("wbsoctl payments list --to-refund", "terug te betalen: %d", len(due.Items))
	case open > 0:
		return warn("wbsoctl payments list --disputed", "betwist, en nog niet beslist: %d", open)
	}
	return pass("niets terug te betalen en niets betwist")
}
