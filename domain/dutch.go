package domain

import (
	"fmt"
	"strconv"
	"strings"
)

// Dutch returns the sentence of one of the product's own rules, with the
// arguments of e filled in. It returns false for the standard cases, which the
// API answers in English.
func Dutch(e *Error) (string, bool) {
	text, ok := dutch[e.Code]
	if !ok {
		return "", false
	}
	switch e.Code {
	case CodeRateLimited, CodeAtOnce, CodeJudgeBudget:
		return FillIn(text, Args{"wait": dutchWait(e.Args["seconds"])}), true
	case CodeScope:
		needed := e.Args["needs"]
		return FillIn(text, Args{"needs": needed + " (" + DutchScope(needed) + ")"}), true
	}
	return strings.TrimSpace(FillIn(text, e.Args)), true
}

// dutch contains the sentences of the product's own rules. It is read only.
var dutch = map[Code]string{
	CodeKvK:              "Vul een KvK-nummer van 8 cijfers in.",
	CodeBTW:              "Dit is geen geldig Nederlands btw-nummer. Het ziet eruit als NL001234567B29.",
	CodeBSN:              "Dit is geen geldig BSN. Controleer de 9 cijfers.",
	CodePostcode:         "Vul een postcode in als 1234 AB.",
	CodeCompanyInUse:     "Dit bedrijf heeft aanvragen en kan daarom niet worden verwijderd.",
	CodeCompanyMissing:   "Kies een bedrijf of vul een nieuw bedrijf in.",
	CodePartnerMissing:   "Voeg minimaal één partner toe",
	CodePartnersUnsaid:   "Er staan partners in, maar geen samenwerking. Zet collaborative_effort op ja of laat de partners weg.",
	CodePartnersTooMany:  "Voeg hooguit {max} partners toe.",
	CodePartnerName:      "Vul de bedrijfsnaam van partner {n} in.",
	CodePartnerTooLong:   "Partner {n}: {label} mag hooguit {max} tekens hebben.",
	CodePartnerInvisible: "Partner {n}: {label} bevat onzichtbare tekens. Typ de tekst opnieuw.",
	CodeNoRevision:       "Zeg met If-Match welke versie van dit onderdeel je vervangt.",
	CodeStaleLayout:      "De indeling is intussen gewijzigd. Kijk haar nog een keer na.",
	CodeStalePart:        "Dit onderdeel is intussen gewijzigd. Vergelijk beide versies en kies wat blijft.",
	CodeRegime:           "De eerste aanvraag van dit jaar ({number}) legt de kostenmethode voor het hele jaar vast.",
	CodeBundleAlone:      "Kies minstens één andere aanvraag.",
	CodeBundleMany:       "Dien hooguit {max} projecten samen in.",
	CodeBundleCompany:    "{number} is van een ander bedrijf.",
	CodeBundleUnpaid:     "{number} is nog niet betaald.",
	CodeBundleFiled:      "{number} is al ingediend.",
	CodeBundleTaken:      "{number} gaat al mee met een andere aanvraag. Haal die eerst uit elkaar.",
	CodeBundleYear:       "De periode van {number} valt in een ander jaar.",
	CodeBundleApplicant:  "{number} heeft een andere aanvrager: met of zonder personeel.",
	CodeBundleRegime:     "{number} heeft een andere kostenkeuze. Kies eerst dezelfde.",
	CodeNotFiled:         "Deze aanvraag is nog niet ingediend.",
	CodeInvisible:        "Hier staan onzichtbare tekens in. Typ de tekst opnieuw.",
	CodeTextTooLong:      "Deze tekst is te lang: hij mag hooguit {max} tekens hebben.",
	CodeBoundReached:     "Meer dan {max} {what} kan niet. Heb je meer nodig, neem dan contact met ons op.",
	CodeApplicationSize:  "Deze aanvraag is te groot: alle teksten samen mogen hooguit {max} tekens hebben. Kort eerst iets in.",
	CodeNoSuchDay:        "Deze datum bestaat niet. Controleer de dag en de maand.",
	CodeStartRange:       "Kies een startdatum van {min} tot en met {max}.",
	CodeStartedLater:     "Het project kan niet later begonnen zijn dan de start van deze aanvraag.",
	CodeTextRepeated:     "Deze tekst staat ook bij {field}. RVO wil bij elke vraag een ander antwoord lezen: wat hoort alleen hier?",
	CodeVerdictNotGood:   "Deze tekst is nog niet goed genoeg. Vul hem aan en laat hem opnieuw beoordelen. {suggestions}",
	CodePasswordWrong:    "Dit wachtwoord klopt niet.",
	CodeKvKMany:          "Meer dan één bedrijf heeft dit KVK-nummer: {names}. Kies er een.",
	CodeSaid:             "{text}",
	CodeToken:            "Dit kan alleen in de browser of naast de database.",
	CodeScope:            "Dit toegangstoken mag dat niet: maak er een met het bereik {needs}.",
	CodeTokenLife:        "Kies een moment dat nog komt, hooguit een jaar vooruit.",
	CodeRole:             "Met jouw rol mag je dit niet.",
	CodeLastOwner:        "Een bedrijf houdt altijd een eigenaar. Maak eerst iemand anders eigenaar.",
	CodeAccepted:         "Je hebt deze uitnodiging al geaccepteerd.",
	CodeInvitee:          "Deze uitnodiging is naar een ander e-mailadres gestuurd. Log in met het account van dat adres.",
	CodeUnverified:       "Bevestig eerst dat het e-mailadres van je account van jou is.",
	CodeNoEmployee:       "Je bent bij geen enkel bedrijf als medewerker gekoppeld. Vraag de beheerder van je bedrijf om dat te doen.",
	CodeEmployeeRow:      "Kies welke medewerker dit is. Er is niet precies één vrije medewerker met dit e-mailadres.",
	CodeReaderRow:        "Een lezer is geen medewerker die uren schrijft.",
	CodeUntilPast:        "Deze dag is al voorbij.",
	CodeUntilReader:      "Alleen een lezer heeft een laatste dag.",
	CodeMembers:          "Je bent de enige eigenaar van {names}, waar ook anderen lid zijn. Maak eerst iemand anders eigenaar, of sluit het bedrijf mee af.",
	CodeMember:           "Wie dit is, is al lid van dit bedrijf.",
	CodeEmployeeLinked:   "Deze medewerker hoort al bij een ander lid.",
	CodeNotPaid:          "Deze aanvraag is nog niet betaald. Betaal eerst om verder te gaan.",
	CodeAlreadyPaid:      "Deze aanvraag is al betaald.",
	CodeCheckoutReplaced: "Je bent intussen een andere betaling van deze aanvraag begonnen. Ga daarmee verder of begin opnieuw.",
	CodeNotProcessed:     "Het document van deze aanvraag is nog niet klaar.",
	CodeNotFailed:        "Alleen een mislukte aanvraag kan opnieuw worden verwerkt.",
	CodeAccountClosed:    "Het account van deze aanvraag is gesloten. De teksten zijn gewist.",
	CodeMove:             "Een aanvraag kan niet van {from} naar {to} gaan.",
	CodeCheckoutUnknown:  "Code ongeldig. Deze code bestaat niet.",
	CodeCheckoutExpired:  "Code ongeldig. Deze code is verlopen.",
	CodeCheckoutUsedUp:   "Code ongeldig. Deze code is opgebruikt.",
	CodeSignature:        "De handtekening van deze melding klopt niet.",
	CodeEventInvalid:     "Deze melding van de betaaldienst is niet te lezen.",
	CodeIdempotencyReuse: "Deze Idempotency-Key is al gebruikt voor een ander verzoek.",
	CodeAtOnce:           "Er lopen nog te veel opdrachten van je tegelijk. Probeer het over {wait} opnieuw.",
	CodeConfirmRequired:  "Vul eerst je wachtwoord nog een keer in.",
	CodeSecondFactor:     "Vul de code uit je app in.",
	CodeFactorRequired:   "Dit bedrijf vraagt een tweede stap bij het inloggen van wie een BSN bekijkt. Zet die eerst aan.",
	CodeFactorOn:         "De tweede stap bij het inloggen staat al aan.",
	CodeFactorOff:        "De tweede stap bij het inloggen staat niet aan.",
	CodeOTP:              "Deze code klopt niet, of is al gebruikt.",
	CodeRateLimited:      "Te veel verzoeken. Probeer het over {wait} opnieuw.",
	CodeKvKTaken:         "Je hebt al een bedrijf met dit KvK-nummer.",
	CodeEmployeeEmail:    "Dit bedrijf heeft al een medewerker met dit e-mailadres.",
	CodeEmployeeCompany:  "Een medewerker blijft bij hetzelfde bedrijf.",
	CodeCodeShape:        "Een kortingscode heeft {min} tot {max} letters, cijfers, - of _.",
	CodeCodeTaken:        "Deze kortingscode bestaat al.",
	CodeOldPassword:      "Je huidige wachtwoord klopt niet.",
	CodePasswordsDiffer:  "Wachtwoorden komen niet overeen",
	CodeAddressCode:      "Deze link werkt niet meer, of hoort bij een ander account. Vraag in je profiel een nieuwe aan.",
	CodeAddressUndo:      "Deze link werkt niet meer: hij is al gebruikt, of ouder dan zeven dagen.",
	CodeAddressVerified:  "Dit e-mailadres is al bevestigd.",
	CodePasswordCode:     "Deze link werkt niet meer. Vraag een nieuwe aan.",
	CodeJudgeFailed:      "De beoordeling is niet gelukt. Probeer het zo opnieuw.",
	CodeCompanyInvoiced:  "Op naam van dit bedrijf staan facturen, en daarom kan het niet worden verwijderd.",
	CodeInvoiceAddress:   "Van dit bedrijf is het adres niet compleet, en dat hoort op de factuur. Vul het aan bij je bedrijven.",
	CodeTextsUnjudged:    "De beoordeling lukt nu niet, en daar wacht nog op: {texts}.",
	CodeJudgeBudget:      "Er is vandaag al zo veel beoordeeld dat het even niet kan. Probeer het over {wait} opnieuw.",
	CodePaymentFailed:    "De betaaldienst antwoordt niet goed. Er is niets afgeschreven; probeer het zo opnieuw.",
	CodeStoreAway:        "De opslag is niet bereikbaar. Probeer het zo opnieuw.",
	CodeStoreFull:        "Opslag vol. Er is niets bewaard; probeer het later opnieuw.",
	CodeStopping:         "De server wordt opnieuw gestart. Probeer het zo opnieuw.",
	CodeBusy:             "Het is nu erg druk. Probeer het zo opnieuw.",

	CodeHoursStep:      "Vul hele of halve uren in, zoals 7,5.",
	CodeHoursPositive:  "Vul meer dan 0 uur in.",
	CodeHoursOverInput: "{day} mag niet meer dan 24 uur zijn",
	CodeHoursOverDay:   "Maximum 8 uur per dag per medewerker. Huidig totaal voor {day}: {n}h",
	CodeHoursFuture:    "Je kunt geen uren invullen na de huidige week.",
	CodeWeek:           "Geef de week als een dag uit die week, zoals 2026-11-20.",
	CodeMonth:          "Geef de maand als jaar en maand, zoals 2026-11.",
	CodePeriod:         "Geef een week of een maand, en niet allebei.",
	CodeYear:           "Geef het jaar met vier cijfers, zoals 2026.",
	CodeWeekOrDay:      "Geef de week als 2026-W02, of als een dag uit die week, zoals 2026-01-06.",
	CodeSpan:           "Geef een week, een maand of een jaar, en niet meer dan een van de drie.",

	CodeEmployeeArchived: "Deze medewerker is gearchiveerd en krijgt geen nieuwe uren.",
	CodeNotAssigned:      "Deze medewerker is niet aan dit project toegewezen.",
	CodeProjectsDiffer:   "Dit projectnummer hoort bij een ander project.",
	CodeReplacesOther:    "Deze registratie is van een andere medewerker of een ander project.",

	CodeFileEmpty:      "Dit bestand is leeg.",
	CodeFileUnknown:    "Dit bestand wordt niet herkend. Het heeft een kopregel nodig met in elk geval datum, medewerker of e-mail, en uren.",
	CodeFileColumn:     "De kolom “{column}” ontbreekt in de kopregel.",
	CodeFileTwice:      "De kolom “{column}” komt twee keer voor in de kopregel.",
	CodeFileNUL:        "Deze regel bevat tekens die geen tekst zijn. Sla het bestand op als CSV (UTF-8).",
	CodeFileQuote:      "Een aanhalingsteken op deze regel wordt nergens gesloten.",
	CodeFileLong:       "Deze regel is te lang om te lezen.",
	CodeFileCells:      "Deze regel heeft meer cellen dan de kopregel. Zet een cel met een scheidingsteken tussen aanhalingstekens.",
	CodeFileEmptyCell:  "Deze cel mag niet leeg zijn.",
	CodeFileDate:       "“{value}” is geen datum. Schrijf die als 2026-03-09 of 09-03-2026.",
	CodeFileDateOrder:  "“{value}” is op twee manieren te lezen. Geef de volgorde op met --date-format dmy, mdy of ymd.",
	CodeFileHours:      "“{value}” is geen duidelijk aantal uren. Schrijf het als 7,5 of 7:30.",
	CodeRoundingNeeded: "{rows} geen heel of half uur, zoals {value} uur. Laat de uren afronden met --round 0.5 of pas ze aan.",
	CodeFileTime:       "“{value}” is geen tijd. Schrijf die als 9:00.",
	CodeFileEnd:        "“{value}” is niet de dag van het begin of de dag erna.",
	CodeFileWeek:       "“{value}” is geen week. Schrijf die als 2026-W22.",
	CodeFileMonday:     "“{value}” is geen maandag. Geef de week als de maandag waarop ze begint.",

	CodeChoicesNeeded:   "Dit bestand heeft meer soorten regels. Kies wat bij dit project hoort met --only of --all.",
	CodeImportGroup:     "Het bestand heeft geen regels van “{value}”.",
	CodeImportGroups:    "Dit bestand heeft meer dan {max} soorten regels. Haal weg wat niet bij dit project hoort.",
	CodeImportOther:     "De regels kunnen alleen naar dit project, niet naar {value}.",
	CodeImportPerson:    "Medewerker “{value}” is niet bekend. Voeg die eerst toe, of laat nieuwe medewerkers aanmaken met --create-employees.",
	CodeEmployeeUnknown: "Medewerker “{value}” is niet bekend.",
	CodeImportTwoNames:  "Er zijn meer medewerkers met de naam “{value}”. Zet het e-mailadres erbij.",
	CodeImportName:      "Van “{value}” is geen voor- en achternaam bekend die past. Voeg deze medewerker eerst zelf toe.",
	CodeImportEmail:     "“{value}” is geen e-mailadres.",
	CodeImportRunning:   "Je hebt al een import lopen. Wacht tot die klaar is.",
	CodeMonthClosed:     "De uren van {month} zijn afgesloten. Laat de maand heropenen om ze te wijzigen.",
	CodeMonthNotOver:    "Dit kan nog niet: bevestigen kan vanaf de laatste werkdag van de maand, afsluiten als de maand voorbij is.",
	CodeMonthState:      "De maand van deze mensen is in een andere stand. Er is niets gewijzigd.",
	CodePeriodOrder:     "De laatste dag ligt voor de eerste.",
	CodeMarkRange:       "Markeer dagen van de laatste zeven jaar, tot een jaar vooruit.",
	CodeNotInMonth:      "Deze medewerker heeft in die maand geen uren en geen project.",
	CodeMarkDays:        "Markeer ten hoogste 366 dagen tegelijk.",
	CodeImportChanged:   "Uren uit deze import zijn daarna gewijzigd of verwijderd. Wijzig of verwijder de andere uren zelf.",
	CodeReplaced:        "Deze uren zijn gewijzigd en niet verwijderd. Wijzig de uren die ervoor in de plaats kwamen.",
	CodeEmailWrong:      "Dit is geen e-mailadres.",
	CodeEmployeeTwice:   "Dit e-mailadres staat ook op een eerdere regel.",
	CodeCompanyMany:     "Er zijn meer bedrijven die zo heten: {ids}. Kies er een met zijn nummer.",
	CodeImportTooMany:   "Dit bestand heeft meer dan {max} regels. Splits het in kleinere bestanden.",
	CodeEmployeesFull:   "Een bedrijf heeft hier hoogstens {max} medewerkers.",

	CodeFiled:           "Deze aanvraag is ingediend en kan niet meer worden gewijzigd. Klopt dat niet, maak het indienen dan ongedaan.",
	CodeFiledFuture:     "Deze dag moet nog komen. Kies de dag waarop je hebt ingediend.",
	CodeFiledEarly:      "Deze dag ligt te ver terug. Kies de dag waarop je hebt ingediend.",
	CodeDraftGone:       "Dit voorstel is er niet meer.",
	CodeQuestionGone:    "Deze vraag staat niet meer open.",
	CodeMemberGone:      "Dit vak is er niet meer. Zet de tekst bij het knelpunt.",
	CodeItemUnknown:     "Deze regel staat niet meer in de aanvraag. Laad de pagina opnieuw.",
	CodeClauseUnknown:   "Deze zin staat niet in de aanvraag. Laad de pagina opnieuw.",
	CodeClauseEdited:    "Deze zin is in de aanvraag gewijzigd. Verplaats hem daar.",
	CodeOnlyFirst:       "Voor het betalen schrijf je alleen aan het eerste knelpunt.",
	CodeRowsMany:        "Hier passen hooguit {max} regels.",
	CodeRSIN:            "Dit is geen geldig RSIN. Controleer de 9 cijfers.",
	CodeRSINOfPerson:    "Een eenmanszaak heeft geen RSIN. Je BSN vul je alleen bij RVO zelf in; laat dit veld leeg.",
	CodePhone:           "Vul een telefoonnummer van ten minste 10 cijfers in, zoals 0612345678.",
	CodeAddress:         "Schrijf het adres als Dorpsstraat 12, 1234 AB Utrecht.",
	CodeDoneMonth:       "Schrijf de maand als mm-jjjj, zoals 03-2027.",
	CodeMonthUnclear:    "Noem één maand met het jaar, zoals 03-2027.",
	CodeMonthOfLine:     "Noem één maand met het jaar, zoals 03-2027, bij “{line}”.",
	CodePersonHours:     "Noem een naam met de uren erachter, zoals Anna de Vries 400, bij “{line}”.",
	CodeStepMonth:       "Noem een stap die gereed is van {from} tot en met {to}, met die maand erbij.",
	CodeStepLater:       "Antwoord met “ja”, of noem de stap die na {from} nog volgt, met de maand waarin die gereed is.",
	CodeAmountUnclear:   "Noem één bedrag in euro's, zoals 1.250 of 1250,50.",
	CodeNumberUnclear:   "Vul één heel getal in van {min} tot en met {max}.",
	CodeYesNoUnclear:    "Antwoord met ja of nee.",
	CodeChoiceUnclear:   "Kies een van deze antwoorden: {options}.",
	CodeYearsUnclear:    "Noem de jaren van {min} tot en met {max} die het zijn, of schrijf “geen”.",
	CodeShortenYourself: "Kort deze tekst zelf in. We halen er niets uit weg.",
	CodeSectionMissing:  "Kies bij welk onderdeel deze zin hoort.",

	// Only administrators and the log see these.
	CodeDocumentExists:  "Dit document is al opgeslagen.",
	CodeMailFailed:      "De mail kon niet worden verzonden.",
	CodeMailRefused:     "De mailserver weigert deze mail: het adres bestaat niet of neemt geen mail aan.",
	CodeLeaseLost:       "Een andere werker heeft deze taak overgenomen.",
	CodeNoDatabase:      "Er is nog geen database in {path}. Maak hem met '{command}', of wijs een andere aan met --data-dir of --database-url.",
	CodeSchemaOld:       "De database heeft schemaversie {current} en dit programma versie {wanted}. Draai eerst '{command}'.",
	CodeSchemaEmpty:     "De database is nog leeg. Wijs de goede aan, of maak de tabellen met '{command}'.",
	CodeSchemaHalf:      "De database is half, of van een ander programma: er zijn tabellen zonder versie, of een versie zonder tabellen. Er is niets aan veranderd. Wijs een lege database aan en zet daar zo nodig een reservekopie in terug.",
	CodeSchemaNewer:     "De database heeft schemaversie {current}, nieuwer dan versie {wanted} van dit programma. Gebruik een nieuwer programma.",
	CodeForeignDatabase: "{path} is geen database van dit programma, of is beschadigd. Er is niets aan veranderd.",
	CodeDatabaseInUse:   "De database is in gebruik. Stop eerst alle servers en andere opdrachten die haar gebruiken.",
	CodeDatabaseFilled:  "De doeldatabase is niet leeg. Wijs een nieuwe aan, of haal eerst zelf weg wat er staat. Er is niets gekopieerd.",
	CodeBackupDamaged:   "{path} is geen reservekopie, of is afgebroken of beschadigd. Er is niets veranderd.",
	CodeBackupNewer:     "De reservekopie heeft schemaversie {current}, nieuwer dan versie {wanted} van dit programma. Gebruik een nieuwer programma.",
	CodeDemoRefused:     "Deze database heeft andere gebruikers. De demonstratie wil een eigen database.",
	CodeNotRefundDue:    "Deze betaling hoeft niet te worden terugbetaald.",
	CodeJobNotFinished:  "Alleen een mislukte, geweigerde, afgedane of geannuleerde taak kan opnieuw worden gestart.",
	CodeJobNotFailed:    "Alleen een mislukte of geweigerde taak kan worden afgedaan.",
	CodeJobFinished:     "Alleen een wachtende of lopende taak kan worden geannuleerd.",
	CodeJobKind:         "Dit programma kent geen taken van soort {kind}. Gebruik een nieuwer programma.",
}

// DutchScope returns what the browser calls a scope of tokens.
func DutchScope(scope string) string {
	return map[string]string{"read": "Lezen", "hours": "Lezen en uren", "write": "Alles wat een token mag"}[scope]
}

// dutchWait writes a number of seconds in words, rounded up: "45 seconden",
// "5 minuten", "62 minuten", "3 uur". It returns "een tijdje" when the argument is not a number
// of 0 or more.
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
	case n < 2*3600 && n != 3600:
		return fmt.Sprintf("%d minuten", (n+59)/60)
	}
	return fmt.Sprintf("%d uur", (n+3599)/3600)
}

// Either returns the word for one of something, or that for several.
func Either(n int, one, several string) string {
	if n == 1 {
		return one
	}
	return several
}

// DutchCount returns a number with the word for it: 1 dag, 2 dagen.
func DutchCount(n int, one, several string) string {
	return DutchInt(n) + " " + Either(n, one, several)
}

// DutchInt writes an integer of 0 or more with a dot between thousands: 20.000.
func DutchInt(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return fmt.Sprintf("%s.%03d", DutchInt(n/1000), n%1000)
}
