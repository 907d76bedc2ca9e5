package demo

import (
	"context"
	"maps"
	"time"

	"wbso/domain/application"
	"wbso/domain/application/form"
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
func (d *Demo) finish(ctx context.Context, r ports.Repos, req request.Request, p demoProject) error {
	if p.progress == demoFresh {
		return nil
	}
	answers := demoFacts()
	maps.Copy(answers, p.answers)
	leave := func(open []form.Question) int {
		if p.progress == demoHalf {
			return technical(open) / 2
		}
		return 0
	}
	seed, err := d.applications.SeedAnswers(ctx, r, req, answers, leave)
	if err != nil || p.progress != demoFiled {
		return err
	}
	return d.applications.SeedFiled(ctx, r, seed, d.deps.Clock.DayOf(req.CreatedAt.Add(demoFiledAfter)))
}

// technical counts the questions that are not about the company, which come last.
func technical(open []form.Question) int {
	n := 0
	for _, q := range open {
		if q.Part != application.CompanyPart {
			n++
		}
	}
	return n
}
