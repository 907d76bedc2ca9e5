package applications

import (
	"context"

	"wbso/domain/application/claim"
)

// render asks the renderer for a PDF of an application with its projects.
func (d *Deps) render(
	ctx context.Context, print func(context.Context, claim.Print) ([]byte, error), projects []View,
) ([]byte, error) {
	return print(ctx, d.printOf(projects))
}

// printOf returns the content of the printed application. It is the same for each of its projects.
func (d *Deps) printOf(projects []View) claim.Print {
	first := projects[0].finish()
	out := claim.Print{
		Number: first.Of.Number, Document: first.Application, Company: first.Company, Open: first.Open, Filing: first.FilingOfProject(), Benefit: first.Benefit,
		Filed: first.Filed, Written: d.Clock.DayOf(first.UpdatedAt),
	}
	if len(projects) == 1 {
		return out
	}
	out.Filing, out.Together, out.Benefit = first.Period, first.Together, nil
	if first.Sums != nil {
		out.Benefit = first.Sums.Benefit
	}
	for _, p := range projects[1:] {
		out.Further = append(out.Further, claim.PrintedProject{Number: p.Of.Number, Document: p.Application, Open: p.Open})
		if day := d.Clock.DayOf(p.UpdatedAt); day.After(out.Written) {
			out.Written = day
		}
	}
	return out
}
