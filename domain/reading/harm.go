package reading

// The phrases in this file say as a whole that a clause does harm: a third party does the
// work, it is done, it is bought, nothing is uncertain, or it is no development at all.
// Each is a construction with the words of a field, not a single word.

const (
	// partyWorks: a third party is the one who develops or decides.
	partyWorks = `
programmeur|programmeurs|ontwikkelaar|ontwikkelaars|ingenieur|ingenieurs|team|collega uit|in|van <abroad> .. <works>|<worked>|past|zet|schrijft
ligt|liggen .. bij .. <party>|<abroad>, neemt|nemen .. rekening|zich, krijgt|krijgen de opdracht, is|zijn verantwoordelijk voor, wij hebben het idee, idee aangedragen, betalen per
<party> .. <works>, worden|wordt .. <worked> door .. <party>, door .. <party> .. <worked>, <party> .. <worked>
laten .. <party> .. <works>|<worked>|doen, laten .. door .. <party>, schakelen .. <party> .. in, <party> .. ingeschakeld|ingehuurd|gevraagd|gevonden|aangetrokken
besteden|besteedt .. uit|aan, uitbesteed*, uitbesteden, onderaanneming, in opdracht van ons, in onze opdracht, namens ons
lossen|lost|doen|bouwen|maken|schrijven|programmeren|ontwerpen|testen|regelen|leveren|bepalen|zoeken|nemen zij|ze|hij, zij|ze lossen|doen|bouwen|maken|schrijven|programmeren|ontwerpen|regelen|verzorgen|bepalen
wij|we leveren|geven|schrijven|stellen .. eisen|wensen|specificaties|uitgangspunten|opdracht, opdracht gegeven|verstrekt|verleend, hebben .. opdracht
wij|we controleren|keuren|beoordelen|betalen|begeleiden|accorderen .. facturen|tussenstappen|resultaat|rekening|goed|opdracht|voortgang
onze|ons rol|bijdrage|aandeel|taak .. is|bestaat|beperkt, zijn .. niet bij betrokken, ontvangen .. resultaten|resultaat, krijgen .. resultaten|rapport|geleverd
hebben .. zelf geen ontwikkelaars|engineers|technici|programmeurs|kennis, geen eigen ontwikkelaars|engineers|technici|programmeurs
technische|inhoudelijke werk|deel|kant|uitwerking|ontwikkeling .. ligt|doet|bij|door .. <party>`

	// workDone: the result exists.
	workDone = `
functioneert|werkt|draait zoals bedacht|verwacht|gepland|bedoeld, over|voor de maanden|periode|uren|tijd waarin|dat, prijs gewonnen, patent|octrooi .. hebben|verleend|beschermd, beschermd met
na .. maanden|jaar|jaren|weken ontwikkelen|ontwikkeling|testen is|staat|werkt, werk zit erop, eindrapport, ervaringen zijn, zijn tevreden, alle tests|testen .. geslaagd|groen|doorstaan
technisch .. in orde|klaar|rond|af|gereed, op voorraad, al .. keer verkocht|geleverd|geplaatst, klanten gebruiken .. al|nu|dagelijks, loopt .. zonder|foutloos|goed
is|zijn|was|waren|werd|werden .. <achieved>, <achieved> is|zijn|was, hebben|heeft .. <achieved>
werkt|werken|draait|draaien|loopt|functioneert|functioneren|doet|presteert .. prima|uitstekend|stabiel|probleemloos|foutloos|naar|vlekkeloos|betrouwbaar|goed|storingsvrij|volgens
sinds .. januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|vorig|jaar|dit|toen, afgelopen|vorig|voorbije jaar|maanden|maand|zomer|winter|voorjaar|najaar .. <achieved>|<made>
zit|zitten inmiddels|nu|al, inmiddels zit|zitten|staan|draait|draaien|gebruiken|verkopen|leveren, wordt|worden inmiddels|al|reeds .. <achieved>|geleverd|verkocht|gebruikt|toegepast
jaar|jaren op de markt, in|de serieproductie|massaproductie|verkoop .. gestart|begonnen|loopt, staat|staan live|online|opgeleverd, hoeft niets|niet meer|te veranderen, hoeft alleen nog
vernieuwing|innovatie|ontwikkeling|uitdaging zat|lag|was, resteert|rest alleen|nog, alleen nog .. productie|verkoop|verkopen|uitrollen|vertalen|handleiding|opstarten
al leverbaar|verkrijgbaar|beschikbaar, uren|kosten|werk .. vorig|afgelopen|al|gemaakt|gemaakte .. <refund>, <refund> .. vorig|afgelopen|gemaakte|achteraf`

	// boughtIn: something existing is bought, installed or set up.
	boughtIn = `
nemen|neemt|namen .. in gebruik|bedrijf, inbedrijfstelling, plug en|and play, uit de catalogus|webshop|voorraad, sluiten .. contract|abonnement, aanbieder*, proefversie
monteurs|monteur|leverancier|aanbieder .. zetten|zet|koppelen|koppelt|sluiten|sluit|plaatsen|plaatst|traint|richt|stelt, implementatiepartner
nieuwe|tweede|grotere machine|lijn|robot|printer|ketel|installatie .. besteld|gekocht|levert|leveren|geplaatst, referentieontwerp, voorbeeldcode
kopen|koopt|kochten .. een|de|het|bij|nieuwe|twee|drie|bestaande|standaard, schaffen|schaft .. aan, aanschaffen, aangeschaft, aanschaf van, nemen .. licentie|abonnement|af
huren|leasen|bestellen .. een|de|nieuwe|bij, komen|komt .. van .. leverancier|fabrikant, uit voorraad leverbaar
implementer* .. <ware>, <ware> .. implementer*|implementatie|ingevoerd|ingericht|invoeren|inrichten|overgaan|overstappen, onder|naar een nieuw <ware>
inrichten|invoeren|uitrollen|instellen|configureren|installeren|aansluiten|inregelen .. <ware>, overstap|overgang .. naar .. <ware>, stappen|gaan .. over op|naar .. <ware>
zetten|zet .. data|gegevens|bestanden .. over, verhuizen|verhuist .. servers|server|mail|cloud|bestanden|fileserver, migratie .. van|naar, gegevens|data overzetten, worden .. aangesloten|geplaatst|ingesteld|ingeregeld|geinstalleerd|gemonteerd
<party> .. installeert|plaatst|sluit|stelt|monteert|richt|levert, plaatsen|plaatst|hangen .. een|extra|tweede|nieuwe|sterkere .. <device>
vervangen .. <device> .. door, laten .. isoleren|leggen|plaatsen|aanleggen|keuren|certificeren|verbouwen, zetten|zet|gaan .. over op|naar, blijft .. hetzelfde|dezelfde, zijn|is besteld, standaardpakket*, kant en klare? pakket|oplossing|chatbot|module|systeem
onderhoudscontract*, servicecontract*, in de catalogus`

	// noDoubt: the applicant sees no risk.
	noDoubt = `
geen|weinig hoofdbrekens|raadsels|geheimen|technische vragen, kopie van, ruimschoots|uitgebreid beproefd|bewezen, is dezelfde als, zijn hetzelfde als, al jaren zo
fittingen|onderdelen|componenten .. standaard, standaard inkoopdelen|inkoop|koopdelen, gelast|gebouwd|gemaakt|uitgevoerd|berekend|gebeurt .. volgens
geen|nauwelijks|weinig <big>? <big>? <danger>|verrassingen|moeilijkheden|onduidelijkheden .. voorzien|verwacht|verwachten|zijn|is|bij|meer, voorzien|voorzie|verwachten|verwacht .. geen|weinig|nauwelijks .. <danger>|verrassingen|moeilijkheden
lopen|loopt .. geen .. risico, risico .. nihil|nul|klein|verwaarloosbaar|beperkt, niets bijzonders, niets nieuws|nieuw, elke|iedere .. kan dit|dat, standaardwerk, routinewerk, bekend verschijnsel, dat je oplost, volgens de handleiding|voorschriften|documentatie|datasheet
precies|exact|hetzelfde wat|als|zoals .. eerder|ook|altijd|vaker, gangbare|standaard|courante|bekende types|type|onderdelen|componenten
techniek|technologie|werking|principe .. al|is .. jaren|jarenlang|ruimschoots? bewezen|bekend|uitontwikkeld|volwassen
weten we|wij|al precies|zeker|uit ervaring, hebben .. vaker|eerder|al|tientallen|honderden .. gedaan|gemaakt|gebouwd|toegepast|uitgevoerd
zeker dat .. werkt|lukt|kan, vertrouwen .. werkt|werken|lukt|lukken|goed, samenstelling|opbouw|principe|werking .. dezelfde|hetzelfde, gaat .. zeker lukken|werken, gegarandeerd, kwestie van .. uitvoeren|doen|afregelen|invullen|tijd|uren|afstellen|kiezen`

	// people: the difficulty is with people, time, money or permission.
	people = `
verzekering .. duur*, subsidieregeling, knelpunt|probleem is geld|tijd|personeel|mankracht
mee|mee te krijgen, meekrijgen, niet gewend, gebruikers|medewerkers|mensen|klanten .. wennen, weerstand tegen verandering*|vernieuwing, draagvlak, acceptatie, adoptie, werkdruk, werving*, salarissen, weglopen, overtuigen, motiveren, houden vast aan, bereidheid
tijd en|of mensen|geld|budget, te weinig|weinig|onvoldoende|gebrek|tekort .. tijd|mensen|budget|geld|personeel|uren|capaciteit|handen|programmeurs|engineers
planning .. onder|krap|strak|vol|uit|haalbaar|halen, op tijd .. klaar|af|leveren, budget .. op|krap|onvoldoende|overschr*, levertijd*, levert pas, zit|zitten volgepland|volgeboekt
krijgen|vinden .. geen|moeilijk|niet .. operators|personeel|mensen|vakmensen|ontwikkelaars|engineers, met verlof|vakantie|pensioen, is|valt|werd ziek
keuring*, typeplaatjes, certificaat, certificering, auditor, vergunning*, bestemmingsplan, bezwaar*, financiering rond|regelen, bank, subsidie|financiering .. nodig|rond|wacht`

	// noTechnique: the subject is an organisation, a market, an appearance or a service.
	noTechnique = `
manier van werken, dagstart*, lean, omsteltijd, in kaart, hangen borden, uitstraling, lichtadviseur, klantenservice, nazorg, onder een dak
distributierechten, alleenrecht, etiket, importeren wij|we, keurmerk, proefpakketten, inkopers, tinten, presenteren .. in|op, blijven .. zoals
markt .. is|bestaat|voor|onderzoeken|verkennen|betreden, vraag .. naar .. is|bestaat, houden|voeren gesprekken|interviews .. met, peilen, enqueteren, distributeur*, winkeliers
prijzen .. vergelijken|vergelijken, vergelijken .. prijzen, verdienmodel*, abonnement*, loyaliteit*, merk*, klantreis, doelgroep*
medewerkers|personeel|monteurs|gebruikers .. trainen|opleiden, organiseren .. sessies|bijeenkomsten|workshops|trainingen|dagen, sessies per, ambassadeurs, handboek*, procedures, protocollen schrijven, certificering*, certificaat, audit*
vormgever|vormgeving, stylist*, ontwerper .. schetsen, kleuren, stofsoorten, collectie*, interieur*, sfeer, inrichting van, beurs|meubelbeurs|vakbeurs, folder*, campagne*, logo*`

	// aiUsed: an existing model is used, trained or asked.
	aiUsed = `
trainen|finetunen|bijtrainen|hertrainen|fine|voeden .. model|taalmodel|netwerk|beeldherkenningsmodel|beeldherkenning|yolo|gpt, bestaand|bestaande .. model|taalmodel|beeldherkenningsmodel .. trainen|bijtrainen|gebruiken|inzetten
model .. trainen|getraind|bijgetraind|hertraind .. met|op .. data|fotos|foto|beelden|voorbeelden|documenten|eigen, taalmodellen .. vergelijken|vergelijk|kiezen|testen, prompt*, vectordatabase|embeddings .. proberen|gebruiken
chatbot .. geeft|antwoord*|vragen|bouwen|maken, api van openai|google|microsoft|aws|azure, copilot*, chatgpt*, taalmodel .. laten|vragen|gebruiken|inzetten|koppelen`

	// dataGathered: data is gathered, labelled or correlated.
	dataGathered = `
verzamelen|verzamel|verzameld|labelen|annoteren|opschonen .. data|gegevens|fotos|foto|beelden|voorbeelden|monsters|metingen|trainingsdata|opnames
data|gegevens|fotos|beelden|trainingsdata|monsters .. verzamelen|labelen|annoteren|opschonen|gelabeld, laten .. labelen, verbanden|samenhang|correlaties|patronen .. zoeken|bepalen|vinden|berekenen|tussen
leggen .. vast .. en|berekenen|vergelijken, nemen monsters, factoren samenhangen|meespelen`

	// learned: an existing tool or language is learned.
	learned = `
eigen .. maken .. <tool>|taal|toolchain|framework|techniek|platform, taal|framework|toolchain|platform .. eigen|leren|onder, volgen .. cursus|training|opleiding, cursus*, training van
nog|nooit|niet|geen .. ervaring|gewerkt|ermee|mee .. <platform>|react|node|rust|cobol|plc|cad, met <platform>|react|rust .. gewerkt|werken|ervaring, lezen .. documentatie, inlezen, inwerken
omscholen, opleiden, bijscholen, ervaren|senior .. aannemen`

	// understood: something is explained and nothing developed.
	understood = `
willen|wil|gaan|proberen .. begrijpen|verklaren|doorgronden|inzicht|achterhalen .. hoe|waarom|waardoor|welke|in, zoeken|zoekt .. uit waarom|waardoor, onderzoeken|onderzoekt|bestuderen|bestudeert waarom|welke|wat|waardoor, bestuderen hoe, beeld van de factoren
begrijpen hoe|waarom, verklaren hoe|waarom|waardoor, achterhalen waarom|waardoor, resultaat|uitkomst .. rapport|publicatie|artikel|proefschrift|aanbevelingen, inzicht in|krijgen, fundamenteel onderzoek, verband|verbanden|samenhang tussen`

	// wished: what it must do or be, as a requirement.
	wished = `
moet|moeten|dient|dienen .. <quality>, mag|mogen niet|geen .. <quality>|zijn|worden|kosten|wegen, eis is, eisen .. dat|zijn|aan, klant|klanten|opdrachtgever|opdrachtgevers wil|willen|eist|eisen|verwacht|verwachten|vraagt|vragen
wensen, wens is, minimaal|minstens|maximaal .. halen|verwerken|aankunnen|meegaan|zijn`
)

// harmTables holds the tables of this file by category.
var harmTables = map[category]string{
	byParty:   partyWorks,
	ready:     workDone,
	buying:    boughtIn,
	sure:      noDoubt,
	ofPeople:  people,
	offTopic:  noTechnique,
	modelUsed: aiUsed,
	gathering: dataGathered,
	learning:  learned,
	explains:  understood,
	required:  wished,
}
