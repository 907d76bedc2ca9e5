package demo

import (
	"time"

	"wbso/domain"
	"wbso/domain/hours"
)

// demoWeek is what somebody works from Monday to Friday, give or take an hour.
type demoWeek [5]domain.Hours

// demoPerson is an employee of the demonstration. Weeks are counted back from the current
// one, which is 0. Without hours in a week somebody is not assigned to the project.
type demoPerson struct {
	hours.Employee
	bsn         string
	week        demoWeek
	first, last int
	thisWeek    int                 // days of the current week that are filled
	away        []int               // weeks of holiday
	busy        []int               // weeks with three hours more a day, before a test
	lateWeek    int                 // the week that was recorded late; -1 for none
	slips       map[[2]int]demoSlip // by week and day, Monday being 0
	work        []string
}

// demoSlip is an entry that was withdrawn or, when corrected, replaced.
type demoSlip struct {
	hours       domain.Hours
	description string
	corrected   bool
}

// demoLateDays is after how many days the late entries were recorded.
const demoLateDays = 20

// demoWobble keeps days from being all alike, in half hours.
var demoWobble = [...]domain.Hours{0, 1, 0, -1, 2, 0, -2}

// demoStart is when the project with hours started: the first of the month, half a year ago.
func demoStart(today domain.Date) domain.Date { return today.MonthOf().AddMonths(-6).First() }

// demoPaidAfter is how long after its submission the request with hours was paid.
const demoPaidAfter = 26 * time.Hour

func demoPeople() []demoPerson {
	person := func(first, last, function, email string) hours.Employee {
		return hours.Employee{FirstName: first, LastName: last, Function: function, Email: email, Approved: true}
	}
	inProgress, archived := person("Emma", "Bakker", "Afstudeerder werktuigbouw", "emma@pompwacht.example.nl"), person("Pieter", "Mulder", "Systeemarchitect", "pieter@pompwacht.example.nl")
	inProgress.Approved, archived.Archived = false, true
	return []demoPerson{
		{Employee: person("Sanne", "Vermeulen", "Data scientist", "sanne@pompwacht.example.nl"), bsn: "123456782",
			week: demoWeek{11, 12, 10, 12, 0}, first: 26, thisWeek: 3, away: []int{14, 15, 16}, lateWeek: -1,
			slips: map[[2]int]demoSlip{{3, 3}: {hours: 3, description: "Planning van het kwartaal besproken"}},
			work: []string{"Trillingsreeksen van naburige pompen met elkaar vergeleken", "Verhouding tussen pompen als kenmerk doorgerekend",
				"Valse alarmen bij wisselend toerental ontleed", "Model zonder vaste drempel getraind en beproefd", "Nauwkeurigheid bij ingekorte historie gemeten"}},
		{Employee: person("Joost", "van den Berg", "Embedded ontwikkelaar", "joost@pompwacht.example.nl"), bsn: "111222333",
			week: demoWeek{10, 8, 11, 9, 8}, first: 26, thisWeek: 3, away: []int{12, 13, 21}, busy: []int{6}, lateWeek: -1,
			slips: map[[2]int]demoSlip{{2, 1}: {hours: 14, description: "Geheugengebruik gemeten", corrected: true}},
			work: []string{"Historie op de controller ingekort, geheugengebruik gemeten", "Synchronisatie van meetreeksen bij wisselend toerental beproefd",
				"Rekenkern herschreven om binnen 256 KB te blijven", "Latency van het model op de controller gemeten"}},
		{Employee: person("Aylin", "Yılmaz", "Software-ontwikkelaar", "aylin@pompwacht.example.nl"),
			week: demoWeek{9, 8, 0, 10, 7}, first: 25, thisWeek: 1, away: []int{17, 18}, lateWeek: 9,
			work: []string{"Samenvoegen van meetreeksen van 20 pompen ontwikkeld", "Uitval van een controller nagebootst en opgevangen",
				"Protocol tussen controllers uitgewerkt en beproefd"}},
		{Employee: inProgress, week: demoWeek{0, 8, 8, 0, 0}, first: 3, thisWeek: 2, lateWeek: -1,
			work: []string{"Proefopstelling met pompen ingericht", "Metingen bij oplopend toerental gedaan"}},
		{Employee: archived, week: demoWeek{0, 12, 0, 12, 0}, first: 26, last: 19, lateWeek: -1,
			work: []string{"Opzet van het gedistribueerde model verkend", "Twee werkwijzen voor tijdsynchronisatie vergeleken"}},
		{Employee: person("Noor", "de Vries", "Directeur", "noor@pompwacht.example.nl")},
	}
}
