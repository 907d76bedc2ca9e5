package wire

import (
	"slices"
	"time"

	"wbso/app"
	"wbso/domain/application"
)

// StalePart is the newest of a part that was changed meanwhile.
type StalePart struct {
	Detail string `json:"detail"`
	Part   Part   `json:"part"`
}

// StalePartOf shapes the part that a change was about.
func StalePartOf(s app.StalePart, detail string) StalePart {
	parts := partsOf(s.Dossier)
	return StalePart{detail, parts[slices.IndexFunc(parts, func(p Part) bool { return p.Key == s.Part })]}
}

// Answered is an application after an answer. Added is null when nothing was answered.
type Answered struct {
	Application Application         `json:"application"`
	Part        application.PartKey `json:"part"`
	Block       string              `json:"block"`
	Field       string              `json:"field"`
	Added       *Added              `json:"added"`
}

// Added are the new words and where they are in their field, in characters.
type Added struct {
	From int    `json:"from"`
	To   int    `json:"to"`
	Text string `json:"text"`
}

// AnsweredOf shapes an answer, or a question that was set aside.
func AnsweredOf(a app.Answered) Answered {
	p := a.Placed
	out := Answered{Application: ApplicationOf(a.Dossier), Part: p.Part, Block: p.Block, Field: p.Field}
	if p.Field != "" {
		out.Added = &Added{From: p.From, To: p.To, Text: p.Text}
	}
	return out
}

// ApplicationVersion is a row of the history of an application.
type ApplicationVersion struct {
	Version   int               `json:"version"`
	Cause     application.Cause `json:"cause"`
	Part      string            `json:"part"`
	By        string            `json:"by"`
	CreatedAt time.Time         `json:"created_at"`
	SavedAt   time.Time         `json:"saved_at"`
	Questions int               `json:"questions"`
}

// VersionOf shapes a row of the history.
func VersionOf(v app.HistoryRow) ApplicationVersion {
	by := "owner"
	if v.By == "" {
		by = "system"
	}
	return ApplicationVersion{Version: v.Number, Cause: v.Cause, Part: string(v.Part), By: by,
		CreatedAt: v.CreatedAt.UTC(), SavedAt: v.SavedAt.UTC(), Questions: v.Questions}
}
