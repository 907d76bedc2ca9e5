package main

import (
	"cmp"
	"time"
)

// colour is that of a word on a terminal, as its number in ANSI.
type colour int

const (
	red    colour = 31
	green  colour = 32
	yellow colour = 33
)

// word is the Dutch text for a code of the API.
type word struct {
	text string
	colour
}

// words are by code. JSON and CSV keep the codes.
var words = map[string]word{
	"false": {text: "nee"},
	"true":  {text: "ja"},

	// requests and payments
	"in_verwerking":     {"In verwerking", yellow},
	"document_verwerkt": {text: "Document verwerkt"},
	"failed":            {"Mislukt", red},
	"unpaid":            {"Te betalen", yellow},
	"pending":           {"Pending", yellow},
	"paid":              {"Betaald", green},
	"payment_failed":    {"Betaling mislukt", red},
	"expired":           {"Verlopen", yellow},
	"refunded":          {"Terugbetaald", yellow},
	"filed":             {"Ingediend", green},
	"open":              {text: "Loopt"},
	"won":               {text: "Gewonnen"},
	"lost":              {text: "Verloren"},
	"forfetair":         {text: "Forfaitair"},
	"werkelijke":        {text: "Werkelijke kosten"},
	"programmatuur":     {text: "Programmatuur"},
	"fysiek_product":    {text: "Fysiek product"},
	"company":           {text: "Bedrijf met personeel"},
	"self_employed":     {text: "Zelfstandige zonder personeel"},
	"both":              {text: "Zelfstandige met personeel"},

	// evaluations
	"green": {"Goed", green},
	"amber": {"Nog aanvullen", yellow},
	"red":   {"Niet geschikt voor WBSO", red},

	// jobs
	"queued":             {text: "Wacht"},
	"running":            {"Loopt", yellow},
	"done":               {"Klaar", green},
	"cancelled":          {text: "Geannuleerd"},
	"refused":            {"Geweigerd", yellow},
	"dismissed":          {text: "Afgedaan"},
	"process_request":    {text: "Aanvraag verwerken"},
	"draft_request":      {text: "Voorstellen schrijven"},
	"issue_invoice":      {text: "Factuur maken"},
	"reconcile_payments": {text: "Betalingen nakijken"},
	"store_timesheet":    {text: "Urenstaat bewaren"},
	"remind_open_days":   {text: "Open dagen melden"},
	"send_mail":          {text: "Mail versturen"},
	"forget_mail":        {text: "Mail verwijderen"},

	// months and days
	"month_open":      {text: "Open"},
	"month_confirmed": {text: "Bevestigd"},
	"month_closed":    {"Afgesloten", green},
	"day_open":        {text: "Open"},
	"day_due":         {"Bijna te laat", yellow},
	"day_late":        {"Te laat", red},

	// whether a secret opens a backup
	"opens":      {text: "opent de BSN's"},
	"former_key": {text: "die in WBSO_SECRET_KEY_OLD opent de BSN's"},
	"other_key":  {text: "opent de BSN's niet"},
	"no_key":     {text: "niet nagegaan, want hier is geen sleutel"},
	"not_needed": {text: "niet nodig"},

	// the doctor
	"PASS": {"PASS", green},
	"WARN": {"WARN", yellow},
	"FAIL": {"FAIL", red},
}

// wordOf returns the Dutch text for a code, or the code itself when it has none.
func wordOf[T ~string](code T) string { return cmp.Or(words[string(code)].text, string(code)) }

// moment returns a time as it was on the clock in the Netherlands.
func moment(t time.Time) string {
	zone, err := time.LoadLocation("Europe/Amsterdam") // comes along with the program
	if t.IsZero() || err != nil {
		return ""
	}
	return t.In(zone).Format("02-01-2006 15:04")
}
