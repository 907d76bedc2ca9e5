package domain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/payment"
	"wbso/domain/request"
)

func invoiceVectors() map[string]func(*testing.T, string) {
	type amounts struct {
		Kind                         request.DocumentKind
		Price, VAT, Amount, Credited domain.Cents
	}
	type in struct {
		Status                       request.PaymentStatus
		Surplus                      bool
		Price, VAT, Amount, Refunded domain.Cents
		Issued                       []amounts
	}
	return map[string]func(*testing.T, string){
		"invoice_next": rule(func(in in) (amounts, error) {
			var issued []payment.Invoice
			for _, i := range in.Issued {
				issued = append(issued, payment.Invoice{Kind: i.Kind, Price: i.Amount - i.VAT, VAT: i.VAT, Amount: i.Amount})
			}
			pay := payment.Payment{Status: in.Status, Surplus: in.Surplus, Price: in.Price, VAT: in.VAT, Amount: in.Amount, Refunded: in.Refunded}
			next, ok := payment.NextInvoice(pay, issued)
			if !ok {
				return amounts{}, nil
			}
			return amounts{Kind: next.Kind, Price: next.Price, VAT: next.VAT, Amount: next.Amount, Credited: next.Credited}, nil
		}),
	}
}

// However a payment is paid back, its invoice and credit notes add up to zero.
func TestInvoice_P16_add_up_to_zero(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		quote := payment.QuoteFor(domain.Cents(rapid.IntRange(1, 1_000_000).Draw(t, "price")), "")
		pay := payment.Payment{Status: request.Paid, Price: quote.Price, VAT: quote.VAT, Amount: quote.Total}
		var issued []payment.Invoice
		var price, vat, amount domain.Cents
		for pay.Status != request.PaymentRefunded || pay.Refunded > 0 {
			next, ok := payment.NextInvoice(pay, issued)
			if ok {
				assert.Equal(t, next.Amount, next.Price+next.VAT)
				issued = append(issued, next)
				price, vat, amount = price+next.Price, vat+next.VAT, amount+next.Amount
				continue
			}
			assert.Equal(t, pay.Amount-pay.Refunded, amount)
			if pay.Refunded == pay.Amount {
				break
			}
			pay.Refunded += domain.Cents(rapid.IntRange(1, int(pay.Amount-pay.Refunded)).Draw(t, "refund"))
			if pay.Refunded == pay.Amount {
				pay.Status = request.PaymentRefunded
			}
		}
		assert.Equal(t, [3]domain.Cents{}, [3]domain.Cents{price, vat, amount})
	})
}

func TestInvoice_CustomerOf_needs_the_whole_address(t *testing.T) {
	whole := company.Company{Name: "Pomp B.V.", KvK: "12345678", Address: "Kade 1", PostalCode: "3011 TA", City: "Rotterdam"}
	customer, ok := payment.CustomerOf(whole)
	assert.True(t, ok)
	assert.Equal(t, payment.Customer{Name: "Pomp B.V.", KvK: "12345678", Address: "Kade 1", PostalCode: "3011 TA", City: "Rotterdam"}, customer)
	for _, spoil := range []func(*company.Company){
		func(c *company.Company) { c.Address = "" }, func(c *company.Company) { c.PostalCode = "" }, func(c *company.Company) { c.City = "" },
	} {
		c := whole
		spoil(&c)
		_, ok := payment.CustomerOf(c)
		assert.False(t, ok)
	}
}
