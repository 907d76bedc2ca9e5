package mailtext

import (
	"cmp"
	"regexp"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// Links are the addresses of pages, from the public address of the product.
type Links string

func (l Links) to(path string) string { return string(l) + path }

func (l Links) toVerify(code string) string { return l.to("/bevestig-adres?code=" + code) }

func (l Links) ofRequest(r request.Request, page string) string {
	return l.to("/requests/" + r.Number + "/" + page)
}

// nameOf returns how a user is addressed.
func nameOf(u account.User) string { return cmp.Or(u.FirstName, u.Username) }

// Welcome greets a new user, says what can be applied for today, and brings the code that proves
// the address.
func Welcome(u account.User, code string, from Sender, links Links, today domain.Date) Mail {
	employers, alone := scheme.ApplyNow(today)
	return Mail{
		Subject: "Welkom bij " + from.Brand,
		Name:    nameOf(u),
		Before: []string{
			"Welkom! Je account is klaar. Je logt in met je gebruikersnaam " + u.Username + " of met dit e-mailadres.",
			"Zo gaat het verder: je beschrijft je project in drie korte teksten, en wij zeggen meteen wat er goed aan is en wat er nog ontbreekt. " +
				"Daarna maken we er de eerste versie van je WBSO-aanvraag van, met de vragen die RVO nog meer stelt, en die dien je zelf bij RVO in.",
			employers + " " + alone,
			"Bevestig nog even dat dit e-mailadres van jou is: de link daarvoor werkt zeven dagen. Beginnen mag ook meteen: " + links.to("/new-request"),
		},
		Button: Button{"Bevestig je e-mailadres", links.toVerify(code)},
		After:  []string{"Heb je dit account niet zelf aangemaakt? Laat het ons dan weten op " + from.Email + "."},
	}
}

// ProveAddress brings the code that proves the address of an account.
func ProveAddress(u account.User, code string, from Sender, links Links) Mail {
	return Mail{
		Subject: "Bevestig je e-mailadres",
		Name:    nameOf(u),
		Before:  []string{"Met deze link bevestig je dat dit het e-mailadres van je account " + u.Username + " is. Hij werkt zeven dagen, en één keer."},
		Button:  Button{"Bevestig je e-mailadres", links.toVerify(code)},
		After:   []string{"Heb je hier niet om gevraagd? Dan hoef je niets te doen. Heb je geen account bij ons? Laat het ons dan weten op " + from.Email + "."},
	}
}

// NewAddress brings the code that makes an address that of an account, to somebody who may not know us.
func NewAddress(u account.User, code string, from Sender, links Links) Mail {
	return Mail{
		Subject: "Bevestig je nieuwe e-mailadres",
		Before: []string{
			"Met deze link wordt dit het e-mailadres van het account " + plainName(u.Username) + ". Tot dan blijft het oude adres gelden. " +
				"De link werkt zeven dagen, en één keer.",
		},
		Button: Button{"Bevestig je e-mailadres", links.toVerify(code)},
		After:  []string{"Heb je hier niet om gevraagd? Dan hoef je niets te doen. Heb je geen account bij ons? Laat het ons dan weten op " + from.Email + "."},
	}
}

// AddressChanged tells the former address of an account that there is another one, with the code that undoes it.
func AddressChanged(u account.User, code string, from Sender, links Links) Mail {
	return Mail{
		Subject: "Het e-mailadres van je account is gewijzigd",
		Before: []string{
			"Dit is niet meer het e-mailadres van je account " + plainName(u.Username) + ". Heb je dat zelf gewijzigd? Dan hoef je niets te doen.",
			"Zo niet, dan zet je met deze link dit adres terug. Het account wordt overal uitgelogd, en daarna kies je een nieuw wachtwoord. De link werkt zeven dagen, en één keer.",
		},
		Button: Button{"Dit was ik niet", links.to("/adres-terug?code=" + code)},
		After:  []string{"Kom je er niet uit? Mail ons op " + from.Email + ". Deel deze link met niemand."},
	}
}

// AddressRestored tells the address that an account had, that a former one took its place again.
func AddressRestored(u account.User, from Sender) Mail {
	return Mail{
		Subject: "Het vorige e-mailadres van je account is teruggezet",
		Before: []string{
			"Dit is niet meer het e-mailadres van het account " + plainName(u.Username) + ": met de link in de mail aan het vorige adres is dat teruggezet. Alle sessies zijn " +
				"beëindigd, en er is een nieuw wachtwoord nodig.",
			"Had je dit adres zelf ingesteld, en heb je het niet zelf teruggezet? Mail ons dan meteen op " + from.Email + ".",
		},
	}
}

// Invitation brings the link with which somebody becomes a member of a company. What others typed is
// no link in our mail.
func Invitation(inviter, firm, role, code string, links Links) Mail {
	return Mail{
		Subject: "Uitnodiging voor " + plainName(firm),
		Before: []string{
			plainName(inviter) + " nodigt je uit om bij " + plainName(firm) + " als " + role + " mee te werken aan de WBSO-administratie.",
			"Open de link, en log in of maak een account aan. De link werkt zeven dagen, en één keer.",
		},
		Button: Button{"Bekijk de uitnodiging", links.to("/uitnodiging?code=" + code)},
		After:  []string{"Ken je het bedrijf of deze persoon niet? Dan hoef je niets te doen."},
	}
}

// plainName returns a name in which no mail program finds a link: an address loses what makes it one, and
// 'B.V.' stays.
func plainName(name string) string {
	return domainInName.ReplaceAllString(strings.NewReplacer("://", " ", "/", " ", "@", " ").Replace(name), " .$1")
}

var domainInName = regexp.MustCompile(`\.(\pL{2,})`)

// PasswordReset brings the code with which a user chooses a new password.
func PasswordReset(u account.User, code string, links Links) Mail {
	return Mail{
		Subject: "Kies een nieuw wachtwoord",
		Name:    nameOf(u),
		Before:  []string{"Je hebt gevraagd om een nieuw wachtwoord voor je account " + u.Username + ". Met deze link kies je er zelf een. Hij werkt 30 minuten, en één keer."},
		Button:  Button{"Kies een nieuw wachtwoord", links.to("/forgot-password?temp_code=" + code)},
		After: []string{
			"Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.",
			"Deel deze link met niemand. Wij vragen je er nooit om.",
		},
	}
}

// PasswordChanged tells a user that the password was changed, by whomever.
func PasswordChanged(u account.User, from Sender, links Links) Mail {
	return Mail{
		Subject: "Je wachtwoord is gewijzigd",
		Name:    nameOf(u),
		Before: []string{
			"Het wachtwoord van je account " + u.Username + " is gewijzigd. Op alle andere apparaten ben je daarbij uitgelogd.",
			"Heb je dat zelf gedaan? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord en laat het ons weten op " + from.Email + ".",
		},
		Button: Button{"Dit was ik niet", links.to("/forgot-password")},
	}
}

// FactorChange is what became of the second step of signing in.
type FactorChange int

const (
	FactorOff FactorChange = iota
	FactorOn
	FactorReset // by an administrator
	NewCodes
)

// SecondFactor tells a user what became of the second step of signing in.
func SecondFactor(u account.User, what FactorChange, from Sender, links Links) Mail {
	m := Mail{
		Subject: "De tweede stap bij het inloggen staat uit",
		Name:    nameOf(u),
		Before: []string{
			"Voor je account " + u.Username + " is de tweede stap bij het inloggen uitgezet. Je wachtwoord is nu genoeg.",
			"Heb je dat zelf gedaan? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord en laat het ons weten op " + from.Email + ".",
		},
		Button: Button{"Dit was ik niet", links.to("/forgot-password")},
	}
	switch what {
	case FactorOn:
		m.Subject = "De tweede stap bij het inloggen staat aan"
		m.Before[0] = "Voor je account " + u.Username + " staat de tweede stap bij het inloggen aan. Naast je wachtwoord vragen we voortaan een code uit je app. " +
			"Bewaar je herstelcodes goed: daarmee log je in als je je telefoon kwijt bent."
	case NewCodes:
		m.Subject = "Je hebt nieuwe herstelcodes"
		m.Before[0] = "Voor je account " + u.Username + " zijn nieuwe herstelcodes gemaakt. De vorige werken niet meer."
	case FactorReset:
		m.Before[0] = "Wij hebben voor je account " + u.Username + " de tweede stap bij het inloggen uitgezet. Je wachtwoord is nu genoeg. Zet de tweede stap weer aan op " +
			"de pagina Beveiliging van je profiel."
		m.Before[1] = "Heb je daar niet om gevraagd? Kies dan meteen een nieuw wachtwoord en laat het ons weten op " + from.Email + "."
	}
	return m
}

// NewBrowser tells a user of a sign-in at a moment of the business clock, in a browser that the account has not
// used before.
func NewBrowser(u account.User, client account.Client, at time.Time, links Links) Mail {
	where := "een browser die we niet kennen"
	if client.Browser != "" {
		where = plainName(client.Browser)
	}
	if client.Address != "" {
		where += ", vanaf het adres " + client.Address
	}
	return Mail{
		Subject: "Er is ingelogd met een nieuwe browser",
		Name:    nameOf(u),
		Before: []string{
			"Op " + domain.DateOf(at).Dutch() + " om " + at.Format("15:04") + " uur is op je account " + u.Username + " ingelogd met " + where + ". In die browser gebeurde dat nog niet eerder.",
			"Was je dat zelf? Dan hoef je niets te doen. Zo niet, log die browser dan uit en kies meteen een nieuw wachtwoord.",
		},
		Button: Button{"Bekijk waar je bent ingelogd", links.to("/profile/beveiliging")},
	}
}

// NumberRevealed tells an owner of a company that somebody was shown the BSN of an employee: the owner, or
// another member.
func NumberRevealed(u, by account.User, day domain.Date, from Sender, links Links) Mail {
	if by.ID != u.ID {
		return Mail{
			Subject: "Er is een BSN bekeken in je bedrijf",
			Name:    nameOf(u),
			Before: []string{
				plainName(by.DisplayName()) + " heeft op " + day.Dutch() + " het BSN van een medewerker van je bedrijf bekeken. We mailen je dit hooguit één keer per dag.",
				"In het logboek staat van wie dat was. Wie een BSN mag bekijken, bepaal je bij de leden. Klopt er iets niet, laat het ons dan weten op " + from.Email + ".",
			},
			Button: Button{"Bekijk het logboek", links.to("/portal/logboek")},
		}
	}
	return Mail{
		Subject: "Er is een BSN bekeken in je account",
		Name:    nameOf(u),
		Before: []string{
			"In je account " + u.Username + " is op " + day.Dutch() + " het BSN van een medewerker getoond, nadat je wachtwoord nog een keer was ingevuld. " +
				"We mailen je dit hooguit één keer per dag.",
			"Heb je dat zelf gedaan? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord en laat het ons weten op " + from.Email + ".",
		},
		Button: Button{"Dit was ik niet", links.to("/forgot-password")},
	}
}

// DocumentReady tells the owner of a request that its document can be seen and paid, and until when,
// as of a day, it can be filed.
func DocumentReady(u account.User, r request.Request, today domain.Date, links Links) Mail {
	before := []string{
		"De eerste versie van je WBSO-aanvraag " + r.Number + " voor '" + r.Title + "' staat klaar.",
		"Bekijk het voorbeeld en reken af. Daarna maak je de aanvraag af en download je hem, met uitleg om hem stap voor stap bij RVO in te dienen.",
	}
	if r.Questions > 0 {
		before = append(before, "Let op: in de aanvraag staan nog open vragen. Op het scherm lees je welke, en hoe je ze beantwoordt.")
	}
	return Mail{
		Subject: "Je WBSO-aanvraag " + r.Number + " staat klaar",
		Name:    nameOf(u),
		Before:  append(before, r.UntilWhen(today)),
		Button:  Button{"Bekijk je aanvraag", links.ofRequest(r, "payment")},
	}
}

// ProcessingFailed tells the owner of a request that no document could be made.
func ProcessingFailed(u account.User, r request.Request, from Sender, links Links) Mail {
	return Mail{
		Subject: "Je WBSO-aanvraag " + r.Number + " is niet gelukt",
		Name:    nameOf(u),
		Before: []string{
			"Het is ons niet gelukt om je WBSO-aanvraag " + r.Number + " voor '" + r.Title + "' te schrijven. Dat spijt ons.",
			"Je teksten zijn bewaard en er is niets afgeschreven. Probeer het opnieuw, of begin opnieuw met dezelfde teksten.",
		},
		Button: Button{"Probeer het opnieuw", links.ofRequest(r, "failed")},
		After:  []string{"Lukt het dan nog niet? Mail ons op " + from.Email + " en noem " + r.Number + "."},
	}
}

// PaymentReceived thanks for a payment, and says what is left to do as of a day.
func PaymentReceived(u account.User, r request.Request, paid domain.Cents, invoiced bool, today domain.Date, links Links) Mail {
	invoice := "De factuur staat bij je documenten zodra het adres van je bedrijf compleet is."
	if invoiced {
		invoice = "De factuur zit bij deze mail en staat ook bij je documenten."
	}
	subject := "Betaling ontvangen voor " + r.Number
	thanks := "Bedankt! We hebben je betaling van " + paid.Euro() + " voor WBSO-aanvraag " + r.Number + " ('" + r.Title + "') ontvangen. " + invoice
	if paid == 0 {
		subject = "Je WBSO-aanvraag " + r.Number + " is van jou"
		thanks = "Je WBSO-aanvraag " + r.Number + " ('" + r.Title + "') is van jou. Met je kortingscode hoef je niets te betalen; er komt daarom geen factuur."
	}
	button := "Maak af"
	if !r.Filed.IsZero() {
		button = "Bekijk je aanvraag"
	}
	return Mail{
		Subject: subject,
		Name:    nameOf(u),
		Before:  append([]string{thanks}, leftToDo(r, today)...),
		Button:  Button{button, links.ofRequest(r, "aanvraag")},
	}
}

// leftToDo says how many questions of RVO are open and until when the application can be
// filed, or that it was.
func leftToDo(r request.Request, today domain.Date) []string {
	if !r.Filed.IsZero() {
		return []string{"Je hebt deze aanvraag op " + r.Filed.DutchLong() + " ingediend bij RVO. Je hoeft nu niets te doen."}
	}
	open := "Alle vragen van RVO zijn beantwoord: lees de aanvraag na en dien hem in."
	switch {
	case r.Questions == 1:
		open = "Er staat nog 1 vraag van RVO open. Beantwoord die met Maak af, en dien de aanvraag daarna in."
	case r.Questions > 1:
		open = "Er staan nog " + domain.DutchInt(r.Questions) + " vragen van RVO open. Beantwoord ze met Maak af, en dien de aanvraag daarna in."
	}
	return []string{open, r.UntilWhen(today)}
}

// ContactReceived brings what somebody wrote to the operator.
func ContactReceived(name, email, phone, message string) Mail {
	return Mail{
		Subject: "Bericht van " + name,
		Before: []string{
			name + " (" + email + ") schreef via het contactformulier. Met Beantwoorden antwoord je rechtstreeks aan de afzender.",
			"Telefoon: " + cmp.Or(phone, "niet ingevuld"),
		},
		Quote: message,
	}
}

// Trial shows an administrator that mail arrives.
func Trial(from Sender, links Links) Mail {
	return Mail{
		Subject: "Testmail van " + from.Brand,
		Before:  []string{"Deze mail is verstuurd met 'wbsoctl mail test'. Je leest hem, dus de mail van " + from.Brand + " komt aan."},
		Button:  Button{"Naar " + from.Brand, links.to("/")},
	}
}
