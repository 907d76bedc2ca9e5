package wire

import (
	"time"

	"wbso/app"
	"wbso/domain/application"
)

// ExportedDetails are what RVO asks about a company.
type ExportedDetails struct {
	ID int64 `json:"company"`
	application.Company
}

// ExportedApplication is an application without its history.
type ExportedApplication struct {
	Document application.Application `json:"document"`
	Filed    *ExportedFiling         `json:"filed"`
	Bundle   *int64                  `json:"bundle"` // the same for requests that are filed together
	Drafts   []ExportedDraft         `json:"drafts"`
}

// ExportedDraft is what a model proposed for a part, and what was decided about it.
type ExportedDraft struct {
	ID    string `json:"id"`
	State string `json:"state"`
	By    string `json:"by"`
	Drafted
	CreatedAt time.Time  `json:"created_at"`
	DecidedAt *time.Time `json:"decided_at"`
}

// ExportedFiling says when an application was filed, and what with it.
type ExportedFiling struct {
	Date      string              `json:"date"`
	Reference string              `json:"reference"`
	Version   int                 `json:"version"`
	Company   application.Company `json:"company"`
	At        time.Time           `json:"at"`
}

// ExportedVersion is an application as it was.
type ExportedVersion struct {
	Version   int                     `json:"version"`
	Cause     string                  `json:"cause"`
	Part      string                  `json:"part"`
	CreatedAt time.Time               `json:"created_at"`
	SavedAt   time.Time               `json:"saved_at"`
	Document  application.Application `json:"document"`
}

func exportedDetailsOf(p app.PersonalData) []ExportedDetails {
	all := []ExportedDetails{}
	for _, c := range p.Companies {
		if details, has := p.Details[c.ID]; has {
			all = append(all, ExportedDetails{c.ID, details})
		}
	}
	return all
}

func exportedApplicationOf(a *app.PersonalApplication) ExportedApplication {
	out := ExportedApplication{Document: a.Application, Drafts: Each(a.Drafts, exportedDraftOf)}
	if a.Bundle != 0 {
		out.Bundle = &a.Bundle
	}
	if f := a.Filed; f.Is() {
		out.Filed = &ExportedFiling{Date: f.Date.String(), Reference: f.Reference, Version: f.Version, Company: f.Company,
			At: f.At.UTC()}
	}
	return out
}

func exportedVersionOf(v application.Version) ExportedVersion {
	return ExportedVersion{Version: v.Number, Cause: string(v.Cause), Part: string(v.Part), CreatedAt: v.CreatedAt.UTC(),
		SavedAt: v.SavedAt.UTC(), Document: v.Document}
}

func exportedDraftOf(d application.Draft) ExportedDraft {
	return ExportedDraft{ID: d.ID(), State: string(d.State), By: d.By, Drafted: DraftedOf(d),
		CreatedAt: d.CreatedAt.UTC(), DecidedAt: orNever(d.DecidedAt)}
}
