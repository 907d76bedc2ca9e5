package mailtext

import (
	"fmt"
	"strings"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
)

// OwnDays are the open days of a user in a company, oldest first.
type OwnDays struct {
	Company string
	Days    []hours.DayState
}

// CompanyDays are the open days of a company.
type CompanyDays struct {
	Company string
	hours.OpenDays
}

// What a mail about open days lists; the rest it counts.
const (
	daysListed      = 20
	companiesListed = 50
)

// UnsubscribeURL returns the address that ends the mails of a kind for whoever has the code.
func (l Links) UnsubscribeURL(code string) string { return l.to("/afmelden?code=" + code) }

// OpenDays asks an employee about open days, and says until when hours are in time.
func OpenDays(u account.User, companies []OwnDays, code string, links Links) Mail {
	m := Mail{Subject: "Heb je op deze dagen aan S&O gewerkt?", Name: nameOf(u), Button: Button{"Naar mijn uren", links.to("/uren")}}
	for _, c := range companies {
		var days []string
		late := 0
		for _, d := range c.Days {
			switch {
			case d.State == hours.DayLate:
				late++
			case len(days) < daysListed:
				days = append(days, domain.DutchWeekday(d.Date.Weekday())+" "+d.Date.DutchLong()+" (op tijd t/m "+d.LateOn.AddDays(-1).Dutch()+")")
			}
		}
		text := "Bij " + plainName(c.Company) + " "
		switch more := len(c.Days) - late - len(days); {
		case len(days) == 0:
			text += domain.Either(late, "staat ", "staan ") + domain.DutchCount(late, "dag", "dagen") + " open die al langer dan tien werkdagen geleden " + domain.Either(late, "is", "zijn") + "."
		case more > 0:
			text += "staan deze dagen open: " + strings.Join(days, "; ") + fmt.Sprintf("; en nog %d.", more)
		default:
			text += domain.Either(len(days), "staat deze dag", "staan deze dagen") + " open: " + strings.Join(days, "; ") + "."
		}
		if len(days) > 0 && late > 0 {
			text += " Ook " + domain.DutchCount(late, "eerdere dag staat", "eerdere dagen staan") + " open."
		}
		m.Before = append(m.Before, text)
	}
	m.Before = append(m.Before, "Vul alleen uren in die je echt aan S&O hebt gewerkt. Geen S&O gedaan, of afwezig? Dat geef je er met één druk aan, en dan vragen we er niet meer naar.")
	m.After = []string{"Je krijgt deze mail op vrijdag als je open dagen hebt. Liever niet meer? " + links.UnsubscribeURL(code)}
	return m
}

// Digest tells who runs companies how many days are open in each.
func Digest(u account.User, companies []CompanyDays, today domain.Date, code string, links Links) Mail {
	m := Mail{Subject: "Open dagen in de urenadministratie", Name: nameOf(u), Button: Button{"Bekijk de maand", links.to("/portal/maanden")}}
	for _, c := range companies[:min(len(companies), companiesListed)] {
		m.Before = append(m.Before, plainName(c.Company)+": "+c.Dutch(today)+".")
	}
	if more := len(companies) - companiesListed; more > 0 {
		m.Before = append(m.Before, "En nog "+domain.DutchCount(more, "ander bedrijf", "andere bedrijven")+".")
	}
	m.Before = append(m.Before, "Een open dag is een werkdag waarvan nog niet bekend is of iemand aan S&O heeft gewerkt. Uren zijn op tijd als ze binnen tien werkdagen zijn geregistreerd.")
	m.After = []string{"Je krijgt dit overzicht op maandag als er open dagen zijn. Liever niet meer? " + links.UnsubscribeURL(code)}
	return m
}

// MonthReturned tells an employee why a confirmed month was sent back.
func MonthReturned(u account.User, firm string, m hours.EmployeeMonth, links Links) Mail {
	return Mail{
		Subject: "Je uren van " + m.Month.Dutch() + " zijn teruggestuurd",
		Name:    nameOf(u),
		Before:  []string{"Je had bevestigd dat je uren van " + m.Month.Dutch() + " bij " + plainName(firm) + " kloppen. Iemand vraagt je er nog eens naar te kijken:"},
		Quote:   m.Reason,
		Button:  Button{"Naar mijn uren", links.to("/uren?week=" + m.Month.First().String())},
	}
}

// MonthChanged tells an employee that somebody else changed hours of a month that they had confirmed.
func MonthChanged(u account.User, firm string, m hours.EmployeeMonth, links Links) Mail {
	return Mail{
		Subject: "Je uren van " + m.Month.Dutch() + " zijn gewijzigd",
		Name:    nameOf(u),
		Before: []string{"Je had bevestigd dat je uren van " + m.Month.Dutch() + " bij " + plainName(firm) + " kloppen. Iemand anders heeft ze daarna gewijzigd, dus geldt je bevestiging niet meer.",
			"Kijk ze nog eens na, en bevestig de maand opnieuw als alles klopt."},
		Button: Button{"Naar mijn uren", links.to("/uren?week=" + m.Month.First().String())},
	}
}
