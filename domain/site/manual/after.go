package manual

import (
	"fmt"

	"wbso/domain"
	"wbso/domain/scheme"
	"wbso/domain/site"
)

func finishing() site.Chapter {
	return site.Chapter{
		Title:      "Je aanvraag afmaken",
		Paragraphs: []string{"Bij een betaalde aanvraag staat de knop Aanvraag afmaken. Links staan de onderdelen van RVO met hoe ver ze zijn, rechts één onderdeel tegelijk."},
		Steps: []site.BookletStep{
			{Title: "Klopt deze indeling?", Text: "Je zinnen staan in de vakken waar ze lijken te horen. Zet elke zin die ergens anders hoort op zijn plaats: bij een knelpunt, de oplossing, de nieuwheid, de omschrijving of de fasering, of laat hem weg."},
			{Title: "Beantwoord de vragen", Text: "De volgende vraag staat bovenaan. Een antwoord komt in het vak waar het hoort, in jouw woorden. Weet een collega het antwoord, kies dan Stuur vragen door en plak terug wat je krijgt."},
			{Title: "Lees na", Text: "Kijk elk onderdeel na en bekijk de PDF. Alles wordt bewaard terwijl je typt, en een eerdere versie haal je terug uit de geschiedenis."},
			{Title: "Kies Indienen", Text: "Daar vink je af wat je klaar moet leggen en wat je hebt overgenomen. Dien je meer projecten van je bedrijf tegelijk in, kies dan Samen indienen."},
		},
	}
}

func filing() site.Chapter {
	return site.Chapter{
		Title:      "Indienen bij RVO",
		Paragraphs: []string{"Je dient de aanvraag zelf in, in het eLoket van RVO. Houd de PDF ernaast: het formulier sluit na ongeveer 15 minuten zonder invoer."},
		Steps: []site.BookletStep{
			{Title: "Regel eHerkenning", Text: "Je hebt eHerkenning nodig op niveau 3 of hoger. Je koopt het bij een erkende leverancier; dat kost geld. Heb je het nog niet, vraag het dan op tijd aan; reken op een week of langer."},
			{Title: "Beantwoord de open vragen", Text: "Bij Aanvraag afmaken staat wat RVO vraagt en wat nog niet in je teksten staat. Vul het aan voordat je begint."},
			{Title: "Start een aanvraag", Text: "Log in op mijn.rvo.nl, kies het eLoket en start een nieuwe WBSO-aanvraag. Kies het jaar en de startmaand die op het voorblad van je PDF staan."},
			{Title: "Neem de teksten over", Text: "Kopieer per vak de tekst naar het formulier, bij Indienen of uit de PDF. De lijst “Wat plak je waar” noemt elk vak van RVO, met hoofdstuk en pagina, en wat nog leeg is."},
			{Title: "Kies de kostenmethode", Text: "Forfait of werkelijke kosten en uitgaven. De eerste aanvraag van een jaar legt de keuze vast voor dat hele jaar."},
			{Title: "Dien in", Text: "Controleer het overzicht, dien in en bewaar de ontvangstbevestiging. Kies daarna Markeer als ingediend, met de dag en de referentie."},
		},
		Notes: []string{
			"RVO stelt vaak vragen, zeker bij een eerste aanvraag. Je hebt 14 dagen om te antwoorden en kunt één keer 14 dagen uitstel krijgen. RVO leest ook je website: zorg dat die je verhaal niet tegenspreekt.",
			"Een ingediende aanvraag kun je niet meer wijzigen. Voor meer uren of een nieuw onderwerp doe je een nieuwe aanvraag.",
		},
	}
}

func deadlines(f Facts) site.Chapter {
	employers, alone := scheme.ApplyNow(f.Today)
	return site.Chapter{
		Title: "Periodes en uiterste dagen",
		Paragraphs: []string{
			"Op " + f.Today.DutchLong() + ": " + employers + " " + alone,
			"Een aanvraag van een werkgever begint op de eerste dag van een maand en loopt altijd tot en met 31 december. Je dient in op uiterlijk de laatste dag van de maand ervoor. Wil je per 1 januari beginnen, dan dien je uiterlijk 20 december in.",
		},
		Rows: [][]string{
			{"Begin van de periode", "Uiterlijk indienen", "Maanden"},
			{"1 januari", "20 december", "12"}, {"1 februari", "31 januari", "11"}, {"1 april", "31 maart", "9"}, {"1 juli", "30 juni", "6"}, {"1 oktober", "30 september", "3"},
		},
		Notes: []string{
			"30 september is de laatste dag om nog voor hetzelfde jaar aan te vragen. Een werkgever kan per kalenderjaar hoogstens vier aanvragen indienen, met zoveel projecten per aanvraag als hij wil. Periodes mogen overlappen.",
			"Zelfstandigen zonder personeel mogen zo vaak aanvragen als ze willen, tot en met 30 september van het jaar waarover het gaat. Hun periode begint op de dag van indienen.",
			"Reken op een besluit ongeveer drie maanden na het begin van de periode. Met werkelijke kosten en uitgaven kan het langer duren.",
		},
	}
}

func hours(f Facts) site.Chapter {
	return site.Chapter{
		Title:      "Je urenadministratie",
		Paragraphs: []string{"Je houdt vanaf het begin van het project bij wie wanneer aan welk project werkte, ook zolang je nog op het besluit wacht. Zonder goede administratie kan RVO de uren op nul zetten."},
		Steps: []site.BookletStep{
			{Title: "Per medewerker, per project, per dag", Text: "Schrijf S&O-uren op per persoon, per project en per dag. Een korte omschrijving van het werk maakt je administratie sterker. Andere uren hoef je niet bij te houden."},
			{Title: "Binnen 10 werkdagen", Text: "Leg uren vast binnen 10 werkdagen nadat ze zijn gemaakt. Liever elke week, dan weet je het nog."},
			{Title: "Nooit op ziekte- of verlofdagen", Text: "RVO vergelijkt je uren met de verlof- en verzuimregistratie. Uren op een vrije dag of een ziektedag kosten je meer dan ze opleveren."},
			{Title: "Ten hoogste 8 uur per dag", Text: "Meer dan 8 uur per dag telt alleen mee als je die uren echt hebt uitbetaald. Over een heel jaar is ongeveer 1.750 uur per voltijder gewoon; meer vraagt om uitleg."},
			{Title: "Ook een projectadministratie", Text: "Bewaar wat laat zien hoe het werk vorderde: ontwerpen, testverslagen, versies van de code, met datum en auteur. Zorg dat het binnen twee maanden na elk kwartaal compleet is."},
			{Title: "Zeven jaar bewaren", Text: "Bewaar alles 7 jaar, net als je belastingadministratie, ook van projecten die zijn gestopt."},
		},
		Notes: []string{
			"Na betaling houd je je uren bij op " + f.PublicURL + "/portal, of lees je ze daar in uit een bestand. Je haalt er ook urenstaten en rapporten op.",
			"Koos je voor werkelijke kosten en uitgaven, dan houd je ook een kostenadministratie bij: facturen, betalingen en de relatie met het project.",
		},
	}
}

func report() site.Chapter {
	return site.Chapter{
		Title: "De mededeling: uiterlijk 31 maart",
		Paragraphs: []string{
			"Na afloop van het jaar meld je RVO hoeveel S&O-uren er werkelijk zijn gemaakt: de mededeling. Dat doe je in het eLoket, uiterlijk op 31 maart van het volgende jaar. Met het forfait meld je één getal; met werkelijke kosten ook de kosten en de uitgaven.",
			"Je meldt ook de burgerservicenummers van de medewerkers die S&O deden. RVO rekent daarmee het gemiddelde uurloon uit voor je volgende aanvragen.",
			"Zijn er minder uren gemaakt dan in de S&O-verklaring staan, dan volgt een correctie en betaal je een deel terug. Meer uren dan in de verklaring leveren niets extra op. Wie te laat of niet meldt, kan een boete krijgen, en RVO kan de uren op nul zetten.",
		},
	}
}

func audits() site.Chapter {
	return site.Chapter{
		Title: "Als RVO langskomt",
		Paragraphs: []string{
			"RVO controleert een deel van de bedrijven, meestal op afspraak en soms jaren later. Er wordt gekeken of het werk past bij de aanvraag, of de uren kloppen en of je op tijd hebt bijgehouden.",
		},
		Steps: []site.BookletStep{
			{Title: "Leg klaar", Text: "De aanvraag en de S&O-verklaring, de urenadministratie, de projectadministratie en, bij werkelijke kosten, de facturen en betalingen."},
			{Title: "Zorg dat de ontwikkelaars erbij zijn", Text: "Vragen gaan over de techniek: wat was het probleem, wat wist je niet, wat probeerde je en wat kwam eruit? Een mislukte poging is geen bezwaar, zij bewijst de onzekerheid."},
			{Title: "Verander niets achteraf", Text: "Corrigeer fouten zichtbaar, met datum en reden. Uren die achteraf zijn ingevuld vallen op."},
		},
	}
}

func figures() site.Chapter {
	years := scheme.Years()
	head := []string{"De cijfers"}
	rows := [][]string{
		{"Voordeel in de eerste schijf"}, {"Voor starters"}, {"Eerste schijf tot"}, {"Voordeel daarboven"},
		{"Aftrek voor zelfstandigen"}, {"Extra voor startende zelfstandigen"}, {"Vast uurloon"}, {"Forfait per uur, tot en met de grens"}, {"Forfait per uur daarboven"},
	}
	for _, y := range years {
		head = append(head, fmt.Sprint(y.Year))
		for n, cell := range []string{
			percent(y.Rate), percent(y.StarterRate), euros(y.Limit), percent(y.RateAbove), euros(y.Deduction), euros(y.StarterExtra),
			euros(y.HourlyWage), euros(y.FlatRateHigh), euros(y.FlatRateLow),
		} {
			rows[n] = append(rows[n], cell)
		}
	}
	newest := scheme.NewestYear()
	return site.Chapter{
		Title: "De cijfers per jaar",
		Paragraphs: []string{
			fmt.Sprintf("Dit zijn de cijfers die bekend zijn tot en met %d. De grens van het forfait ligt op %s uur per bedrijf en jaar. De grens van de eerste schijf geldt voor alle aanvragen van je bedrijf in een jaar samen.", newest.Year, domain.DutchInt(newest.FlatHours)),
		},
		Rows: append([][]string{head}, rows...),
		Notes: []string{
			"Je bent starter als je in ten minste één van de afgelopen vijf jaar geen loonheffing afdroeg, en je de regeling voor starters nog geen drie jaar hebt gebruikt. De aftrek voor zelfstandigen vraagt ten minste 500 S&O-uren en het urencriterium van 1.225 uur.",
			"Kijk voor de actuele cijfers en voorwaarden altijd op rvo.nl.",
		},
	}
}

func contact(f Facts) site.Chapter {
	return site.Chapter{
		Title: "Vragen?",
		Paragraphs: []string{
			"Mail ons op " + f.Seller.Email + " of schrijf via " + f.PublicURL + "/contact. Meestal heb je binnen één werkdag antwoord. Noem bij een vraag over je aanvraag het projectnummer, zoals WBSO-2026-00042.",
			"Veelgestelde vragen en antwoorden staan op " + f.PublicURL + "/faq. Hoe we met je gegevens omgaan, lees je op " + f.PublicURL + "/privacy.",
			f.Brand + " is een dienst van " + f.Seller.Name + ", " + f.Seller.Address + ". KvK " + f.Seller.KvK + ", btw-id " + f.Seller.VAT + ".",
			"Het oordeel over je project is aan RVO. Aan deze handleiding kun je geen rechten ontlenen.",
		},
	}
}
