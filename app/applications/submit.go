package applications

import (
	"cmp"
	"context"
	"log/slog"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/evaluation/find"
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// Submit is one press on VERZENDEN. Shape has the errors that were found while the
// call was read; they are returned together with those of the rules. Key is the
// caller's idempotency key, which may be empty, and Digest a hash of the body. Proofs are those of
// the evaluations of the texts; a text without one is evaluated now.
type Submit struct {
	request.SubmitInput
	Shape  domain.Fields
	Key    string
	Digest string
	Proofs []string
}

// Submit stores a request and queues its processing. It returns all field errors at
// once, as Fields, and Unavailable texts_unjudged when the analyzer fails.
//
// Submit calls allow before any text is evaluated. allow counts the submission and may
// refuse it; undo takes the count back. A submission counts when it was stored, and
// when the analyzer gave an evaluation that was not known yet, since evaluations cost money.
func (s *Requests) Submit(
	ctx context.Context, who usecase.Actor, in Submit, allow func() (undo func(), err error),
) (request.Request, error) {
	if err := who.Guard(); err != nil {
		return request.Request{}, err
	}
	if earlier, err := s.earlier(ctx, who, in); err == nil || domain.KindOf(err) != domain.NotFound {
		return earlier, err
	}
	undo, err := allow()
	if err != nil {
		return request.Request{}, err
	}
	var asked atomic.Bool
	req, fresh, err := s.submit(ctx, who, in, &asked)
	if !fresh && (!asked.Load() || domain.KindOf(err) == domain.Unavailable) {
		undo()
	}
	return req, err
}

// submit checks and stores a request. fresh is false when the same call was answered
// in the meantime. It sets asked when it asks the analyzer.
func (s *Requests) submit(
	ctx context.Context, who usecase.Actor, in Submit, asked *atomic.Bool,
) (stored request.Request, fresh bool, err error) {
	in.SubmitInput = in.NormalInput()
	if err := s.check(ctx, who, in, asked); err != nil {
		return request.Request{}, false, err
	}
	now := s.deps.Clock.Now()
	req := request.Request{
		MadeBy: who.UserID, Submission: in.Submission, Title: firstTitle(in.Submission),
		Status: request.Processing, PaymentStatus: request.Unpaid, CreatedAt: now, UpdatedAt: now,
	}
	err = s.deps.Store.Write(ctx, func(r ports.Repos) error {
		stored, err = known(ctx, r, who, in)
		if fresh = domain.KindOf(err) == domain.NotFound; fresh {
			stored, err = s.store(ctx, r, who, req, in)
		}
		return err
	})
	if err != nil || !fresh {
		return stored, false, err
	}
	s.deps.Log.InfoContext(ctx, "request submitted", slog.String("request", stored.Number), slog.Int64("user", who.UserID))
	s.deps.Wake()
	return stored, true, nil
}

// store writes the request with its company, number, job and idempotency key. Evaluating takes
// its time: who closed the account meanwhile, or was shut out, leaves nothing behind.
func (s *Requests) store(
	ctx context.Context, r ports.Repos, who usecase.Actor, req request.Request, in Submit,
) (request.Request, error) {
	caller, err := r.Accounts.HoldUser(ctx, who.UserID)
	if err == nil && !caller.Active {
		err = domain.Fail(domain.Unauthenticated, domain.CodeTokenInvalid)
	}
	if err != nil {
		return req, err
	}
	firm, err := s.company(ctx, r, who, in.SubmitInput)
	if err == nil && firm.Owner != who.UserID {
		err = accounts.HoldOpen(ctx, r, firm.Owner)
	}
	if err != nil {
		return req, err
	}
	req.Company, req.Owner = firm, firm.Owner
	if req, err = s.deps.addRequest(ctx, r, req); err != nil {
		return req, err
	}
	if err := s.enqueue(ctx, r, req); err != nil {
		return req, err
	}
	return req, remember(ctx, r, req, in.Key, in.Digest, account.RequestCall)
}

// addRequest adds a request under the next number.
func (d *Deps) addRequest(ctx context.Context, r ports.Repos, req request.Request) (request.Request, error) {
	if err := d.CheckRequests(ctx, r, req.Owner); err != nil {
		return req, err
	}
	year := d.Clock.Today().Year
	n, err := r.Requests.NextRequestNumber(ctx, year)
	if err != nil {
		return req, err
	}
	req.Number = request.ProjectNumber(year, n)
	if req, err = r.Requests.AddRequest(ctx, req); err != nil {
		return req, err
	}
	return req, r.ListVersions.RaiseListVersion(ctx, req.Company.ID)
}

// remember keeps which request a call with an idempotency key added, if it has one.
func remember(
	ctx context.Context, r ports.Repos, req request.Request, key, digest string, kind account.CallKind,
) error {
	if key == "" {
		return nil
	}
	return r.Idempotency.PutCall(ctx, account.IdempotentCall{
		User: req.MadeBy, Key: key, Digest: digest, Kind: kind, Subject: req.ID, CreatedAt: req.CreatedAt,
	})
}

func (s *Requests) enqueue(ctx context.Context, r ports.Repos, req request.Request) error {
	_, err := r.Jobs.EnqueueJob(ctx, queue.Job{
		Kind: queue.ProcessRequest, Owner: req.Owner, Subject: req.ID, CreatedAt: s.deps.Clock.Now(),
	}, 0)
	return err
}

// company returns the chosen company, the one with the KvK number that the caller owns or else may
// apply for, or a new one. It fails with Invalid kvk_ambiguous on "kvk_number" when there are several.
func (s *Requests) company(
	ctx context.Context, r ports.Repos, who usecase.Actor, in request.SubmitInput,
) (company.Company, error) {
	if in.NewCompany == nil {
		return chosen(ctx, r, who, in.Client)
	}
	known, err := r.Companies.ListCompaniesByKvK(ctx, who.To(member.EditApplications), in.NewCompany.KvK)
	if err != nil {
		return company.Company{}, err
	}
	if i := slices.IndexFunc(known, func(c company.Company) bool { return c.Caller.Role == member.Owner }); i >= 0 {
		return known[i], nil
	}
	switch len(known) {
	case 0:
		if err := s.deps.CheckCompanies(ctx, r, who); err != nil {
			return company.Company{}, err
		}
	case 1:
		return known[0], nil
	default:
		var names []string
		for _, c := range known {
			names = append(names, c.Name)
		}
		return company.Company{}, domain.Bad("kvk_number", domain.CodeKvKMany).With("names", strings.Join(names, ", "))
	}
	return r.Companies.AddCompany(ctx, company.Company{Owner: who.UserID, Name: in.NewCompany.Name, KvK: in.NewCompany.KvK, CreatedAt: s.deps.Clock.Now()})
}

// chosen returns a company that the caller may apply for. A company of somebody else is the same
// field error as a missing one.
func chosen(ctx context.Context, r ports.Repos, who usecase.Actor, id int64) (company.Company, error) {
	c, err := r.Companies.FindCompany(ctx, who.To(member.EditApplications), id)
	if domain.KindOf(err) == domain.NotFound {
		return c, domain.Bad("client", domain.CodeClientUnknown).With("pk", strconv.FormatInt(id, 10))
	}
	return c, err
}

// earlier returns the request of an earlier call with the same key. It fails with NotFound
// not_found when there is none.
func (s *Requests) earlier(ctx context.Context, who usecase.Actor, in Submit) (found request.Request, err error) {
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err = known(ctx, r, who, in)
		return err
	})
	return found, err
}

func known(ctx context.Context, r ports.Repos, who usecase.Actor, in Submit) (request.Request, error) {
	req, err := addedBy(ctx, r, who, in.Key, in.Digest, account.RequestCall)
	return req.AsSubmitted(firstTitle(req.Submission)), err
}

// firstTitle returns the title of a request until its application has one.
func firstTitle(s request.Submission) string {
	return request.ShortTitle(cmp.Or(find.TitleOf(s.ElevatorPitch), "WBSO-project"))
}

// addedBy returns the request that a call with this key added. It fails with NotFound not_found
// when there is none, and with Conflict idempotency_key_reuse when the key belongs to another call.
func addedBy(
	ctx context.Context, r ports.Repos, who usecase.Actor, key, digest string, kind account.CallKind,
) (request.Request, error) {
	if key == "" {
		return request.Request{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	call, err := r.Idempotency.FindCall(ctx, who.UserID, key)
	if err != nil {
		return request.Request{}, err
	}
	if call.Digest != digest || call.Kind != kind {
		return request.Request{}, domain.Fail(domain.Conflict, domain.CodeIdempotencyReuse)
	}
	return r.Requests.FindRequest(ctx, who.To(member.EditApplications), strconv.FormatInt(call.Subject, 10))
}
