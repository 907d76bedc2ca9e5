package main

import (
	"fmt"
	"time"

	"wbso/adapters/compose"
	"wbso/domain"
)

// words are what people read for a value; JSON and CSV keep the values of the API.
// The type of a value is part of its key, since several types have a "failed".
var words = map[any]string{
	false: "nee",
	true:  "ja",

	domain.Status(""):        "In verwerking",
	domain.Processing:        "In verwerking",
	domain.Processed:         "Document verwerkt",
	domain.Failed:            "Mislukt",
	domain.Unpaid:            "Te betalen",
	domain.Paid:              "Betaald",
	domain.Green:             "Goed",
	domain.Amber:             "Nog aanvullen",
	domain.Red:               "Niet geschikt voor WBSO",
	domain.FlatRate:          "Forfaitair",
	domain.ActualCosts:       "Werkelijke kosten",
	domain.DisputeStatus(""): "",
	domain.DisputeOpen:       "Loopt",
	domain.DisputeWon:        "Gewonnen",
	domain.DisputeLost:       "Verloren",

	domain.PaymentStatus(""): "Te betalen",
	domain.PaymentPending:    "Pending",
	domain.PaymentExpired:    "Verlopen",
	domain.PaymentFailed:     "Mislukt",
	domain.PaymentRefunded:   "Terugbetaald",

	domain.CostMethod(""):  "Niet gekozen",
	domain.Software:        "Programmatuur",
	domain.PhysicalProduct: "Fysiek product",

	domain.CompanyApplicant:      "Bedrijf met personeel",
	domain.SelfEmployedApplicant: "Zelfstandige zonder personeel",
	domain.BothApplicant:         "Zelfstandige met personeel",

	domain.JobQueued:    "Wacht",
	domain.JobRunning:   "Loopt",
	domain.JobDone:      "Klaar",
	domain.JobFailed:    "Mislukt",
	domain.JobCancelled: "Geannuleerd",
	domain.JobDismissed: "Afgedaan",

	domain.ProcessRequest:    "Aanvraag verwerken",
	domain.DraftRequest:      "Voorstellen schrijven",
	domain.IssueInvoice:      "Factuur maken",
	domain.ReconcilePayments: "Betalingen nakijken",
	domain.SendMail:          "Mail versturen",
	domain.ForgetMail:        "Mail verwijderen",

	about(domain.ProcessRequest):    "aanvraag",
	about(domain.DraftRequest):      "aanvraag",
	about(domain.IssueInvoice):      "betaling",
	about(domain.SendMail):          "mail",
	about(domain.ForgetMail):        "mail",
	about(domain.ReconcilePayments): "",

	domain.UsageOK:      "",
	domain.UsageWarning: " (boven 80%)",
	domain.UsageError:   " (boven 100%)",

	compose.Opens:     "opent de BSN's",
	compose.FormerKey: "die in WBSO_SECRET_KEY_OLD opent de BSN's",
	compose.OtherKey:  "opent de BSN's niet",
	compose.NoKey:     "niet nagegaan, want hier is geen sleutel",
	compose.NotNeeded: "niet nodig",

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
type about domain.JobKind

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
