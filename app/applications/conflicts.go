package applications

import (
	"context"
	"errors"
	"fmt"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/ports"
)

// StalePart is the error of a change to a part that was changed meanwhile. View is the
// newest.
type StalePart struct {
	View View
	Part application.PartKey
}

// stale is the error of a change to a part of which the caller saw an earlier revision.
func stale(d View, part application.PartKey) error {
	d.ask()
	return StalePart{d.finish(), part}
}

func (s StalePart) Error() string { return fmt.Sprintf("%s: %s", domain.CodeStalePart, s.Part) }

func (s StalePart) Unwrap() error { return domain.Fail(domain.Conflict, domain.CodeStalePart) }

// errMoved says that an application was changed after a change to it was decided.
var errMoved = errors.New("changed meanwhile")

// changed returns what a change makes of an application. A call that is repeated, because its
// answer was lost, finds its change made and is not stale.
func (d View) changed(ctx context.Context, r ports.Repos, c change, do decide) (out decision, err error) {
	switch {
	case c.whole && !d.Whole:
		return out, domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	case d.Filed.IsFiled():
		return out, domain.Fail(domain.Conflict, domain.CodeFiled)
	}
	newest := c.part == "" || c.rev == d.revision(c.part)
	out, err = do(ctx, r, d)
	if err == nil {
		err = out.bind(ctx, r, d)
	}
	if err == nil {
		err = out.Application.CheckSize(d.Application)
	}
	switch {
	case err != nil && (newest || domain.KindOf(err) != domain.Invalid):
		return out, err
	case !newest && (err != nil || !out.same(d)):
		return out, stale(d, c.part)
	}
	out.ask()
	return out, nil
}
