package reading

// groups contains the groups of words that phrases refer to as <name>.
var groups = map[string]string{
	"party": `bureau *bureau leverancier *leverancier fabrikant *fabrikant softwarehuis softwarebedrijf freelancer* onderaannemer* universiteit hogeschool tno
		instituut *instituut consultant* adviseur* specialist specialisten installateur* *bouwer *bouwers partner *partner toeleverancier* aannemer
		zusterbedrijf moederbedrijf studio dienstverlener *integrator *fabriek gieterij drukkerij tu wageningen fraunhofer agency derden *partij externe extern programmeurs freelanceteam *huis vormgever`,
	"abroad": `polen tsjechie roemenie india china vietnam portugal turkije servie oekraine bulgarije hongarije spanje italie duitsland belgie antwerpen eindhoven delft`,
	"works": `ontwikkelt ontwikkelen bouwt bouwen schrijft schrijven programmeert ontwerpt ontwerpen tekent rekent maakt zoekt lost neemt verzorgt doet test testen
		regelt past zet bepaalt bedenkt onderzoekt engineert realiseert voert werkt kiest stelt`,
	"worked": `ontwikkeld gebouwd geschreven geprogrammeerd ontworpen getekend doorgerekend gemaakt uitgezocht opgelost verzorgd gedaan getest geregeld uitgevoerd
		bedacht onderzocht gerealiseerd uitgewerkt geleverd`,
	"achieved": `opgeleverd gelanceerd gecertificeerd verholpen opgelost ingevoerd voltooid afgerond afgesloten gevalideerd goedgekeurd uitgerold gepatenteerd
		geoctrooieerd doorgevoerd uitontwikkeld weggewerkt uitgeleverd verkocht`,
	"refund": `wbso subsidie vergoeding declareren opvoeren terugvragen aanvragen indienen verzilveren onder meenemen`,
	"ware":   `*pakket *software systeem *systeem sap erp crm afas exact teams sharepoint platform licentie module modules standaard* salesforce cloud`,
	"device": `*deur *element *machine motor pomp *filter lamp verlichting compressor *installatie sensor behuizing accu printer server camera robot`,
	"tool":   `taal framework toolchain platform`,
	"quality": `zijn worden blijven kunnen werken voldoen halen verwerken aankunnen leverbaar betaalbaar veilig sneller goedkoper lichter schaalbaar modulair
		betrouwbaar beschikbaar gebruiksvriendelijk nauwkeurig stabiel robuust duurzaam snel`,
	"we":  "wij we ik team engineers ontwikkelaars ingenieurs onderzoekers",
	"our": "ons onze eigen",
	"no":  "geen niet nooit nauwelijks amper onvoldoende",
	"existing": `goedkope dure andere concurrerende verkrijgbare massieve passieve courante traditioneel klassiek conventioneel gebruikelijk bestaand
		regulier bestaande standaard gangbare gangbaar huidige beschikbare conventionele traditionele gebruikelijke commerciele klassieke bekende
		reguliere gewone normale alternatieve hedendaagse`,
	"verb": `ontwikkel ontwikkelen ontwikkelde ontwikkelden ontwerp* programmeer* programmeren bouw bouwen maken maak construeer* construeren onderzoek onderzoeken onderzoekt realiseer*
		realiseren modelleer* modelleren bedenken bedenk vervaardig* prototype* creeren creeer* ontwikkelt herontwerp* synthetiser* formuleren
		formuleer uitvinden bouwt maakt schrijft schrijven schrijf bedenkt verzinnen verzint creeert vervaardigt ontwierp ontwikkelde uitwerken`,
	"made":  "ontwikkeld gebouwd gemaakt geprogrammeerd opgeleverd gerealiseerd afgerond voltooid afgebouwd uitontwikkeld geleverd gepubliceerd uitgerold opgelost gelanceerd gecertificeerd geproduceerd",
	"solve": `gebruiken toepassen inzetten combineren combineert proberen testen beproeven passen zetten vervangen compenseren regelen meten berekenen`,
	"effect": `berekent berekenen uitrekent uitrekenen rekent rekenen stuurt sturen aanstuurt regelt regelen bijregelt draait draaien meet meten dempt
		dempen koelt koelen verwarmt verwarmen scheidt scheiden mengt mengen bindt binden zet zetten omzet omzetten vormt vormen splitst splitsen
		voegt voegen samenvoegt combineert combineren analyseert analyseren herkent herkennen schat schatten afleidt afleiden leert leren voorspelt
		voorspellen verdeelt verdelen perst persen geperst drukt drukken spuit spuiten verstuift coat smelt smelten giet gieten weeft weven breit
		snijdt snijden trekt trekken duwt duwen buigt buigen vouwt vouwen plooit rolt rollen beweegt bewegen trilt stroomt stromen leidt geleidt
		geleiden kaatst weerkaatst zendt zenden ontvangt codeert coderen comprimeert decodeert versleutelt versleutelen vertaalt vertalen opslaat
		opslaan bewaart bewaren deelt herschikt sorteert filtert filteren vangt opvangt vrijgeeft afgeeft opneemt opnemen hecht hechten houdt
		vasthoudt sluit opent schakelt schakelen compenseert compenseren corrigeert corrigeren begrenst bewaakt volgt tast aftast wekt opwekt
		opwekken levert verhoogt verlaagt versterkt voorkomt tegenhoudt oplost afbreekt groeit kweekt bestuurt simuleert reageert`,
	"platform": `php python java go golang rust react angular vue laravel symfony django node nodejs kubernetes docker azure aws cloud postgresql postgres
		mysql mongodb microservices flutter kotlin swift graphql typescript javascript dotnet net firebase supabase serverless nextjs svelte
		databricks snowflake`,
	"plan":   "project onderzoek traject plan voorstel idee onderneming concept vinding vondst ontwerpproject",
	"year":   "2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025",
	"danger": "risico* onzekerhe* knelpunt* obstakel* belemmering* uitdaging* probleem problemen moeilijkhed* valkuil* hindernis* twijfel*",
	"big":    "enkel* technisch* grote noemenswaardig* echte bijzonder* inhoudelijk* specifiek* bekende onverwacht* speciale serieuze verdere wezenlijke",
	"other": `extern* bureau *bureau leverancier *leverancier leveranciers partij partijen freelancer* onderaannemer* softwarehuis universiteit lab
		fabrikant bedrijf partner zij aannemer studio detacheer*`,
	"firm": `bureau *bureau leverancier *leverancier freelancer* onderaannemer* softwarehuis partij aannemer studio`,
	"does": "schrijft schrijven bouwt bouwen ontwikkelt ontwikkelen maakt maken programmeert programmeren lost lossen ontwerpt ontwerpen verzorgt bedenkt implementeert implementeren voert realiseert bepaalt",
	"done": "opgelost gebouwd ontwikkeld gemaakt uitgevoerd geprogrammeerd ontworpen geleverd geimplementeerd gerealiseerd verzorgd bedacht",
	"adj": `traag trage langzaam langzame hoog hoge laag lage warm warme heet koud zwaar zware groot grote klein kleine onnauwkeurig* grof grove stijf
		stijve slap dik dun nat droog star instabiel zwak zwakke duur lang kort laat weinig veel breed smal zacht hard bros fel ruw onbetrouwbaar
		kwetsbaar gevoelig ver`,
	"fit": `geschikt bruikbaar toepasbaar haalbaar nauwkeurig betrouwbaar stabiel snel sterk robuust schaalbaar voldoende toereikend toepassen
		compatibel genoeg goed bestand in`,
	"bad": `niet geen onvoldoende ongeschikt onbruikbaar tekort tekortschieten schieten schiet falen faalt beperkt* missen mist alleen slechts
		onnauwkeurig* instabiel traag zwaar slecht moeite grof nauwelijks verliezen verliest weggooien gooien laten vereisen vereist vergen loslaten
		los breken overbelast* lekken divergeert divergeren vastlopen lopen uren onbetaalbaar remmen bevatten gevoelig onbetrouwbaar bros verouderd
		af laat ruw kwetsbaar verouder* ontoereikend zonder uitgaan nooit amper helaas fouten schattingsfout* *fouten star langzaam trager grover`,
	"tech": `methode* techniek* technologie* oplossing* algoritme* model modellen sensor* systeem systemen materia* proces* bibliothe* software* tool
		tools aanpak product* coating* apparaat apparatuur regelaar* opstelling* drempel*`,
}

// phraseTables contains phrases by category; lexicon explains their notation.
var phraseTables = map[category]string{
	ourFirm: `
ons|onze|eigen bureau|*bureau|softwarehuis|lab|studio|partij, wij als bureau|*bureau|softwarehuis|studio, wij zijn een *bureau|bureau|studio|softwarehuis`,
	negated: `
geen <big>? <big>? <danger>, geen <big>? <big>? vraagstuk*, <no> onzeker, <no> onbekend, niet risicovol, zonder <big>? <danger>
nergens <danger>, nul <danger>
niet onduidelijk, <danger> zijn er niet, <danger> verwachten we niet, <danger> voorzien we niet`,
	noRisk: `
er zijn|is eigenlijk|verder|dus|ook .. geen <big>? <big>? <danger>, er zijn|is geen <big>? <big>? <danger>
voorzien|verwachten|zien|hebben|kennen|voorzie|verwacht|zie we|wij|ik? dan? ook? eigenlijk|hier|verder? geen <big>? <big>? <danger>
we|wij voorzien|verwachten|zien|hebben|kennen ook|eigenlijk|hier|verder|dan? geen <big>? <big>? <danger>, <danger> zijn er niet
<danger> verwachten we niet, <danger> voorzien we niet, nul risico*
technisch is? dat|het|er? niet spannend|moeilijk|ingewikkeld|uitdagend|lastig|nieuw|complex
technisch is? dat|het? heel|erg|vrij? eenvoudig|simpel|standaard|bekend, technisch geen <big>? <danger>, techniek is bewezen
alles gewoon werkt, werkt gewoon, gewoon goed gaat|komt, niets technisch*? nieuws|nieuw, geen technisch* nieuw*|vernieuwing*, routinewerk
routineklus, technisch .. bekend terrein, staat technisch vast, dat het werkt staat vast, garandeert dat het werkt
weten .. precies hoe .. moet|werkt, al vaak|vaker|eerder gedaan, al jaren .. gebruiken, geen <big>? onbekenden, risico nihil|nul
geen onderzoek nodig, hoeft niets .. uitgezocht|ontwikkeld, standaardklus, geen enkel <big>? <danger>, zien geen .. <danger>
honderd procent zeker, zijn er? ervan? zeker|overtuigd van? dat .. werkt|lukt, kan niets misgaan, niets mis gaan
alles is standaard|beproefd|bekend, standaard en beproefd, zoals .. altijd doen|deden|gedaan, ontwerp ligt klaar`,
	outsourced: `
<other> .. voor ons, extern* <firm> .. <does>, <firm> .. <does>, door <our>|een|het|de .. <firm> .. <done>, door een derde, door derden
uitbested*, uitbesteed, besteden .. uit, besteedt .. uit
laten .. bouwen|ontwikkelen|maken|programmeren|ontwerpen|implementeren|uitvoeren
laat .. bouwen|ontwikkelen|maken|programmeren|ontwerpen|implementeren, huren .. <firm>, inhuren, ingehuurd*, softwarebureau
extern* lab|universiteit|instituut .. <does>, <other> .. neemt|nemen .. ontwikkeling, wordt|worden .. door .. <firm> .. <done>
bureau .. regelt, bureau .. alles, regelt alles voor ons, regelen alles voor ons, wordt geleverd door .. leverancier
kant en klaar .. geleverd, laten we|wij? .. maken|bouwen|ontwikkelen, laten in .. maken|bouwen|ontwikkelen, ingekocht, zij .. alle kennis
extern* bedrijf|partij|bureau|partner|team .. <done>|<does>, door een extern*|buitenlands* bedrijf|partij|bureau|partner|team`,
	bottleneck: `
*knelpunt*, bottleneck*, belemmer*, obstakel*, *probleem, *problemen, schiet|schieten .. tekort, loopt|lopen .. vast
vastlopen, vastloopt, falen, faal*, lukt .. niet, lukken .. niet, haalt .. niet, halen .. niet, haalbaar, niet haalbaar, instabiel*
instabiliteit, onstabiel*, treedt .. op, treden .. op, leidt tot, leiden tot, leidt .. tot, veroorza*, conflicter*, interfer*, degrad*
verlies*, verliezen, *verlies, onvoldoende, ontoereikend, beperkt door, begrensd door, te <adj>, te veel fout*
foutief*, foutieve, *fouten, *fout, foute, storing*, uitval, uitvallen, valt .. uit, vallen .. uit, valt .. weg, crash*, hapert, haperen
blokkeer*, verstop*, dichtslib*, lekt, lekken, *lekkage, vervorm*, scheur*, inscheur*, breekt, breken, breuk, barst*
knapt, loslat*, laat .. los, laten .. los, komt .. los, slijt, slijtage, corrosie, corrodeer*, roest*, oxideer*, oxidatie
verkleur*, verouder*, krimpt, krimpen, kruip, schift, schiften, ontmeng*, klonter*, klontert .. samen, uitvlok*, vlokt .. uit, bezinkt
bezinken, aankoek*, koekt .. aan, koeken, aangroei*, ophoping, hoopt .. op, hopen .. zich .. op, verstijf*, verbrand*, smelt, uitdrog*
uitdroogt, opzwel*, zwelt, schuimt .. over, drijft .. weg, wegdrijft, wegdrijven, verloopt, verlopen, afwijk*, wijkt .. af
wijken .. af, trilt, trillen, *trilling*, resoneer*, resonantie, bromtoon, oververhit*, hitte, opwarm*, warmt .. op, bevriest
condenseert, galm, *ruis, vertraging*, vertraagt, achterstand, onnauwkeurig*, onbetrouwbaar*, inconsistent*
verouderde waarden, race conditie*, raakt .. kwijt, raken .. kwijt, raken .. verloren, raakt .. verloren, gaat .. verloren, gaan .. verloren
verloren gaan, divergeert, divergeren, lopen .. uit elkaar, loopt .. uit elkaar, lopen .. uiteen, beschadig*, *schade
vals* alarm*|positie*|meld*, valse, mist, missen, ontbreekt, ontbreken, dubbele, verkeerde, daalt, dalen, terugloopt, loopt .. terug
neemt .. af, afneemt, zakt .. in, inzakt, doorbuig*, buigt .. door, explodeer*, exponentieel, groeit .. exponentieel
groeit .. kwadratisch
niet snel|nauwkeurig|stabiel|betrouwbaar|sterk|robuust|efficient|schaalbaar|consistent|reproduceerbaar|voorspelbaar genoeg?, onvoorspelba*
niet te meten|herkennen|scheiden|voorspellen|onderscheiden|controleren|regelen|verwerken|detecteren|sturen, niet meer te, kan .. niet|geen
kunnen .. niet|geen, werkt|werken .. niet, past .. niet, passen .. niet, herkent|herkennen .. niet, vindt|vinden .. niet, verstoor*
verstoring*, stoort, storen, overspraak, reflecties, weerkaats*, absorbeert, verstrooi*, dempt, verzwak*, vervuil*
verzadig*, overbelast*, overschrij*, piekbelasting, afsterv*, sterft .. af, sterven .. af, besmet*, bederf*, remt, remmen, *drift
*vertraging, *afwijking, grote spreiding, variatie, schommel*, slip, slipt, spoelt .. uit, uitspoel*, degenere*
hysterese, ongelijkmatig*, inhomogeen, niet gelijkmatig, niet homogeen, moeilijk te, lastig te, krom, kromtrek*, trekt .. krom, delamin*
ijsvorming, afzetting, neerslag, verstoren, zakt .. weg, wegzakt, slijten, craquel*, spreken .. tegen, tegenspreken, tegenstrijdig*, mislukt
mislukken, sluit .. af, gooit .. weg, gooien .. weg, springen, meelost, kruisgevoelig*, overstem*, onhaalbaar*, rot
rotting, rotten, verschillend uitzet*, onmogelijk, sterft, bros, brosser, verbrokkel*, brokkelt, afbrokkel*, bladdert, afbladder*
 vergeelt, vergelen, stolt, stollen, gelt, kookt, verdampt, verdampen, verwaait, verwaaien, wegwaai*, wegspoel*, drijft .. af
afdrijv*, zinkt, kantelt, kantelen, slingert, slingeren, wiebel*, zwabber*, botst, botsen, botsing*, hangt .. vast, vastzit*, klem*
vastplak*, plakt, plakken, kleeft, kleven, hecht .. niet, hechten .. niet, hechten .. slecht, hecht .. slecht, bindt .. niet, mengt .. niet
mengen .. niet, lost .. niet .. op, lossen .. niet .. op, reageert .. niet|te|laat|onverwacht, reageren .. niet|te, springt
splijt*, splintert, afscheur*, afbreekt, afbreken, doorslaat, doorslaan, doorslag, kortsluit*, vonk*, overspring*, overslaan
overslaat, vervaag*, vaag, onscherp*, vertekend*, vertekening, dubbelzinnig*, ambigu*, vermengt, verwar*, verwissel*
haalt .. door elkaar, ontspoort, oscilleer*, oscillatie*, opslinger*, ontploft, geheugenlek*, loopt .. vol, vol raakt, volloopt, deadlock*
wachten .. op elkaar, time out*, timeout*, niet op tijd, te laat, niet synchroon, uit de pas, loopt .. achter, lopen .. achter
blijft .. steken, stagneert, onvolledig*, onbruikbaar*, ongeldig*
niet .. terug te vinden|vindbaar|herkenbaar|leesbaar|zichtbaar|meetbaar|reproduceerbaar, onleesbaar, onzichtbaar, onmeetbaar
niet constant|consistent|gelijk, te veel|weinig|groot|zwaar, gevoelig voor, kwetsbaar voor, last van, hinder van, ten koste van
gaat ten koste, giftig*, onherstelbaar, contaminatie*, verontreinig*, explosiegevaar, brandgevaar, ongelijke, labiel*, onzin, vreet .. aan
aangevreten, verpulver*, kapot, kapotslaa*, onwerkbaar*, kostbaar, dikker, warmer, groter dan, trager, zwakker, slechter
moeizaam, vreten, sterven, ruist, stijgt, stijgen, neemt .. toe, nemen .. toe, toeneemt, toenemen, te kostbaar
tegenwerk*, werkt .. tegen, werken .. tegen, gaat .. af, gaan .. af, gaan af, hapering*, gevaar, krult, krullen, blaasvorming
blaasjes, vermindert, verlaagt, smeert, plakkerig, vlekken, strepen, zorgt|zorgen .. voor, glijdt, glijden
wegglijden, opstopping*, ontstaan, ontstaat, opgestopt, omvallen, valt .. om, vallen .. om, vallen .. uit elkaar, valt .. uit elkaar
uiteenvallen, breekt .. af, groeit .. scheef, scheef*, vergroeid
te weinig storingen|data|voorbeelden|gegevens|metingen|ruimte|licht|druk|kracht, vals alarm, schadelijk, door elkaar, haperend*`,
	causal: `oorzaak .. is|ligt|zit|daarvan, doordat, omdat, waardoor, zodra, want, doordat .. waardoor, daardoor, hierdoor, als gevolg van, veroorzaakt, komt door, wegens, vanwege`,
	uncertain: `
onzeker*, *onzekerheid, onbekend*, onduidelijk of|hoe|welke|wat|is|blijft|waarom|nog, is|blijft|het onduidelijk, ongewis*, onvoorspelba*, betwijfel*, twijfel*, hypothes*, vermoed*
niet duidelijk|bekend|zeker|voorspelba*|gegarandeerd|bewezen|aangetoond|vastgesteld|vanzelfsprekend
niet .. te voorspellen|zeggen|garanderen|overzien|berekenen|bepalen|beoordelen|inschatten|schatten|beredeneren|achterhalen
niet .. voorspellen|inschatten|garanderen|overzien|zeggen, valt .. niet te zeggen|voorspellen, valt .. te bezien, staat .. niet vast
nog nergens? nooit|niet|nergens .. bewezen|aangetoond|gelukt|onderzocht|beschreven|gemeten|vastgesteld, nog maar? de vraag
vraag is of|hoe|welke, vraag of, de vraag, maar de vraag, open vraag, onbeantwoord*, <we> weten .. niet|nog, weten <we> .. niet|nog
weet niemand, weet <we> .. niet, <we> weet .. niet, niemand .. weet|weten|voorspellen, niet weten|wetend, zonder te weten, te weten of
wie weet, nog niet weten, weten we niet, geen garantie*, garanties zijn er niet, geen zekerheid, geen idee, afwachten of, afvragen of
vragen ons af of|hoe, risico*, gevaar bestaat, kans bestaat|is, kan|kunnen|zou|zouden .. mislukken|tegenvallen|falen|misgaan, mislukk*
kans .. dat .. niet|mislukt|faalt|te, mogelijk .. niet|te|lekt|onvoldoende, misschien .. niet|te, wellicht .. niet|te
moet .. blijken|uitwijzen|bewijzen, moeten .. uitwijzen|blijken|aantonen|uitvinden|uitzoeken, zal .. blijken, blijkt pas, pas .. blijken
nog .. uitvinden|uitzoeken|ontdekken
onderzoeken|onderzoekt|nagaan|uitzoeken|toetsen|achterhalen|aantonen|bewijzen|bepalen|bekijken|testen|verkennen|beproeven|uitproberen|ontdekken|kijken|vaststellen .. of
gaan na|onderzoeken|bekijken .. of, zoeken uit .. of, proberen|bezien of
of .. haalbaar|lukt|lukken|werkt|mogelijk|realiseerbaar|oplosbaar|maakbaar, of .. wel kan|voldoende, of dit|dat|het .. kan|lukt|werkt
vooraf|voorhand .. niet|geen|lastig|onmogelijk, niet .. vooraf|voorhand, lastig|moeilijk te voorspellen|voorspellen, niet vooraf
nog onontgonnen, onverkend*, speculatief, nog te bewijzen, moet nog bewezen, vrezen, hopen .. al|maar, al kunnen we niet
kunnen we niet inschatten|voorspellen|uitrekenen, geen zicht op, ^of, ^maar of, ^en of, ^alleen of
allerminst|niet|nooit|geenszins|verre .. zeker, nog .. niet .. zeker, zonder dat .. bekend|zeker|duidelijk is, niet te bewijzen
niet .. bewijzen, durven .. niet, durft .. niet, vraagteken*, pas na|tijdens|bij meting*|proeven|testen|proef|tests|metingen|onderzoek
weten .. pas, niemand .. of|hoe|vertellen|zeggen, kan|kunnen .. onhaalbaar|onmogelijk|ongeschikt|onvoldoende blijken
onhaalbaar blijken|zijn, mogelijk overstemt|verstoort|breekt|smelt, spreken elkaar .. tegen, tegenstrijdige resultaten
tasten .. in het duister, geen antwoord, geen literatuur|data|gegevens over|bekend, hangt af van, zou kunnen dat, het is mogelijk dat
valt te betwijfelen, lang niet zeker, onder voorbehoud, ongetest*, onbewezen, onbeproefd*, onontdekt*, nog .. gissen, gissing, gok
verwacht* .. maar, of .. of niet is, in hoeverre, benieuwd of, onderzoeksvraag, niet uit te sluiten, niet uitgesloten, kans groot|reeel
dreigt, dreigen, geen .. voorspellen|zeggen, niet goed? te voorspellen|modelleren|berekenen|beredeneren, nog niet in kaart
nog nooit .. gemeten|onderzocht|aangetoond, weinig|niets .. bekend, nauwelijks .. bekend, niets .. over bekend, open is|blijft|staat
zal moeten blijken, nog te bezien, te bezien, ^mogelijk|misschien|wellicht|vermoedelijk
mogelijk|misschien|wellicht blijft|is|kan|werkt|lukt|raakt|gaat|blijkt|geeft|wordt|zijn|moet|heeft
niet zeker|bekend|duidelijk of|hoe|hoeveel|welke, hoeveel .. niet bekend|duidelijk, volstrekt|geheel|volledig|totaal onbekend, erin geslaagd
nog nooit gelukt, grote vraag, reeel|groot|reele gevaar|kans, gevaar op|dat|voor, niemand .. eerder|ooit|nog, nog blijken
moet nog|zich nog .. blijken|bewijzen, dat of, hoeveel .. verloren, onbekend met, waarvan we|wij niet weten, weten we|wij|ik niet
waarvan .. niet .. weten|bekend, geen houvast|zicht|inzicht, weet .. van tevoren, van tevoren .. niet, niet .. van tevoren, kans dat
gevaar dat, kunnen .. niet zeggen|voorspellen|weten, kan .. niet zeggen|voorspellen`,
	alternative: `
<existing> .. <bad>, <existing> .. te <adj>, open source .. <bad>, open source .. te <adj>, opensource .. <bad>, in de handel .. <bad>
op de markt .. <bad>, uit de literatuur .. <bad>, filters|literatuur .. <bad>, alternatie*, overwogen, afgevallen
valt .. af omdat|want|door|doordat, vallen .. af omdat|want|door|doordat, valt .. af, vallen .. af, viel .. af, vielen .. af, uitgesloten
verworpen, voldoet .. niet|onvoldoende, voldoen .. niet|onvoldoende, niet .. voldoen|voldoet, niet geschikt|bruikbaar|toepasbaar|toereikend
ongeschikt, onbruikbaar, ontoereikend, niet toepasba*, in plaats van, anders dan, in tegenstelling tot, waar andere*, stand van de techniek
state of the art, octrooi*, patent*, literatuur*, vakliteratuur, er is|bestaat nog? geen .. <tech>|*methode|*techniek|*sensor|*model
bestaat|bestaan nog? geen <tech>, is er nog? geen <tech>, zijn .. afgevallen, hebben .. geprobeerd|getest|onderzocht maar|echter|zonder
helpen|helpt .. niet|onvoldoende|nauwelijks, biedt|bieden .. geen|onvoldoende, schiet|schieten .. tekort, concurrerende .. <bad>
andere .. <bad>, huidig* .. <bad>, conventioneel|traditioneel|klassiek .. <bad>
een gewone|klassieke|standaard|bestaande|eenvoudige|vaste|centrale .. <bad>, werkt .. hier|binnen|dan|daar niet
werken .. hier|binnen|dan|daar niet, alleen boven|onder|bij|als, passieve .. te|niet|onvoldoende, massie* .. te|niet
mechanische|chemische|optische|handmatige|statische|synthetische .. te <adj>|niet|onvoldoende|ongeschikt
hogere|lagere|extra|grotere|dikkere .. helpen|helpt|werkt|werken niet, exacte .. mist|niet, vage .. te <adj>, gaan uit van, getraind op
zijn|is daarvoor te <adj>, zijn dus ongeschikt, niet te gebruiken, onbetaalbaar, tot nu toe .. met|door|gebruikt, gebruikelijk is
nu .. gebruikt|gemeten .. met, wordt nu|meestal|doorgaans|normaal, niet .. maar, <existing> .. maar|alleen|echter|helaas|slechts|omdat|want
<existing> .. ten koste, wordt|worden bros|te|zacht|broos|instabiel|onbruikbaar, geen optie, geen uitkomst|soelaas
maakt|maken .. te|mat|dof|bros|ongeschikt, andere .. verliezen|gebruiken|werken|verwijderen|gaan, waar een gewone|bestaande|normale
tot nu toe, tot nog toe, tot dusver, tot op heden, nu nog .. met|handmatig, normaal gesproken, normaliter, doorgaans, meestal .. maar
in publicaties|artikelen, uit publicaties|artikelen|onderzoek, geen bestaande, bestaat .. nog niet, nergens ervaring
nergens ter wereld .. methode|techniek, onvoldoende uitkomst, zou|is ook te, sterker .. sluit|maakt|geeft, geprobeerd maar
eerder geprobeerd, beproefde .. niet|te|geen, wordt|worden nu, nu per|met|door|op, onwerkbaar, past niet, passen niet, lost .. niet op
lossen .. niet op, helpt maar|slechts|alleen, helpen maar|slechts|alleen, houdt .. maar, maar dan, is .. te kostbaar|duur|zwaar|traag|groot
zijn .. te kostbaar|duur|zwaar|traag|groot, tot nu toe worden|wordt`,
	solution: `
oplossingsrichting*, *principe*, *architectuur*, *algoritme*, *protocol*, *datastructu*, *prototype*, proof of concept, *testopstelling*
*proefopstelling*, proefmodel, *regelkring*, *regelaar, *methode, *methodiek, *aanpak, *heuristiek*, *simulatie*
wiskundig* model, *model met, op basis van, door middel van, met behulp van, gebaseerd op, combineert, combineren, hybride
een techniek|combinatie, oplossing .. door|met|via, idee is, concept is, willen .. oplossen .. door|met|via, oplossen .. door|met
denken aan, denken we aan, met een <our>? *folie|*element|*sensor|*filter|*model|*laag|*structuur|*opstelling|*actuator|*regeling
via een|inductie, aan de hand van, experiment*, proeven, testreeks*, proefreeks, in plaats van
kan|kunnen|zou .. voorkomen|oplossen|verlengen|compenseren
eigen <tech>|*formaat|*indexformaat|*strategie|*ontwerp|*taal|*engine|*motor|*firmware|*code, nieuw* <tech>|*structuur|*legering|*formule*
gaan uit van een model, modelleren, simuleren, speculatie* transformatie, injectie, *behandeling, microribbels
 onze vinding|methode|aanpak|regeling, werkt door, werkt met, *strategie, werkwijze, zet .. om in, zetten .. om in
vertalen .. naar een, *filter, dubbel netwerk, tussenlaag, uitgaan van, gaan wij|we uit van, sturen met, te sturen met
aansturen met, opgebouwd uit, bestaat uit, via .. sensor|licht|geluid|trilling*|inductie|magne*|veld, met .. energie verweven, in lagen
stapsgewijs .. verwarmen|koelen|mengen, gelaagd*, tweetraps*, meertraps*, getrapt*, omgekeerd*, terugrekenen, terugkoppel*, bijregelen
nagebootst, nabootsen, bootst .. na, geinspireerd op, ons plan|idee|principe|concept is, indeling die|waarbij|waarin, laten bijsturen
bijsturen op, plan is, willen .. laten, werkt volgens
uit .. afleidt|afleiden|berekent|berekenen|schat|schatten|bepaalt|bepalen|reconstrueert, toestel dat, apparaat dat, systeem dat, band met
na te bootsen, als een wiskundige`,
	trial: `
of een|eigen|enkele, of zo n, of <our>, of de nieuwe, hopen we|wij, we|wij hopen, denken aan, we|wij denken, proberen, beproeven
zoeken .. naar, wij|we zoeken, een .. zou .. kunnen, zou kunnen, zouden kunnen, uitproberen, experimenteren, kan worden voorkomen
willen .. met, nagaan|onderzoeken|bekijken|testen of de|het|een|extra|enzymatisch*|chemisch*|mechanisch*
of enzymatisch*|chemisch*|mechanisch*|thermisch*|optisch*|akoestisch*|elektrisch*|magnetisch*|biologisch*`,
	existing: `
<existing>, opensource, open source`,
	action: `
<we> .. <verb>|<solve>, <verb>|<solve> <we>, gaan .. <verb>|<solve>, willen .. <verb>|<solve>, wordt .. ontwikkeld|ontworpen|geprogrammeerd
worden .. ontwikkeld|ontworpen|geprogrammeerd, passen .. toe, zetten .. in, werken .. uit, combineren
<our> .. model|principe|methode|ontwerp|algoritme, werken aan, werk aan
wij|we vervangen|verbinden|regelen|sturen|voegen|laten|leggen|meten|lezen|zetten|leiden|verwarmen|koelen`,
	ours: `
nieuw* voor ons|onze, voor ons|onze .. nieuw*|onbekend*|eerste, voor het eerst, geen|weinig|nauwelijks <big>? ervaring|kennis|expertise
ervaring .. geen|alleen|ontbreekt|niet, kennis .. ontbreekt|geen, buiten <our> kennis|ervaring|expertise|vakgebied|kennisgebied
nooit|niet .. eerder|zelf? .. gedaan|gemaakt|gebouwd|toegepast|ontwikkeld|gebruikt|geprogrammeerd|ontworpen|geprobeerd
nooit .. gedaan|gemaakt|gebouwd|toegepast|ontwikkeld|gebruikt|ontworpen, nog niet .. gedaan|gemaakt|gebouwd|toegepast|ontwikkeld|gebruikt
niet eerder, nog niet eerder, nog nooit, technisch* nieuw*, technisch* vernieuwend*, kennen|beheersen .. nog? niet|alleen|nog
onbekend terrein, nieuw terrein, onontgonnen .. ons, hebben .. alleen ervaring, moeten .. zelf leren|opbouwen, nieuwe kennis, niet vertrouwd
niemand .. ervaring|kennis, kennis .. niet .. in huis, niet in huis, geen van ons, noch .. ervaring|kennis|team, nog nimmer, nimmer
nooit eerder, eigen maken, hebben|heb we|wij|ik .. nooit, geen van onze .. heeft|hebben|kent, onze .. kennen|kent .. alleen|slechts|niet, nieuw voor ons|mij|onze
voor mij nieuw|onbekend, onbekend vak|gebied|terrein, nieuw terrein|gebied|vak, niet onze expertise|specialiteit, vreemd terrein
leren we|wij .. eerst, braakliggend*, pionieren, pionierswerk, ontbreekt .. aan ervaring|kennis, geen .. achtergrond, nooit .. mee bezig
sprong in het diepe, onervaren, missen|mist <we>? .. kennis|ervaring|expertise, zonder .. ervaring|voorkennis, nooit .. mee te maken gehad
te maken gehad, kennis .. missen|mist|beperkt|schiet, ervaring .. mist|beperkt|beperkt|stopt|reikt, zijn .. en geen
onze vakkennis, voor ons team|bedrijf nieuw|onbekend, onze kennis .. reikt|stopt|houdt, gaat verder dan .. kennis|ervaring|wat
nooit .. gewerkt, niet .. gewerkt, onontgonnen gebied, voor ons .. nieuw|onbekend*|onontgonnen, bij ons .. niet|geen, nergens ervaring
zonder ervaring, geen ervaring, eerste keer, eerste maal, onze eerste, niet in ons vakgebied, moeten .. leren
kennen wij|we .. niet|alleen|nog, kennen .. alleen uit, geheel|volkomen|volledig|helemaal|totaal nieuw
tot nu toe deden|maakten|bouwden|werkten we|wij, we hebben tot nu toe alleen|uitsluitend, wij hebben tot nu toe alleen|uitsluitend
hebben .. alleen|uitsluitend .. gewerkt|gemaakt|gebouwd, nog niet onder de knie, ontbreekt .. ons|kennis, ons ontbreekt, vreemd voor ons
onbekend met, nieuw vakgebied|gebied|terrein|domein, nieuw vak, niemand heeft .. eerder`,
	own: `
wij|we|ik .. <verb>, ons team|bedrijf .. <verb>
onze engineers|ontwikkelaars|ingenieurs|programmeurs|technici|onderzoekers .. <verb>|<solve>, <verb> wij|we|ik, zelf .. <verb>|ontwikkeld*
eigen <tech>|code|firmware|ontwerp|indexformaat|*formaat|*strategie|heuristiek|medewerkers`,
	develop: `
<verb>, *ontwikkeling, ontwikkeling van, ontwikkelproject, te ontwikkelen, ontworpen, ontwikkeld, geprogrammeerd, uitvinding`,
	goal: `
zodat, om .. te, met als doel, waarmee, doel is, waardoor
waarvan, waarbij, waarin, waaruit, waarop, opdat, dat ook, die ook, doel van, doelstelling, bedoeling, streven, om zo, teneinde, voor het .. van`,
	marketing: `
revolutionair*, baanbrekend*, uniek*, disrupti*, marktleider*, naadloos, naadloze, klanttevreden*, conversie*, gebruiksvriendelijk*
gebruiksgemak, innovatief, innovatieve, hypermodern*, toonaangevend*, ongekend*, voorsprong, concurrentievoordeel, concurrenten, goedkoper
trendy, toekomstbestendig*, gamechanger, game changer, wereldwijd succes, markt .. veroveren|op zijn kop, sector op zijn kop, kop zet
winst*, verkoopcijfers, ontzorg*, one stop shop, mooi*, strak ontwerp, best* .. van nederland|markt, nergens ter wereld, eerste in nederland`,
	functional: `
gebruiker* .. kan, kan inzien|klikken|kiezen, klant* kan, klanten kunnen|willen|krijgen|begrijpen|klagen, klanten .. kunnen
gebruikers kunnen|willen|krijgen|klagen|moeten, bezoekers .. kunnen|kan, bezoekers, gasten .. reserver*|boeken, dashboard*, *dashboard
inlog*, *knop, knoppen, *scherm, schermen, overzichtelijk*, *overzicht, *formulier, *formulieren, rapportage*, functionalite*
notificatie*, melding op, meldingen op|krijgen, pushbericht*, *zoekfunctie, webshop*, *webshop, website*, *website, webpagina*, homepage
 *portaal, portal, klantportal, factur*, *facturen, reserver*, boeking, boekingen, boekingsapp, boekingspagina
boekingsmodule, boekingssite, betaalmodule, betaalpagina, afrekenen, winkelwagen*, *winkelmand*, nieuwsbrief, blog, reviews
beoordeling achterlaten, profiel .. aanmaken, account .. aanmaken, *menu, lettertype, lay out, layout, vormgeving, inzien
herinnering*, afspraak .. maken, spaarprogramma, sms, foto, fotos, exporteren .. excel, gegevens .. wijzigen|aanpassen, velden
filters .. zoeken, chatfunctie, app waarmee|waarin, *app waarmee|waarin, contactpagina, ledenadministratie
planbord, contactgegevens, site, *app kunnen|kan, kunnen zien|bekijken|sturen|bestellen|delen, bekijken, filmpje, *filmpjes
verlanglijst*, betalen, klantenkaart, *formulier doet, kleuren, animatie*, icoon, iconen, plaatjes, pdf downloaden
zoekbalk, inschrijf*, aanmeld*, chatten, likes, streaming van muziek, bezorgapp, ticket* kopen, tickets, nieuw jasje, klantenservice
mailing*, mails .. sturen, bevestigingsmail, excel*, app waarmee, app om, app voor, pagina, paginas, onoverzichtelijk*, bestelproces*
spaarkaart*, klantvriendelij*, in de app, wachtwoord*, design, appstore, rating, marktplaats, profielen
beoordelingen, bestelling*, klant* .. zelf, adres .. wijzigen, downloaden, klanten .. volgen`,
	routine: `
configur*, installer*, installatie van windows|software, inrichten, richten .. in, migrat*, migrer*, wordpress*, shopify*
salesforce*, magento*, drupal*, joomla*, woocommerce*, hubspot*, plug in, plug ins, plugin*, hosting, bugfix*, bugs oplossen, onderhoud
onderhouds*, updaten, updates, upgrade*, huisstijl*, logo, no code, low code, nocode, lowcode, kant en klaar, kant en klare
deploy*, koppeling met .. boekhoud*|crm|erp|exact|twinfield|afas, koppel* .. boekhoud*|crm|erp|exact|afas, crm*, erp*, *boekhoud*
microsoft 365, office 365, sharepoint*, teams en, sap, exact online, afas, standaard pakket, standaardpakket*, erp pakket
aanschaf*, kopen|koopt|kocht, verhuizen, overstappen, stappen over|we, training*, *cursus, cursus*, opleiding*
gebruikers .. trainen, implementer* .. pakket|systeem|erp|crm, implementatie, standaard componenten, volgens .. handleiding, handleiding
licentie*, abonnement*, andere kleur|kleuren, verpakking verandert, hetzelfde recept, template*, thema, bestellen|bestelt .. bij
onderdelen vervangen, reparatie*, schoonmaken, keuring, certificering, ce markering, vervangen .. versleten, mailbox*, overzetten .. naar
instellen van, nieuwe|oude laptops|telefoons|tablets|printers|computers|pcs|servers
laptops|telefoons|tablets|printers|computers|pcs|servers .. vervangen|bestellen|klaar|aanschaffen|inrichten, wifi, *pakket .. aanschaffen
 kassasysteem*, kassa, kassas, nieuwe server plaatsen, backup instellen, helpdesk, verhuizing*
verbouw*, schilderen, vervangen .. oude computers, aanbested*, office, teams, outlook, google workspace, active directory
inregelen, ingericht*, omzetten .. template*, crasht soms, opnieuw schilderen, opnieuw uploaden, betaalprovider, productfotos, webwinkel*
in gebruik nemen, plaatsen van, laten plaatsen, aanleggen van, aanleg van`,
	commercial: `
marktonderzoek*, *enquete*, gebruikersonderzoek*, businessmodel*, business model, businesscase*, business case, verdienmodel*, marketing*
*marketing, *campagne*, social media, linkedin, instagram, facebook, tiktok, seo, google ads, advertent*, naamsbekendheid, doelgroep*
 interviews .. klanten, prijsstelling, prijs .. bepalen|bepaalt, bepalen .. prijs, marktpositie, verkoopkana*, merkbeleving
branding, rebranding, franchise*, werving, vacature*, klantreis, customer journey, nieuwe klanten, acquisitie, leads, beurs, beurzen
export .. markt, prijsstrategie, *strategie .. markt, prijs .. stijgt|daalt, onze|meer|hogere|de omzet, omzetgroei, klantenwerving
verkoopteam, sponsor*, verdienen, reclame*, influencer*, brochure*, folder*, webinar*, netwerkborrel*, beursstand*
 subsidie .. aanvragen, prijs .. grondstoffen, abonnementen verkopen, google, vindbaarheid, onvindbaar
op de .. markt brengen, brengen .. op .. markt, vestiging*, winkels|winkel openen, openen .. winkel|filiaal|vestiging, subsidie voor
zoeken subsidie, subsidie aanvragen, laadpalen`,
	constraint: `
deadline*, te weinig .. tijd|budget|geld|mensen|personeel|medewerkers|programmeurs|ontwikkelaars|capaciteit|uren
gebrek aan .. tijd|budget|geld|mensen|personeel, personeelstekort, tekort aan .. mensen|personeel|geld, planning .. krap|strak
krappe planning, budget .. beperkt|op|krap|klein, beperkt* budget, geen tijd|budget|geld|personeel, knelpunt is tijd|geld, financiering
subsidie .. nodig|binnen, zoeken .. ontwikkelaar|programmeur|personeel|investeer*, doorlooptijd .. kort, te duur voor ons, tijdgebrek, tijdsdruk
kosten terugvragen, weinig|beperkt|onvoldoende .. budget|geld|tijd|personeel
geen ontwikkelaars|programmeurs|technici|mensen|medewerkers|collegas, directie wil|eist, wil de directie
voor de zomer|kerst|vakantie .. af|klaar, niet .. vinden .. personeel, moeilijk .. personeel|mensen .. vinden, capaciteitstekort
budgettekort, onderbezet*, geen tijd|budget, niet gewend, weerstand tegen verandering*, communicatie .. beter, subsidie .. op
aannemer .. tijd, levertijd* .. lang, ziek en, weinig overleg, planning loopt uit, loopt uit, verspreid over .. locaties
geen draagvlak, extra mensen, wachttijd* .. leverancier, projectleider .. ziek|weg, raad van bestuur, akkoord
goedkeuring van .. directie|bestuur, draagvlak, vergunning*`,
	finished: `
is|zijn|was|werd al|reeds|inmiddels|volledig|helemaal|geheel .. <made>|klaar|af|live|gereed|verkocht|operationeel
is|zijn klaar|gereed|af en, is|zijn .. jaar|maand|week <made>
staat|staan|draait|draaien|loopt al|reeds|inmiddels .. live|bij|productie|klanten|jaren
werkt|werken al|reeds|inmiddels .. live|bij klanten|in productie, al|reeds <made>|live|klaar|gereed, hebben .. al|reeds|inmiddels .. <made>
heeft .. al|reeds .. <made>, is al jaren, project is afgerond|voltooid|klaar|gereed, vorig jaar <made>
wordt|worden al verkocht|gebruikt|geleverd, al in gebruik|productie|de verkoop, sinds vorig jaar, kosten van vorig jaar
met terugwerkende kracht, al doorgevoerd|omgebouwd|afgerond|ingevoerd|aangepast, inmiddels doorgevoerd|omgebouwd|afgerond|ingevoerd
is|zijn al|reeds|inmiddels|vorig .. doorgevoerd|omgebouwd|ingevoerd|aangelegd|geinstalleerd, ontwikkeling .. afgerond|voltooid
zijn klaar met|en, is .. af en|sinds, opgelost en, inmiddels|al|reeds opgelost, in gebruik genomen, naar tevredenheid, bestaat al|reeds
al .. jaar|jaren verkocht|gebruikt|geleverd`,
	aiUse: `
chatgpt*, chat gpt, openai*, gpt4, copilot*, midjourney, claude, gemini, prompt*, *prompts, finetun*, fine tun*
taalmodel .. gebruiken|inzetten|koppelen, bestaand* taalmodel*, chatbot*, kant en klaar model, huggingface .. model`,
	ownModel: `
eigen *algoritme|*model|modelarchitectuur|architectuur|*netwerk|inferentie*|code|decoder|*methode
zelf .. programmer*|ontwerp*|ontwikkel* .. algoritme|model|architectuur|decoder|methode, nieuwe *architectuur|modelarchitectuur, *decoder*
eigen .. algoritme|methode`,
}
