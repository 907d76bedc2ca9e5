package evaluation

// problemPhrases are the phrases for what goes wrong, what is not known and what falls
// short, by category. They are sorted; lexicon explains their notation.
var problemPhrases = map[category]string{
	bottleneck: `
*drift, *fout, *fouten, *knelpunt*, *lekkage, *probleem, *problemen, *ruis, *schade, *trilling*, *verlies, *vertraging, aangroei*, afbreekt, afbreken, afwijk*
barst*, bederf*, beschadig*, besmet*, bevriest, blaasjes, botsing*, breekt, breken, breuk, bromtoon, bros, corrosie, daalt, delamin*, dempt, dichtslib*, dikker
divergeert, door elkaar, doorbuig*, drijft .. weg, dubbele, exponentieel, faal*, foute, gaan .. af, gaan .. verloren, gevaar, giftig*, glijden, gooit .. weg
groeit .. kwadratisch, haalbaar, haalt .. niet, halen .. niet, hapert, hecht .. niet, herkent|herkennen .. niet, hitte, hysterese, instabiel*, interfer*, inzakt
kan .. niet|geen, kapot, klem*, klonter*, knapt, komt .. los, kookt, kostbaar, krimpen, krimpt, krom, kromtrek*, kruisgevoelig*, krullen, kunnen .. niet|geen
laat .. los, last van, leiden tot, leidt .. tot, lekken, lekt, loopt .. achter, loopt|lopen .. vast, lopen .. achter, lopen .. uiteen, loslat*
lost .. niet .. op, lukken .. niet, lukt .. niet, mislukken, mislukt, missen, mist, moeilijk te, neemt .. af, niet gelijkmatig, niet meer te
niet snel|nauwkeurig|stabiel|betrouwbaar|sterk|robuust|efficient|schaalbaar|consistent|reproduceerbaar|voorspelbaar genoeg?, niet synchroon
niet te meten|herkennen|scheiden|voorspellen|onderscheiden|controleren|regelen|verwerken|detecteren|sturen, onbruikbaar*, ongeldig*, onhaalbaar*, onleesbaar
onmogelijk, ontbreekt, ontmeng*, ontspoort, ontstaan, ontstaat, onvoldoende, onvolledig*, onvoorspelba*, onwerkbaar*, onzichtbaar, onzin, opwarm*, overslaat
overstem*, oxidatie, oxideer*, passen .. niet, past .. niet, plakken, plakt, raken .. kwijt, reageren .. niet|te, reflecties, remmen, remt, resonantie, roest*
rotting, ruist, schadelijk, scheef*, scheur*, schiet|schieten .. tekort, schommel*, schuimt .. over, slijt, slijtage, slijten, slingeren, slip, slipt
sluit .. af, smelt, splijt*, splintert, spreken .. tegen, springen, springt, stagneert, sterven, stijgt, stolt, stoort, storing*, strepen, te <adj>
tegenstrijdig*, tegenwerk*, time out*, toeneemt, trager, treden .. op, trillen, trilt, uit de pas, uitspoel*, uitval, vals* alarm*|positie*|meld*, valse
valt .. uit, vastlopen, verbrand*, verdampt, vergelen, verkeerde, verkleur*, verlaagt, verlies*, verliezen, verloopt, verlopen, verloren gaan, vermindert
veroorza*, verouder*, verpulver*, verschillend uitzet*, verstijf*, verstoor*, verstop*, verstoren, verstrooi*, vertraagt, vervorm*, vervuil*, verwar*
verwissel*, verzadig*, verzwak*, vindt|vinden .. niet, vlekken, vonk*, vreet .. aan, warmer, wegglijden, wegspoel*, werkt|werken .. niet, wijken .. af
zakt .. in, zwabber*`,
	causal: `
daardoor, doordat, hierdoor, omdat, oorzaak .. is|ligt|zit|daarvan, vanwege, veroorzaakt, waardoor, want, zodra`,
	uncertain: `
<we> begrijpen .. niet|nog|onvoldoende, <we> weten .. niet|nog, ^mogelijk|misschien|wellicht|vermoedelijk, ^of, afwachten of, allerminst|niet|nooit|geenszins|verre .. zeker
begrijpen <we> .. niet|nog|onvoldoende, bestaat|is|zijn|bestaan .. nauwelijks|geen|weinig|amper .. kennis|theorie|gegevens|onderzoek|literatuur|ervaring|inzicht
betwijfel*, blinde vlek, de vraag, ervaring reikt niet, gaan na|onderzoeken|bekijken .. of, geen antwoord, geen houvast|zicht|inzicht, gok, hangt af van
het kan zijn|goed|best, hypothes*, is|blijft .. ongewis|gissen|gokken|koffiedik|onbeslist|raadsel*|raadselachtig|open|ongrijpbaar, is|blijft|het onduidelijk
is|zijn .. nog niet|nooit .. onderzocht|beschreven|gemeten|bekend|begrepen|bewezen|aangetoond, kans bestaat|is, kans dat, kan|kunnen zo .. dat
kan|kunnen|zou|zouden .. mislukken|tegenvallen|falen|misgaan, kennis|inzicht|theorie|gegevens|meetgegevens .. ontbreekt|ontbreken
kun|kan|kunnen .. niet uitrekenen|berekenen|voorspellen, loopt|lopen .. kans|gevaar|risico, mislukk*, moet .. leren|leert
moeten .. uitwijzen|blijken|aantonen|uitvinden|uitzoeken, moet|moeten .. leren, nergens|nooit .. beschreven|gemeten|aangetoond|gepubliceerd|onderzocht
niemand .. durft|kan|weet|heeft|kon, niemand .. of|hoe|vertellen|zeggen, niemand .. weet|weten|voorspellen, niet .. bewijzen
niet .. te voorspellen|zeggen|garanderen|overzien|berekenen|bepalen|beoordelen|inschatten|schatten|beredeneren|achterhalen
niet .. voorspellen|inschatten|garanderen|overzien|zeggen, niet duidelijk|bekend|zeker|voorspelba*|gegarandeerd|bewezen|aangetoond|vastgesteld|vanzelfsprekend
niet weten|wetend, niets|weinig|nauwelijks|niet .. gepubliceerd|beschreven|geschreven|gemeten
niet|nooit eerder .. aangetoond|bewezen|gelukt|gemeten|beschreven|onderzocht
niet|nooit|nergens|geenszins|nog .. gezegd|zeker|bekend|duidelijk|bewezen|gegeven|uitgemaakt|uitgezocht|opgehelderd|begrepen|gegarandeerd .. of|dat|hoe|welke|wanneer
of .. genoeg|voldoende|snel|nauwkeurig|stabiel|sterk|betrouwbaar|bestand .. is|blijft|zijn|blijven|blijkt|zal|geeft|geven
of .. overeind|intact|stand|heel|bruikbaar .. blijft|blijven|houdt|houden, of dit|dat|het .. kan|lukt|werkt
of|hoe .. moet|moeten|zal .. blijken|uitwijzen|leren, onbekend*
onderzoeken|onderzoekt|nagaan|uitzoeken|toetsen|achterhalen|aantonen|bewijzen|bepalen|bekijken|testen|verkennen|beproeven|uitproberen|ontdekken|kijken|vaststellen .. of
onderzoeken|onderzoekt|onderzocht|nagaan|nagegaan|uitzoeken|uitgezocht|toetsen|getoetst|achterhalen|aantonen|aangetoond|bewijzen|bepalen|bekijken|bekeken|testen|verkennen|verkend|beproeven|vaststellen|kijken|proberen of|hoe|hoeveel
onduidelijk of|hoe|welke|wat|is|blijft|waarom|nog, ongewis*, onzeker*, open is|blijft|staat, risico*, spannende is of
spreken|spreekt .. elkaar .. tegen, staat|stond|ligt .. niet|allerminst|nog .. vast, twijfel*, valt|vallen alleen|pas te meten|bepalen|proberen|zien
valt|vallen|gaat|gaan|ligt|liggen buiten .. <tech>|kennis|*methode|*modellen|alles|wat, vermoed*, vooraf|voorhand .. niet|geen|lastig|onmogelijk, vraagteken*
vrezen, weinig|niets .. bekend, weten <we> .. niet|nog, weten we pas|wij, weten|weet|wisten .. niet|nog|geenszins of|hoe|hoeveel|welke|waarom
wij hebben daar geen, zoeken|zoekt .. uit of|hoe|in, zonder dat .. weten|weet|kennen|kent|bekend|begrijpen, zonder te kunnen|weten
zonder zekerheid|garantie|houvast|voorbeeld|precedent|kennis`,
	unpredicted: `
beinvloeden elkaar, elkaar .. beinvloeden, geen van ons .. voorspellen|weet, geen|weinig|nauwelijks gegevens|meetgegevens|metingen|data|literatuur|kennis
hangt|hangen .. af van, literatuur|publicaties|artikelen|vakliteratuur .. geen|niet|tegen|alleen
nergens|nooit|niet .. beschreven|gemeten|gepubliceerd|onderzocht, niemand .. voorspellen|weet|weten|zeggen|gemeten|beschreven
niet|nauwelijks|onmogelijk|moeilijk|lastig|slecht|amper .. voorspellen|voorspelbaar|berekenen|modelleren|simuleren|uitrekenen|doorrekenen|inschatten
omdat|doordat|want|aangezien .. nooit|nergens|onbekend|afhangt|afhangen|afhankelijk|wisselt
ontbreken|ontbreekt .. gegevens|meetgegevens|kennis|data|model, onvoorspelbaar, spreken elkaar tegen`,
	alternative: `
<existing> .. <bad>, <existing> .. maar|alleen|echter|helaas|slechts|omdat|want, <existing> .. te <adj>, afgevallen, alleen boven|onder|bij|als, alternatie*
bestaat .. nog niet, bestaat|bestaan nog? geen <tech>, doorgaans, een gewone|klassieke|standaard|bestaande|eenvoudige|vaste|centrale .. <bad>
er is|bestaat nog? geen .. <tech>|*methode|*techniek|*sensor|*model, geen optie, helpen|helpt .. niet|onvoldoende|nauwelijks, helpt maar|slechts|alleen
houdt .. maar, in plaats van, is .. te kostbaar|duur|zwaar|traag|groot, literatuur*, lost .. niet op, maakt|maken .. te|mat|dof|bros|ongeschikt, maar dan
nergens ervaring, niet .. maar, nu per|met|door|op, octrooi*, onbetaalbaar, onbruikbaar, ongeschikt, onwerkbaar, open source .. <bad>, passen niet, past niet
patent*, sterker .. sluit|maakt|geeft, tot dusver, tot nog toe, tot nu toe, tot op heden, uit publicaties|artikelen|onderzoek, uitgesloten, vakliteratuur
valt .. af, voldoen .. niet|onvoldoende, voldoet .. niet|onvoldoende, waar andere*, wordt|worden bros|te|zacht|broos|instabiel|onbruikbaar
zijn .. te kostbaar|duur|zwaar|traag|groot`,
	limited: `
<existing> .. raakt|raken|faalt|falen|hapert|stopt|stuit|stuiten|loopt|lopen|kost|kosten|duurt|duren|vraagt|vragen|vergt|eist|eisen|mislukt|mislukken|leidt|leiden|laat|breekt|slaat|ziet|zien|verstoort|verstoren|uitgaan
<existing> .. terwijl|doordat|daardoor|waardoor|ondanks|pas|hooguit|maximaal|hoogstens|zodra|tenzij|behalve, anders dan, bezwijkt|bezwijken
er is|bestaat|bestaan|zijn .. geen|nog .. methode*|techniek*|oplossing*|model*|systeem|structuur|procede*|recept|apparaat|algoritme*|middel*|manier, geprobeerd
geven .. niet|geen|te, gewoonlijk, hebben .. geprobeerd|beproefd|getest|gemeten|overwogen|onderzocht|vergeleken, in de handel .. alleen|slechts
in tegenstelling tot, is .. aangetoond
is|zijn|wordt|worden|bleek|bleken|blijkt|blijken .. geen|niet .. optie|oplossing|uitkomst|bruikbaar|geschikt|haalbaar|toereikend|werkbaar|alternatief|toepasbaar
kan .. niet, kost|kosten .. te veel, kunnen .. niet, mag|mogen .. niet meer
meer|hogere|lagere|dikkere|dunnere|grotere|kleinere|fijnere|grovere|snellere|tragere|extra|langer|vaker .. maakt|maken|geeft|geven|kost|kosten|slibt|leidt|leiden|verhoogt|verlaagt|helpt|helpen|werkt|werken
met .. lukt .. niet, mislukte, nergens .. gevonden|beschreven|gepubliceerd|toegepast|gelukt
nu|thans|vandaag|momenteel .. wordt|worden|gebeurt|doet|gaat|werkt|werken .. met|handmatig|met|hand|door|op|via, publicaties, schiet .. tekort
spreken|spreekt .. elkaar .. tegen, stand der techniek, stand van de techniek, stopt|stoppen bij|zodra, te kort, ten opzichte van, vallen .. af, verdubbelt
vergeleken met, vervallen, vervalt, voor zover .. bekend|weten|vinden|konden|nagaan .. niet|geen|nooit|nergens|altijd
waar .. gewone|anderen|andere|bestaande|klassieke|huidige, wel .. maar, wie nu
wordt|worden|gebeurt|gebeuren nu|thans|vandaag|momenteel|doorgaans|meestal|altijd|vaak|normaal|traditioneel|gewoonlijk|tot
zijn|is gemaakt|ontworpen|bedoeld voor, zover .. bekend`,
	lack: `
niet, zakken|dalen|verdwijnen|ontbreken|wegvallen|breken|lekken|vallen|stoppen|haperen|falen
zakt|daalt|keldert|verdwijnt|ontbreekt|wegvalt|breekt|lekt|valt|stopt|hapert|faalt`,
	existing: `
<existing>, open source`,
	hedge: `
beproeven, blijken, blijkt, experimenteren, gevaar, het diepe, hopelijk, hopen
kan|kunnen .. bros|zacht|instabiel|traag|breken|scheuren|smelten|verstoren|vervormen|loslaten|uitvallen|bevriezen|verstoppen|beschadigen|wegvallen|haperen|vastlopen|bederven|verkleuren|tegenvallen
lijken, lijkt, moeilijk te, mogelijk, nog niet, ontdekken, proberen, proeven, spannend, uitzoeken, vraag, vragen ons, waarschijnlijk, zou, zouden`,
	ours: `
eigen maken, ervaring .. geen|alleen|ontbreekt|niet, geen van ons, geen van onze .. heeft|hebben|kent, geen|weinig|nauwelijks <big>? ervaring|kennis|expertise
geheel|volkomen|volledig|helemaal|totaal nieuw, hebben .. alleen ervaring, hebben|heb we|wij|ik .. nooit, kennen|beheersen .. nog? niet|alleen|nog
kennis .. missen|mist|beperkt|schiet, missen|mist <we>? .. kennis|ervaring|expertise, moeten .. leren, niemand heeft .. eerder, niet eerder, niet in huis
nieuw vakgebied|gebied|terrein|domein, nieuw voor ons|mij|onze, nieuwe kennis, noch .. ervaring|kennis|team, nog nooit, nooit eerder
nooit|niet .. eerder|zelf? .. gedaan|gemaakt|gebouwd|toegepast|ontwikkeld|gebruikt|geprogrammeerd|ontworpen|geprobeerd, onbekend met, ontbreekt .. ons|kennis
onze kennis .. reikt|stopt|houdt, sprong in het diepe, technisch* nieuw*, technisch* vernieuwend*, tot nu toe deden|maakten|bouwden|werkten we|wij
voor het eerst, voor ons .. nieuw|onbekend*|onontgonnen, voor ons|onze .. nieuw*|onbekend*|eerste, we hebben tot nu toe alleen|uitsluitend, zijn .. en geen`,
}
