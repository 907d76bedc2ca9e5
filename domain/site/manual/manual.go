// Package manual writes the manual of the product: from the first text to the report
// to RVO. Figures come from the years that the domain knows.
package manual

import (
	"fmt"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/scheme"
	"wbso/domain/site"
)

// Facts are what the manual says of the operator and the product.
type Facts struct {
	Brand     string
	Seller    payment.Seller
	PublicURL string
	Today     domain.Date
	NextPrice string // what a next project costs; empty when that is no less
}

// Booklet returns the manual.
func Booklet(f Facts) site.Booklet {
	return site.Booklet{
		Title: "Van idee tot WBSO-aanvraag", Subtitle: "Handleiding WBSO", Brand: f.Brand, Author: f.Seller.Name,
		Filename: "handleiding-wbso.pdf",
		Chapters: []site.Chapter{
			wbso(), counts(), route(f), texts(), price(f), finishing(), filing(), deadlines(f), hours(f), report(), audits(), figures(), contact(f),
		},
	}
}

func wbso() site.Chapter {
	example := scheme.ExampleBenefit()
	return site.Chapter{
		Title: "Wat is de WBSO?",
		Paragraphs: []string{
			"De WBSO (Wet Bevordering Speur- en Ontwikkelingswerk) is een belastingvoordeel voor bedrijven die zelf iets technisch nieuws ontwikkelen. " +
				"RVO, de Rijksdienst voor Ondernemend Nederland, beoordeelt de aanvraag. Krijg je een S&O-verklaring, dan draag je over de uren van je ontwikkelaars minder loonheffing af. " +
				"Ben je zelfstandige, dan krijg je een aftrek voor de inkomstenbelasting.",
			"Het voordeel wordt gerekend over de S&O-grondslag: het loon van de S&O-uren plus de kosten en uitgaven voor het project. " +
				"Voor kosten en uitgaven kies je een forfait, een vast bedrag per S&O-uur, of de werkelijke bedragen. Die keuze geldt voor het hele kalenderjaar.",
			fmt.Sprintf("Een voorbeeld met de cijfers van %d: een bedrijf dat geen starter is maakt %s S&O-uren, met het vaste uurloon van %s en het forfait. De grondslag is %s loon plus %s forfait, samen %s. "+
				"Daarover is het voordeel %d%%: %s.", example.Year, domain.DutchInt(example.Hours), example.Wage.Euro(), euros(example.Wages), euros(example.Allowance), euros(example.Base), example.FirstRate, euros(example.Benefit)),
			"Je verrekent het voordeel in je aangiften loonheffingen van hetzelfde jaar. Het voordeel is dus nooit hoger dan de loonheffing die je in dat jaar afdraagt.",
		},
	}
}

func counts() site.Chapter {
	return site.Chapter{
		Title: "Welk werk telt mee?",
		Paragraphs: []string{
			"Het gaat om werk dat je eigen mensen doen, in Nederland of een ander land van de EU, en dat gericht is op een technisch nieuw product, productieproces of programma. " +
				"Nieuw betekent: nieuw voor jouw bedrijf, met een technisch probleem waarvan je vooraf niet weet of je het oplost.",
		},
		Steps: []site.BookletStep{
			{Title: "Wel: zoeken en bewijzen", Text: "Analyseren, ontwerpen, modelleren, programmeren, een prototype bouwen en testen, zolang je het technische probleem nog niet hebt opgelost. Het werk eindigt als de werking is aangetoond."},
			{Title: "Wel: eigen programmatuur", Text: "Code die je zelf schrijft in een programmeertaal, met technische knelpunten in de architectuur, de algoritmen of de prestaties."},
			{Title: "Niet: inkopen en inrichten", Text: "Bestaande software kopen, configureren, koppelen volgens de documentatie, migreren of uitrollen. Ook een ontwikkeling die een bureau voor je doet telt niet mee."},
			{Title: "Niet: werk eromheen", Text: "Marktonderzoek, vormgeving, marketing, reizen, beurzen, cursussen, algemene vergaderingen, administratie, onderhoud en het verhelpen van fouten."},
			{Title: "Niet: wat al klaar is", Text: "De WBSO geldt voor werk dat nog komt. Wat voor het begin van je periode is gedaan, telt niet mee."},
		},
	}
}

func route(f Facts) site.Chapter {
	return site.Chapter{
		Title:      "Zo werkt " + f.Brand,
		Paragraphs: []string{"Je maakt je aanvraag in drie stappen op " + f.PublicURL + "/new-request. Wat je typt wordt meteen bewaard in je browser; je kunt stoppen en later verdergaan."},
		Steps: []site.BookletStep{
			{Title: "Beschrijf je project", Text: "Schrijf drie korte teksten: wat je ontwikkelt, wat er nieuw aan is en wat er technisch moeilijk aan is. Per tekst zie je direct of hij goed genoeg is, en anders wat er ontbreekt."},
			{Title: "Vul de details in", Text: "Het geschatte aantal S&O-uren, de startdatum, het type project en de kosten. Je ziet voor welke maand je aanvraagt en tot wanneer je kunt indienen."},
			{Title: "Vul je bedrijf in en verstuur", Text: "Partners als je samenwerkt, je bedrijf met KvK-nummer, en een laatste controle. Om te versturen heb je een account nodig; registreren kost een minuut."},
			{Title: "Bekijk het voorbeeld", Text: "Na het versturen maken we de eerste versie van je aanvraag. Je krijgt een mail als die klaarstaat. De eerste twee pagina's bekijk je gratis, met de vragen die nog openstaan."},
			{Title: "Betaal en maak af", Text: "Na betaling zet je bij Aanvraag afmaken je zinnen op hun plaats en beantwoord je de vragen die nog openstaan. Je downloadt de aanvraag als PDF: je antwoorden in de volgorde van RVO, en achterin hoe je indient."},
			{Title: "Dien in en meld het", Text: "Je neemt elk antwoord over in het formulier van RVO. Daarna markeer je de aanvraag als ingediend; wat je indiende, blijft bewaard."},
		},
		Notes: []string{"Mislukt de verwerking, dan ben je niets kwijt: je teksten blijven bewaard en je probeert het opnieuw zonder te betalen."},
	}
}

func texts() site.Chapter {
	limit := domain.DutchInt(domain.TextAdvised)
	return site.Chapter{
		Title: "De drie teksten",
		Paragraphs: []string{
			"RVO beoordeelt of je een technisch probleem oplost dat nieuw voor je is. Wensen van klanten, een deadline of een krap budget zijn geen technische knelpunten. Houd elke tekst onder de " + limit + " tekens; meer neemt het formulier van RVO niet aan.",
		},
		Steps: []site.BookletStep{
			{Title: "Elevator pitch", Text: "Wat ga je ontwikkelen, waarmee (de techniek) en met welk doel? Twee tot vier zinnen, in gewone woorden. Bijvoorbeeld: Wij ontwikkelen programmatuur die uit de stroom van een warmtepomp voorspelt welk onderdeel gaat uitvallen."},
			{Title: "Innovatiebeschrijving", Text: "Wat bestaat er al en waarom voldoet dat hier niet? Volgens welk principe werkt jouw oplossing? Waar houdt je eigen kennis op?"},
			{Title: "Technische knelpunten", Text: "Wat gaat er technisch mis en waardoor? Wat weet je vooraf niet? Welke oplossingen vielen af, en welke kant ga je op? Noem getallen: milliseconden, graden, megabytes."},
		},
		Notes: []string{
			"Een tekst krijgt een kleur met een woord erbij. Groen: hij noemt waar RVO op let. Oranje: er ontbreekt iets; je ziet een vraag en een voorbeeld. Rood: dit lijkt geen werk voor de WBSO. " +
				"De beoordeling is een eerste controle, geen voorspelling van het besluit van RVO.",
		},
	}
}

func price(f Facts) site.Chapter {
	quote := payment.StandardQuote()
	return site.Chapter{
		Title: "Prijs, betaling en factuur",
		Paragraphs: []string{
			fmt.Sprintf("Een aanvraag kost %s exclusief btw per project. Met %d%% btw is dat %s. "+f.nextPrice()+"Heb je een kortingscode, dan vul je die in op het betaalscherm; je ziet de nieuwe prijs voordat je betaalt.", quote.Price.Euro(), domain.VATPercent, quote.Total.Euro()),
			"Je betaalt vooraf, op de pagina van onze betaaldienst. Gaat er iets mis, dan wordt er niets afgeschreven en probeer je het opnieuw. Heb je per ongeluk twee keer betaald, dan betalen we het dubbele bedrag terug.",
			"De factuur staat bij je documenten en zit bij de mail over je betaling, zodra het adres, de postcode en de plaats van je bedrijf zijn ingevuld (Mijn profiel, Bedrijven). Vul je ze later aan, dan komt de factuur er daarna vanzelf bij. Bij een terugbetaling krijg je een creditfactuur.",
			"De algemene voorwaarden staan op " + f.PublicURL + "/terms.",
		},
	}
}

// nextPrice returns a sentence before others, or nothing.
func (f Facts) nextPrice() string {
	if f.NextPrice == "" {
		return ""
	}
	return f.NextPrice + " "
}

// euros writes an amount without cents when it has none.
func euros(c domain.Cents) string { return strings.TrimSuffix(c.Euro(), ",00") }

func percent(n int) string { return strconv.Itoa(n) + "%" }
