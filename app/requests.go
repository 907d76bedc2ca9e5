package app

import (
	"context"
	"log/slog"
	"strconv"

	"wbso/domain"
	"wbso/ports"
)

// Requests are the applications of a user.
type Requests struct {
	deps    *Deps
	judging *Judging
	wake    func()
}

// Submit is one press on VERZENDEN. Shape holds the errors that reading the
// call found already, to be answered together with those of the rules. Key and
// Digest are the caller's idempotency key, which may be empty, and a hash of
// the body it came with.
type Submit struct {
	domain.SubmitInput
	Shape  domain.Fields
	Key    string
	Digest string
}

// Submit stores a request and queues its processing. Whatever is wrong comes
// back at once as Fields; a judge that fails is Unavailable judge_failed.
func (s *Requests) Submit(ctx context.Context, who Actor, in Submit) (domain.Request, error) {
	if err := who.guard(); err != nil {
		return domain.Request{}, err
	}
	if earlier, err := s.earlier(ctx, who, in); err == nil || domain.KindOf(err) != domain.NotFound {
		return earlier, err
	}
	submission, err := s.check(ctx, who, in)
	if err != nil {
		return domain.Request{}, err
	}
	now := s.deps.Clock.Now()
	request := domain.Request{
		Owner: who.UserID, Submission: submission, Title: domain.ProvisionalTitle(submission.ElevatorPitch),
		Status: domain.Processing, PaymentStatus: domain.Unpaid, CreatedAt: now, UpdatedAt: now,
	}
	var stored domain.Request
	err = s.deps.Store.Write(ctx, func(r ports.Repos) error {
		if stored, err = known(ctx, r, who, in); err == nil || domain.KindOf(err) != domain.NotFound {
			return err
		}
		stored, err = s.store(ctx, r, request, in)
		return err
	})
	if err != nil {
		return domain.Request{}, err
	}
	s.deps.Log.InfoContext(ctx, "request submitted", slog.String("request", stored.Number), slog.Int64("user", who.UserID))
	s.wake()
	return stored, nil
}

// store writes the request with its company, number, job and idempotency key.
func (s *Requests) store(ctx context.Context, r ports.Repos, request domain.Request, in Submit) (domain.Request, error) {
	company, err := s.company(ctx, r, request.Owner, in.Normal())
	if err != nil {
		return request, err
	}
	year := s.deps.Clock.Today().Year
	n, err := r.Requests.NextNumber(ctx, year)
	if err != nil {
		return request, err
	}
	request.Company, request.Number = company, domain.ProjectNumber(year, n)
	if request, err = r.Requests.Add(ctx, request); err != nil {
		return request, err
	}
	if err := s.enqueue(ctx, r, request); err != nil {
		return request, err
	}
	if in.Key != "" {
		call := domain.IdempotentCall{User: request.Owner, Key: in.Key, Digest: in.Digest, Request: request.ID, CreatedAt: request.CreatedAt}
		if err := r.Idempotency.Put(ctx, call); err != nil {
			return request, err
		}
	}
	return request, r.ListVersions.Raise(ctx, request.Owner)
}

func (s *Requests) enqueue(ctx context.Context, r ports.Repos, request domain.Request) error {
	_, err := r.Jobs.Enqueue(ctx, domain.Job{
		Kind: domain.ProcessRequest, Owner: request.Owner, Subject: request.ID, CreatedAt: s.deps.Clock.Now(),
	}, 0)
	return err
}

// company is the chosen one, the owner's company with the given KvK number, or a new one.
func (s *Requests) company(ctx context.Context, r ports.Repos, owner int64, in domain.SubmitInput) (domain.Company, error) {
	if in.NewCompany == nil {
		return chosen(ctx, r, owner, in.Client)
	}
	c, err := r.Companies.ByKvK(ctx, owner, in.NewCompany.KvK)
	if err == nil || domain.KindOf(err) != domain.NotFound {
		return c, err
	}
	return r.Companies.Add(ctx, domain.Company{Owner: owner, Name: in.NewCompany.Name, KvK: in.NewCompany.KvK, CreatedAt: s.deps.Clock.Now()})
}

// chosen is a company of the owner; somebody else's is a field error, as a missing one is.
func chosen(ctx context.Context, r ports.Repos, owner, id int64) (domain.Company, error) {
	c, err := r.Companies.ByID(ctx, owner, id)
	if domain.KindOf(err) == domain.NotFound {
		return c, domain.Bad("client", domain.CodeClientUnknown).With("pk", strconv.FormatInt(id, 10))
	}
	return c, err
}

// earlier looks whether this very call was answered before.
func (s *Requests) earlier(ctx context.Context, who Actor, in Submit) (found domain.Request, err error) {
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err = known(ctx, r, who, in)
		return err
	})
	return found, err
}

func known(ctx context.Context, r ports.Repos, who Actor, in Submit) (domain.Request, error) {
	if in.Key == "" {
		return domain.Request{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	call, err := r.Idempotency.Get(ctx, who.UserID, in.Key)
	if err != nil {
		return domain.Request{}, err
	}
	if call.Digest != in.Digest {
		return domain.Request{}, domain.Fail(domain.Conflict, domain.CodeIdempotencyReuse)
	}
	request, err := r.Requests.Find(ctx, who.UserID, strconv.FormatInt(call.Request, 10))
	return request.AsSubmitted(), err
}

// check holds the input to all rules at once: its shape, part 1 section 5, the
// company's owner and the verdicts. It returns the submission to store.
func (s *Requests) check(ctx context.Context, who Actor, in Submit) (domain.Submission, error) {
	fields := append(domain.Fields(nil), in.Shape...)
	for _, e := range domain.CheckSubmit(in.SubmitInput) {
		if !in.Shape.Has(e.Field) {
			fields = append(fields, e)
		}
	}
	if in.Client != 0 && !fields.Has("client") {
		err := s.deps.Store.Read(ctx, func(r ports.Repos) error {
			_, err := chosen(ctx, r, who.UserID, in.Client)
			return err
		})
		if err != nil && domain.KindOf(err) != domain.Invalid {
			return domain.Submission{}, err
		}
		fields.Check("client", err)
	}
	verdicts, err := s.verdicts(ctx, in.Submission, fields)
	for _, e := range domain.CheckVerdicts(verdicts) {
		if _, judged := verdicts[domain.TextField(e.Field)]; judged {
			fields = append(fields, e)
		}
	}
	if len(fields) > 0 {
		return domain.Submission{}, fields
	}
	return in.Normal().Submission, err
}

// verdicts judges the texts that have no other error, side by side. The error
// is that of the first judge that failed.
func (s *Requests) verdicts(ctx context.Context, in domain.Submission, fields domain.Fields) (map[domain.TextField]domain.Verdict, error) {
	ctx, cancel := context.WithTimeout(ctx, judgeTime)
	defer cancel()
	results := make([]domain.Verdict, len(domain.TextFields()))
	judged := make([]bool, len(results))
	var calls []func() error
	for i, f := range domain.TextFields() {
		if fields.Has(string(f)) {
			continue
		}
		calls = append(calls, func() (err error) {
			results[i], err = s.judging.Judge(ctx, question(in, f), free)
			judged[i] = err == nil
			return err
		})
	}
	err := s.deps.sideBySide(ctx, "judge", calls...)
	verdicts := map[domain.TextField]domain.Verdict{}
	for i, f := range domain.TextFields() {
		if judged[i] {
			verdicts[f] = results[i]
		}
	}
	return verdicts, err
}

// free is for verdicts that count against no limit: those of a submission.
func free() error { return nil }

// question asks about a text exactly as the wizard did, so that the verdict the
// visitor saw is the one that counts.
func question(in domain.Submission, f domain.TextField) domain.TextQuestion {
	q := domain.TextQuestion{Field: f, Text: in.Text(f)}
	if f == domain.Innovation {
		q.Description = in.ElevatorPitch
	}
	return q
}

// Retry runs a failed request again.
func (s *Requests) Retry(ctx context.Context, who Actor, ref string) (request domain.Request, err error) {
	if err := who.guard(); err != nil {
		return domain.Request{}, err
	}
	err = s.deps.Store.Write(ctx, func(r ports.Repos) error {
		if request, err = r.Requests.Find(ctx, who.UserID, ref); err != nil {
			return err
		}
		if err := request.Move(domain.Processing, s.deps.Clock.Now()); err != nil {
			return domain.Fail(domain.Conflict, domain.CodeNotFailed)
		}
		if err := save(ctx, r, request); err != nil {
			return err
		}
		return s.enqueue(ctx, r, request)
	})
	if err == nil {
		s.wake()
	}
	return request, err
}

// save writes a request that changed, and notes that its owner's lists changed.
func save(ctx context.Context, r ports.Repos, request domain.Request) error {
	if err := r.Requests.Update(ctx, request); err != nil {
		return err
	}
	return r.ListVersions.Raise(ctx, request.Owner)
}

// ListVersion returns a number that changes whenever one of the caller's polled
// lists may have changed.
func (s *Requests) ListVersion(ctx context.Context, who Actor) (version int64, err error) {
	if err := who.guard(); err != nil {
		return 0, err
	}
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		version, err = r.ListVersions.Of(ctx, who.UserID)
		return err
	})
	return version, err
}

// List returns summaries of the caller's requests, newest first.
func (s *Requests) List(ctx context.Context, who Actor, p domain.Page) (domain.Paged[domain.RequestSummary], error) {
	if err := who.guard(); err != nil {
		return domain.Paged[domain.RequestSummary]{}, err
	}
	return s.list(ctx, domain.RequestFilter{Owner: who.UserID}, p)
}

// ListAll returns summaries of anybody's requests, newest first, for administrators.
func (s *Requests) ListAll(ctx context.Context, f domain.RequestFilter, p domain.Page) (domain.Paged[domain.RequestSummary], error) {
	if f.Owner == 0 {
		f.Owner = ports.AnyOwner
	}
	return s.list(ctx, f, p)
}

func (s *Requests) list(ctx context.Context, f domain.RequestFilter, p domain.Page) (list domain.Paged[domain.RequestSummary], err error) {
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		list, err = r.Requests.List(ctx, f, p)
		return err
	})
	return list, err
}

// Get returns one request by its id or project number.
func (s *Requests) Get(ctx context.Context, who Actor, ref string) (found domain.Request, err error) {
	if err := who.guard(); err != nil {
		return domain.Request{}, err
	}
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err = r.Requests.Find(ctx, who.UserID, ref)
		return err
	})
	return found, err
}
