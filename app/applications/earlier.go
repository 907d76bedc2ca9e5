package applications

import (
	"context"

	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/ports"
)

// addEarlier adds what the application is filed together with, and what other applications of the
// company claim of the same year before it.
func (d *View) addEarlier(ctx context.Context, r ports.Repos) (err error) {
	company := d.Of.Company.ID
	others, err := r.Applications.ListClaims(ctx, company, d.FilingOfProject().From.Year)
	if err != nil {
		return err
	}
	var chosen []claim.Claim
	if d.Bundle != 0 {
		if chosen, err = r.Applications.ListBundle(ctx, company, d.Bundle); err != nil {
			return err
		}
	}
	d.Situation = d.AmongClaims(others, chosen)
	return nil
}

// bind updates what earlier applications decide for one that is being changed. It fails with Fields
// when the cost method differs from the one that they have fixed.
func (d *View) bind(ctx context.Context, r ports.Repos, before View) error {
	chosen := d.Application.Costs.Method
	if err := d.addEarlier(ctx, r); err != nil {
		return err
	}
	if regime := d.CostRegime(); regime != nil && chosen != before.Application.Costs.Method && chosen != d.Application.Costs.Method {
		return domain.Bad("method", domain.CodeRegime).With("number", regime.Number)
	}
	return nil
}
