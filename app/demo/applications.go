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

// demoProgress is the state in which an application of the demonstration is put.
type demoProgress string

const (
	demoFresh demoProgress = ""      // as it was composed
	demoHalf  demoProgress = "half"  // the questions about the company and half of the others answered
	demoFiled demoProgress = "filed" // all of them answered, as when it is "complete"
)

// demoFiledAfter is how long after its submission an application was filed.
const demoFiledAfter = 4 * 24 * time.Hour

// finish answers questions of an application as its owner would, the facts first, and files
// it.
func (d *Demo) finish(ctx context.Context, r ports.Repos, req request.Request, p demoProject, facts map[string]string) error {
	if p.Progress == demoFresh {
		return nil
	}
	answers := maps.Clone(facts)
	maps.Copy(answers, p.Answers)
	leave := func(open []form.Question) int {
		if p.Progress == demoHalf {
			return technical(open) / 2
		}
		return 0
	}
	seed, err := d.applications.SeedAnswers(ctx, r, req, answers, leave)
	if err != nil || p.Progress != demoFiled {
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
