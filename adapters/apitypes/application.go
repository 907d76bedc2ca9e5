package apitypes

import (
	"slices"

	"wbso/app/applications"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/application/stored"
	"wbso/domain/request"
)

// ApplicationOf converts an application as far as the caller may read it.
func ApplicationOf(d applications.View) Application {
	asked := func(q form.Question) Question {
		if !d.Whole { // the sentence is of a part that is read after payment
			q.Suggestion = ""
		}
		return questionOf(q)
	}
	out := Application{
		Schema: stored.Schema, Request: d.Request, ProjectNumber: d.Of.Number, Version: d.Version, SavedAt: d.UpdatedAt.UTC(),
		Paid: d.Of.PaymentStatus == request.Paid, Filed: filedOf(d.Filed), Parts: Each(d.Parts, partOf), Questions: Each(d.Open, asked),
		Optional: Each(d.Optional, asked), Dismissed: Each(d.Aside, asked), Work: Each(d.Work, workOf), Minutes: d.Minutes,
		Benefit: benefitOrNull(d.Benefit), Deadline: filingOf(d.Period, d.WorkingDays), Bundle: bundleOf(d.Sums),
	}
	if d.HoursCheck != nil {
		out.HoursCheck = new(HoursCheck(*d.HoursCheck))
	}
	if d.Regime != nil {
		out.CostRegime = &CostRegime{Method: string(d.Regime.Document.Costs.Method), ProjectNumber: d.Regime.Number}
	}
	return out
}

// FiledApplicationOf converts an application that was filed, with the ids of what it left open.
func FiledApplicationOf(d applications.View) Application {
	out := ApplicationOf(d)
	out.Open = new(Each(d.Open, func(q form.Question) string { return q.ID }))
	return out
}

func filedOf(f claim.FilingRecord) *Filed {
	if !f.IsFiled() {
		return nil
	}
	return &Filed{Date: f.Date.String(), Reference: f.Reference, Version: f.Version, At: f.At.UTC()}
}

func questionOf(q form.Question) Question {
	return Question{
		ID: q.ID, Part: string(q.Part), Block: q.Block, Need: q.Need, Group: string(q.Group), Text: q.Text, Hint: q.Hint, Input: q.Input,
		Suggestion: q.Suggestion,
		Options:    Each(q.Options, func(o application.Option) QuestionOption { return QuestionOption(o) }),
	}
}

func workOf(w form.Work) QuestionWork {
	return QuestionWork{Group: string(w.Group), Questions: w.Questions, Minutes: w.Minutes}
}

func partOf(v form.PartView) Part {
	return Part{
		Key: string(v.Key), Label: v.Label, Rev: v.Rev, State: string(v.State), Questions: v.Questions, Locked: v.Locked, Touched: v.Touched,
		Hidden: v.Hidden, Length: v.Length, Limit: OrNull(v.Limit), HiddenBlocks: v.HiddenBlocks,
		Found:   Each(v.Found, func(f form.Finding) Finding { return Finding(f) }),
		Printed: Each(v.Printed, printedAnswerOf), Fields: Each(v.Fields, formFieldOf), Content: v.Content,
	}
}

func printedAnswerOf(s form.Section) PrintedAnswer {
	return PrintedAnswer{Key: s.Key, Heading: s.Heading, Ask: s.Ask, Text: s.Text, Length: s.Length(), Limit: OrNull(s.Limit), Mark: s.Mark}
}

func formFieldOf(s form.Section) FormField {
	return FormField{Key: s.Key, Heading: s.Heading, Text: s.Text, TooLong: s.TooLong(), Mark: s.Mark}
}

// StalePartOf converts the present content of a part for a caller who changed an earlier one.
func StalePartOf(s applications.StalePart, detail string) StalePart {
	at := slices.IndexFunc(s.View.Parts, func(p form.PartView) bool { return p.Key == s.Part })
	return StalePart{Detail: detail, Part: partOf(s.View.Parts[at])}
}

// AnsweredOf converts an answer, or a question that was set aside.
func AnsweredOf(a applications.Answer) Answered {
	p := a.Placed
	out := Answered{Application: ApplicationOf(a.View), Part: string(p.Part), Block: p.Block, Field: p.Field}
	if p.Field != "" {
		out.Added = &Added{From: p.From, To: p.To, Text: p.Text}
	}
	return out
}

// VersionOf converts a row of the history.
func VersionOf(v applications.HistoryRow) ApplicationVersion {
	by := "owner"
	if v.By == "" {
		by = "system"
	}
	return ApplicationVersion{
		Version: v.Number, Cause: string(v.Cause), Part: string(v.Part), By: by, CreatedAt: v.CreatedAt.UTC(), SavedAt: v.SavedAt.UTC(), Questions: v.Questions,
	}
}
