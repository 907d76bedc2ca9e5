package compose

import (
	"context"
	"strings"

	"wbso/adapters/stripepay"
	"wbso/domain"
	"wbso/ports"
)

// webhookPath is where the provider reports.
const webhookPath = "/api/stripe/webhook/"

// checkProvider asks the payment provider whether the key opens its account, and whether
// it reports to this server.
func (d *doctor) checkProvider(ctx context.Context) Finding {
	if !d.usesStripe() {
		return notApplicable() // the fake is among the fakes
	}
	mode := "testmodus"
	if stripepay.Live(d.StripeKey) {
		mode = "echt geld"
	}
	if d.offline {
		return untried("Stripe (" + mode + ")")
	}
	provider := stripepay.New(d.stripe())
	if err := provider.Check(ctx); err != nil {
		return bad("verbeter WBSO_STRIPE_SECRET_KEY, of kijk of Stripe te bereiken is", "Stripe: %s", plain(err))
	}
	unheard, err := provider.Unheard(ctx, d.PublicURL+webhookPath)
	switch {
	case err != nil:
		return warn("geef de sleutel het recht om webhooks te lezen", "Stripe (%s) werkt; of het meldingen stuurt, is niet te zien", mode)
	case len(unheard) > 0:
		return warn("maak bij Stripe een webhook naar "+d.PublicURL+webhookPath, "Stripe (%s) meldt hier niet: %s", mode, strings.Join(unheard, ", "))
	case !stripepay.Live(d.StripeKey) && !d.local():
		return warn("WBSO_STRIPE_SECRET_KEY=sk_live_…", "Stripe staat in testmodus: iedereen kan met een testkaart betalen")
	}
	return pass("Stripe (%s) werkt en meldt hier", mode)
}

// checkDisputes tells of payers who want their money back and wait for an answer.
func (d *doctor) checkDisputes(ctx context.Context) Finding {
	if !d.current(ctx) {
		return notApplicable()
	}
	open := 0
	err := d.store.Read(ctx, func(r ports.Repos) error {
		list, err := r.Payments.List(ctx, domain.PaymentFilter{Disputed: true}, domain.Page{Size: domain.PageSize})
		for _, p := range list.Items {
			if p.Dispute.Status == domain.DisputeOpen {
				open++
			}
		}
		return err
	})
	switch {
	case err != nil:
		return notApplicable()
	case open > 0:
		return warn("wbsoctl payments list --disputed", "betwist en nog te beantwoorden: %d", open)
	}
	return pass("geen betwiste betaling wacht op antwoord")
}
