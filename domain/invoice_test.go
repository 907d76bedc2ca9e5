package domain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
)

func invoiceVectors() map[string]func(*testing.T, string) {
	type amounts struct {
		Kind                         domain.DocumentKind
		Price, VAT, Amount, Credited domain.Cents
	}
	type in struct {
		Status                       domain.PaymentStatus
		Surplus                      bool
		Price, VAT, Amount, Refunded domain.Cents
		Issued                       []amounts
	}
	return map[string]func(*testing.T, string){
		"invoice_next": rule(func(in in) (amounts, error) {
			var issued []domain.Invoice
			for _, i := range in.Issued {
				issued = append(issued, domain.Invoice{Kind: i.Kind, Price: i.Amount - i.VAT, VAT: i.VAT, Amount: i.Amount})
			}
			payment := domain.Payment{Status: in.Status, Surplus: in.Surplus, Price: in.Price, VAT: in.VAT, Amount: in.Amount, Refunded: in.Refunded}
			next, ok := domain.NextInvoice(payment, issued)
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
		quote := domain.QuoteFor(domain.Cents(rapid.IntRange(1, 1_000_000).Draw(t, "price")), "")
		payment := domain.Payment{Status: domain.Paid, Price: quote.Price, VAT: quote.VAT, Amount: quote.Total}
		var issued []domain.Invoice
		var price, vat, amount domain.Cents
		for payment.Status != domain.PaymentRefunded || payment.Refunded > 0 {
			next, ok := domain.NextInvoice(payment, issued)
			if ok {
				assert.Equal(t, next.Amount, next.Price+next.VAT)
				issued = append(issued, next)
				price, vat, amount = price+next.Price, vat+next.VAT, amount+next.Amount
				continue
			}
			assert.Equal(t, payment.Amount-payment.Refunded, amount)
			if payment.Refunded == payment.Amount {
				break
			}
			payment.Refunded += domain.Cents(rapid.IntRange(1, int(payment.Amount-payment.Refunded)).Draw(t, "refund"))
			if payment.Refunded == payment.Amount {
				payment.Status = domain.PaymentRefunded
			}
		}
		assert.Equal(t, [3]domain.Cents{}, [3]domain.Cents{price, vat, amount})
	})
}

func TestInvoice_CustomerOf_needs_the_whole_address(t *testing.T) {
	whole := domain.Company{Name: "Pomp B.V.", KvK: "12345678", Address: "Kade 1", PostalCode: "3011 TA", City: "Rotterdam"}
	customer, ok := domain.CustomerOf(whole)
	assert.True(t, ok)
	assert.Equal(t, domain.Customer{Name: "Pomp B.V.", KvK: "12345678", Address: "Kade 1", PostalCode: "3011 TA", City: "Rotterdam"}, customer)
	for _, spoil := range []func(*domain.Company){
		func(c *domain.Company) { c.Address = "" }, func(c *domain.Company) { c.PostalCode = "" }, func(c *domain.Company) { c.City = "" },
	} {
		c := whole
		spoil(&c)
		_, ok := domain.CustomerOf(c)
		assert.False(t, ok)
	}
}
