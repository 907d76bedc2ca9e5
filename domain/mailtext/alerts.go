package mailtext

import (
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// RefundDue tells the operator that a payment came in that pays for nothing.
func RefundDue(p payment.Payment, r request.Request) Mail {
	why := "De aanvraag was al betaald, of de kortingscode was intussen opgebruikt."
	if p.CameIn() != (payment.Money{Amount: p.Amount, Currency: p.Currency}) {
		why = "Gevraagd was " + p.Amount.Euro() + "."
	}
	return Mail{
		Subject: "Betaling terug te betalen van " + r.Number,
		Before: []string{
			"Voor WBSO-aanvraag " + r.Number + " kwam " + p.CameIn().Dutch() + " binnen die de aanvraag niet betaalt. " + why,
			"Betaal dat bedrag terug bij je betaaldienst. Het kenmerk is daar " + p.Checkout + ". Alles wat je moet terugbetalen, zie je met 'wbsoctl payments list --to-refund'.",
		},
	}
}

// PaymentDisputed tells the operator that a payer wants money back by way of the bank.
func PaymentDisputed(p payment.Payment, r request.Request, until domain.Date) Mail {
	answer := "Bij je betaaldienst lees je waarom, en daar antwoord je ook."
	if !until.IsZero() {
		answer = "Bij je betaaldienst lees je waarom, en daar antwoord je ook: uiterlijk " + until.DutchLong() + "."
	}
	return Mail{
		Subject: "Betwiste betaling van " + r.Number,
		Before: []string{
			"De betaler van WBSO-aanvraag " + r.Number + " betwist een betaling van " + p.Dispute.Amount.Euro() + " bij zijn bank. " + answer,
			"Het kenmerk is daar " + p.Intent + ". De aanvraag blijft betaald, hoe het ook afloopt; alle betwistingen zie je met 'wbsoctl payments list --disputed'.",
		},
	}
}
