package app

import (
	"context"
	"fmt"

	"wbso/domain"
	"wbso/domain/costs"
	"wbso/domain/dossier"
	"wbso/domain/reading"
	"wbso/domain/writer"
	"wbso/ports"
)

// write reads the texts of a submission and composes its application.
func (a *Applications) write(ctx context.Context, s domain.Submission) (dossier.Application, error) {
	readings := map[domain.TextField]reading.Reading{}
	for _, text := range textsOf(s) {
		read, err := a.deps.Reader.Read(ctx, text)
		if err != nil {
			return dossier.Application{}, fmt.Errorf("read %s: %w", text.Field, err)
		}
		readings[text.Field] = read
	}
	return writer.Compose(s, readings, a.items(ctx, s.ExtraCosts)), nil
}

// byRules composes the application of a submission by the rules, for somebody who waits.
func byRules(s domain.Submission) dossier.Application {
	readings := map[domain.TextField]reading.Reading{}
	for _, text := range textsOf(s) {
		readings[text.Field] = reading.Read(text)
	}
	return writer.Compose(s, readings, costs.Items(s.ExtraCosts))
}

func textsOf(s domain.Submission) (all []reading.Text) {
	code := s.WritesSoftware() && s.ProjectType != domain.Software
	for _, f := range domain.TextFields() {
		q := question(s, f)
		all = append(all, reading.Text{Field: f, Text: q.Text, Pitch: q.Description, ProjectType: s.ProjectType, WritesCode: code})
	}
	return all
}

// compose makes the application of a request that an earlier program processed, by the rules
// as that did: its owner opens it now, and no model that fails keeps it shut. What the user
// wrote is gone with a closed account.
func (a *Applications) compose(ctx context.Context, who Actor, ref string) error {
	var request domain.Request
	err := a.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		request, err = r.Requests.Find(ctx, who.UserID, ref)
		return err
	})
	if err != nil {
		return err
	}
	document := byRules(request.Submission)
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
