package sqlstore

import (
	"context"
	"fmt"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

type payments struct{ *tx }

const paymentQuery = `SELECT id, request_id, kvk_number, status, price_cents, vat_cents, amount_cents, currency, code,
	session, url, created_at, expires_at, paid_at, surplus, refunded_cents,
	odd_cents, odd_currency, dispute, disputed_cents, dispute_due_at, intent, coalesce(invoice_to_id, 0) FROM payments`

func paymentFields(p *payment.Payment) []any {
	return []any{&p.ID, &p.Request, &p.KvK, &p.Status, &p.Price, &p.VAT, &p.Amount, &p.Currency, &p.Code,
		&p.Checkout, &p.URL, instant{&p.CreatedAt}, instant{&p.ExpiresAt}, instant{&p.PaidAt},
		&p.Surplus, &p.Refunded, &p.Odd.Amount, &p.Odd.Currency, &p.Dispute.Status, &p.Dispute.Amount, instant{&p.Dispute.Due}, &p.Intent, &p.InvoiceTo}
}

func (r payments) AddPayment(ctx context.Context, p payment.Payment) (payment.Payment, error) {
	p.CreatedAt, p.ExpiresAt, p.PaidAt, p.Dispute.Due = micro(p.CreatedAt), micro(p.ExpiresAt), micro(p.PaidAt), micro(p.Dispute.Due)
	id, added, err := r.number(ctx, "add a payment", `
		INSERT INTO payments (request_id, kvk_number, status, price_cents, vat_cents, amount_cents, currency, code,
			session, url, created_at, expires_at, paid_at, surplus, refunded_cents,
			odd_cents, odd_currency, dispute, disputed_cents, dispute_due_at, intent, invoice_to_id)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, NULLIF(CAST($22 AS BIGINT), 0))
		ON CONFLICT DO NOTHING RETURNING id`,
		p.Request, p.KvK, p.Status, p.Price, p.VAT, p.Amount, p.Currency, p.Code,
		p.Checkout, p.URL, at(p.CreatedAt), at(p.ExpiresAt), at(p.PaidAt), p.Surplus, p.Refunded,
		p.Odd.Amount, p.Odd.Currency, p.Dispute.Status, p.Dispute.Amount, at(p.Dispute.Due), p.Intent, p.InvoiceTo)
	if err != nil {
		return payment.Payment{}, err
	}
	if !added {
		return payment.Payment{}, fmt.Errorf("add a payment: session %s exists", p.Checkout)
	}
	p.ID = id
	return p, nil
}

func (r payments) FindPayment(ctx context.Context, id int64) (payment.Payment, error) {
	return one(ctx, r.tx, "read a payment", paymentFields, paymentQuery+` WHERE id = $1`, id)
}

func (r payments) FindPaymentByCheckout(ctx context.Context, session string) (payment.Payment, error) {
	return one(ctx, r.tx, "read a payment", paymentFields, paymentQuery+` WHERE session = $1 AND session <> ''`, session)
}

func (r payments) FindPaymentByIntent(ctx context.Context, intent string) (payment.Payment, error) {
	return one(ctx, r.tx, "read a payment", paymentFields, paymentQuery+` WHERE intent = $1 AND intent <> '' ORDER BY id LIMIT 1`, intent)
}

func (r payments) ListPayments(ctx context.Context, f payment.PaymentFilter, p domain.Page) (domain.List[payment.Payment], error) {
	q := where{}
	if f.Request != 0 {
		q.add("request_id", f.Request)
	}
	q.equals("status", string(f.Status))
	if !f.Since.IsZero() {
		q.that("created_at >= $%d", at(f.Since))
	}
	if f.Begun {
		q.conditions = append(q.conditions, "NOT (status = 'expired' AND session = '')")
	}
	if f.Disputed {
		q.conditions = append(q.conditions, "dispute <> ''")
	}
	if f.RefundDue {
		q.conditions = append(q.conditions, "surplus") // a term of its own, so that the index of surplus payments serves
		q.add("status", request.Paid)
	}
	return paged(ctx, r.tx, "list payments", paymentFields, paymentQuery, q, order{from: "payments", by: "created_at, id", id: "id", newest: true}, p)
}

func (r payments) UpdatePayment(ctx context.Context, p payment.Payment) error {
	return r.update(ctx, "update a payment", `
		UPDATE payments SET status = $1, session = $2, url = $3, expires_at = $4, paid_at = $5, surplus = $6, refunded_cents = $7,
			odd_cents = $8, odd_currency = $9, dispute = $10, disputed_cents = $11, dispute_due_at = $12, intent = $13
		WHERE id = $14`,
		p.Status, p.Checkout, p.URL, at(p.ExpiresAt), at(p.PaidAt), p.Surplus, p.Refunded,
		p.Odd.Amount, p.Odd.Currency, p.Dispute.Status, p.Dispute.Amount, at(p.Dispute.Due), p.Intent, p.ID)
}

func (r payments) CountPaymentsInvoicedTo(ctx context.Context, company int64) (int, error) {
	n, _, err := r.number(ctx, "count the payments with an invoice for a company", `SELECT count(*) FROM payments WHERE invoice_to_id = $1`, company)
	return int(n), err
}

func (r payments) RecordEvent(ctx context.Context, e payment.PaymentEvent) (bool, error) {
	n, err := r.exec(ctx, "record an event", `
		INSERT INTO payment_events (id, type, session, status, amount_cents, currency, reference, at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING`,
		e.ID, e.Type, e.Checkout, e.Status, e.Amount, e.Currency, e.Reference, at(e.At))
	return n == 1, err
}
