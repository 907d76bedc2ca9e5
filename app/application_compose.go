package app

import (
	"context"
	"fmt"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/domain/reading"
	"wbso/domain/writer"
	"wbso/ports"
)

// write reads the texts of a submission and composes its application.
func (a *Applications) write(ctx context.Context, s domain.Submission) (dossier.Application, error) {
	readings := map[domain.TextField]reading.Reading{}
	for _, f := range domain.TextFields() {
		q := question(s, f)
		read, err := a.deps.Reader.Read(ctx, reading.Text{Field: f, Text: q.Text, Pitch: q.Description, ProjectType: s.ProjectType, WritesCode: s.WritesSoftware() && s.ProjectType != domain.Software})
		if err != nil {
			return dossier.Application{}, fmt.Errorf("read %s: %w", f, err)
		}
		readings[f] = read
	}
	return writer.Compose(s, readings, a.items(ctx, s.ExtraCosts)), nil
}

// compose makes the application of a request that an earlier program processed. What the
// user wrote is gone with a closed account.
func (a *Applications) compose(ctx context.Context, who Actor, ref string) error {
	var request domain.Request
	err := a.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		request, err = r.Requests.Find(ctx, who.UserID, ref)
		return err
	})
	if err != nil {
		return err
	}
	document, err := a.write(ctx, request.Submission)
	if err != nil {
		return err
	}
	return a.deps.Store.Write(ctx, func(r ports.Repos) error {
		current, err := find(ctx, r, request.ID)
		if err == nil {
			err = stillOpen(ctx, r, current.Owner)
		}
		if err != nil {
			return err
		}
		_, err = a.begin(ctx, r, current, document, dossier.CauseComposed)
		return err
	})
}

// begin stores the first version of an application, unless there is one, and returns the
// request as it is with it.
func (a *Applications) begin(ctx context.Context, r ports.Repos, request domain.Request, document dossier.Application, why dossier.Cause) (domain.Request, error) {
	d := Dossier{Of: request}
	var err error
	d.Record, err = r.Applications.Get(ctx, request.ID)
	if err == nil {
		d.follow()
		return d.Of, nil
	}
	if domain.KindOf(err) != domain.NotFound {
		return request, err
	}
	if err := d.addCompany(ctx, r); err != nil {
		return request, err
	}
	d.Record = dossier.Record{Request: request.ID, Document: document}
	d.ask()
	err = a.keep(ctx, r, &d, dossier.Version{Cause: why})
	return d.Of, err
}

// openQuestions are what the application of a request leaves open, with the part that each
// is about. There are none before it has one.
func openQuestions(ctx context.Context, r ports.Repos, request domain.Request) ([]domain.OpenQuestion, error) {
	record, err := r.Applications.Get(ctx, request.ID)
	if domain.KindOf(err) == domain.NotFound {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	d := Dossier{Record: record, Of: request}
	if err := d.addCompany(ctx, r); err != nil {
		return nil, err
	}
	d.ask()
	var open []domain.OpenQuestion
	for _, q := range d.Open {
		open = append(open, domain.OpenQuestion{Section: string(q.Part), Question: q.Text})
	}
	return open, nil
}
