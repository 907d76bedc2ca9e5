package applications

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/domain/application/place"
	"wbso/ports"
)

// Layout is which clause of the three texts is in which box, as the caller may see it. Rev
// changes with any part that has boxes.
type Layout struct {
	place.LayoutView
	Rev int
}

// StaleLayout is the newest layout, for a user who arranged an earlier one.
type StaleLayout struct{ Layout Layout }

func (s StaleLayout) Error() string { return s.Unwrap().Error() }

func (s StaleLayout) Unwrap() error { return domain.Fail(domain.Conflict, domain.CodeStaleLayout) }

// FindLayout returns the layout of an application, with the errors of FindApplication.
func (a *Applications) FindLayout(ctx context.Context, who usecase.Actor, ref string) (Layout, error) {
	d, err := a.FindApplication(ctx, who, ref)
	return d.layout(), err
}

func (d View) layout() Layout {
	return Layout{place.ViewLayout(d.Application, d.Whole), place.LayoutRev(d.Application)}
}

// Arrangement puts clauses into boxes. Rev is that of the layout which the caller saw.
type Arrangement struct {
	Places []place.Placement
	Rev    int
}

// ArrangeSentences returns StaleLayout when the layout is newer than the caller saw, Forbidden not_paid for a
// clause that is read after payment, Conflict filed, Fields under place. The same again
// changes nothing.
func (a *Applications) ArrangeSentences(
	ctx context.Context, who usecase.Actor, ref string, in Arrangement,
) (Layout, error) {
	c := change{cause: claim.CauseEdit}
	d, err := a.update(ctx, who, ref, c, func(_ context.Context, _ ports.Repos, before View) (out decision, err error) {
		d, newest := before, in.Rev == place.LayoutRev(before.Application)
		d.Application, err = place.PlaceClauses(before.Application, in.Places, before.Whole)
		switch {
		case err != nil && (newest || domain.KindOf(err) != domain.Invalid):
			return out, err
		case !newest && (err != nil || !d.same(before)):
			return out, StaleLayout{before.layout()}
		}
		return decision{View: d}, nil
	})
	return d.layout(), err
}
