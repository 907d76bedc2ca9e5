package pdf

import (
	"fmt"
	"strings"
	"time"

	"wbso/domain"
	writer "wbso/domain/writer/old"
)

// samples are the dossiers that the tests print and read.
func samples() map[string]domain.Dossier {
	return map[string]domain.Dossier{"short": short(), "typical": typical(), "long": long(), "odd": odd()}
}

func dossier(s domain.Submission, c domain.Company) domain.Dossier {
	written := domain.NewDate(2026, time.November, 20)
	return domain.Dossier{
		Request:     domain.Request{Number: "WBSO-2026-00042", Company: c, Submission: s},
		Application: writer.Write(s),
		Costs: domain.CostAdvice{
			Recommendation: domain.FlatRate,
			Reasoning:      "Met 1.200 S&O-uren is het forfait € 12.000: € 10 per uur over de eerste 1.800 uur en € 4 per uur daarboven (vuistregel: zo'n 40% van je S&O-loonkosten). Je noemt geen bedragen voor kosten of uitgaven die daarboven uitkomen.",
			Warning:        "De keuze geldt voor het hele kalenderjaar en ligt vast met de eerste aanvraag van dat jaar.",
		},
		Filing:  domain.FilingFor(s.StartOfProject, written),
		Written: written,
	}
}

func pompwijs() domain.Company {
	return domain.Company{Name: "Pompwijs B.V.", KvK: "12345678", Address: "Waterweg 12", PostalCode: "2611 AB", City: "Delft",
		ContactPerson: "Z. de Vries", Email: "zoe@pompwijs.nl", Phone: "0151234567"}
}

func short() domain.Dossier {
	return dossier(domain.Submission{
		ElevatorPitch: "Wij ontwikkelen een stille ventilator.", ProjectType: domain.PhysicalProduct,
		StartOfProject: domain.NewDate(2026, time.March, 1), EstimatedHours: 300,
	}, domain.Company{Name: "Stil", KvK: "00000001"})
}

func typical() domain.Dossier {
	return dossier(domain.Submission{
		ElevatorPitch:         "Wij ontwikkelen programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt, zodat lagerschade twee weken vooraf te herkennen is. Nu staan pompen gemiddeld 40 uur per jaar onverwacht stil. Met een vroege waarschuwing plannen beheerders het onderhoud op een moment dat het gemaal kan worden gemist.",
		TechnicalChallenges:   "De controller heeft 2.5 MB geheugen, waardoor bestaande modellen niet passen en de voorspelling faalt. Het is onzeker of een gecomprimeerd model nauwkeurig genoeg blijft, bijv. bij lage toerentallen.\n- De klokken van de pompen lopen uiteen, d.w.z. tot 40 ms per uur, wat leidt tot verkeerde vergelijkingen tussen meetpunten.\n- Het dataverkeer over LoRa is beperkt tot 51 bytes per bericht. De vraag is of de kenmerken van een trillingsspectrum daarin passen zonder dat de herkenning onder de 90% zakt.\nDe klokdrift lossen we op met een eigen synchronisatieprotocol dat de afwijking per pomp leert en compenseert. We schrijven het model in Rust en de analyse in Python met PyTorch.",
		InnovationDescription: "Voor ons team is gedistribueerd leren op microcontrollers nieuw. Gangbare bibliotheken zijn niet geschikt, omdat ze floating point vragen die onze controller niet heeft. Ons algoritme werkt met gehele getallen en verdeelt de training over buurpompen. Of het model dan convergeert, is onbekend. Fase 1: simulatie met opgenomen trillingen, gereed maart 2027; fase 2: prototype op één controller, gereed juni 2027; fase 3: proef met tien pompen, gereed Q4 2027.",
		ProjectType:           domain.Software, CostMethod: domain.FlatRate, EstimatedHours: 1200, StartOfProject: domain.NewDate(2027, time.January, 4),
		Collaborative: true, Partners: []domain.Partner{{CompanyName: "Waterschap Delfland", Location: "Delft", Contribution: "Stelt tien gemalen en historische storingsdata beschikbaar"}},
	}, pompwijs())
}

func long() domain.Dossier {
	fill := func(head, one string) string {
		for n := 1; len(head)+len(one) < 1480; n++ {
			head += strings.Replace(one, ".", fmt.Sprintf(" (meetreeks %d).", n), 1)
		}
		return head
	}
	s := domain.Submission{
		ElevatorPitch:         fill("Wij ontwikkelen een zelfdichtende, volledig recyclebare afsluiter voor waterstofleidingen tot 700 bar, met een ingebouwde regelaar die slijtage van de afdichting meet, voorspelt en door bijspannen uitstelt. ", "De afsluiter moet tienduizend wisselingen tussen -40 °C en 85 °C doorstaan zonder meetbare lekkage. "),
		TechnicalChallenges:   fill("De polymeer verliest boven 80 °C zijn veerkracht, waardoor de afdichting lekt. ", "Het is onzeker of een gevulde polymeer bij 700 bar bestand is tegen waterstofverbrossing van de behuizing. ") + "Daarboven treedt bij snelle drukwisselingen een trilling op die de regelsoftware verstoort en het model onnauwkeurig maakt. De demping die dat zou moeten voorkomen, is bij 85 °C te traag.",
		InnovationDescription: fill("Een afdichting die zichzelf bijspant is voor ons nieuw. ", "Standaard afdichtingen voldoen niet, omdat ze na tweeduizend wisselingen scheuren. Ons principe combineert een geheugenmetaal met een elektronische regelkring op basis van een model van de slijtage. ") + "De regelaar schrijven we in C++ met Zephyr. Eerst bouwen we een testopstelling voor 100 bar, gereed 03-2027. Daarna volgt een duurproef met vijf prototypes bij 700 bar, gereed 09-2027.",
		ProjectType:           domain.PhysicalProduct, AlsoDevelopCode: true, CostMethod: domain.ActualCosts, EstimatedHours: 4800, StartOfProject: domain.NewDate(2027, time.March, 15),
		ExtraCosts:    "Proefstukken van gevulde polymeer en geheugenmetaal voor vijf prototypes, € 18.500. Metingen bij een extern laboratorium, € 9.250. Aanschaf van een testbank voor 700 bar, € 64.000, waarvan 60% voor dit project.",
		Collaborative: true,
		Partners: []domain.Partner{{CompanyName: "TU Delft, faculteit Werktuigbouwkunde", Location: "Delft", Contribution: "Meting van permeatie en brosheid van de behuizing in het waterstoflab"},
			{CompanyName: "Polymeerhuis Geleen B.V.", Location: "Sittard-Geleen", Contribution: "Levert proefmengsels van gevulde polymeer"}, {CompanyName: "Regeltechniek Van Dijk", Location: "Enschede"},
			{CompanyName: "Fraunhofer IWU", Location: "Chemnitz", Contribution: "Vermoeiingsproeven"}, {CompanyName: "H2 Veld", Location: "onbekend", Contribution: "Veldproef"}},
	}
	d := dossier(s, pompwijs())
	d.Costs.Recommendation = domain.ActualCosts
	return d
}

func odd() domain.Dossier {
	c := pompwijs()
	c.Name = "Zoe\u0308 \"De (Groene) \\ Pomp\" \U0001F680\u200D\U0001F9D1 & Zn. — 株式会社 שלום עולם \u202eevil\x00\x07 \U00020BB7野家"
	c.City = "’s-Gravenhage\r\nX-Header: 1"
	d := dossier(domain.Submission{
		ElevatorPitch:  "Wij bouwen een µ-regelaar voor Ω < 5 °C ≤ 10 µm, " + strings.Repeat("onafbreekbaarlangwoord", 12) + " met <img onerror=x> en [link](http://x).",
		ProjectType:    domain.Software,
		StartOfProject: domain.NewDate(2026, time.October, 1),
	}, c)
	return d
}
