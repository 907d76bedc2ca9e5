package main

import (
	"time"

	"wbso/domain"
)

// Words that people read; JSON and CSV keep the values of the API.

func statusWord(s domain.Status) string {
	switch s.Known() {
	case domain.Processing:
		return "In verwerking"
	case domain.Processed:
		return "Document verwerkt"
	case domain.Failed:
		return "Mislukt"
	}
	return string(s)
}

func paymentWord(s domain.PaymentStatus) string {
	switch s {
	case domain.Unpaid, "":
		return "Te betalen"
	case domain.PaymentPending:
		return "Pending"
	case domain.Paid:
		return "Betaald"
	case domain.PaymentExpired:
		return "Verlopen"
	case domain.PaymentFailed:
		return "Mislukt"
	case domain.PaymentRefunded:
		return "Terugbetaald"
	}
	return string(s)
}

func disputeWord(s domain.DisputeStatus) string {
	switch s {
	case domain.DisputeOpen:
		return "Loopt"
	case domain.DisputeWon:
		return "Gewonnen"
	case domain.DisputeLost:
		return "Verloren"
	}
	return ""
}

func jobWord(s domain.JobStatus) string {
	switch s {
	case domain.JobQueued:
		return "Wacht"
	case domain.JobRunning:
		return "Loopt"
	case domain.JobDone:
		return "Klaar"
	case domain.JobFailed:
		return "Mislukt"
	case domain.JobCancelled:
		return "Geannuleerd"
	case domain.JobDismissed:
		return "Afgedaan"
	}
	return string(s)
}

func kindWord(k domain.JobKind) string {
	switch k {
	case domain.ProcessRequest:
		return "Aanvraag verwerken"
	case domain.DraftRequest:
		return "Voorstellen schrijven"
	case domain.IssueInvoice:
		return "Factuur maken"
	case domain.ReconcilePayments:
		return "Betalingen nakijken"
	case domain.SendMail:
		return "Mail versturen"
	case domain.ForgetMail:
		return "Mail verwijderen"
	}
	return string(k)
}

// subjectWord is what a job of a kind is about.
func subjectWord(k domain.JobKind) string {
	switch k {
	case domain.ProcessRequest, domain.DraftRequest:
		return "aanvraag"
	case domain.IssueInvoice:
		return "betaling"
	case domain.SendMail, domain.ForgetMail:
		return "mail"
	}
	return ""
}

func colourWord(c domain.Colour) string {
	switch c {
	case domain.Green:
		return "Goed"
	case domain.Red:
		return "Niet geschikt voor WBSO"
	}
	return "Nog aanvullen"
}

func applicantWord(a domain.Applicant) string {
	switch a {
	case domain.CompanyApplicant:
		return "Bedrijf met personeel"
	case domain.SelfEmployedApplicant:
		return "Zelfstandige zonder personeel"
	case domain.BothApplicant:
		return "Zelfstandige met personeel"
	}
	return ""
}

func projectWord(t domain.ProjectType) string {
	if t == domain.PhysicalProduct {
		return "Fysiek product"
	}
	return "Programmatuur"
}

func costWord(m domain.CostMethod) string {
	switch m {
	case domain.FlatRate:
		return "Forfaitair"
	case domain.ActualCosts:
		return "Werkelijke kosten"
	}
	return "Niet gekozen"
}

func yesNo(b bool) string {
	if b {
		return "ja"
	}
	return "nee"
}

// moment is a time as it was on the clock in the Netherlands.
func moment(t time.Time) string {
	zone, err := time.LoadLocation("Europe/Amsterdam") // comes along with the program
	if t.IsZero() || err != nil {
		return ""
	}
	return t.In(zone).Format("02-01-2006 15:04")
}
