package apitypes

import (
	"encoding/json"

	"wbso/domain/payment"
)

// PaymentOf converts a payment.
func PaymentOf(p payment.Payment) Payment {
	return Payment{
		ID: p.ID, Request: p.Request, Status: string(p.Status), RefundDue: p.IsRefundDue(), Amount: p.Amount, Price: p.Price, VAT: p.VAT,
		Currency: p.Currency, Code: OrNull(p.Code), InvoiceTo: OrNull(p.InvoiceTo), CreatedAt: p.CreatedAt.UTC(), PaidAt: orNever(p.PaidAt),
	}
}

// QuoteOf converts a quote.
func QuoteOf(q payment.Quote) Quote {
	return Quote{Price: q.Price, VAT: q.VAT, Total: q.Total, CodeApplied: OrNull(q.CodeApplied), LessBecause: OrNull(string(q.Less))}
}

// CheckoutCodeOf converts the quote that a code gives, or the reason of its refusal.
func CheckoutCodeOf(q payment.Quote, refusal string) CheckoutCode {
	if refusal != "" {
		return CheckoutCode{Reason: &refusal}
	}
	return CheckoutCode{Valid: true, CustomCheckoutPrice: new(json.Number(q.Price.Euros()))}
}

// InvoiceOf converts an invoice.
func InvoiceOf(i payment.Invoice) Invoice {
	c := i.Customer
	return Invoice{
		Number: i.Number, Kind: string(i.Kind), Corrects: OrNull(i.Corrects), Payment: i.Payment,
		Customer: InvoicedParty{Name: c.Name, Address: c.Address, PostalCode: c.PostalCode, City: c.City, KVKNumber: c.KvK, BTWNumber: c.VAT},
		Price:    i.Price, VAT: i.VAT, Amount: i.Amount, IssuedOn: i.IssuedOn.String(), SettledOn: i.SettledOn.String(), CreatedAt: i.CreatedAt.UTC(),
	}
}
