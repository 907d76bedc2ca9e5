package reading

// The phrases in this file speak against an answer: the work is finished, others do
// it, nothing is uncertain, or the subject is a shop, a screen, a purchase or a
// business rather than technology. againstTables adds them to phraseTables.
const (
	allSaidSafe = `
<danger> .. is|zijn er niet|nauwelijks|geen, <danger> ontbreken|ontbreekt, <danger> spelen|speelt niet|geen
<danger> .. verwachten|voorzien|zien we|wij|ik niet|nergens, <danger> <we> verwachten|voorzien niet, niet|nergens .. technisch risico
verwachten|voorzien|verwacht|voorzie .. geen|nauwelijks|weinig .. <danger>, is <big>? bekend en
techniek is <big>? bekend|standaard|uitontwikkeld|volwassen|simpel|eenvoudig, technologie is bekend|bewezen|volwassen
we|wij|ik weten|weet al|precies|zeker|exact .. dat|hoe|wat .. werkt|lukt|moet|goed, weten dat het|dit werkt|lukt
gaat .. gewoon|zeker|gegarandeerd lukken|werken, dat lukt|werkt altijd|zeker|gewoon, kan .. niet mislukken|misgaan|fout gaan, kan .. niets mis
zonder technisch risico, risicoloos, risicovrij
vaker|eerder|regelmatig|routinematig .. gedaan|gebouwd|gemaakt|toegepast|uitgevoerd bij|voor, hebben we al vaker|vaak|eerder
niets onzekers|spannends|onbekends|moeilijks, precies|exact dezelfde opstelling|aanpak|werkwijze|techniek|manier, is te koop, zijn .. te koop
gewoon te koop, volgens de handleiding, handleiding beschrijft, fluitje van een cent, kinderspel, makkie, appeltje eitje, hand niet voor om
honderden|tientallen keren .. gedaan|gebouwd|gemaakt, al honderd keer, bekend terrein voor ons, voor ons bekend terrein, vertrouwde techniek*
gesneden koek, dagelijks werk, dagelijkse praktijk, routine voor, puur uitvoering, is slechts uitvoering, geen experiment*, hoeft niet getest
uitgekristalliseerd*, kan|kunnen er? weinig|niets misgaan|mislukken|fout, weinig|niets misgaan, technisch .. niets aan de hand, niets nieuws
weinig nieuws, geen nieuwe techniek*, geen uitvinding*, een kwestie van uitvoeren|doen|tijd|invullen, gewoon een kwestie, rechttoe rechtaan
recht toe recht aan, van te voren .. vast, uitkomst .. staat vast, geen verrassingen`

	onlyFamiliar = `
bekende|beproefde|bewezen|standaard|volwassen <tech>|technieken|technologie|componenten|onderdelen|methoden|middelen|concept
uit|in de catalogus, standaardcomponenten, standaardonderdelen, standaardoplossing*, standaardtechniek*`

	allDoneBefore = `
hebben|heeft|is|zijn|werd|werden .. januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|vorig|vorige|afgelopen|verleden .. <made>
vorig|vorige|afgelopen|verleden jaar|maand|zomer|winter|najaar|voorjaar|week|kwartaal .. <made>
sinds vorig|vorige|afgelopen|januari|februari|maart|april|mei|juni|september
in gebruik sinds, sinds|in|vanaf <year> .. gebruik|<made>|klanten|productie, gemaakte|gewerkte|bestede uren
ontwikkeling is klaar|af|gereed|afgerond|voltooid, alleen nog, voor het laatst aangepast|gewijzigd, op de markt gekomen|gebracht|verschenen
verkoopt goed|uitstekend|prima, achter de rug, in de verkoop, is afgesloten|uitontwikkeld|doorgevoerd, hebben .. afgesloten|achter de rug
op de markt sinds, sinds .. op de markt, leverden we|wij .. op, bouwden we|wij .. al, ontwikkelden we|wij .. <year>, hebben .. <year> .. <made>
is|zijn|werd|werden .. <year> .. <made>, <year> .. <made>, is leverbaar|verkrijgbaar|uitgerold|operationeel, nu al leverbaar|verkrijgbaar
ontwerp|product|apparaat|machine|software|app|systeem|ontwikkeling|project is|zijn gereed|klaar|voltooid|afgerond
stuks|exemplaren .. geleverd|verkocht|gemaakt, bestaat|draait|loopt sinds, geen verdere|nadere ontwikkeling, behoeft geen, uitontwikkeld
doorlopend verkocht, problemen zijn .. opgelost, in serie <made>, wordt in serie, in massaproductie, uren|kosten|werk|investering .. alsnog|achteraf
alsnog .. opvoeren|declareren|indienen|aanvragen|vergoed|vergoeding|subsidie, achteraf .. vergoed|aanvragen|declareren|subsidie|indienen|opvoeren
terugvragen, terugkrijgen, terug .. krijgen|vragen, gemaakte kosten
al|reeds|inmiddels .. verkocht|uitgeleverd|gelanceerd|gecertificeerd, is|zijn|was al|reeds af|klaar|gereed, staat in de stores|winkels|appstore
op de markt en, al op de markt, is op de markt, al .. verkocht, al .. klanten .. gebruiken, werkt naar behoren, werkt naar tevredenheid
draait bij .. klanten|vestigingen|locaties, draait naar behoren|probleemloos, al gelanceerd, is gelanceerd, werd gelanceerd, in productie genomen
ligt in de winkel*, laatste hand, alleen nog .. vertalen|uitrollen|verkopen|factureren|documenteren|documentatie`

	othersDoIt = `
laten|laat .. fabrikant|leverancier|fabriek|drukker .. maken|produceren|bouwen
<other> .. voor ons .. op, partner .. ontwikkelt|bouwt|lost|bedenkt|programmeert|maakt|ontwerpt|regelt
zelf niets|niet .. ontwikkelen|doen|bouwen|maken|programmeren|onderzoeken, niets zelf
*partner|toeleverancier|zusterbedrijf|moederbedrijf|dochterbedrijf .. <does>, wij doen alleen|slechts|de verkoop|marketing, alleen .. akkoord|betalen
opdracht .. gegeven|geven|verstrekt .. aan|<firm>, geven .. opdracht aan, ons laten maken|bouwen
externe programmeurs|ontwikkelaars|ingenieurs|experts .. <does>|<done>, doet het technische|ontwikkelwerk
technische|ontwikkelwerk deel|gedeelte .. door|bij, neemt .. uit handen, kennis van ons bouwt|maakt, alles .. door .. <firm>
wordt .. door .. partner|zusterbedrijf|fabrikant .. <made>|<done>, fabrikant .. ontwikkelt|ontwerpt|bouwt|levert
hoeven|hoeft .. niets|niet .. te <verb>|doen, komt|komen van de|een|onze <firm>, <firm> .. doet|doen|schrijft|garandeert
installateur regelt|doet|zorgt|levert, betalen de rekening, ligt|liggen|gebeurt|gebeuren .. bij|door een|het|onze|de? <firm>|derden
ligt|liggen|gebeurt|gebeuren .. bij|door een|het|onze|de? extern*|vast*|ander* <firm>|partner|bedrijf, bevriende .. <does>
door .. <firm> .. laten|laat|<done>|<made>|<does>, wij geven alleen|slechts
wij|we alleen|slechts .. wensen|specificaties|teksten|opdrachtgever|aanleveren
<firm>|toeleverancier|ingenieursbureau|adviesbureau|universiteit|hogeschool|consultant .. <does>|neemt|regelt|zorgt|zoekt|onderzoekt
laten .. door .. <firm>|derden, laat .. door .. <firm>|derden, laten .. over aan, overlaten aan, laten het .. doen, schakelen .. <firm>|*bedrijf .. in
volledig .. ingehuurd, offshore team, in india|polen|oekraine|roemenie .. <does>|<made>, programmeurs|ontwikkelaars in india|polen|oekraine|roemenie
turnkey, van a tot z .. <does>|door, uit handen, besteed uit, besteden we uit, als freelancer`

	screens = `
gebruikers .. kunnen|moeten|willen|zien|krijgen|vinden
klant|klanten .. ziet|zien|bestelt|bestellen|betaalt|betalen|kiest|kiezen|reserveert|krijgt|krijgen|vinden|klikken, leden .. kunnen|wijzigen|betalen
gasten .. kunnen|bestellen, managers .. willen|kunnen, medewerkers .. dubbel|invoeren|zien|kunnen
meldingen en|per|krijgen|ontvangen, melding .. krijgen|ontvangen, favorieten, kaartweergave, lijstweergave, kalenderweergave, filteren op, zoekveld
 menubalk, navigatiebalk, tabblad*, *tabblad, uitklap*, popup*, pop up*, button*, banner*, slider*, carrousel*, widget*
lettergrootte, grotere letters, lettertypes, donkere modus, dark mode, kleurstelling*, opmaak, fris|frisse|frisser
gebruikersrol*, rollen en rechten, gebruikersprofiel*, gebruikersbeheer, ledenlijst*, klantenlijst*, klantenbestand*, relatiebeheer, contactbeheer
takenlijst*, todolijst*, checklist*, planningsscherm*, weekoverzicht*, *kalender, *agenda, agendas, weekplanner, dagplanner, taakplanner
roosters|rooster .. medewerkers|personeel, urenregistratie, verlofaanvra*, verlof, declaraties
exporteren .. excel|pdf, export naar, importeren .. excel, mailen, per mail, emailen, e mail, whatsapp, bevestigingen
bestelformulier*, vragenlijst*, chat, chatvenster, puntensysteem, punten sparen, spaarpunten, beloningen, badges, kortingscode*, korting
cadeaubon*, nieuwsbrieven, nieuws, nieuwspagina, vacatures, evenementen, galerij, fotoalbum*, fotogalerij, recensie*
sterren geven, reviewsysteem
kleurenschema*, kleurcodering, filter per, kan|kunnen nu? niet zien, zien wie|welke, afbeeldingen, zoekfilters, avatars, dagelijkse beloningen, levels
spelletjesapp, quiz*, huurders, verhuurders, kopers, uren .. invullen|registreren|vergeten, uren in te vullen, invullen, vink, vinkje, afvinken
stoplicht, digitale folder, menukaart*, tafel reserveren, afspraken|afspraak .. maken|plannen|inplannen|boeken
inplannen, ideal, paypal, klarna, tikkie, qr code .. bestellen|menu, ticketverkoop, kaartverkoop, contributie, donaties
matchen .. klanten|zzp|vacatures|huurders|kopers, swipen, vriendenlijst, volgers, tijdlijn, hippe app, leuke app, handige app, app waarop
app die .. herinnert|laat zien, digitaal .. bestellen|betalen|ondertekenen|invullen, makkelijk .. bestellen|vinden|betalen, alles .. in een overzicht
in een oogopslag`

	chores = `
 *verpakkingen ontwerpen, tablets, onedrive, dropbox, google drive, windows, *computers .. vervangen, *pakket op, helpdeskpakket*, importeren
importeer*, kopieren, alarminstallatie*, zalando, etsy, amazon, marktplaats, pakket werkt, standaard app
bestaand|bestaande model|product|apparaat|machine|pakket van, zapier, airtable, trello, asana, jira, power bi, powerbi, tableau, power apps, powerapps
 twinfield, moneybird, visma, odoo, dynamics, netsuite, oracle .. implementer*, mollie, stripe, postnl, sendcloud
bol com, wix, squarespace, webflow, lightspeed, prestashop, mailchimp, activecampaign, zendesk, topdesk, wordfence, elementor, microsoft teams
google analytics, bubble io
geprogrammeerd hoeft, zonder .. programmeren|geprogrammeerd|code te schrijven|programmeerwerk, zonder zelf .. programmeren, knopen .. aan elkaar
koppelen .. aan elkaar via, bestaande pakket*|software .. koppelen|inrichten|kopen|aanschaffen, standaardsoftware, planningspakket*
*softwarepakket*, pakket van, licentie op, abonnement op, saas pakket
kopen .. een|bij|van|de, koopt .. een, kochten|gekocht, aankoop, schaffen .. aan, schaft .. aan, aangeschaft, inkopen, leasen
huren .. machine|apparaat, bestellen .. machine|apparaat|robot, leverancier .. installeert|installeren|plaatst|levert|instrueert
laten installeren|plaatsen|monteren, door de leverancier
verhuizen .. servers|naar de cloud, verhuizing .. servers|cloud, zetten .. over naar, overzetten, zetten .. mailboxen|bestanden, migreer*
vervangen .. pakket|boekhouding|boekhoud*|laptops|printers|bekabeling|servers|telefooncentrale
nieuwe computers|laptops|printers|server|servers|telefoons, werkplekken, antivirus*, firewall .. instellen|plaatsen, back ups
backups .. instellen|maken|regelen, patchen, security scan, pentest .. laten, iso certificering, iso 27001, iso 9001
avg proof|documenten|register, handboek*, handleidingen .. schrijven, documentatie schrijven, trainen .. personeel|medewerkers|gebruikers
personeel .. trainen|opleiden, workshop*, e learning .. medewerkers
vertalen .. in het|naar het .. duits|engels|frans|spaans, uitrol*, rollen .. uit|nieuwe, rolt .. uit, livegang, go live, inhuizen, herinrichten
herinrichting, inrichting van|verzorgen, doet de inrichting, richt .. in, schilderwerk, nieuwe vloer|keuken|meubels|gevel
zonnepanelen .. leggen|plaatsen|dak, ledverlichting .. vervangen|plaatsen, isoleren .. kantoor|pand`

	shop = `
verkoop, verkoopt, verkopen, prijzen, merken
ons|eigen merk, merkidentiteit, offerte*, telefoon .. opgenomen|bereikbaar, telefonisch*, tv spot, spotje, kledinglijn, collectie, winkels, winkel
filiaal*, filialen, bakkerij .. verbouwen, koopgedrag, aanbiedingen, acties, verkocht via|door|in, winkels .. overtuigen, proefpakketten, doelgroep*
abonnement*, spaarkaart*, verjaardagskorting, kortingsactie*, stempelkaart*, markt .. kent|kennen, importeur*, wachttijd*, huurkosten, huurprijs*
huisvesting, winkelpand, verkopers, winkelpersoneel, naam .. onbekend, naamsbekendheid, bekendheid, publiek, concurrentie, concurrentieanalyse
lagere|hogere prijzen, lage prijzen, prijs, prijsvechter, prijskaartje, marktvraag, marktaandeel, marktkansen, marktpotentie*, afzetmarkt
markt .. behoefte, behoefte .. markt, klantvraag, klantgesprekken, klanttevredenheid, verkoopprijs, omzetgroei, meer|hogere|onze omzet, winst*
 kosten besparen
restaurant*, horecaconcept*, winkelconcept, formule .. winkel*, gezellig*, sfeer, gratis verzending, bezorging aan huis, persoonlijke service
klantbeleving, belevenis, beleving, merkverhaal, merknaam, verpakkingsontwerp, sieraden, webwinkel, winkelketen, nieuwe vestiging, expansie
buitenlandse markt*, exportmarkt*`
	canvassing = `
interviews .. klanten|gebruikers|markt|prijs, interviews, vragenlijst .. klanten|respons, klantonderzoek*, concurrentieonderzoek, concurrentieanalyse
marktverkenning*, marktstudie*, marktanalyse*, haalbaarheidsstudie .. markt*, haalbaarheidsonderzoek .. markt*, focusgroep*
ondernemingsplan, businessplan*, pitchdeck*, investeerders .. zoeken|overtuigen|vinden, zoeken .. investeerders|geld|financiering, crowdfunding*
congres*, magazine*, workshops organiseren, organiseren .. workshops|congres|bijeenkomsten|evenement*|beurs, peilen, peiling*, ondervrag*, bevragen
bereid .. betalen, betalingsbereidheid, voor .. over hebben, prijsonderzoek*, prijsvergelijking*, prijsmodel*, prijzen .. concurrenten|vergelijken
vergelijken .. prijzen, concurrenten .. vergelijken|prijzen, inkopers, afnemers .. vinden|overtuigen|interviews, persbericht*, lancering*, promoten
promotie, promotiefilm*, adverteren, podcast*, blogs, vlog*, contentkalender, contentstrategie, community .. fans|bouwen|opbouwen
fans, volgers, ambassadeurs, open dag*, beursdeelname, deelname aan .. beurs|beurzen, *campagne|*campagnes, flyer*, posters
 radiospot*, zoekmachineoptimalisatie, klantacquisitie, verkoopgesprek*, verkooptraining*, relatiegeschenk*
loyaliteitsprogramma*`

	dailyLife = `
strippenkaart*, openingstijden, koffiehoek, showroom*, etalage*, verlichting en, parkeerplaats*, terrasje, speelhoek, museum, musea, bezoekersaantal*
publieksactie*, leesclub*, dealer*, consumenten .. prijs, proefwinkel*, reclame*, budget voor, uitbreiding naar
profielfoto*, vrienden|vriend .. uitnodigen|toevoegen|volgen, liken, likes, delen op, groepschat, forum, forums
leerlingen|cursisten|studenten .. lessen|plannen|inloggen|toetsen, toetsen|certificaten .. cursisten|leerlingen, leeromgeving, elearning, cursusaanbod
rijschool, rijlessen, lessen, lesmateriaal, filmpjes, instructievideo*, huiswerk, rapportcijfers, brieven, brief, teksten herschrijven
eenvoudige taal, folders, brochures, inwoners, burgers, gemeente, raadsleden, loket, formulier|formulieren invullen, afspraken, spreekuur, wachtkamer
wachtlijst*, intake, dossiers .. bijhouden, cliente*, mantelzorger*, zorgmedewerker*, kinderopvang, ouders
salarisadministratie, loonstroken, verzuim, sollicitant*, sollicitatie*, werknemers .. werven, onboarding, functioneringsgesprek*, personeelsgids
bedrijfsuitje, kantine, kantoor, kantoorinrichting, bureaus, meubilair, wagenpark, bedrijfswagens, leaseauto*, boekhouder, accountant
belastingaangifte, jaarrekening, bank .. lening, lening*, krediet*, hypotheek*, hypotheken, verzekering*, polis*, beleggen, aandelen, fondsenwerving
makelaar*, woningaanbod, bezichtiging*, verhuur*, huurder*, appartementen, vakantiehuis*, hotel*, kamers boeken, toeristen, reisgids
reizen boeken, excursie*, toegangskaart*, festival*, concert*, bruiloft*, catering, menukaart*, recepten, gerechten, kok, terras, cafe, borrel*
sportschool, personal trainer*, yoga*, kapper*, schoonheidssalon*, nagelstudio, bloemist*, bakker*, slager*, supermarkt*, boetiek, cadeau*, wenskaart*
kaarsen, meubels, interieur, decoratie, welkomstpakket, ledenblad, lidmaatschap*, clubblad, vereniging*, stichting*, goede doel*
vrijwilligers .. plannen|inplannen|aanmelden, evenement*, beurs, congres*, lezing*, tentoonstelling*`

	limits = `
 personeel .. vinden|houden|krijgen, geen personeel, personeelsgebrek, gemeente .. vragen|toestemming|traag|vergunning, bezwaarprocedure*
omwonenden, levertijd*, opening .. vertraging|uitgesteld, ziekteverzuim, verloop onder personeel, vakmensen, collegas .. vinden
geen goede verkopers|mensen, hoge huurkosten, wachten op .. leverancier|bank|gemeente, bank .. lening|krediet|wil niet, inflatie, stijgende prijzen
energieprijzen, loonkosten`

	switches = `
stappen|stap|stapt .. over .. <platform>, overstap*|overstappen .. <platform>, van <platform> naar, van een monoliet naar, naar <platform>
herschrijven|herschrijf|herbouwen|omzetten|ombouwen .. in|naar <platform>, opnieuw .. in <platform>, over op <platform>, over naar <platform>
gebruiken .. modern framework, nieuwste versie van`

	modelUse = `
taalmodel*|llm|llms .. instellen|gebruiken|inzetten|koppelen|vragen|laten|antwoord*|bevragen|voeden|inregelen, inzet van chatgpt|ai, *gpt
gpt 3|4|5, mistral, llama, anthropic, perplexity, bestaande ai|taalmodellen, bestaande ai model|modellen
bestaand ai|model .. bijtrainen|gebruiken|trainen, voorgetraind* .. gebruiken|inzetten|bijtrainen|trainen, ai tool*, ai assistent
ai .. inzetten|gebruiken, inzetten van ai, slimme prompts`
)

// denied contains phrases that deny a risk.
const denied = `
kan|kunnen er? dus? weinig|niets|niet misgaan|mislukken, <danger> .. is|zijn er niet|nauwelijks|geen, <danger> ontbreken|ontbreekt
<danger> spelen|speelt niet|geen, <danger> .. verwachten|voorzien|zien we|wij|ik niet|nergens`

// bought contains words that look technical but name a purchase, a business or an
// office.
const bought = `
toekomstbestendig*, softwarehuis, energietransitie*, *transitie, softwarehuizen, softwarebedrijf, softwarebureau, *softwarepakket*
planningspakket*, standaardsoftware, boekhoud*, pasta, pas, machinepark*, *hal, huurkosten, verkopers`

// againstTables contains the tables of this file by category.
var againstTables = map[category]string{
	noRisk:     allSaidSafe,
	familiar:   onlyFamiliar,
	negated:    denied,
	finished:   allDoneBefore,
	outsourced: othersDoIt,
	functional: screens,
	routine:    chores,
	trade:      shop + dailyLife,
	commercial: canvassing,
	constraint: limits,
	switching:  switches,
	aiUse:      modelUse,
	excluded:   bought,
}
