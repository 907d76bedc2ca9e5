package payment

import (
	"fmt"
	"slices"
	"time"

	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/request"
)

// Customer is who an invoice is for, as the company was when it was issued.
type Customer struct{ Name, Address, PostalCode, City, KvK, VAT string }

// CustomerOf returns the customer that a company is. ok is false while its address is
// not complete: without it there is no invoice.
func CustomerOf(c company.Company) (customer Customer, ok bool) {
	customer = Customer{Name: c.Name, Address: c.Address, PostalCode: c.PostalCode, City: c.City, KvK: c.KvK, VAT: c.BTW}
	return customer, c.Address != "" && c.PostalCode != "" && c.City != ""
}

// Seller is the operator as an invoice names it.
type Seller struct{ Name, Address, Email, KvK, VAT string }

// Invoice is an invoice or a credit note. Amount = Price + VAT; those of a credit note
// are below zero. Nothing in it ever changes.
type Invoice struct {
	ID        int64
	Kind      request.DocumentKind // InvoiceDocument or CreditNoteDocument
	Number    string               // counts by one in a year
	Corrects  string               // number of the invoice that a credit note is about
	Payment   int64
	Request   int64
	Project   string // project number
	Customer  Customer
	Seller    Seller
	Price     domain.Cents // excluding VAT
	VAT       domain.Cents
	Amount    domain.Cents
	Credited  domain.Cents // of the payment, by this credit note and the earlier ones
	IssuedOn  domain.Date
	SettledOn domain.Date // paid, or paid back
	CreatedAt time.Time
}

// InvoiceNumber returns the n-th number of a year.
func InvoiceNumber(year, n int) string { return fmt.Sprintf("%04d-%05d", year, n) }

// Filename returns the name of the invoice's file.
func (i Invoice) Filename() string {
	if i.Kind == request.CreditNoteDocument {
		return "creditfactuur-" + i.Number + ".pdf"
	}
	return "factuur-" + i.Number + ".pdf"
}

// Billable reports whether a payment gets an invoice: it pays for its request, and it
// is about money.
func (p Payment) Billable() bool { return p.Kept() && p.Amount > 0 }

// NextInvoice returns what is still to be issued for a payment, given what was issued
// so far: first its invoice, then a credit note for what was paid back and not credited
// yet. ok is false when there is nothing. The caller adds number, parties and dates.
func NextInvoice(p Payment, issued []Invoice) (next Invoice, ok bool) {
	next = Invoice{Kind: request.InvoiceDocument, Payment: p.ID, Request: p.Request, Price: p.Price, VAT: p.VAT, Amount: p.Amount}
	first := slices.IndexFunc(issued, func(i Invoice) bool { return i.Kind == request.InvoiceDocument })
	if first < 0 {
		return next, p.Billable()
	}
	invoice := issued[first]
	credited, vat := domain.Cents(0), domain.Cents(0)
	for _, i := range issued {
		if i.Kind == request.CreditNoteDocument {
			credited, vat = credited-i.Amount, vat-i.VAT
		}
	}
	if p.Refunded <= credited {
		return Invoice{}, false
	}
	next.Kind, next.Corrects, next.Customer, next.Seller, next.Project = request.CreditNoteDocument, invoice.Number, invoice.Customer, invoice.Seller, invoice.Project
	next.Credited, next.Amount, next.VAT = p.Refunded, credited-p.Refunded, vat-vatWithin(p.Refunded)
	next.Price = next.Amount - next.VAT
	return next, true
}

// vatWithin returns the VAT in an amount that includes it, rounded half up. For the amount of
// a quote it is the VAT of the quote, so that an invoice and the credit notes for all of
// it add up to zero.
func vatWithin(amount domain.Cents) domain.Cents {
	return (2*amount*domain.VATPercent + 100 + domain.VATPercent) / (2 * (100 + domain.VATPercent))
}
