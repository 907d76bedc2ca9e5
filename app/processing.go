package app

import (
	"context"
	"fmt"
	"log/slog"

	"wbso/domain"
	"wbso/ports"
)

// processing turns a submitted request into its document.
type processing struct{ deps *Deps }

// documentVersion of a request's first and, for now, only edition.
const documentVersion = 1

// run writes and renders outside any transaction, then records everything in
// one: documents, status and the end of the job. Running it twice leaves one
// document, since only a request that is still in processing is recorded.
func (p *processing) run(ctx context.Context, job domain.Job) error {
	request, err := p.request(ctx, job.Subject)
	if err != nil {
		return err
	}
	if request.Status.Known() != domain.Processing {
		return p.settle(ctx, job, domain.JobDone, "")
	}
	application, rendered, err := p.make(ctx, request)
	if err != nil {
		return err
	}
	return p.deps.Store.Write(ctx, func(r ports.Repos) error {
		current, err := find(ctx, r, job.Subject)
		if err != nil {
			return err
		}
		if current.Status.Known() == domain.Processing {
			if err := p.record(ctx, r, current, application, rendered); err != nil {
				return err
			}
		}
		job.Status, job.LastError = domain.JobDone, ""
		return r.Jobs.Settle(ctx, job)
	})
}

// make asks the neighbours for the application and its PDF.
func (p *processing) make(ctx context.Context, request domain.Request) (domain.Application, domain.Rendered, error) {
	s := request.Submission
	application, err := p.deps.Writer.Write(ctx, s)
	if err != nil {
		return application, domain.Rendered{}, fmt.Errorf("write application: %w", err)
	}
	advice, err := p.deps.Judge.Advise(ctx, domain.CostQuestion{
		ElevatorPitch: s.ElevatorPitch, Innovation: s.InnovationDescription, TechnicalChallenges: s.TechnicalChallenges,
		EstimatedHours: s.EstimatedHours, ProjectType: s.ProjectType,
		HasExtraCosts: s.ExtraCosts != "", CostDescription: s.ExtraCosts,
	})
	if err != nil {
		return application, domain.Rendered{}, fmt.Errorf("advise on costs: %w", err)
	}
	today := p.deps.Clock.Today()
	rendered, err := p.deps.Renderer.Render(ctx, domain.Dossier{
		Request: request, Application: application, Costs: advice,
		Filing: domain.FilingFor(s.StartOfProject, today), Written: today,
	})
	if err != nil {
		return application, rendered, fmt.Errorf("render document: %w", err)
	}
	return application, rendered, nil
}

func (p *processing) record(ctx context.Context, r ports.Repos, request domain.Request, a domain.Application, out domain.Rendered) error {
	now := p.deps.Clock.Now()
	for _, d := range []struct {
		kind    domain.DocumentKind
		content []byte
	}{{domain.ApplicationDocument, out.Full}, {domain.PreviewDocument, out.Preview}} {
		_, err := r.Documents.Put(ctx, domain.Document{
			Request: request.ID, Kind: d.kind, Version: documentVersion,
			Filename: filename(d.kind, request.Number), ContentType: "application/pdf", CreatedAt: now,
		}, d.content)
		if err != nil {
			return err
		}
	}
	if err := request.Finish(a, now); err != nil {
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

// giveUp records that a job and its request failed for good.
func (p *processing) giveUp(ctx context.Context, job domain.Job, cause error) error {
	err := p.deps.Store.Write(ctx, func(r ports.Repos) error {
		request, err := find(ctx, r, job.Subject)
		if err != nil {
			return err
		}
		if request.Status.Known() == domain.Processing {
			if err := request.Fail(errorClass(cause), p.deps.Clock.Now()); err != nil {
				return err
			}
			if err := save(ctx, r, request); err != nil {
				return err
			}
		}
		job.Status, job.LastError = domain.JobFailed, cause.Error()
		return r.Jobs.Settle(ctx, job)
	})
	if err == nil {
		p.deps.OnJob(job.Kind, domain.JobFailed)
	}
	return err
}

// settle lets go of a job with a status.
func (p *processing) settle(ctx context.Context, job domain.Job, status domain.JobStatus, lastError string) error {
	job.Status, job.LastError = status, lastError
	return p.deps.Store.Write(ctx, func(r ports.Repos) error { return r.Jobs.Settle(ctx, job) })
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

// retryOrGiveUp records a failed attempt.
func (p *processing) retryOrGiveUp(ctx context.Context, job domain.Job, cause error) error {
	p.deps.Log.WarnContext(ctx, "job attempt failed", slog.Int64("job", job.ID), slog.Int("attempt", job.Attempts), slog.Any("error", cause))
	if job.Attempts >= domain.MaxAttempts {
		return p.giveUp(ctx, job, cause)
	}
	job.RunAt = p.deps.Clock.Now().Add(domain.Backoff(job.Attempts, jitter()))
	return p.settle(ctx, job, domain.JobQueued, cause.Error())
}
