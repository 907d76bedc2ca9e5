package application

import (
	"context"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/ports"
)

// addEarlier adds what other applications of the company claim of the same year before this
// one. Their cost method holds for it too, until it is filed.
func (d *View) addEarlier(ctx context.Context, r ports.Repos) error {
	others, err := r.Applications.ListClaims(ctx, d.Of.Company.ID, d.Filing().From.Year)
	if err != nil {
		return err
	}
	d.Earlier = d.claim().Earlier(others, d.Today)
	if err := d.addTogether(ctx, r, others); err != nil {
		return err
	}
	if regime := d.Regime(); regime != nil && !d.Filed.Is() {
		d.Application.Costs.Method = regime.Document.Costs.Method
	}
	return nil
}

// Regime returns the earlier claim whose cost method holds for this application; nil when it
// is free to choose.
func (d View) Regime() *application.Claim {
	if first, bound := application.Regime(d.Earlier); bound && d.Application.ClaimsCosts() {
		return &first
	}
	return nil
}

// bind works out anew what goes before an application that is being changed: Fields for
// another cost method than the one that holds.
func (d *View) bind(ctx context.Context, r ports.Repos, before View) error {
	chosen := d.Application.Costs.Method
	if err := d.addEarlier(ctx, r); err != nil {
		return err
	}
	if regime := d.Regime(); regime != nil && chosen != before.Application.Costs.Method && chosen != d.Application.Costs.Method {
		return domain.Bad("method", domain.CodeRegime).With("number", regime.Number)
	}
	return nil
}
