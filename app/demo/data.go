package demo

import (
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

const demoCode = "WELKOM"

// demoProject is one request of the demonstration and how far it gets.
type demoProject struct {
	title      string
	company    int // index into demoCompanies
	daysAgo    int
	status     request.Status
	payment    request.PaymentStatus
	progress   demoProgress // of its application
	kind       scheme.ProjectType
	hours      int
	pitch      string
	innovation string
	challenges string
	partners   []request.Partner
	answers    map[string]string // to questions about the technical story
}

func (p demoProject) submission(start domain.Date) request.Submission {
	return request.Submission{
		ElevatorPitch: p.pitch, InnovationDescription: p.innovation, TechnicalChallenges: p.challenges,
		EstimatedHours: p.hours, StartOfProject: start, ProjectType: p.kind, CostMethod: scheme.FlatRate, Applicant: scheme.CompanyApplicant,
		Collaborative: len(p.partners) > 0, Partners: p.partners,
	}
}

func demoCompanies() []company.Company {
	return []company.Company{
		{Name: "Pompwacht B.V.", KvK: "12345678", BTW: "NL004495445B01", Address: "Havenstraat 12", PostalCode: "3011 TA", City: "Rotterdam",
			ContactPerson: "Noor de Vries", Email: "noor@pompwacht.example.nl", Phone: "0101234567"},
		// The invoices of this one wait for the rest of its address.
		{Name: "Lasvonk Techniek B.V.", KvK: "01234567", City: "Enschede",
			ContactPerson: "Joris Bakker", Email: "joris@lasvonk.example.nl", Phone: "0531234567"},
		{Name: "Bakkerij Korenaar B.V.", KvK: "23456789", Address: "Molenweg 4", PostalCode: "8011 AB", City: "Zwolle",
			ContactPerson: "S. de Boer", Email: "sem@korenaar.example.nl", Phone: "0381234567"},
		{Name: "Bruglak B.V.", KvK: "34567890", Address: "Kade 21", PostalCode: "2041 CD", City: "Velsen",
			ContactPerson: "F. Aydın", Email: "fatma@bruglak.example.nl", Phone: "0251123456"},
	}
}

func demoProjects() []demoProject {
	return []demoProject{
		{title: "Lagerschade herkennen met een gedistribueerd sensormodel", company: 0, daysAgo: 240,
			status: request.Processed, payment: request.Paid, progress: demoFiled, kind: scheme.Software, hours: 1800,
			pitch:      "Wij ontwikkelen programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt om lagerschade twee weken vooraf te herkennen. Het is onzeker of dit lukt met de beperkte rekenkracht van de controller.",
			innovation: "Gangbare trillingsanalyse vergelijkt elke pomp met een vaste drempel en is niet bruikbaar bij wisselende belasting. Wij ontwikkelen een eigen algoritme op basis van verhoudingen tussen naburige pompen, geschreven in Go en Python. Met deze techniek hebben we nog geen ervaring en het is onzeker of het model op een controller met 256 KB geheugen past.",
			challenges: "Bij wisselend toerental leidt de synchronisatie van meetreeksen tot verlies van metingen, waardoor het model valse alarmen geeft. Bestaande bibliotheken houden de volledige historie vast en zijn daarvoor te zwaar. Wij onderzoeken of een eigen algoritme de historie kan inkorten zonder nauwkeurigheid te verliezen; het is onzeker of de latency dan onder 50 ms blijft. We testen in december 2026 een prototype met 20 pompen.",
			partners:   []request.Partner{{CompanyName: "Waterlab Delft", Location: "Delft", Contribution: "Stelt een proefopstelling met 20 pompen beschikbaar"}},
			answers: map[string]string{
				"project.technology":      "Computer- en informatiewetenschappen",
				"bottlenecks.k1.solution": "We bouwen een algoritme dat de historie per groep pompen inkort: van elke groep blijft alleen over wat de verhouding tussen buren verandert.",
				"tools.empty":             "We schrijven het model en de controllersoftware zelf, in Go en C. De analyse doen we in Python; we testen met een simulator van 400 pompen.",
			}},
		{title: "Hardheid van lasnaden meten tijdens het lassen", company: 1, daysAgo: 9,
			status: request.Processed, payment: request.Unpaid, kind: scheme.PhysicalProduct, hours: 1200,
			pitch:      "We ontwikkelen een sensor die de hardheid van een lasnaad tijdens het lasproces meet, zodat een afwijking direct te corrigeren is in plaats van na het afkoelen.",
			innovation: "Voor zover wij weten is er geen methode om de hardheid van lasnaden tijdens het lasproces te meten. Ons principe combineert akoestische signalen met een thermisch model van het smeltbad. Dit hebben wij nog niet eerder toegepast; of het signaal boven de ruis uitkomt is onbekend.",
			challenges: "De temperatuur van het smeltbad veroorzaakt ruis in het akoestische signaal, waardoor de meting instabiel wordt. Of we die ruis met een thermisch model kunnen wegfilteren is onzeker, want de regelkring moet binnen 5 ms reageren. Een optische meting valt af omdat spatten de lens vervuilen. Met een proefopstelling testen we drie frequenties."},
		{title: "Koeling voor compacte laadstations zonder vermogensverlies", company: 1, daysAgo: 6,
			status: request.Processed, payment: request.PaymentPending, kind: scheme.PhysicalProduct, hours: 900,
			pitch:      "We ontwerpen een nieuwe koeling voor compacte laadstations, zodat het vermogen bij 45 °C omgevingstemperatuur niet hoeft te worden teruggeschroefd.",
			innovation: "Standaard luchtkoeling voldoet niet bij een behuizing van 20 liter. Wij ontwikkelen een koelprincipe op basis van faseovergang in een gesloten circuit. Met deze techniek hebben we geen ervaring; het is onzeker of het condensaat bij elke stand terugstroomt naar de warmtebron.",
			challenges: "Bij 45 °C loopt de temperatuur van de vermogenselektronica op tot boven 110 °C, waardoor de lader uitvalt. Het is onbekend of een faseovergang de warmtepiek snel genoeg afvoert. Grotere ventilatoren vallen af, omdat ze stof aanzuigen en te veel geluid geven. Met een prototype meten we de thermische weerstand bij drie vullingsgraden."},
		{title: "Grammatica afleiden uit oude machinebestanden", company: 0, daysAgo: 4,
			status: request.Processed, payment: request.PaymentFailed, kind: scheme.Software, hours: 700,
			pitch:      "We ontwikkelen een parser die de grammatica van oude machinebestanden zelf uit voorbeelden afleidt, zodat bestanden zonder documentatie toch te lezen zijn.",
			innovation: "Bestaande parsergeneratoren hebben een vooraf geschreven grammatica nodig en zijn niet geschikt voor honderden onbekende varianten. Wij ontwerpen een eigen algoritme dat een grammatica uit voorbeelden opbouwt. Dit is nieuw voor ons team; het is onzeker of de rekentijd bij grote bestanden beheersbaar blijft.",
			challenges: "De parser voor oude machinebestanden kent honderden varianten zonder documentatie. Daardoor faalt een regelgebaseerde architectuur al bij kleine afwijkingen. We willen nagaan of een grammatica die zichzelf uit voorbeelden afleidt 95% van de bestanden herkent, maar vooraf is niet te zeggen of de rekentijd beheersbaar blijft."},
		{title: "Trillingen in een snelle rotor actief dempen", company: 1, daysAgo: 2, status: request.Failed, payment: request.Unpaid,
			kind: scheme.PhysicalProduct, hours: 600,
			pitch:      "We ontwikkelen een actieve demping met piëzo-elementen voor snelle rotoren, zodat de sensor ook bij hoge toerentallen een zuiver signaal geeft.",
			innovation: "Passieve demping is de stand van de techniek, maar voegt te veel massa toe. Ons werkingsprincipe is een regelkring die de trilling voorspelt en tegenwerkt. Hiermee hebben we geen ervaring en het is onzeker of de regelkring bij 30.000 toeren stabiel blijft.",
			challenges: "Bij hoge toerentallen gaat de rotor trillen, waardoor de sensor een foutief signaal afgeeft. Of we die trilling actief kunnen dempen met een piëzo-element is onzeker, want de regelkring moet binnen 2 ms reageren. Passieve demping valt af omdat die te veel massa toevoegt."},
		{title: "Lokale kopieën samenvoegen zonder volledige historie", company: 0, daysAgo: 0, status: request.Processing, payment: request.Unpaid,
			kind: scheme.Software, hours: 1100,
			pitch:      "We ontwikkelen programmatuur die lokale kopieën van een dossier samenvoegt zonder de volledige historie te bewaren, zodat samenwerken ook met een trage verbinding kan.",
			innovation: "Bestaande CRDT-bibliotheken bewaren elke wijziging en zijn daarvoor te zwaar. Wij ontwikkelen een eigen algoritme dat de historie inkort op basis van bevestigde tussenstanden. Met deze techniek hebben we geen ervaring en het is onzeker of de consistentie behouden blijft.",
			challenges: "Bij meer dan 10.000 gelijktijdige wijzigingen leidt de synchronisatie van lokale kopieën tot verlies van bewerkingen. Bestaande CRDT-bibliotheken houden de volledige historie vast en zijn daarvoor te zwaar. Wij onderzoeken of een eigen algoritme de historie kan inkorten zonder de consistentie te verliezen; het is onzeker of de latency dan onder 50 ms blijft."},
		{title: "Luchtig brood bakken met 40% bonenmeel", company: 2, daysAgo: 2,
			status: request.Processed, payment: request.Paid, progress: demoHalf, kind: scheme.PhysicalProduct, hours: 650,
			pitch:      "Wij zijn een bakkerij in Zwolle met 14 mensen. We willen een proces ontwikkelen om brood met 40% bonenmeel te bakken dat even luchtig is als tarwebrood. Bonenmeel bevat twee keer zoveel eiwit, en dat houdt water vast waardoor het deeg plakt en scheurt.",
			innovation: "We gaan het bonenmeel eerst enzymatisch voorbehandelen bij 45 graden, zodat het eiwit minder water bindt voordat het in het deeg komt. Tegen de bittere smaak willen we de vetzuren wegvangen met een korte stoompuls van 3 seconden.\n\nVoor ons is dat technisch nieuw: wij bakken al dertig jaar met tarwe en rogge en hebben nog nooit met enzymen gewerkt. In de vakliteratuur staat alleen beschreven hoe bonenmeel in crackers werkt, niet in gistdeeg. Het is onzeker of de stoompuls het eiwit heel laat.",
			challenges: "Het knelpunt is dat het deeg te plakkerig wordt zodra we meer dan 30% bonenmeel gebruiken: de opbolmachine loopt dan vast en het deeg scheurt. Dat komt doordat het eiwit van de boon het water vasthoudt dat het glutennetwerk nodig heeft. Gewone emulgatoren zoals DATEM hebben we getest, maar die helpen alleen tot 25%. We weten niet of een deeg met voorbehandeld bonenmeel bij 40% nog genoeg gas vasthoudt, omdat niemand de enzymen van de boon bij deegtemperatuur heeft gemeten.\n\nDaarnaast krijgt het brood na een dag een bittere smaak, doordat vetzuren in het bonenmeel oxideren. Verhitten van het meel voorkomt dat, maar dan stolt het eiwit en rijst het deeg niet meer.",
			answers: map[string]string{
				"project.technology": "Levensmiddelen",
				"phases.empty":       "Bonenmeel enzymatisch voorbehandelen en testen: juni 2027\nBakproeven met 40% bonenmeel: oktober 2027",
				"phases.ready":       "Ja, dan is het brood bewezen.",
			}},
		{title: "Coating zonder PFAS die bij 5 °C uithardt", company: 3, daysAgo: 2,
			status: request.Processed, payment: request.Paid, progress: demoComplete, kind: scheme.PhysicalProduct, hours: 900,
			pitch:      "In dit project ontwikkelen we een coating zonder PFAS voor stalen bruggen die bij 5 °C uithardt en 15 jaar tegen strooizout beschermt.",
			innovation: "Gangbare coatings voor bruggen harden uit vanaf 10 °C en bevatten fluor om water af te stoten. Wij hebben ervaring met poedercoating uit de oven, maar nog nooit een hars gemaakt die met luchtvocht reageert. Het werkingsprincipe is dat de silaangroepen met water uit de lucht een netwerk vormen, ook bij lage temperatuur. Het risico is dat de laag bij hoge luchtvochtigheid te snel sluit, waardoor er belletjes in komen. Onze oplossing is uniek in Europa.",
			challenges: "Knelpunt 1: Onder 10 °C blijft het bindmiddel kleverig, doordat de vernetting van de hars stilvalt. We weten niet of een hars met ingebouwde silaangroepen tegelijk bij 5 °C uithardt en aan verroest staal hecht; de literatuur spreekt zich daarover tegen. Versnellers op basis van kobalt hebben we uitgesloten: die zijn giftig en verkleuren de laag.\nOplossing 1: We bouwen silaangroepen in de hars in die met vocht uit de lucht reageren in plaats van met warmte.\n\nKnelpunt 2: De laag laat na 800 uur zoutneveltest los aan de randen, omdat water onder de laag kruipt.\nOplossing 2: Tegen het onderkruipen ontwerpen we een grondlaag waarin zinkfosfaat pas vrijkomt als er zout bij komt.",
			answers: map[string]string{
				"project.technology":       "Materialen",
				"project.focus":            "product",
				"bottlenecks.k2.unknown":   "We weten niet of zinkfosfaat snel genoeg vrijkomt voordat het staal roest, omdat die snelheid bij 5 °C nooit is gemeten.",
				"bottlenecks.k2.ruled_out": "Een dikkere laag viel af, omdat die bij trilling van de brug scheurt.",
				"phases.empty":             "Harsen met silaangroepen maken en testen: april 2027\nGrondlaag met zinkfosfaat ontwikkelen: augustus 2027\nZoutneveltest van de hele laag: november 2027",
				"phases.ready":             "Ja, dan is de laag bewezen.",
			}},
	}
}
