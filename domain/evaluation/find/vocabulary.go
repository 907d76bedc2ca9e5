package find

import "strings"

// ordinaryStarts and ordinaryEnds are the starts and ends of long words that are not
// technical terms.
var (
	ordinaryStarts = strings.Fields(`
klant project bedrij ondernem persone verschil informat verduurz duurza aanvra stakehold require beoordel instructie prestatie verzending betaal woning
ingredi kledin tweedehands management financi verdien contract juridisch overleg leerling bovenstaand samengevat specialist technolog omgeving volledig
uitsluitend wereldwijd inzicht uitvoer begeleid vergelijk winkel korting verzeker amsterdam amerika miljoen duizend`)
	ordinaryEnds = strings.Fields(`
heid heden lijk lijke lijks teit schap baar bare loze eren ende keer maal dagen uren personen kosten prijs prijzen sector ste tijd bedrijf proces processen
platform`)
)

// common holds the stems of frequent words that name no fact: they fit any project.
// The list is frozen and has no technical nouns.
var common = stems(`
project projecten bedrijf bedrijven product producten proces processen systeem systemen oplossing oplossingen oplossingsrichting techniek technieken technologie
technologieen technisch technische probleem problemen knelpunt knelpunten uitdaging uitdagingen doel doelen doelstelling risico risicos onzekerheid
onzekerheden onzeker onbekend onduidelijk vraag vragen kennis ervaring expertise team teams medewerker medewerkers mensen klant klanten gebruiker gebruikers
markt sector branche nieuw nieuwe nieuwste bestaand bestaande huidig huidige gangbare gewone standaard andere anders ander beter betere goed goede best beste
slecht slechte veel weinig groot grote groter klein kleine kleiner hoog hoge hoger hogere laag lage lager lagere snel snelle sneller snellere langzaam traag
trage lang lange langer kort korte korter sterk sterke sterker zwak moeilijk moeilijke lastig lastige complex complexe eenvoudig eenvoudige simpel slim slimme
innovatie innovatief innovatieve vernieuwing vernieuwend vernieuwende uniek unieke revolutionair revolutionaire baanbrekend geavanceerd geavanceerde modern
ontwikkelen ontwikkelt ontwikkeld ontwikkeling maken maakt gemaakt bouwen bouwt gebouwd ontwerpen ontwerpt ontworpen ontwerp onderzoeken onderzoekt onderzoek
onderzocht testen test getest meten meet gemeten gebruiken gebruikt gebruik werken werkt werk gewerkt werking programmeren programmeert geprogrammeerd schrijven
schrijft doen doet gedaan gaan gaat willen wil kunnen kan moeten moet zullen zal zouden zou mogen mag laten laat gelaten komen komt geven geeft krijgen krijgt
nemen neemt zetten zet houden houdt blijven blijft worden wordt hebben heeft zijn bestaan bestaat staan staat liggen ligt zitten zit vinden vindt gevonden zoeken
zoekt weten weet denken denkt verwachten verwacht verwachting hopen hoopt proberen probeert geprobeerd leren leert helpen helpt zorgen zorgt leiden leidt
ontstaan ontstaat optreden treedt veroorzaken veroorzaakt lossen lost oplossen opgelost voorspellen voorspelt zeggen zegt bepalen bepaalt begrijpen begrijpt
verbeteren verbetert verbetering voldoen voldoet voldoende onvoldoende genoeg nodig mogelijk mogelijke mogelijkheid mogelijkheden haalbaar geschikt ongeschikt
voorkomen voorkomt lukken lukt mislukken mislukt falen faalt tegenvallen tegenvalt blijken blijkt lijken lijkt betekenen betekent vragen vraagt kosten kost
eigen zelf samen eerst eerste tweede derde laatste enkele meerdere alle alles niets iets iemand niemand overal nergens altijd nooit soms vaak meestal eerder later
nu straks vooraf achteraf daarna daarvoor tijdens zodra wanneer terwijl hoewel echter ook bovendien daarnaast daarom dus want omdat doordat waardoor zodat
manier manieren wijze aanpak methode methoden methodes principe werkingsprincipe idee concept plan stap stappen fase deel delen geheel onderdeel onderdelen
soort type vorm plaats plek kant punt punten basis kern gebied geval situatie omstandigheden resultaat resultaten uitkomst uitkomsten effect gevolg oorzaak
reden verschil verschillen verschillende combinatie combineren combineert tijd jaar jaren maand maanden week weken dag dagen uur uren moment keer aantal
kwaliteit efficient efficiente efficientie flexibel flexibele betrouwbaar betrouwbare robuust robuuste optimaal optimale optimaliseren geoptimaliseerd duurzaam
duurzame gebruiksvriendelijk gebruiksvriendelijke kwalitatief hoogwaardig hoogwaardige toekomst toekomstbestendig wereld nederland nederlandse praktijk theorie
functie functies functionaliteit functionaliteiten eis eisen wens wensen norm behoefte voordeel voordelen nadeel nadelen waarde
oud oude twee drie vier vijf tien honderd miljoen half halve dezelfde hetzelfde zulke dergelijke bepaald bepaalde belangrijk belangrijke grootste meeste
voorbeeld bijvoorbeeld namelijk vooral juist precies ongeveer minstens hooguit maximaal minimaal volledig helemaal echt zeer erg heel wel bekend bekende
toepassen toepast toegepast toepassing toepassingen inzetten ingezet leveren levert geleverd bieden biedt zien ziet tonen aantonen bewijzen bewezen hypothese

aangepast aannemer abonnement advertentie afgerond agenda akkoord allemaal alsnog app avg backend beginn behulp benelux beoordeling bereik beschikbaar bespar bestell bestelling betaalbaar betal beurs bezig bezoeker bijdrag bijzonder blog boeken boekhoudpakket breid breng brengt budget bureau campagn chatbot chatgpt compleet concurrent consultant crm cursu daar dashboard dienst directi document documentati doelgroep draai draait duitsland duurzamer enige enquet enthousiast ermee erom erp euro europa extern extra factur favoriet filmpje flink formulier foutmelding freelancer gasten gebouw gegeven gelanceerd geld gemeent generati gewoon goedkoper goedkop graag haalt halen handleiding hele helpdesk herinnering hoeveel hoeven hosting huisstijl hulpmiddel huren huurder iedere implementer influencer ingenieursbureau ingewikkeld inmiddel inricht inrichting installateur installer instell instelling interview kantoor kiezen kijken klaar klagen kleur knop komend kopen korting landen learning machine leden leggen leven leverancier leverbaar levertijd lezen logo loopt lopen makkelijker marktonderzoek media mee menu minut modulair monteur mooi nieuwsbrief notificatie offerte omzet omzett onderhoud ondernemer onlin ontwikkelaar open openen opgeleverd opleiding opnieuw organisati ouder overstapp overzicht partij partner pas past performanc personeel persoonlijk plaats planning platform portaal prijs prijz prima producti profiel prompt rapport rapportage regio rest richt samenwerk samenwerking scheelt scherm seizo serie servic sinds slimmer social softwarebureau softwarehui sommig spelen stabiel start storing student stuks sturen supermarkt tekst tests tevred toe train training uitbesteed uitziet valt vast veilig veiliger verandert verdienmodel vergunning verhog verkeerd verkocht verkoop verkoopt verkop verkoper verliest verminder vernieuw verover vertrouw vervang verzamel verzorg vestiging via voegen volgen volgend voortaan voorzi vorig waarom wacht webshop websit webwinkel weg welk wijzig winkel wisselend zeker zoekfuncti zoiet zorg
vraagstuk vraagstukken aanpakken afhandelt afhandelen hoeveelheid hoeveelheden toeneemt toenemen groeit groeien gedrag gedraagt verwerkt verwerken verwerking rekenmodel berekening opvangt behandelt bewaakt verband verbanden omvang context manieren zaken dingen geavanceerd zelflerend zelfdenkend doorbraak uitdagend statisch dynamisch aanwezig holistisch synergie datagedreven ecosysteem naadloos intelligent intuitief gebruiker informatie data digital twin edge computing ai machine slimme keten bijsturen ontzorgen totaaloplossing totaalpakket combinatie module modules component componenten hardware software sensortechnologie algoritme algoritmes toekomstgericht disciplines complexiteit aandachtspunt betrouwbaarheid nauwkeurigheid veiligheid schaalbaar schaalbaarheid performance stabiliteit communicatie koppelingen concept succes kans mislukking eerste nieuwste agile tools tool ontwikkelaars specialisten experts
wbso subsidie rvo aanvraag innoveren digitaal digitale digitalisering automatisch automatische automatiseren integratie integreren geintegreerd koppelen koppeling
`)

func stems(list string) map[string]bool {
	m := map[string]bool{}
	for w := range set(list) {
		m[stemKey(w)] = true
	}
	return m
}

// ContentWords returns the stems of the words of a text that name something.
func ContentWords(text string) []string {
	words, _ := scan(text)
	return subjects(words)
}

// subjects returns the stems of the content words.
func subjects(words []word) []string {
	var out []string
	for _, w := range words {
		if !w.number && len(w.text) > 2 && !smallWords[w.text] && !common[stemKey(w.text)] {
			out = append(out, stemKey(w.text))
		}
	}
	return out
}

// Limits of a guess that a word is technical.
const (
	minCompound  = 9 // letters
	maxCompounds = 2 // guesses that count
)

// compound reports whether a word that is in no table may be a technical noun: exact terms in
// Dutch are compounds (remenergie, bladrand). Words of everyday business are left out.
func compound(w string) bool {
	return len(w) >= minCompound && !common[stemKey(w)] && !startsWith(w, ordinaryStarts) && !endsIn(w, ordinaryEnds)
}

// softwareNouns and physicalNouns are the specific technical nouns, in the notation
// of lexicon. A long stem matches anywhere in a compound (*sensor*: druksensordata).
// A stem that is also part of ordinary words matches only as a whole word or at the
// start of one (straling*, because of uitstraling).
const softwareNouns = `
*algoritme* *besturing* *compressie* *consistentie* *datastructu* *detectie* *firmware* *foutmarge* *gebarentaal* *geheugen* *herkenning* *latency* *lussen*
*microcontroller* *nauwkeurigheid* *optimalisatie* *parser* *planningsmotor* *protocol* *regelaar* *rekenkern* *rekenregel* *rekentijd* *signaalverwerking*
*simulat* *synchronisatie* *tijdstempel* *tijdvenster* *vensterfunctie* *vergrendeling* *versleutel* *weermodel* *wiskundig* cobol compiler* conflicten crdt*
doorgereken* doorreken* gps grafen hash* heuristi* kalman* microservice* optimaliser* parallel* solver* tokens`

// physicalNouns are the specific nouns of the physical world.
const physicalNouns = `
*alginaat* *aluminium* *ammoniak* *aroma* *bacteri* *beton* *bindmiddel* *centrifu* *coating* *compressor* *condens* *constructie* *deeg *deeltjes* *demping*
*doorstroom* *eiwit* *elektrisch* *elektrode* *elektroni* *emulga* *enzym* *fermenta* *folie* *fosfaat* *frequentie* *generator* *grijper* *hydrogel* *ijking*
*impedanti* *infrarood* *keram* *klep *koelblok* *koeling* *koolstof* *korrel* *kristal* *kruip* *kunststof* *laadstation* *laboratorium* *laser* *magneet*
*magnesium* *magneti* *mechani* *membra* *mengen* *mengsel* *oplosmiddel* *oxid* *plasma* *poeder* *polarisa* *polymeer* *productieproces* *prototyp* *radar*
*recycl* *rontgen* *rubber* *scheur* *schimmel* *schuim* *sensor* *siliconen* *sinter* *smelt* *spaanplaat* *speeksel* *spuitgiet* *staal* *sterilis* *stoom*
*stroming* *temperatu* *titanium* *toerental* *tolerantie* *trilling* *tussenlaag* *uithard* *ultraso* *vacuum* *vernet* *versnellings* *vervorm* *vetzu*
*vezel* *viscosi* *vliegwiel* *vloeistof* *warmte* *waterstof* *wondverband* *wondvocht* *wrijving* *zeewier* *zeldzame* *zetmeel* *zonnepane* *zuurstof*
breuk* co2* gist hars kobalt* pfas pulsen ruis* scanner* signaal spier* spoelen trillen verf virus* zink*`

// weakNouns are common words for matter, machines and computing. One of them says little;
// several make a text technical.
const weakNouns = `
*batterij* *berekening* *boot *code *filter *gas *geluid* *golven *kracht *laag *licht *machine* *materiaal *metaal* *methode* *meting* *model *modellen *olie
*snelheid* *spanning* *systeem *systemen *technologie* *verbinding accu ai apparaat blockchain camera* data database* drone* energie* gel installatie* kanalen
klei lijm netwerk* papier python robot* server* software* techniek* water zon`
