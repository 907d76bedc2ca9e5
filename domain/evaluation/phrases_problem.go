package evaluation

// problemPhrases are the phrases for what goes wrong, what is not known and what falls
// short, by category. They are sorted; lexicon explains their notation.
var problemPhrases = map[category]string{
	bottleneck: `
*drift, *fout|*fouten, *knelpunt*, *probleem|*problemen, *ruis, *schade, *trilling*|trillen, *vertraging, aangroei*, afwijk*, beschadig*, bevriest, breekt
breken, breuk, bromtoon, daalt, dikker, divergeert, exponentieel, faal*, gevaar, giftig*, glijden, groeit .. kwadratisch, haalbaar
haalt|lukt|vinden|vindt|werken|werkt .. niet, instabiel*, kan|kunnen .. niet|geen, klonter*, laat .. los, last van, leidt .. tot, lekken, lekt
loopt .. achter, loopt|lopen .. vast, loslat*, mislukken, missen, mist
niet snel|nauwkeurig|stabiel|betrouwbaar|sterk|robuust|efficient|schaalbaar|consistent|reproduceerbaar|voorspelbaar genoeg?, ontstaan|ontstaat
onzin, past .. niet, plakken|plakt, raken .. kwijt, remmen, scheef*|scheur*, schuimt .. over, slijtage, slingeren, sluit .. af, smelt, splijt*
spreken .. tegen, stijgt, stolt, storing*, te <adj>, tegenwerk*, trager, uitval, vals* alarm*|positie*|meld*, valt .. uit, vastlopen, verkeerde, verkleur*
verlies*|verliezen, verouder*, verstop*, vertraagt, vervorm*, verwar*, verzwak*`,
	causal: `
daardoor, doordat, omdat, oorzaak .. is|ligt|zit|daarvan, vanwege, veroorzaakt, waardoor, want, zodra`,
	uncertain: `
<we> begrijpen|weten .. niet|nog, ^mogelijk|misschien|wellicht|vermoedelijk, ^of, afwachten of, allerminst|niet|nooit|geenszins|verre .. zeker
bestaat|is|zijn|bestaan .. nauwelijks|geen|weinig|amper .. kennis|theorie|gegevens|onderzoek|literatuur|ervaring|inzicht, betwijfel*, de vraag, geen idee
het kan zijn|goed|best, hypothes*, is|blijft .. ongewis|gissen|gokken|koffiedik|onbeslist|raadsel*|raadselachtig|open|ongrijpbaar, kans bestaat|dat|is
kennis|inzicht|theorie|gegevens|meetgegevens .. ontbreekt|ontbreken, mislukk*, moeten .. uitwijzen|blijken|aantonen|uitvinden|uitzoeken
niemand .. durft|kan|weet|heeft|kon, niet .. bewijzen|garanderen|inschatten|overzien|voorspellen|zeggen
niet aangetoond|bekend|bewezen|duidelijk|gegarandeerd|vanzelfsprekend|vastgesteld|voorspelba*|weten|wetend|zeker
niets|weinig|nauwelijks|niet .. gepubliceerd|beschreven|geschreven|gemeten
niet|nooit|nergens|geenszins|nog .. gezegd|zeker|bekend|duidelijk|bewezen|gegeven|uitgemaakt|uitgezocht|opgehelderd|begrepen|gegarandeerd .. of|dat|hoe|welke|wanneer
of .. genoeg|voldoende|snel|nauwkeurig|stabiel|sterk|betrouwbaar|bestand .. is|blijft|zijn|blijven|blijkt|zal|geeft|geven, of dit|dat|het .. kan|lukt|werkt
of|hoe .. moet|moeten|zal .. blijken|uitwijzen|leren, onbekend*
onderzoeken|onderzoekt|nagaan|uitzoeken|toetsen|achterhalen|aantonen|bewijzen|bepalen|bekijken|testen|verkennen|beproeven|uitproberen|ontdekken|kijken|vaststellen .. of
onderzoeken|onderzoekt|onderzocht|nagaan|nagegaan|uitzoeken|uitgezocht|toetsen|getoetst|achterhalen|aantonen|aangetoond|bewijzen|bepalen|bekijken|bekeken|testen|verkennen|verkend|beproeven|vaststellen|kijken|proberen of|hoe|hoeveel
onduidelijk of|hoe|welke|wat|is|blijft|waarom|nog, onzeker*, risico*, spreken|spreekt .. elkaar .. tegen, twijfel*
valt|vallen alleen|pas te meten|bepalen|proberen|zien, valt|vallen|gaat|gaan|ligt|liggen buiten .. <tech>|kennis|*methode|*modellen|alles|wat, vermoed*
vooraf|voorhand .. niet|geen|lastig|onmogelijk, vraagteken*, weten <we> .. niet|nog, weten we pas|wij
weten|weet|wisten .. niet|nog|geenszins of|hoe|hoeveel|welke|waarom, zonder dat .. weten|weet|kennen|kent|bekend|begrijpen, zonder te kunnen|weten
zonder zekerheid|garantie|houvast|voorbeeld|precedent|kennis`,
	unpredicted: `
elkaar .. beinvloeden, geen|weinig|nauwelijks gegevens|meetgegevens|metingen|data|literatuur|kennis
hangt|hangen .. af van
literatuur|publicaties|artikelen|vakliteratuur .. geen|niet|tegen|alleen, nergens|nooit|niet .. beschreven|gemeten|gepubliceerd|onderzocht
niemand .. voorspellen|weet|weten|zeggen|gemeten|beschreven|uitrekenen|opzoeken
niet|nauwelijks|onmogelijk|moeilijk|lastig|slecht|amper .. voorspellen|voorspelbaar|berekenen|modelleren|simuleren|uitrekenen|doorrekenen|inschatten
onvoorspelbaar`,
	alternative: `
<existing> .. <bad>|alleen|echter|helaas|maar|omdat|slechts|want, afgevallen, alleen boven|onder|bij|als, alternatie*, bestaat .. nog niet
bestaat|bestaan nog? geen <tech>, helpen|helpt .. niet|onvoldoende|nauwelijks, houdt|niet .. maar, in plaats van
is|zijn .. te kostbaar|duur|zwaar|traag|groot, literatuur*, lost .. niet op, maakt|maken .. te|mat|dof|bros|ongeschikt, maar dan, nu per|met|door|op, octrooi*
onbruikbaar, ongeschikt, past niet, patent*, sterker .. sluit|maakt|geeft, tot dusver, tot nu toe, uitgesloten, valt .. af
voldoen|voldoet .. niet|onvoldoende, wordt|worden bros|te|zacht|broos|instabiel|onbruikbaar`,
	limited: `
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
zijn|is gemaakt|ontworpen|bedoeld voor`,
	existing: `
<existing>`,
	hedge: `
blijken|blijkt
kan|kunnen .. bros|zacht|instabiel|traag|breken|scheuren|smelten|verstoren|vervormen|loslaten|uitvallen|bevriezen|verstoppen|beschadigen|wegvallen|haperen|vastlopen|bederven|verkleuren|tegenvallen
proberen, proeven, spannend, vragen ons, zou`,
	ours: `
ervaring .. geen|alleen|ontbreekt|niet, geen|weinig|nauwelijks <big>? ervaring|kennis|expertise, hebben .. alleen ervaring
kennen|beheersen .. nog? niet|alleen|nog, nieuw voor ons|mij|onze, nog nooit, nooit eerder
nooit|niet .. eerder|zelf? .. gedaan|gemaakt|gebouwd|toegepast|ontwikkeld|gebruikt|geprogrammeerd|ontworpen|geprobeerd, onze kennis .. reikt|stopt|houdt
technisch* nieuw*|vernieuwend*, voor het eerst, voor ons|onze .. nieuw*|onbekend*|eerste`,
}
