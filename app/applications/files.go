package applications

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/domain/request"
)

// ApplicationText returns the application as plain text. It fails with Forbidden not_paid before
// payment.
func (a *Applications) ApplicationText(ctx context.Context, who usecase.Actor, ref string) (usecase.File, error) {
	all, d, err := a.printable(ctx, who, ref)
	if err == nil && !d.Whole {
		err = domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	}
	if err != nil {
		return usecase.File{}, err
	}
	return fileOf(d, "aanvraag-"+d.Of.Number+".txt", "text/plain; charset=utf-8", claim.PrintText(a.deps.printOf(all))), nil
}

// ApplicationCalendar returns the dates of an application for a calendar.
func (a *Applications) ApplicationCalendar(ctx context.Context, who usecase.Actor, ref string) (usecase.File, error) {
	d, err := a.FindApplication(ctx, who, ref)
	if err != nil {
		return usecase.File{}, err
	}
	number, titles := d.Of.Number, []string{d.Application.Project.Title}
	if d.Together.HasProjects() { // one filing, whichever project asks
		number, titles = d.Together.Projects[0].Number, d.Together.Titles()
	}
	events := claim.Calendar(titles, d.Filed, d.Period, d.Today)
	return fileOf(d, "wbso-"+d.Of.Number+".ics", "text/calendar; charset=utf-8", claim.ICS(number, events, d.Today)), nil
}

func fileOf(d View, name, kind, text string) usecase.File {
	return usecase.File{Content: []byte(text), Document: request.Document{
		Request: d.Request, Version: d.Version, Filename: name, ContentType: kind, Size: int64(len(text)), CreatedAt: d.UpdatedAt,
	}}
}
