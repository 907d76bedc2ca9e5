package applications

import (
	"context"
	"slices"
	"strconv"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/domain/member"
	"wbso/ports"
)

// Companion is another application of the company that was not filed. Barred says why it cannot
// be filed together with the one that was asked about; nil when it can.
type Companion struct {
	claim.Claim
	Barred error
}

// ListCompanions returns the applications that may be filed together with an application, and those
// that may not. It fails with Forbidden not_paid before payment. There are none once it is filed.
func (a *Applications) ListCompanions(
	ctx context.Context, who usecase.Actor, ref string,
) (d View, all []Companion, err error) {
	err = a.composed(ctx, who, ref, func() error {
		return a.deps.Store.Read(ctx, func(r ports.Repos) error {
			if d, err = a.loadWhole(ctx, r, who.To(member.ReadApplications), ref); err != nil || d.Filed.IsFiled() {
				return err
			}
			all, err = companions(ctx, r, d)
			return err
		})
	})
	d, err = d.asked(err)
	return d, all, err
}

func companions(ctx context.Context, r ports.Repos, d View) (all []Companion, err error) {
	unfiled, err := r.Applications.ListUnfiled(ctx, d.Of.Company.ID)
	if err != nil {
		return nil, err
	}
	claims, err := r.Applications.ListClaims(ctx, d.Of.Company.ID, d.FilingOfProject().From.Year)
	if err != nil {
		return nil, err
	}
	for _, c := range unfiled {
		if c.Request != d.Request {
			all = append(all, Companion{c, d.Claim().MayGoWith(c, claims, d.Today)})
		}
	}
	return all, nil
}

// FileTogether says that an application is filed together with exactly those others, as one. It
// fails with Forbidden not_paid, with Fields, or with Conflict when they do not belong together or
// one was filed. The same call again changes nothing.
func (a *Applications) FileTogether(ctx context.Context, who usecase.Actor, ref string, with []string) (View, error) {
	if err := a.readable(ctx, who, ref, a.loadWhole); err != nil {
		return View{}, err
	}
	if with = slices.Compact(slices.Sorted(slices.Values(with))); len(with) > claim.BundleMax {
		return View{}, tooMany() // before all of them are read
	}
	for _, other := range with {
		if err := a.readable(ctx, who, other, a.load); err != nil {
			return View{}, ofList(err, other)
		}
	}
	return a.bundle(ctx, who, ref, func(r ports.Repos, d View) ([]int64, error) { return a.chosen(ctx, r, who, d, with) })
}

// readable composes the application of a request if need be, and reports whether it can be loaded to be
// changed.
func (a *Applications) readable(ctx context.Context, who usecase.Actor, ref string, load func(context.Context, ports.Repos, member.Access, string) (View, error)) error {
	return a.composed(ctx, who, ref, func() error {
		return a.deps.Store.Read(ctx, func(r ports.Repos) error {
			_, err := load(ctx, r, who.To(member.EditApplications), ref)
			return err
		})
	})
}

// ofList makes of a reference that is missing the error of the list that it stands in.
func ofList(err error, ref string) error {
	switch domain.CodeOf(err) {
	case domain.CodeNotFound:
		return domain.Bad("with", domain.CodeClientUnknown).With("pk", ref)
	case domain.CodeNotProcessed:
		return domain.Fail(domain.Conflict, domain.CodeBundleUnpaid).With("number", ref)
	}
	return err
}

// FileAlone undoes FileTogether for all that it was about. It fails with Forbidden not_paid or
// Conflict filed.
func (a *Applications) FileAlone(ctx context.Context, who usecase.Actor, ref string) (View, error) {
	return a.bundle(ctx, who, ref, func(ports.Repos, View) ([]int64, error) { return nil, nil })
}

// bundle stores which requests an application is filed together with; none for it alone.
func (a *Applications) bundle(
	ctx context.Context, who usecase.Actor, ref string, choose func(ports.Repos, View) ([]int64, error),
) (d View, err error) {
	err = a.composed(ctx, who, ref, func() error {
		return a.deps.Store.Write(ctx, func(r ports.Repos) error {
			if d, err = a.loadWhole(ctx, r, who.To(member.EditApplications), ref); err != nil {
				return err
			}
			if err := accounts.HoldOpen(ctx, r, d.Of.Owner); err != nil {
				return err
			}
			if d.Filed.IsFiled() {
				return domain.Fail(domain.Conflict, domain.CodeFiled)
			}
			requests, err := choose(r, d)
			if err != nil {
				return err
			}
			if err := join(ctx, r, d, requests); err != nil {
				return err
			}
			if err := r.ListVersions.RaiseListVersion(ctx, d.Of.Company.ID); err != nil { // lists show what each is worth
				return err
			}
			d, err = a.load(ctx, r, who.To(member.EditApplications), ref)
			return err
		})
	})
	return d.asked(err)
}

// chosen returns the requests that an application is to be filed with, itself included, in
// order.
func (a *Applications) chosen(
	ctx context.Context, r ports.Repos, who usecase.Actor, d View, with []string,
) ([]int64, error) {
	claims, err := r.Applications.ListClaims(ctx, d.Of.Company.ID, d.FilingOfProject().From.Year)
	if err != nil {
		return nil, err
	}
	requests := []int64{d.Request}
	for _, ref := range append([]string{d.Of.Number}, with...) {
		other, err := a.load(ctx, r, who.To(member.EditApplications), ref)
		if err == nil {
			err = d.Claim().MayGoWith(other.Claim(), claims, d.Today)
		}
		if err != nil {
			return nil, ofList(err, ref)
		}
		requests = append(requests, other.Request)
	}
	slices.Sort(requests)
	requests = slices.Compact(requests)
	switch {
	case len(requests) < 2:
		return nil, domain.Bad("with", domain.CodeBundleAlone)
	case len(requests) > claim.BundleMax:
		return nil, tooMany()
	}
	return requests, nil
}

func tooMany() error {
	return domain.Bad("with", domain.CodeBundleMany).With("max", strconv.Itoa(claim.BundleMax))
}

// join puts requests into one bundle, in order. The other requests of the application's earlier
// bundle become single again; the rest of a bundle that a request leaves stays together.
func join(ctx context.Context, r ports.Repos, d View, requests []int64) error {
	before, err := others(ctx, r, d.Of.Company.ID, d.Bundle, requests)
	if err != nil {
		return err
	}
	for _, request := range before {
		if err := together(ctx, r, request); err != nil {
			return err
		}
	}
	for _, request := range requests {
		if err := leave(ctx, r, d, request, requests); err != nil {
			return err
		}
	}
	return together(ctx, r, requests...)
}

// leave takes a request out of its earlier bundle. with are the requests that it joins.
func leave(ctx context.Context, r ports.Repos, d View, request int64, with []int64) error {
	record, err := r.Applications.FindApplication(ctx, request)
	if err != nil {
		return err
	}
	rest, err := others(ctx, r, d.Of.Company.ID, record.Bundle, with)
	if err != nil {
		return err
	}
	return together(ctx, r, rest...)
}

// others returns the requests of a bundle except those in but.
func others(ctx context.Context, r ports.Repos, company, bundle int64, but []int64) (requests []int64, err error) {
	if bundle == 0 {
		return nil, nil
	}
	chosen, err := r.Applications.ListBundle(ctx, company, bundle)
	for _, c := range chosen {
		if !slices.Contains(but, c.Request) {
			requests = append(requests, c.Request)
		}
	}
	return requests, err
}

// together makes one bundle of requests, in order. One alone is in none.
func together(ctx context.Context, r ports.Repos, requests ...int64) error {
	for _, request := range requests {
		record, err := r.Applications.FindApplication(ctx, request)
		if err != nil {
			return err
		}
		bundle := bundleOf(requests)
		if record.Bundle == bundle {
			continue
		}
		record.Bundle = bundle
		if err := r.Applications.PutApplication(ctx, record); err != nil {
			return err
		}
	}
	return nil
}

// bundleOf returns the number of the bundle that requests form, which are in order: the id of the
// first, or 0 for a single request.
func bundleOf(requests []int64) int64 {
	if len(requests) < 2 {
		return 0
	}
	return requests[0]
}

// loadTogether is like loadWhole for an application and all that it is filed together with, in
// order. A project whose payment was refunded after filing is included: RVO has it in the same
// application.
func (a *Applications) loadTogether(
	ctx context.Context, r ports.Repos, who member.Access, ref string,
) (all []View, err error) {
	d, err := a.loadWhole(ctx, r, who, ref)
	if err != nil || !d.Together.HasProjects() {
		return []View{d}, err
	}
	for _, p := range d.Together.Projects {
		one := d
		if p.Request != d.Request {
			if one, err = a.load(ctx, r, who, strconv.FormatInt(p.Request, 10)); err != nil {
				return nil, err
			}
		}
		all = append(all, one)
	}
	return all, nil
}
