package sqlstore

import (
	"context"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

type invoices struct{ *tx }

const invoiceQuery = `SELECT id, kind, number, corrects, payment_id, request_id, project_number,
	customer_name, customer_address, customer_postal_code, customer_city, customer_kvk, customer_vat,
	operator_name, operator_address, operator_email, operator_kvk, operator_vat,
	price_cents, vat_cents, amount_cents, credited_cents, issued_on, settled_on, created_at FROM invoices`

func invoiceFields(i *payment.Invoice) []any {
	c, s := &i.Customer, &i.Seller
	return []any{&i.ID, &i.Kind, &i.Number, &i.Corrects, &i.Payment, &i.Request, &i.Project,
		&c.Name, &c.Address, &c.PostalCode, &c.City, &c.KvK, &c.VAT, &s.Name, &s.Address, &s.Email, &s.KvK, &s.VAT,
		&i.Price, &i.VAT, &i.Amount, &i.Credited, day{&i.IssuedOn}, day{&i.SettledOn}, instant{&i.CreatedAt}}
}

func (r invoices) NextInvoiceNumber(ctx context.Context, year int) (int, error) {
	n, _, err := r.number(ctx, "take an invoice number", `
		INSERT INTO invoice_numbers (year, n) VALUES ($1, 1)
		ON CONFLICT (year) DO UPDATE SET n = invoice_numbers.n + 1 RETURNING n`, year)
	return int(n), err
}

func (r invoices) AddInvoice(ctx context.Context, i payment.Invoice) (payment.Invoice, error) {
	i.CreatedAt = micro(i.CreatedAt)
	c, s := i.Customer, i.Seller
	id, added, err := r.number(ctx, "add an invoice", `
		INSERT INTO invoices (kind, number, corrects, payment_id, request_id, project_number,
			customer_name, customer_address, customer_postal_code, customer_city, customer_kvk, customer_vat,
			operator_name, operator_address, operator_email, operator_kvk, operator_vat,
			price_cents, vat_cents, amount_cents, credited_cents, issued_on, settled_on, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)
		ON CONFLICT DO NOTHING RETURNING id`,
		i.Kind, i.Number, i.Corrects, i.Payment, i.Request, i.Project,
		c.Name, c.Address, c.PostalCode, c.City, c.KvK, c.VAT, s.Name, s.Address, s.Email, s.KvK, s.VAT,
		i.Price, i.VAT, i.Amount, i.Credited, i.IssuedOn.String(), i.SettledOn.String(), at(i.CreatedAt))
	if err != nil {
		return payment.Invoice{}, err
	}
	if !added {
		return payment.Invoice{}, domain.Fail(domain.Conflict, domain.CodeDocumentExists)
	}
	i.ID = id
	return i, nil
}

func (r invoices) ListInvoices(ctx context.Context, pay int64) ([]payment.Invoice, error) {
	return many(ctx, r.tx, "read a payment's invoices", invoiceFields, invoiceQuery+` WHERE payment_id = $1 ORDER BY id`, pay)
}

func (r invoices) ListAwaitedInvoices(ctx context.Context, company int64) ([]int64, error) {
	return many(ctx, r.tx, "look for payments without an invoice", func(id *int64) []any { return []any{id} }, `
		SELECT p.id FROM payments p JOIN requests r ON r.id = p.request_id
		WHERE (r.company_id = $1 AND p.invoice_to_id IS NULL OR p.invoice_to_id = $1) AND p.status = $2 AND NOT p.surplus AND p.amount_cents > 0
			AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.payment_id = p.id)
		ORDER BY p.id`, company, request.Paid)
}
