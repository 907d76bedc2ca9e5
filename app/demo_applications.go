package app

import (
	"context"
	"maps"
	"slices"
	"time"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/request"
	"wbso/ports"
)

// demoProgress is how far the application of a request of the demonstration is.
type demoProgress int

const (
	demoFresh    demoProgress = iota // as it was composed
	demoHalf                         // the questions about the company and half of the others answered
	demoComplete                     // all of them
	demoFiled
)

// demoFiledAfter is how long after its submission an application was filed.
const demoFiledAfter = 4 * 24 * time.Hour

// finish answers questions of an application as its owner would, the facts first, and files
// it.
func (d *Demo) finish(ctx context.Context, r ports.Repos, request request.Request, p demoProject) error {
	if p.progress == demoFresh {
		return nil
	}
	who := Actor{UserID: request.Owner}
	of, err := d.applications.load(ctx, r, who, request.Number)
	if err != nil {
		return err
	}
	of.ask()
	left := 0
	if p.progress == demoHalf {
		left = technical(of.Open) / 2
	}
	answers := demoFacts()
	maps.Copy(answers, p.answers)
	for len(of.Open) > left {
		if err := d.reply(ctx, r, who, &of, answers); err != nil {
			return err
		}
	}
	if p.progress != demoFiled {
		return nil
	}
	on := d.deps.Clock.Day(request.CreatedAt.Add(demoFiledAfter))
	if _, err := d.applications.file(&of, FileApplication{Date: on}); err != nil {
		return err
	}
	return d.applications.keep(ctx, r, &of, application.Version{Cause: application.CauseFiled, Author: request.Owner})
}

// technical counts the questions that are not about the company, which come last.
func technical(open []application.Question) int {
	n := 0
	for _, q := range open {
		if q.Part != application.CompanyPart {
			n++
		}
	}
	return n
}

// reply answers the last open question, or sets it aside when there is no answer for it.
func (d *Demo) reply(ctx context.Context, r ports.Repos, who Actor, of *Dossier, answers map[string]string) error {
	q := of.Open[len(of.Open)-1]
	reply := Reply{Question: q.ID, Text: answers[q.ID], Rev: of.revision(q.Part)}
	answered, err := d.change(ctx, r, who, *of, reply)
	if err == nil && !slices.ContainsFunc(answered.Open, func(open application.Question) bool { return open.ID == q.ID }) {
		*of = answered
		return nil
	}
	if err != nil && domain.KindOf(err) != domain.Invalid {
		return err
	}
	aside := true
	*of, err = d.change(ctx, r, who, *of, Reply{Question: q.ID, Dismiss: &aside, Rev: reply.Rev})
	return err
}

// change makes a reply and stores it.
func (d *Demo) change(ctx context.Context, r ports.Repos, who Actor, of Dossier, reply Reply) (Dossier, error) {
	c := reply.change(&application.Placed{})
	next, err := of.changed(ctx, r, c)
	if err != nil {
		return of, err
	}
	return next, d.applications.put(ctx, r, who, of, &next, c)
}
