package domain

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
)

// Dutch is the sentence of one of the product's own rules, with its arguments
// filled in. It is false for the standard cases of input checking, which the
// API words in the framework's English.
func Dutch(e *Error) (string, bool) {
	text := sentence(e.Code)
	if text == "" {
		return "", false
	}
	if e.Code == CodeRateLimited {
		return fill(text, Args{"wait": dutchWait(e.Args["seconds"])}), true
	}
	return strings.TrimSpace(fill(text, e.Args)), true
}

// sentence is a switch and not a map, so that there is no package state and a
// code that stands here twice does not compile.
func sentence(code Code) string {
	switch code {
	case CodeKvK:
		return "Vul een KvK-nummer van 8 cijfers in."
	case CodeBTW:
		return "Dit is geen geldig Nederlands btw-nummer. Het ziet eruit als NL001234567B29."
	case CodeBSN:
		return "Dit is geen geldig BSN. Controleer de 9 cijfers."
	case CodePostcode:
		return "Vul een postcode in als 1234 AB."
	case CodeCompanyInUse:
		return "Dit bedrijf heeft aanvragen en kan daarom niet worden verwijderd."
	case CodeCompanyMissing:
		return "Kies een bedrijf of vul een nieuw bedrijf in."
	case CodePartnerMissing:
		return "Voeg minimaal één partner toe"
	case CodePartnersTooMany:
		return "Voeg hooguit {max} partners toe."
	case CodePartnerName:
		return "Vul de bedrijfsnaam van partner {n} in."
	case CodePartnerTooLong:
		return "Partner {n}: {label} mag hooguit {max} tekens hebben."
	case CodeTextTooLong:
		return "Deze tekst is te lang: hij mag hooguit {max} tekens hebben."
	case CodeVerdictNotGood:
		return "Deze tekst is nog niet goed genoeg. Vul hem aan en laat hem opnieuw beoordelen. {suggestions}"
	case CodeNotPaid:
		return "Deze aanvraag is nog niet betaald. Betaal eerst om verder te gaan."
	case CodeAlreadyPaid:
		return "Deze aanvraag is al betaald."
	case CodeNotProcessed:
		return "Het document van deze aanvraag is nog niet klaar."
	case CodeNotFailed:
		return "Alleen een mislukte aanvraag kan opnieuw worden verwerkt."
	case CodeMove:
		return "Een aanvraag kan niet van '{from}' naar '{to}' gaan."
	case CodeCheckoutCode:
		return "Code ongeldig: deze code bestaat niet, is verlopen of is opgebruikt."
	case CodeSignature:
		return "De handtekening van deze melding klopt niet."
	case CodeEventInvalid:
		return "Deze melding van de betaaldienst is niet te lezen."
	case CodeIdempotencyReuse:
		return "Deze Idempotency-Key is al gebruikt voor een ander verzoek."
	case CodeRateLimited:
		return "Te veel verzoeken. Probeer het over {wait} opnieuw."
	case CodeKvKTaken:
		return "Je hebt al een bedrijf met dit KvK-nummer."
	case CodeCodeShape:
		return "Een kortingscode heeft {min} tot {max} letters, cijfers, - of _."
	case CodeCodeTaken:
		return "Deze kortingscode bestaat al."
	case CodeWriterFailed:
		return "Het schrijven van de aanvraag is niet gelukt. Probeer het zo opnieuw."
	case CodeJudgeFailed:
		return "De beoordeling is niet gelukt. Probeer het zo opnieuw."
	case CodePaymentFailed:
		return "De betaaldienst antwoordt niet goed. Er is niets afgeschreven; probeer het zo opnieuw."
	case CodeStoreAway:
		return "De opslag is niet bereikbaar of vol. Probeer het zo opnieuw."
	case CodeStopping:
		return "De server wordt opnieuw gestart. Probeer het zo opnieuw."
	}
	return cmp.Or(hoursSentence(code), administratorSentence(code))
}

func hoursSentence(code Code) string {
	switch code {
	case CodeHoursStep:
		return "Vul hele of halve uren in, zoals 7,5."
	case CodeHoursPositive:
		return "Vul meer dan 0 uur in."
	case CodeHoursOverInput:
		return "{day} mag niet meer dan 24 uur zijn"
	case CodeHoursOverDay:
		return "Maximum 8 uur per dag per medewerker. Huidig totaal voor {day}: {n}h"
	case CodeHoursFuture:
		return "Je kunt geen uren invullen na de huidige week."
	case CodeHoursNone:
		return "Vul minimaal 1 dag met uren in"
	case CodeWeek:
		return "Geef de week als een dag uit die week, zoals 2026-11-20."
	case CodeMonth:
		return "Geef de maand als jaar en maand, zoals 2026-11."
	case CodePeriod:
		return "Geef een week of een maand, en niet allebei."
	}
	return ""
}

// administratorSentence words what only administrators and logs come across.
func administratorSentence(code Code) string {
	switch code {
	case CodeDocumentExists:
		return "Dit document is al opgeslagen."
	case CodeLeaseLost:
		return "Een andere werker heeft deze taak overgenomen."
	case CodeNoDatabase:
		return "Er is nog geen database in {path}. Maak hem met 'wbsoctl migrate', of wijs een andere aan met --data-dir of --database-url."
	case CodeSchemaOld:
		return "De database heeft schemaversie {current} en dit programma versie {wanted}. Draai eerst 'wbsoctl migrate'."
	case CodeSchemaNewer:
		return "De database heeft schemaversie {current}, nieuwer dan versie {wanted} van dit programma. Gebruik een nieuwer programma."
	case CodeDemoRefused:
		return "Deze database heeft andere gebruikers. De demonstratie wil een eigen database."
	case CodeJobNotFinished:
		return "Alleen een mislukte of geannuleerde taak kan opnieuw worden gestart."
	case CodeJobFinished:
		return "Alleen een wachtende of lopende taak kan worden geannuleerd."
	}
	return ""
}

// dutchWait words a number of seconds, rounded up: "45 seconden", "5 minuten",
// "1 uur"; "een tijdje" when it is no number.
func dutchWait(seconds string) string {
	n, err := strconv.Atoi(seconds)
	switch {
	case err != nil || n < 0:
		return "een tijdje"
	case n <= 1:
		return "1 seconde"
	case n < 60:
		return fmt.Sprintf("%d seconden", n)
	case n == 60:
		return "1 minuut"
	case n < 3600:
		return fmt.Sprintf("%d minuten", (n+59)/60)
	}
	return fmt.Sprintf("%d uur", (n+3599)/3600)
}

// dutchInt writes a whole number of 0 or more with a dot per thousand: 20.000.
func dutchInt(n int64) string {
	if n < 1000 {
		return strconv.FormatInt(n, 10)
	}
	return fmt.Sprintf("%s.%03d", dutchInt(n/1000), n%1000)
}
