package applications

import (
	"context"
	"fmt"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/costs"
	"wbso/domain/application/writer"
	"wbso/domain/evaluation/find"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/domain/scheme"
	"wbso/ports"
)

// write reads the texts of a submission and composes its application. The rules place the
// clauses. A model proposes a title, and where those belong that the rules leave to the owner.
func (a *Applications) write(ctx context.Context, s request.Submission) (application.Application, error) {
	analyses := map[find.TextField]find.Analysis{}
	var rules, said find.Analysis // of the text on bottlenecks
	for _, text := range textsOf(s) {
		read, err := a.deps.Analyzer.AnalyzeText(ctx, text)
		if err != nil {
			return application.Application{}, fmt.Errorf("read %s: %w", text.Field, err)
		}
		own := find.Analyse(text)
		own.Title, own.Technology = read.Title, read.Technology
		analyses[text.Field] = own
		if text.Field == find.TechnicalChallenges {
			rules, said = own, read
		}
	}
	return writer.Suggest(writer.Compose(s, analyses, a.items(ctx, s.ExtraCosts)), s, rules, said), nil
}

// ComposeByRules composes the application of a submission by the rules, for somebody who waits.
func ComposeByRules(s request.Submission) application.Application {
	analyses := map[find.TextField]find.Analysis{}
	for _, text := range textsOf(s) {
		analyses[text.Field] = find.Analyse(text)
	}
	return writer.Compose(s, analyses, costs.Items(s.ExtraCosts))
}

func textsOf(s request.Submission) (all []find.Text) {
	code := s.WritesSoftware() && s.ProjectType != scheme.Software
	for _, f := range find.TextFields() {
		text := TextQuestionOf(s, f)
		text.ProjectType, text.WritesCode = s.ProjectType, code
		all = append(all, text)
	}
	return all
}

// compose makes the application of a request that an earlier program processed, by the rules
// as that did: its owner opens it now, and no model that fails keeps it shut. What the user
// wrote is gone with a closed account.
func (a *Applications) compose(ctx context.Context, who usecase.Actor, ref string) error {
	var req request.Request
	err := a.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		req, err = r.Requests.FindRequest(ctx, who.To(member.ReadApplications), ref)
		return err
	})
	if err != nil {
		return err
	}
	first, err := a.first(ctx, req, ComposeByRules(req.Submission))
	if err != nil {
		return err
	}
	return a.deps.Store.Write(ctx, func(r ports.Repos) error {
		current, err := usecase.FindRequest(ctx, r, req.ID)
		if err == nil {
			err = accounts.HoldOpen(ctx, r, current.Owner)
		}
		if err != nil {
			return err
		}
		_, err = a.begin(ctx, r, current, first, claim.CauseComposed)
		return err
	})
}

// first returns what begin is to store for a request, with its questions.
func (a *Applications) first(
	ctx context.Context, req request.Request, document application.Application,
) (View, error) {
	var d View
	d.Of, d.Application, d.Today = req, document, a.deps.Clock.Today()
	err := a.deps.Store.Read(ctx, func(r ports.Repos) error {
		if err := d.addCompany(ctx, r); err != nil {
			return err
		}
		return d.addEarlier(ctx, r)
	})
	d.ask()
	return d, err
}

// begin stores the first version of an application, unless there is one, and returns the
// request as it is with it.
func (a *Applications) begin(
	ctx context.Context, r ports.Repos, req request.Request, first View, why claim.Cause,
) (request.Request, error) {
	var d View
	var err error
	d.Of = req
	d.Record, err = r.Applications.FindApplication(ctx, req.ID)
	if err == nil {
		d.Follow()
		return d.Of, nil
	}
	if domain.KindOf(err) != domain.NotFound {
		return req, err
	}
	if err := d.addCompany(ctx, r); err != nil {
		return req, err
	}
	d.Record = claim.Record{Request: req.ID, Application: first.Application}
	d.askAs(first)
	err = a.keep(ctx, r, &d, claim.Version{Cause: why})
	return d.Of, err
}

// recordFirst stores the application, unless there is one, and says that the request is processed.
func (a *Applications) recordFirst(ctx context.Context, r ports.Repos, req request.Request, first View) error {
	if err := req.Move(request.Processed, a.deps.Clock.Now()); err != nil {
		return err
	}
	req, err := a.begin(ctx, r, req, first, claim.CauseComposed)
	if err != nil {
		return err
	}
	if err := a.deps.queueDrafts(ctx, r, req.ID); err != nil {
		return err
	}
	return usecase.SaveRequest(ctx, r, req)
}

// openQuestions returns the open questions of a request's application, each with the part that it
// is about; none before there is an application. They are computed only when another version of the
// program stored them; then anew is the application they were computed from, for keepAsked.
func (d *Deps) openQuestions(
	ctx context.Context, r ports.Repos, req request.Request,
) (open []request.OpenQuestion, anew *View, err error) {
	asked, err := r.Applications.FindAsked(ctx, req.ID)
	switch {
	case domain.KindOf(err) == domain.NotFound:
		return nil, nil, nil
	case err != nil || asked.By == d.Build && d.Build != "":
		return asked.Open, nil, err
	}
	anew = &View{}
	anew.Of = req
	if anew.Record, err = r.Applications.FindApplication(ctx, req.ID); err != nil {
		return nil, nil, err
	}
	if err := anew.addCompany(ctx, r); err != nil {
		return nil, nil, err
	}
	anew.ask()
	return claim.ListOf(anew.Open), anew, nil
}

// keepAsked stores open questions that were computed again, so that the next poll finds them. It
// does nothing when something that they depend on has changed since, because that change has stored
// them.
func (d *Deps) keepAsked(ctx context.Context, of *View) error {
	if d.Build == "" {
		return nil
	}
	return d.Store.Write(ctx, func(r ports.Repos) (err error) {
		now := View{}
		if now.Of, err = usecase.FindRequest(ctx, r, of.Of.ID); err != nil {
			return err
		}
		if err := accounts.HoldOpen(ctx, r, now.Of.Owner); err != nil {
			return err
		}
		if now.Record, err = r.Applications.FindApplication(ctx, of.Request); err != nil {
			return err
		}
		if err := now.addCompany(ctx, r); err != nil {
			return err
		}
		if now.Asked.By != of.Asked.By || !now.same(*of) {
			return nil
		}
		now.Record.KeepQuestions(of.Open, d.Build)
		if err := r.Applications.PutApplication(ctx, now.Record); err != nil {
			return err
		}
		return r.ListVersions.RaiseListVersion(ctx, now.Of.Company.ID)
	})
}
