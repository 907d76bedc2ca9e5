package app

import (
	"context"

	"wbso/domain"
	"wbso/domain/dossier"
)

// Text returns the application as plain text: Forbidden not_paid.
func (a *Applications) Text(ctx context.Context, who Actor, ref string) (File, error) {
	d, err := a.printable(ctx, who, ref)
	if err == nil && !d.Whole {
		err = domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	}
	if err != nil {
		return File{}, err
	}
	return fileOf(d, "aanvraag-"+d.Of.Number+".txt", "text/plain; charset=utf-8", d.Document.Text(d.Company, d.Of.Number, d.Open)), nil
}

// Calendar returns the dates of an application for a calendar.
func (a *Applications) Calendar(ctx context.Context, who Actor, ref string) (File, error) {
	d, err := a.Get(ctx, who, ref)
	if err != nil {
		return File{}, err
	}
	events := d.Document.Calendar(d.Filed, d.Filing(), d.Today)
	return fileOf(d, "wbso-"+d.Of.Number+".ics", "text/calendar; charset=utf-8", dossier.ICS(d.Of.Number, events, d.Today)), nil
}

func fileOf(d Dossier, name, kind, text string) File {
	return File{Content: []byte(text), Document: domain.Document{
		Request: d.Request, Version: d.Version, Filename: name, ContentType: kind, Size: int64(len(text)), CreatedAt: d.UpdatedAt,
	}}
}
