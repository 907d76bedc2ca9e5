package payments

import (
	"context"

	"wbso/domain/payment"
	"wbso/ports"
)

// DiscountCodes are the checkout codes, for administrators.
type DiscountCodes struct{ deps *Deps }

// CodeUse is a code with the number of its uses, those of open checkouts included.
type CodeUse struct {
	payment.DiscountCode
	Uses int
}

// CreateDiscountCode adds a code.
func (c *DiscountCodes) CreateDiscountCode(ctx context.Context, in payment.DiscountCode) (payment.DiscountCode, error) {
	in, err := payment.ParseDiscountCode(in)
	if err != nil {
		return in, err
	}
	in.CreatedAt = c.deps.Clock.Now()
	err = c.deps.Store.Write(ctx, func(r ports.Repos) error {
		added, err := r.DiscountCodes.AddDiscountCode(ctx, in)
		if err == nil {
			in = added
		}
		return err
	})
	return in, err
}

// ListDiscountCodes returns all codes with their uses, oldest first.
func (c *DiscountCodes) ListDiscountCodes(ctx context.Context) (list []CodeUse, err error) {
	err = c.deps.Store.Read(ctx, func(r ports.Repos) error {
		codes, err := r.DiscountCodes.ListDiscountCodes(ctx)
		if err != nil {
			return err
		}
		list = nil
		for _, code := range codes {
			uses, err := r.DiscountCodes.CountDiscountUses(ctx, code.Code, c.deps.Clock.Now())
			if err != nil {
				return err
			}
			list = append(list, CodeUse{code, uses})
		}
		return nil
	})
	return list, err
}

// DisableDiscountCode ends a code; open checkouts with it keep their price.
func (c *DiscountCodes) DisableDiscountCode(ctx context.Context, code string) error {
	return c.deps.Store.Write(ctx, func(r ports.Repos) error {
		return r.DiscountCodes.DisableDiscountCode(ctx, payment.NormaliseCode(code))
	})
}
