package applications

import (
	"context"
	"errors"
	"fmt"
	"time"

	"wbso/app/accounts"
	"wbso/app/jobs"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// documentJobs composes the application of a submitted request.
type documentJobs struct {
	deps         *Deps
	applications *Applications
}

// jobTime bounds one attempt to compose: a model has half a minute for each question.
const jobTime = 5 * time.Minute

// kind returns how requests are processed. The request follows its job, so that its
// owner sees it fail and may run it again.
func (p *documentJobs) kind() jobs.Kind {
	return jobs.Kind{
		Run: p.run, Time: jobTime, Attempts: queue.MaxAttempts, Fail: p.fail, RetryLater: modelAway,
		Reopen: p.reopen,
		Cancel: func(ctx context.Context, r ports.Repos, job queue.Job) error {
			return p.move(ctx, r, job, request.Failed)
		},
	}
}

// run reads and composes. Only a request that is still in processing is recorded,
// so that two runs leave one application.
func (p *documentJobs) run(ctx context.Context, job queue.Job) (jobs.Record, error) {
	req, err := p.request(ctx, job.Subject)
	if err != nil {
		return nil, err
	}
	if req.Status.KnownStatus() != request.Processing {
		return func(context.Context, ports.Repos) error { return nil }, nil
	}
	document, err := p.applications.write(ctx, req.Submission)
	if err != nil {
		return nil, errors.Join(err, p.notePutOff(ctx, job.Subject, err))
	}
	first, err := p.applications.first(ctx, req, document)
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context, r ports.Repos) error {
		current, err := usecase.FindRequest(ctx, r, job.Subject)
		if err != nil || current.Status.KnownStatus() != request.Processing {
			return err
		}
		if err := p.applications.recordFirst(ctx, r, current, first); err != nil {
			return err
		}
		return p.deps.MailAbout(ctx, r, queue.DocumentReadyMail, fmt.Sprintf("ready:%d", current.ID), current, current.ID)
	}, nil
}

// notePutOff lets the owner of a request see whether it waits for a model.
func (p *documentJobs) notePutOff(ctx context.Context, id int64, cause error) error {
	why := ""
	if modelAway(cause, 0) {
		why = errorClass(cause)
	}
	return p.deps.Store.Write(ctx, func(r ports.Repos) error {
		req, err := usecase.FindRequest(ctx, r, id)
		if err != nil || !req.PutOffBy(why) {
			return err
		}
		return usecase.SaveRequest(ctx, r, req)
	})
}

func filename(kind request.DocumentKind, number string) string {
	if kind == request.PreviewDocument {
		return "voorbeeld-" + number + ".pdf"
	}
	return "aanvraag-" + number + ".pdf"
}

// fail fails the request of a job that failed for good, and tells its owner.
func (p *documentJobs) fail(ctx context.Context, r ports.Repos, job queue.Job, cause error) error {
	req, err := usecase.FindRequest(ctx, r, job.Subject)
	if err != nil || req.Status.KnownStatus() != request.Processing {
		return err
	}
	if err := req.FailProcessing(errorClass(cause), p.deps.Clock.Now()); err != nil {
		return err
	}
	if err := usecase.SaveRequest(ctx, r, req); err != nil {
		return err
	}
	return p.deps.MailAbout(ctx, r, queue.ProcessingFailedMail, fmt.Sprintf("failed:%d", job.ID), req, req.ID)
}

// reopen runs the job's request again, unless its texts were wiped.
func (p *documentJobs) reopen(ctx context.Context, r ports.Repos, job queue.Job) error {
	req, err := usecase.FindRequest(ctx, r, job.Subject)
	if err == nil {
		err = accounts.HoldOpen(ctx, r, req.Owner)
	}
	if err != nil {
		return err
	}
	return p.move(ctx, r, job, request.Processing)
}

// move brings the job's request to a status, unless it has that already.
func (p *documentJobs) move(ctx context.Context, r ports.Repos, job queue.Job, to request.Status) error {
	req, err := usecase.FindRequest(ctx, r, job.Subject)
	if err != nil || req.Status.KnownStatus() == to {
		return err
	}
	if err := req.Move(to, p.deps.Clock.Now()); err != nil {
		return err
	}
	return usecase.SaveRequest(ctx, r, req)
}

func (p *documentJobs) request(ctx context.Context, id int64) (found request.Request, err error) {
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err = usecase.FindRequest(ctx, r, id)
		return err
	})
	return found, err
}

// errorClass returns the class of an error for administrators: its code, or "error" for a defect.
func errorClass(err error) string {
	if code := domain.CodeOf(err); code != "" {
		return string(code)
	}
	return "error"
}
