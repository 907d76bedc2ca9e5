// Package example has a finished application, to show to visitors who have none yet.
package example

import (
	"fmt"
	"time"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/company"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// Finished returns the application of a company that does not exist, with everything answered. Its
// project begins in the first January for which one can still file today.
func Finished(today domain.Date) claim.Print {
	year := today.Year + 1
	if scheme.FilingFor(domain.NewDate(year, time.January, 1), today).Past {
		year++
	}
	d, c := project(year), pompwijs()
	p := claim.Print{
		Number: request.ProjectNumber(today.Year, 42), Document: d, Company: c, Written: today,
		Filing: d.Project.TimingOfProject(domain.Date{}).Filing(today), Open: form.OpenQuestions(d, c),
	}
	if steps, known := claim.BenefitOfHours(d, c, nil, year); known {
		p.Benefit = &steps
	}
	return p
}

func pompwijs() application.CompanyDetails {
	c := application.CompanyOf(company.Company{Name: "Pompwijs B.V.", KvK: "12345678", Address: "Waterweg 12", PostalCode: "2611 AB", City: "Delft",
		ContactPerson: "Z. de Vries", Email: "zoe@pompwijs.example", Phone: "0151234567"})
	no, yes := false, true
	c.LegalForm, c.RSIN, c.IncomeTax, c.FiscalUnity, c.Starter.WithholdingAgent5Years = "BV", "123456782", "VPB", &no, &yes
	c.Website = "www.pompwijs.example"
	return c
}

func project(year int) application.Application {
	d := application.New()
	employees, researchers, no := 12, 2, false
	d.Project = application.Project{
		Title: "Lagerschade aan pompen twee weken vooraf herkennen", Focus: application.FocusSoftware, Technology: 7, Applicant: application.Employees,
		Employees: &employees, RDEmployees: &researchers, EarlierRD: &no, Addition: &no, Continuation: &no, Start: domain.NewDate(year, time.January, 4).String(), Hours: 1200,
	}
	d.Summary.Text = "Wij ontwikkelen programmatuur die sensordata van 400 pompen samenvoegt tot een gedistribueerd model, zodat lagerschade twee weken vooraf te herkennen is. Nu staan pompen gemiddeld 40 uur per jaar onverwacht stil.\n\nMet een vroege waarschuwing plannen beheerders het onderhoud op een moment dat het gemaal kan worden gemist."
	in := func(month time.Month) string { return fmt.Sprintf("%02d-%d", month, year) }
	d.Phases.Rows = []application.Phase{
		{ID: "f1", Activity: "Simulatie met opgenomen trillingen", Done: in(time.March)},
		{ID: "f2", Activity: "Prototype op één controller", Done: in(time.June)},
		{ID: "f3", Activity: "Proef met tien pompen", Done: in(time.December)},
	}
	d.Partners = application.Partners{Collaborative: true, Rows: []application.Partner{{ID: "p1", Name: "Waterschap Delfland", Location: "Delft", Contribution: "Stelt tien gemalen en storingsdata beschikbaar"}}}
	d.Bottlenecks.Blocks = bottlenecks()
	d.Tools.Text = "We schrijven het model in Rust en de analyse in Python met PyTorch."
	d.Novelty.Text = "Voor ons team is gedistribueerd leren op microcontrollers nieuw. Gangbare bibliotheken zijn niet geschikt, omdat ze floating point vragen die onze controller niet heeft. Of het model convergeert, is onbekend."
	d.Costs = application.Costs{Method: scheme.FlatRate, HasEmployees: true}
	return d
}

func bottlenecks() []application.Bottleneck {
	return []application.Bottleneck{
		{
			ID: "k1", Side: application.FocusSoftware,
			Problem: "De controller heeft 2,5 MB geheugen, waardoor bestaande modellen niet passen. " +
				"Elke sensor vraagt een eigen voorspelling, en die delen geen gewichten. " +
				"Het is onzeker of een gecomprimeerd model bij lage toerentallen boven de 90% blijft. " +
				"TensorFlow Lite valt af, omdat het floating point vraagt.",
			Solution: "We verdelen de training over buurpompen en rekenen met gehele getallen, zodat per controller maar een achtste van het model nodig is.",
		},
		{
			ID: "k2", Side: application.FocusSoftware,
			Problem: "De klokken van de pompen lopen tot 40 ms per uur uiteen, wat leidt tot verkeerde vergelijkingen tussen meetpunten. " +
				"Het kwarts van de controllers verloopt met de temperatuur, en die verschilt per gemaal. " +
				"We weten niet of de afwijking te leren is zonder referentieklok. " +
				"NTP valt af, omdat de radio daarvoor te zelden luistert.",
			Solution: "Een eigen synchronisatieprotocol leert de afwijking per pomp en compenseert die.",
		},
		{
			ID: "k3", Side: application.FocusSoftware,
			Problem: "Het dataverkeer over LoRa is beperkt tot 51 bytes per bericht. " +
				"De radio mag maar 1% van de tijd zenden, en deelt die tijd met de andere gemalen. " +
				"De vraag is of de kenmerken van een trillingsspectrum daarin passen zonder dat de herkenning onder de 90% zakt. " +
				"Gangbare compressie valt af, omdat die pas bij langere berichten iets wint.",
			Solution: "Een codering die alleen de veranderde pieken van het spectrum verstuurt.",
		},
	}
}
