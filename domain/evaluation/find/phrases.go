package find

// rules is the table of what phrases show. Those that hide others come first.
var rules = []rule{
	// A denied risk, such as "geen risico's".
	{hides: []ruleName{bottleneck, uncertain, ours, alternative}, phrases: `
geen|zonder <big>? <big>? <danger>`},
	// The applicant says that nothing is uncertain.
	{hides: []ruleName{bottleneck, uncertain, ours, alternative}, objection: Objection{Kind: NoRisk, Severity: 3}, phrases: `
<danger> .. is|zijn er niet|nauwelijks|geen, er zijn|is geen <big>? <big>? <danger>, niets onzekers|spannends|onbekends|moeilijks
technisch .. niets aan de hand, weinig|niets misgaan, we|wij|ik weten|weet al|precies|zeker|exact .. dat|hoe|wat .. werkt|lukt|moet|goed
zoals .. altijd doen|deden|gedaan`},
	// "ons bureau": the applicant, not a third party.
	{hides: []ruleName{outsourced}, phrases: `
ons|onze|eigen bureau|*bureau|softwarehuis|lab|studio|partij`},
	// Something is developed.
	{name: develop, shows: []shown{{Develops, 2, anySentence}}, phrases: `
*ontwikkeling|ontwikkeld|ontworpen, <plan> .. betreft|behelst|omvat|beoogt|richt, <plan> .. is een, <verb>, doel|streven|inzet|ambitie|bedoeling is een
gaat om|over een, gewerkt .. aan, project|idee|plan|concept|voorstel een, werken|werk|werkt .. aan een|de|het`},
	// Somebody builds or tries something.
	{shows: []shown{{Develops, 1, technical}, {Principle, 1, technical}, {Solution, 2, anySentence}}, phrases: `
<our> .. model|principe|methode|ontwerp|algoritme, <verb>|<solve> <we>, <we>|gaan .. <verb>|<solve>
de|onze|mijn oplossing|oplossingsrichting|aanpak is|bestaat|wordt, lossen|los|vangen we|wij|ik .. op|met|door, ons|het|een|mijn idee|plan is, werken aan
we|wij denken aan, wij|we vervangen|verbinden|regelen|sturen|voegen|laten|leggen|meten|lezen|zetten|leiden|verwarmen|koelen, willen .. <verb>|<solve>
wordt .. ontwikkeld|ontworpen|geprogrammeerd`},
	// What it is for.
	{shows: []shown{{Goal, 2, anySentence}}, phrases: `
doel is|van, moet|moeten .. kunnen|halen|verdragen|blijven|aantonen|werken|meten|dalen|passen|klaar|vasthouden, om .. te, streven, voor het .. van
waarbij|waardoor|waarin|waarmee|waarop|waarvan, zodat`},
	// A relative clause.
	{shows: []shown{{Goal, 1, technical}}, phrases: `
dat|die`},
	// Something goes wrong.
	{name: bottleneck, shows: []shown{{Problem, 2, technical}, {Problem, 1, anySentence}}, phrases: `
*drift, *fout|*fouten, *knelpunt*, *probleem|*problemen, *ruis, *schade, *trilling*|trillen, *vertraging, aangroei*, afwijk*, beschadig*, bevriest, breekt
breken, breuk, bromtoon, daalt, dikker, divergeert, exponentieel, faal*, gevaar, giftig*, glijden, groeit .. kwadratisch, haalbaar
haalt|lukt|vinden|vindt|werken|werkt .. niet, instabiel*, kan|kunnen .. niet|geen, klonter*, laat .. los, last van, leidt .. tot, lekken, lekt
loopt .. achter, loopt|lopen .. vast, loslat*, mislukken, missen, mist
niet snel|nauwkeurig|stabiel|betrouwbaar|sterk|robuust|efficient|schaalbaar|consistent|reproduceerbaar|voorspelbaar genoeg?, ontstaan|ontstaat
onzin, past .. niet, plakken|plakt, raken .. kwijt, remmen, scheef*|scheur*, schuimt .. over, slijtage, slingeren, sluit .. af, smelt, splijt*
spreken .. tegen, stijgt, stolt, storing*, te <adj>, tegenwerk*, trager, uitval, vals* alarm*|positie*|meld*, valt .. uit, vastlopen, verkeerde, verkleur*
verlies*|verliezen, verouder*, verstop*, vertraagt, vervorm*, verwar*, verzwak*`},
	// Cause and effect.
	{shows: []shown{{Problem, 1, technical}, {Cause, 2, technical}, {Cause, 1, anySentence}}, phrases: `
daardoor, doordat, omdat, oorzaak .. is|ligt|zit|daarvan, vanwege, veroorzaakt, waardoor, want, zodra`},
	// What follows from a cause.
	{shows: []shown{{Cause, 1, anySentence}}, phrases: `
dus`},
	// An outcome is unknown.
	{name: uncertain, shows: []shown{{Unknown, 2, anySentence}}, phrases: `
<we> begrijpen|weten .. niet|nog, ^mogelijk|misschien|wellicht|vermoedelijk, ^of, afwachten of, allerminst|niet|nooit|geenszins|verre .. zeker
als|dat|kan|zodra|zou .. mislukt, bestaat|is|zijn|bestaan .. nauwelijks|geen|weinig|amper .. kennis|theorie|gegevens|onderzoek|literatuur|ervaring|inzicht
betwijfel*, de vraag, enig idee, ga|gaan|gaat na of|hoe, geen idee, het kan zijn|goed|best, hypothes*
is|blijft .. ongewis|gissen|gokken|koffiedik|onbeslist|raadsel*|raadselachtig|open|ongrijpbaar, kans bestaat|dat|is
kennis|inzicht|theorie|gegevens|meetgegevens .. ontbreekt|ontbreken, mislukken, moeten .. uitwijzen|blijken|aantonen|uitvinden|uitzoeken
niemand .. durft|kan|weet, niet .. bewijzen|garanderen|inschatten|overzien|voorspellen|zeggen
niet aangetoond|bekend|bewezen|duidelijk|gegarandeerd|vanzelfsprekend|vastgesteld|voorspelba*|weten|wetend|zeker
niets|weinig|nauwelijks|niet .. gepubliceerd|beschreven|geschreven|gemeten
niet|nooit|nergens|geenszins|nog .. gezegd|zeker|bekend|duidelijk|bewezen|gegeven|uitgemaakt|uitgezocht|opgehelderd|begrepen|gegarandeerd .. of|dat|hoe|welke|wanneer
nog geen antwoord, of .. genoeg|voldoende|snel|nauwkeurig|stabiel|sterk|betrouwbaar|bestand .. is|blijft|zijn|blijven|blijkt|zal|geeft|geven
of dit|dat|het .. kan|lukt|werkt, of|hoe .. moet|moeten|zal .. blijken|uitwijzen|leren, onbekend*
onderzoeken|onderzoekt|nagaan|uitzoeken|toetsen|achterhalen|aantonen|bewijzen|bepalen|bekijken|testen|verkennen|beproeven|uitproberen|ontdekken|kijken|vaststellen .. of
onderzoeken|onderzoekt|onderzocht|nagaan|nagegaan|uitzoeken|uitgezocht|toetsen|getoetst|achterhalen|aantonen|aangetoond|bewijzen|bepalen|bekijken|bekeken|testen|verkennen|verkend|beproeven|vaststellen|kijken|proberen of|hoe|hoeveel
onduidelijk of|hoe|welke|wat|is|blijft|waarom|nog, onzeker*, risico*, spreken|spreekt .. elkaar .. tegen, twijfel*
valt|vallen alleen|pas te meten|bepalen|proberen|zien, valt|vallen|gaat|gaan|ligt|liggen buiten .. <tech>|kennis|*methode|*modellen|alles|wat, vermoed*
vooraf|voorhand .. niet|geen|lastig|onmogelijk, vraagteken*, weten <we> .. niet|nog, weten we pas|wij
weten|weet|wisten .. niet|nog|geenszins of|hoe|hoeveel|welke|waarom, zonder dat .. weten|weet|kennen|kent|bekend|begrijpen, zonder te kunnen|weten
zonder zekerheid|garantie|houvast|voorbeeld|precedent|kennis`},
	// A softened statement.
	{shows: []shown{{Unknown, 1, technical}}, phrases: `
blijken|blijkt
kan|kunnen .. bros|zacht|instabiel|traag|breken|scheuren|smelten|verstoren|vervormen|loslaten|uitvallen|bevriezen|verstoppen|beschadigen|wegvallen|haperen|vastlopen|bederven|verkleuren|tegenvallen
proberen, proeven, spannend, vragen ons, zou`},
	// Nobody can predict it.
	{shows: []shown{{Unknown, 1, anySentence}, {Unpredictable, 2, anySentence}}, phrases: `
elkaar .. beinvloeden, geen|weinig|nauwelijks gegevens|meetgegevens|metingen|data|literatuur|kennis
hangt|hangen .. af van
literatuur|publicaties|artikelen|vakliteratuur .. geen|niet|tegen|alleen, nergens|nooit|niet .. beschreven|gemeten|gepubliceerd|onderzocht
niemand .. voorspellen|weet|weten|zeggen|gemeten|beschreven|uitrekenen|opzoeken
niet|nauwelijks|onmogelijk|moeilijk|lastig|slecht|amper .. voorspellen|voorspelbaar|berekenen|modelleren|simuleren|uitrekenen|doorrekenen|inschatten
onvoorspelbaar`},
	// Another technique is ruled out.
	{name: alternative, shows: []shown{{RuledOut, 2, anySentence}}, phrases: `
<existing> .. <bad>|alleen|echter|helaas|maar|omdat|slechts|want, ^geprobeerd, afgevallen, alleen boven|onder|bij|als, alternatie*, bestaat .. nog niet
bestaat|bestaan nog? geen <tech>, geprobeerd .. maar|niet|geen|te|zonder|brak|viel, helpen|helpt .. niet|onvoldoende|nauwelijks, houdt|niet .. maar
in plaats van, is|zijn .. te kostbaar|duur|zwaar|traag|groot, literatuur*, lost .. niet op, maakt|maken .. te|mat|dof|bros|ongeschikt, maar dan
nog geen antwoord, nu per|met|door|op, octrooi*, onbruikbaar, ongeschikt, past niet, patent*, sterker .. sluit|maakt|geeft, tot dusver, tot nu toe
uitgesloten, valt .. af, viel|vielen .. af, voldoen|voldoet .. niet|onvoldoende, wordt|worden bros|te|zacht|broos|instabiel|onbruikbaar`},
	// A limit of a technique.
	{shows: []shown{{RuledOut, 2, technical}, {StateOfArt, 1, anySentence}}, phrases: `
<existing> .. behalve|breekt|daardoor|doordat|duren|duurt|eisen|eist|faalt|falen|hapert|hoogstens|hooguit|kost|kosten|laat|leiden|leidt|loopt|lopen|maximaal|mislukken|mislukt|ondanks|pas|raakt|raken|slaat|stopt|stuit|stuiten|tenzij|terwijl|uitgaan|vergt|verstoort|verstoren|vraagt|vragen|waardoor|zien|ziet|zodra
anders dan
er is|bestaat|bestaan|zijn .. geen|nog .. methode*|techniek*|oplossing*|model*|systeem|structuur|procede*|recept|apparaat|algoritme*|middel*|manier
hebben .. geprobeerd|beproefd|getest|gemeten|overwogen|onderzocht|vergeleken, is .. aangetoond
is|zijn|wordt|worden|bleek|bleken|blijkt|blijken .. geen|niet .. optie|oplossing|uitkomst|bruikbaar|geschikt|haalbaar|toereikend|werkbaar|alternatief|toepasbaar
kan|kunnen .. niet, mag|mogen .. niet meer
meer|hogere|lagere|dikkere|dunnere|grotere|kleinere|fijnere|grovere|snellere|tragere|extra|langer|vaker .. maakt|maken|geeft|geven|kost|kosten|slibt|leidt|leiden|verhoogt|verlaagt|helpt|helpen|werkt|werken
nergens .. gevonden|beschreven|gepubliceerd|toegepast|gelukt
nu|thans|vandaag|momenteel .. wordt|worden|gebeurt|doet|gaat|werkt|werken .. met|handmatig|met|hand|door|op|via, publicaties, stand der techniek
stand van de techniek, stopt|stoppen bij|zodra, te kort, ten opzichte van, vallen .. af, verdubbelt, vervallen, wel .. maar
wordt|worden|gebeurt|gebeuren nu|thans|vandaag|momenteel|doorgaans|meestal|altijd|vaak|normaal|traditioneel|gewoonlijk|tot
zijn|is gemaakt|ontworpen|bedoeld voor`},
	// Refers to what is used today.
	{shows: []shown{{StateOfArt, 2, anySentence}}, phrases: `
<existing>`},
	// A working principle.
	{shows: []shown{{Principle, 2, anySentence}, {Solution, 1, anySentence}}, phrases: `
*aanpak, *algoritme*, *architectuur*, *behandeling, *filter, *methode, *principe*, *protocol*|*prototype*, *regelaar, *simulatie*, bestaat uit
combineert|combineren, door middel van, eigen <tech>|*formaat|*indexformaat|*strategie|*ontwerp|*taal|*engine|*motor|*firmware|*code, experiment*
in plaats van, met een <our>? *folie|*element|*sensor|*filter|*model|*laag|*structuur|*opstelling|*actuator|*regeling
nieuw* <tech>|*structuur|*legering|*formule*, omgekeerd*, ons plan|idee|principe|concept is, onze vinding|methode|aanpak|regeling, op basis van
oplossing .. door|met|via, proeven, systeem dat, terugrekenen, tussenlaag
uit .. afleidt|afleiden|berekent|berekenen|schat|schatten|bepaalt|bepalen|reconstrueert, via een|inductie, werkt met, werkwijze, willen .. laten
wordt|worden .. zodat|waardoor`},
	// The applicant's own work.
	{name: own, shows: []shown{{OwnWork, 1, anySentence}}, phrases: `
<verb> wij|we|ik, eigen <tech>|*algoritme|*model|*architectuur|*netwerk|*code|*firmware|*ontwerp|*formaat|*strategie|*decoder|*methode, wij|we|ik .. <verb>`},
	// New for the applicant.
	{name: ours, shows: []shown{{KnowledgeEdge, 2, anySentence}}, phrases: `
ervaring .. geen|alleen|ontbreekt|niet, geen|weinig|nauwelijks <big>? ervaring|kennis|expertise, hebben .. alleen ervaring
kennen|beheersen .. nog? niet|alleen|nog, nieuw voor ons|mij|onze, nog nooit, nooit eerder
nooit|niet .. eerder|zelf? .. gedaan|gemaakt|gebouwd|toegepast|ontwikkeld|gebruikt|geprogrammeerd|ontworpen|geprobeerd, onze kennis .. reikt|stopt|houdt
technisch* nieuw*|vernieuwend*, voor het eerst, voor ons|onze .. nieuw*|onbekend*|eerste`},
	// A language, environment or tool.
	{shows: []shown{{Tool, 2, anySentence}}, phrases: `
compiler|docker|git|java|javascript|kotlin|kubernetes|labview|matlab|mysql|php|plc|postgres*|programmeertaal|python|pytorch|react|redis|simulink|sql|tensorflow|typescript|verilog|vhdl|wasm|webassembly`},
	// A step of the work.
	{shows: []shown{{PhaseStep, 1, anySentence}}, phrases: `
daarna|vervolgens|eerst .. we|wij|volgt|volgen, fase|stap 1|2|3|4, gereed, we|wij .. daarna|vervolgens|eerst`},
	// Technical nouns.
	{noun: specific, phrases: eachWord(softwareNouns)},
	{noun: specific, matter: true, phrases: eachWord(physicalNouns)},
	{noun: everyday, phrases: eachWord(weakNouns)},
	// What users see and do.
	{objection: Objection{Kind: Functional, Severity: 1}, phrases: `
*agenda, *app waarmee|waarin, *filmpjes, *formulieren, *knop|knoppen, *menu, *scherm|schermen, app voor, bestelling*, betalen, bezoekers, chat, dashboard*
excel*, factur*, fotos, gebruikers .. kunnen|moeten|willen|zien|krijgen|vinden, herinnering*, huurders, invullen
klant|klanten .. ziet|zien|bestelt|bestellen|betaalt|betalen|kiest|kiezen|reserveert|krijgt|krijgen|vinden|klikken, kleuren, nieuws, plaatjes, reserver*
spaarkaart*, vragenlijst*, webshop*|website*, zien wie|welke`},
	// What it must do or be.
	{objection: Objection{Kind: Requirement, Severity: 1}, phrases: `
eisen .. dat|zijn|aan, klant|klanten|opdrachtgever|opdrachtgevers wil|willen|eist|eisen|verwacht|verwachten|vraagt|vragen
moet|moeten|dient|dienen .. <quality>, wensen`},
	// Praise.
	{objection: Objection{Kind: Marketing, Severity: 1}, phrases: `
concurrenten, goedkoper, innovatief|innovatieve, mooi*, uniek*`},
	// Time, money or staff.
	{objection: Objection{Kind: Constraint, Severity: 2}, phrases: `
acceptatie, akkoord, certificaat|certificering, deadline*, hoge huurkosten, keuring*, levertijd*, personeel .. vinden|houden|krijgen
planning .. onder|krap|strak|vol|uit|haalbaar|halen, subsidie .. nodig|binnen
te weinig|weinig|onvoldoende|gebrek|tekort .. tijd|mensen|budget|geld|personeel|uren|capaciteit|handen|programmeurs|engineers, vergunning*
weinig|beperkt|onvoldoende .. budget|geld|tijd|personeel, zoeken .. ontwikkelaar|programmeur|personeel|investeer*`},
	// Somebody else solves the problem.
	{name: outsourced, objection: Objection{Kind: ThirdParty, Severity: 2}, phrases: `
<firm> .. doet|doen|schrijft|garandeert, <party> .. <worked>|<works>, besteden|besteedt .. uit|aan, betalen per, ingekocht
laten .. bouwen|ontwikkelen|maken|programmeren|ontwerpen|implementeren|uitvoeren, laten .. door .. <party>
laten|laat .. fabrikant|leverancier|fabriek|drukker .. maken|produceren|bouwen, ligt|liggen .. bij .. <party>|<abroad>
onze|ons rol|bijdrage|aandeel|taak .. is|bestaat|beperkt
programmeur|programmeurs|ontwikkelaar|ontwikkelaars|ingenieur|ingenieurs|team|collega uit|in|van <abroad> .. <works>|<worked>|past|zet|schrijft, uitbesteed*
worden|wordt .. <worked> door .. <party>, zij|ze lossen|doen|bouwen|maken|schrijven|programmeren|ontwerpen|regelen|verzorgen|bepalen`},
	// Work that is already done.
	{objection: Objection{Kind: Finished, Severity: 2}, unless: []clue{{uncertain, anySentence}, {condition, anySentence}}, phrases: `
<refund> .. vorig|afgelopen|gemaakte|achteraf, alleen nog, alsnog .. opvoeren|declareren|indienen|aanvragen|vergoed|vergoeding|subsidie
al|reeds|inmiddels .. verkocht|uitgeleverd|gelanceerd|gecertificeerd, bestaat|draait|loopt sinds, draait bij .. klanten|vestigingen|locaties
hebben|heeft|is|waren|was|werd|werden|zijn .. <achieved>
is|zijn|was|werd al|reeds|inmiddels|volledig|helemaal|geheel .. <made>|klaar|af|live|gereed|verkocht|operationeel
ontwerp|product|apparaat|machine|software|app|systeem|ontwikkeling|project is|zijn gereed|klaar|voltooid|afgerond
sinds .. januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|vorig|jaar|dit|toen, verkoopt goed|uitstekend|prima
werkt|werken|draait|draaien|loopt|functioneert|functioneren|doet|presteert .. prima|uitstekend|stabiel|probleemloos|foutloos|naar|vlekkeloos|betrouwbaar|goed|storingsvrij|volgens`},
	// The applicant sees no risk.
	{objection: Objection{Kind: NoRisk, Severity: 2}, unless: []clue{{uncertain, anySentence}, {condition, anySentence}}, phrases: `
fittingen|onderdelen|componenten .. standaard, gelast|gebouwd|gemaakt|uitgevoerd|berekend|gebeurt .. volgens, lopen|loopt .. geen .. risico, routinewerk
techniek|technologie|werking|principe .. al|is .. jaren|jarenlang|ruimschoots? bewezen|bekend|uitontwikkeld|volwassen
volgens de handleiding|voorschriften|documentatie|datasheet
voorzien|voorzie|verwachten|verwacht .. geen|weinig|nauwelijks .. <danger>|verrassingen|moeilijkheden`},
	// Use of an existing AI model.
	{objection: Objection{Kind: UseOfAI, Severity: 2}, phrases: `
*gpt, chatbot*, prompt*, trainen|finetunen|bijtrainen|hertrainen|fine|voeden .. model|taalmodel|netwerk|beeldherkenningsmodel|beeldherkenning|yolo|gpt`},
	// Data is gathered.
	{objection: Objection{Kind: DataCollection, Severity: 2}, phrases: `
data|gegevens|fotos|beelden|trainingsdata|monsters .. verzamelen|labelen|annoteren|opschonen|gelabeld
verzamelen|verzamel|verzameld|labelen|annoteren|opschonen .. data|gegevens|fotos|foto|beelden|voorbeelden|monsters|metingen|trainingsdata|opnames`},
	// An existing tool is learned.
	{objection: Objection{Kind: LearningCurve, Severity: 2}, phrases: `
volgen .. cursus|training|opleiding`},
	// Something is bought or set up.
	{objection: Objection{Kind: Purchase, Severity: 2}, unless: []clue{{develop, technical}}, phrases: `
<party> .. installeert|plaatst|sluit|stelt|monteert|richt|levert
<ware> .. implementer*|implementatie|ingevoerd|ingericht|invoeren|inrichten|overgaan|overstappen, aanbieder*, aangeschaft
aansluiten|configureren|implementer*|inregelen|inrichten|installeren|instellen|invoeren|uitrollen .. <ware>, huren|leasen|bestellen .. een|de|nieuwe|bij
implementatiepartner, inbedrijfstelling, komen|komt .. van .. leverancier|fabrikant
kopen|koopt|kochten .. een|de|het|bij|nieuwe|twee|drie|bestaande|standaard, laten .. isoleren|leggen|plaatsen|aanleggen|keuren|certificeren|verbouwen
nemen .. licentie|abonnement|af, nemen|neemt|namen .. in gebruik|bedrijf, overstap|overgang .. naar .. <ware>, schaffen|schaft .. aan, standaardpakket*
worden .. aangesloten|geplaatst|ingesteld|ingeregeld|geinstalleerd|gemonteerd, zetten|zet|gaan .. over op|naar`},
	// Configuring, buying, maintaining.
	{objection: Objection{Kind: Purchase, Severity: 1}, unless: []clue{{develop, technical}}, phrases: `
*boekhoud*, abonnement*, configur*, cursus*, door de leverancier, handboek*|handleiding, huisstijl*, importeren, inregelen, kant en klaar, kassas
knopen .. aan elkaar, kopen|koopt|kocht, kopieren, koppel* .. boekhoud*|crm|erp|exact|afas, licentie*, logo, migrat*|migrer*
nieuwe computers|laptops|printers|server|servers|telefoons, onderhoud, overzetten, power bi, richten .. in, teams, training*, updates, verbouw*, wifi
workshop*, zalando, zetten .. mailboxen|bestanden`},
	// Market research and sales.
	{objection: Objection{Kind: Market, Severity: 2}, phrases: `
*campagne*, *enquete*, advertent*, beurs|beurzen, brochure*, google, instagram, interviews, marketing*|marktonderzoek*, onze|meer|hogere|de omzet, podcast*
reclame*, subsidie voor, verdienmodel*, verkoopteam, vestiging*, voor .. over hebben`},
	// The shop, the market, everyday business.
	{objection: Objection{Kind: Market, Severity: 1}, phrases: `
bakker*, gemeente, makelaar*, ouders, prijs|prijzen, strippenkaart*, telefoon .. opgenomen|bereikbaar, verkopen
vrienden|vriend .. uitnodigen|toevoegen|volgen, winkel`},
	// Something is explained, nothing developed.
	{name: explains, phrases: `
willen|wil|gaan|proberen .. begrijpen|verklaren|doorgronden|inzicht|achterhalen .. hoe|waarom|waardoor|welke|in, zoeken|zoekt .. uit waarom|waardoor`},
	// It is only so if something else is.
	{name: condition, phrases: `
als|indien|totdat|wanneer|zodra`},
	// Weaker signs, which need a word of each group in one sentence.
	{sign: Evidence{Role: Unknown, Strength: 2}, phrases: `<asks> + <doubts>`},
	{sign: Evidence{Role: Unknown, Strength: 2}, phrases: `<foretells> + <fallsShort>`},
	{sign: Evidence{Role: Unknown, Strength: 2}, phrases: `<gambles>`},
	{sign: Evidence{Role: Problem, Strength: 2}, phrases: `<troubles> + <happens>`},
	{sign: Evidence{Role: KnowledgeEdge, Strength: 1}, phrases: `<ourselves> + <narrow>`},
	{sign: Evidence{Role: RuledOut, Strength: 1}, phrases: `<todays> + <lacks>`},
	{sign: Evidence{Role: Principle, Strength: 1}, phrases: `<ourselves> + <means>`},
	{sign: Evidence{Role: Develops, Strength: 1}, phrases: `<ourselves> + <aims>`},
	{sign: Evidence{Role: Develops, Strength: 1}, phrases: `<builds>`},
	// What somebody writes above or before a clause: "Oplossing 2: …".
	{label: Problem, phrases: `technisch|technische? knelpunt|knelpunten|probleem|problemen|bottleneck|bottlenecks`},
	{label: Solution, phrases: `onze? aanpak, technisch|technische? oplossing|oplossingen|oplossingsrichting|oplossingsrichtingen`},
	{label: KnowledgeEdge, phrases: `technisch|technische? nieuwheid|innovatie`},
	{label: PhaseStep, phrases: `planning|fasering|fase|fases|stap|mijlpalen`},
	// Languages whose name is also an ordinary word or a letter.
	{capital: true, shows: []shown{{Tool, 2, anySentence}}, phrases: `ada, c, dart, elixir, go, julia, perl, r, ruby, rust, scala, structured text, swift`},
}
