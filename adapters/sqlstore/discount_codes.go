package sqlstore

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

type codes struct{ *tx }

const codeColumns = `id, code, price_cents, expires_on, max_uses, disabled, created_at`

func codeFields(c *payment.DiscountCode) []any {
	return []any{&c.ID, &c.Code, &c.Price, day{&c.ExpiresOn}, &c.MaxUses, &c.Disabled, instant{&c.CreatedAt}}
}

func (r codes) AddDiscountCode(ctx context.Context, c payment.DiscountCode) (payment.DiscountCode, error) {
	c.CreatedAt = micro(c.CreatedAt)
	id, added, err := r.number(ctx, "add a code", `
		INSERT INTO checkout_codes (code, price_cents, expires_on, max_uses, disabled, created_at)
		VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (code) DO NOTHING RETURNING id`,
		c.Code, c.Price, c.ExpiresOn.String(), c.MaxUses, c.Disabled, at(c.CreatedAt))
	if err != nil {
		return payment.DiscountCode{}, err
	}
	if !added {
		return payment.DiscountCode{}, domain.Bad("code", domain.CodeCodeTaken)
	}
	c.ID = id
	return c, nil
}

func (r codes) FindDiscountCode(ctx context.Context, code string) (payment.DiscountCode, error) {
	return one(ctx, r.tx, "read a code", codeFields, `SELECT `+codeColumns+` FROM checkout_codes WHERE code = $1`, code)
}

// LockDiscountCode writes to the code's row, since on both databases only writes to the same row
// make two transactions conflict.
func (r codes) LockDiscountCode(ctx context.Context, code string) (payment.DiscountCode, error) {
	return one(ctx, r.tx, "lock a code", codeFields,
		`UPDATE checkout_codes SET holds = holds + 1 WHERE code = $1 RETURNING `+codeColumns, code)
}

func (r codes) CountDiscountUses(ctx context.Context, code string, now time.Time) (int, error) {
	n, _, err := r.number(ctx, "count a code's uses", `
		SELECT count(*) FROM payments WHERE code = $1 AND code <> '' AND
			(status IN ($2, $3) AND NOT surplus OR status = $4 AND expires_at > $5)`,
		code, request.Paid, request.PaymentRefunded, request.PaymentPending, at(now))
	return int(n), err
}

func (r codes) ListDiscountCodes(ctx context.Context) ([]payment.DiscountCode, error) {
	return many(ctx, r.tx, "list codes", codeFields, `SELECT `+codeColumns+` FROM checkout_codes ORDER BY created_at, id`)
}

func (r codes) DisableDiscountCode(ctx context.Context, code string) error {
	return r.update(ctx, "disable a code", `UPDATE checkout_codes SET disabled = TRUE WHERE code = $1`, code)
}
