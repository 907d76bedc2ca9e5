package main

import (
	"fmt"
	"time"

	"wbso/adapters/bootstrap"
	"wbso/domain/evaluation"
	"wbso/domain/hours"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// words are what people read for a value; JSON and CSV keep the values of the API.
// The type of a value is part of its key, since several types have a "failed".
var words = map[any]string{
	false: "nee",
	true:  "ja",

	request.Status(""):        "In verwerking",
	request.Processing:        "In verwerking",
	request.Processed:         "Document verwerkt",
	request.Failed:            "Mislukt",
	request.Unpaid:            "Te betalen",
	request.Paid:              "Betaald",
	evaluation.Green:          "Goed",
	evaluation.Amber:          "Nog aanvullen",
	evaluation.Red:            "Niet geschikt voor WBSO",
	scheme.FlatRate:           "Forfaitair",
	scheme.ActualCosts:        "Werkelijke kosten",
	payment.DisputeStatus(""): "",
	payment.DisputeOpen:       "Loopt",
	payment.DisputeWon:        "Gewonnen",
	payment.DisputeLost:       "Verloren",

	request.PaymentStatus(""): "Te betalen",
	request.PaymentPending:    "Pending",
	request.PaymentExpired:    "Verlopen",
	request.PaymentFailed:     "Mislukt",
	request.PaymentRefunded:   "Terugbetaald",

	scheme.CostMethod(""):  "Niet gekozen",
	scheme.Software:        "Programmatuur",
	scheme.PhysicalProduct: "Fysiek product",

	scheme.CompanyApplicant:      "Bedrijf met personeel",
	scheme.SelfEmployedApplicant: "Zelfstandige zonder personeel",
	scheme.BothApplicant:         "Zelfstandige met personeel",

	queue.JobQueued:    "Wacht",
	queue.JobRunning:   "Loopt",
	queue.JobDone:      "Klaar",
	queue.JobFailed:    "Mislukt",
	queue.JobCancelled: "Geannuleerd",
	queue.JobDismissed: "Afgedaan",

	queue.ProcessRequest:    "Aanvraag verwerken",
	queue.DraftRequest:      "Voorstellen schrijven",
	queue.IssueInvoice:      "Factuur maken",
	queue.ReconcilePayments: "Betalingen nakijken",
	queue.SendMail:          "Mail versturen",
	queue.ForgetMail:        "Mail verwijderen",

	about(queue.ProcessRequest):    "aanvraag",
	about(queue.DraftRequest):      "aanvraag",
	about(queue.IssueInvoice):      "betaling",
	about(queue.SendMail):          "mail",
	about(queue.ForgetMail):        "mail",
	about(queue.ReconcilePayments): "",

	hours.UsageOK:      "",
	hours.UsageWarning: " (boven 80%)",
	hours.UsageError:   " (boven 100%)",

	bootstrap.Opens:     "opent de BSN's",
	bootstrap.FormerKey: "die in WBSO_SECRET_KEY_OLD opent de BSN's",
	bootstrap.OtherKey:  "opent de BSN's niet",
	bootstrap.NoKey:     "niet nagegaan, want hier is geen sleutel",
	bootstrap.NotNeeded: "niet nodig",

	// the checks of doctor
	"settings":   "instellingen",
	"data_dir":   "datamap",
	"disk":       "schijf",
	"schema":     "versie",
	"clock":      "klok",
	"key":        "sleutel",
	"payments":   "betaaldienst",
	"model":      "taalmodel",
	"public_url": "publiek adres",
	"proxies":    "proxy",
	"fakes":      "nog niet echt",
	"backup":     "reservekopie",
	"jobs":       "taken",
	"refunds":    "terugbetalingen",
}

// about is a kind of job as the key of the word for what it works on.
type about queue.JobKind

// word is what people read for a value; a value without a word is read as it is.
func word(value any) string {
	if w, known := words[value]; known {
		return w
	}
	return fmt.Sprint(value)
}

// moment is a time as it was on the clock in the Netherlands.
func moment(t time.Time) string {
	zone, err := time.LoadLocation("Europe/Amsterdam") // comes along with the program
	if t.IsZero() || err != nil {
		return ""
	}
	return t.In(zone).Format("02-01-2006 15:04")
}
