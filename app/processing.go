package app

import (
	"context"
	"fmt"
	"time"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/ports"
)

// processing composes the application of a submitted request.
type processing struct {
	deps         *Deps
	applications *Applications
}

// jobTime bounds one attempt to compose: a model has half a minute for each question.
const jobTime = 5 * time.Minute

// kind is how requests are processed. The request follows its job, so that its
// owner sees it fail and may run it again.
func (p *processing) kind() kind {
	return kind{
		run: p.run, time: jobTime, attempts: domain.MaxAttempts, fail: p.fail, early: modelAway,
		reopen: p.reopen,
		cancel: func(ctx context.Context, r ports.Repos, job domain.Job) error {
			return p.move(ctx, r, job, domain.Failed)
		},
	}
}

// run reads and composes. Only a request that is still in processing is recorded,
// so that two runs leave one application.
func (p *processing) run(ctx context.Context, job domain.Job) (recording, error) {
	request, err := p.request(ctx, job.Subject)
	if err != nil {
		return nil, err
	}
	if request.Status.Known() != domain.Processing {
		return func(context.Context, ports.Repos) error { return nil }, nil
	}
	document, err := p.applications.write(ctx, request.Submission)
	if err != nil {
		return nil, err
	}
	first, err := p.applications.first(ctx, request, document)
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context, r ports.Repos) error {
		current, err := find(ctx, r, job.Subject)
		if err != nil || current.Status.Known() != domain.Processing {
			return err
		}
		if err := p.record(ctx, r, current, first); err != nil {
			return err
		}
		return p.deps.mailUser(ctx, r, domain.DocumentReadyMail, fmt.Sprintf("ready:%d", current.ID), current.Owner, current.ID)
	}, nil
}

// record stores the application, unless there is one, and says that the request is processed.
func (p *processing) record(ctx context.Context, r ports.Repos, request domain.Request, first Dossier) error {
	if err := request.Move(domain.Processed, p.deps.Clock.Now()); err != nil {
		return err
	}
	request, err := p.applications.begin(ctx, r, request, first, dossier.CauseComposed)
	if err != nil {
		return err
	}
	if err := p.deps.queueDrafts(ctx, r, request.ID); err != nil {
		return err
	}
	return save(ctx, r, request)
}

func filename(kind domain.DocumentKind, number string) string {
	if kind == domain.PreviewDocument {
		return "voorbeeld-" + number + ".pdf"
	}
	return "aanvraag-" + number + ".pdf"
}

// fail fails the request of a job that failed for good, and tells its owner.
func (p *processing) fail(ctx context.Context, r ports.Repos, job domain.Job, cause error) error {
	request, err := find(ctx, r, job.Subject)
	if err != nil || request.Status.Known() != domain.Processing {
		return err
	}
	if err := request.Fail(errorClass(cause), p.deps.Clock.Now()); err != nil {
		return err
	}
	if err := save(ctx, r, request); err != nil {
		return err
	}
	return p.deps.mailUser(ctx, r, domain.ProcessingFailedMail, fmt.Sprintf("failed:%d", job.ID), request.Owner, request.ID)
}

// reopen runs the job's request again, unless its texts were wiped.
func (p *processing) reopen(ctx context.Context, r ports.Repos, job domain.Job) error {
	request, err := find(ctx, r, job.Subject)
	if err == nil {
		err = holdOpen(ctx, r, request.Owner)
	}
	if err != nil {
		return err
	}
	return p.move(ctx, r, job, domain.Processing)
}

// move brings the job's request to a status, unless it has that already.
func (p *processing) move(ctx context.Context, r ports.Repos, job domain.Job, to domain.Status) error {
	request, err := find(ctx, r, job.Subject)
	if err != nil || request.Status.Known() == to {
		return err
	}
	if err := request.Move(to, p.deps.Clock.Now()); err != nil {
		return err
	}
	return save(ctx, r, request)
}

// request and find read any request by its database id: jobs have no owner.
func (p *processing) request(ctx context.Context, id int64) (found domain.Request, err error) {
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err = find(ctx, r, id)
		return err
	})
	return found, err
}

func find(ctx context.Context, r ports.Repos, id int64) (domain.Request, error) {
	return r.Requests.Find(ctx, ports.AnyOwner, fmt.Sprint(id))
}

// errorClass is what an administrator sees first: the code, or "error" for a defect.
func errorClass(err error) string {
	if code := domain.CodeOf(err); code != "" {
		return string(code)
	}
	return "error"
}
