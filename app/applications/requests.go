package applications

import (
	"context"
	"log/slog"
	"slices"

	"wbso/app/accounts"
	"wbso/app/evaluations"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// Requests are the applications of a user.
type Requests struct {
	deps        *Deps
	evaluations *evaluations.Evaluations
}

// RetryRequest runs a failed request again.
func (s *Requests) RetryRequest(ctx context.Context, who usecase.Actor, ref string) (req request.Request, err error) {
	if err := who.Guard(); err != nil {
		return request.Request{}, err
	}
	err = s.deps.Store.Write(ctx, func(r ports.Repos) error {
		if req, err = r.Requests.FindRequest(ctx, who.To(member.EditApplications), ref); err != nil {
			return err
		}
		if err := accounts.HoldOpen(ctx, r, req.Owner); err != nil {
			return err
		}
		if err := req.Move(request.Processing, s.deps.Clock.Now()); err != nil {
			return domain.Fail(domain.Conflict, domain.CodeNotFailed)
		}
		if err := usecase.SaveRequest(ctx, r, req); err != nil {
			return err
		}
		return s.enqueue(ctx, r, req)
	})
	if err == nil {
		s.deps.Wake()
	}
	return req, err
}

// ListVersion returns what changes whenever one of the caller's polled answers may have changed.
func (s *Requests) ListVersion(ctx context.Context, who usecase.Actor) (version ports.ListVersion, err error) {
	if err := who.Guard(); err != nil {
		return version, err
	}
	err = s.deps.Store.ReadOne(ctx, func(r ports.Repos) error {
		version, err = r.ListVersions.FindListVersion(ctx, who.To(member.ReadCompany))
		return err
	})
	return version, err
}

// ListRequests returns summaries of the caller's requests with this month's work, newest first; with
// cards also what questions they have, what they are worth and when they were filed.
func (s *Requests) ListRequests(ctx context.Context, who usecase.Actor, f request.RequestFilter, p domain.Page) (domain.List[request.RequestSummary], error) {
	if err := who.Guard(); err != nil {
		return domain.List[request.RequestSummary]{}, err
	}
	f.By, f.WorkOf = who.To(member.ReadApplications), s.deps.ThisMonth()
	list, err := s.list(ctx, f, p)
	if err == nil && f.Cards {
		s.recount(ctx, who, list.Items)
	}
	return list, err
}

// recount works out the open questions of one request that another version of the program counted; one
// per call, so that a call reads at most one document. Storing the result changes the list, so that the
// next poll is not answered 304 and does the next request.
func (s *Requests) recount(ctx context.Context, who usecase.Actor, in []request.RequestSummary) {
	i := slices.IndexFunc(in, func(q request.RequestSummary) bool { return q.AskedBy != nil && *q.AskedBy != s.deps.Build })
	if i < 0 || s.deps.Build == "" {
		return
	}
	if now, err := s.FindRequest(ctx, who, in[i].Number); err == nil { // else the count of before stands
		in[i].Questions = now.Questions
	}
}

func (s *Requests) list(ctx context.Context, f request.RequestFilter, p domain.Page) (list domain.List[request.RequestSummary], err error) {
	read := s.deps.Store.ReadOne
	if f.Cards {
		read = s.deps.Store.Read
	}
	err = read(ctx, func(r ports.Repos) error {
		if list, err = r.Requests.ListRequests(ctx, f, p); err != nil || !f.Cards {
			return err
		}
		return s.AddBenefits(ctx, r, list.Items)
	})
	return list, err
}

// FindRequest returns one request by its id or project number, with what its
// application leaves open and the work of this month.
func (s *Requests) FindRequest(ctx context.Context, who usecase.Actor, ref string) (found request.Request, err error) {
	if err := who.Guard(); err != nil {
		return request.Request{}, err
	}
	var anew *View
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		if found, err = r.Requests.FindRequest(ctx, who.To(member.ReadApplications), ref); err != nil {
			return err
		}
		if found.Open, anew, err = s.deps.openQuestions(ctx, r, found); err != nil {
			return err
		}
		found.Work, err = r.HourSums.SumWork(ctx, found.ID, s.deps.ThisMonth())
		return err
	})
	if err != nil || anew == nil {
		return found, err
	}
	found.Questions = len(found.Open)
	if err := s.deps.keepAsked(ctx, anew); err != nil { // the answer is right without it
		s.deps.Log.WarnContext(ctx, "keep questions that were asked anew", slog.String("request", found.Number), slog.Any("error", err))
	}
	return found, nil
}
