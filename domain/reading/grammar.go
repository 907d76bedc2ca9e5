package reading

// The phrases in this file are general Dutch constructions and belong to no trade:
// how writers say that an outcome is unknown, that a known technique falls short, or
// how something will work. grammarTables adds them to phraseTables.

const (
	// openQuestions lists phrases for an unknown outcome, many with "of" (whether). It
	// includes the verb forms at the end of a subordinate clause.
	openQuestions = `
weten|weet|wisten .. niet|nog|geenszins of|hoe|hoeveel|welke|waarom, vraag|vragen .. is|blijft|wordt|luidt of|hoe|hoeveel|welke, vragen ons .. af|of
vraagt zich af, afvragen
niet|nooit|nergens|geenszins|nog .. gezegd|zeker|bekend|duidelijk|bewezen|gegeven|uitgemaakt|uitgezocht|opgehelderd|begrepen|gegarandeerd .. of|dat|hoe|welke|wanneer
allerminst|verre .. vanzelfsprekend|zeker|duidelijk|bekend, geen uitgemaakte zaak, geen gegeven|vanzelfsprekendheid
staat|stond|ligt .. niet|allerminst|nog .. vast, staan .. niet vast, staat .. ter discussie
is|blijft .. ongewis|gissen|gokken|koffiedik|onbeslist|raadsel*|raadselachtig|open|ongrijpbaar, koffiedik kijken, raadsel*, mysterie
zonder zekerheid|garantie|houvast|voorbeeld|precedent|kennis, zekerheid .. ontbreekt|hebben|bestaat .. niet|geen
geen enkele? zekerheid|garantie|voorspelling|peil, zekerheid .. hebben we|wij niet, zeker .. zijn we|wij|ik .. niet|allerminst, zeker weten .. niet
niet|nauwelijks|amper|onmogelijk|moeilijk|lastig|slecht .. te voorspellen|voorzien|schatten|overzien|doorgronden|bepalen|zeggen
niet|nauwelijks|amper|moeilijk|lastig|slecht voorspelbaar
laat|laten zich .. niet|moeilijk|slecht|lastig .. voorspellen|berekenen|modelleren|uitrekenen|afleiden|schatten|inschatten|beredeneren|voorzien
onvoorzien*, onopgelost*, onverklaar*, onbepaald, onontgonnen
kan|kunnen best|goed .. mislukken|tegenvallen|misgaan|blijken|zijn|dat, kan|kunnen ook mislukken|tegenvallen|misgaan, het kan zijn|goed|best
kan|kunnen .. net zo goed|evengoed, niet ondenkbaar, gevaar van|bestaat, het gevaar, reeel gevaar, serieus gevaar, spreken|spreekt .. elkaar .. tegen
spreken .. tegen, nergens|nooit .. beschreven|gemeten|aangetoond|gepubliceerd|onderzocht, kunnen we|wij|ik niet, met als onbekende, enig idee
 nog geen antwoord, oprecht niet, eerlijk gezegd .. niet, zou|zouden kunnen .. dat, als gok, wij hebben daar geen
ervaring reikt niet, valt .. tegen, tegenvallen, tegenvalt, spaak lopen, stuklopen, stukloopt, stuk lopen, op niets uitlopen
doodlopen
of .. genoeg|voldoende|snel|nauwkeurig|stabiel|sterk|betrouwbaar|bestand .. is|blijft|zijn|blijven|blijkt|zal|geeft|geven
of .. overeind|intact|stand|heel|bruikbaar .. blijft|blijven|houdt|houden, of|hoe .. moet|moeten|zal .. blijken|uitwijzen|leren
de proef|praktijk|test|proeven|metingen .. moet|moeten|zal leren|uitwijzen|aantonen
durven|durft|kan|kunnen|wil|willen .. niemand|geen .. voorspellen|zeggen|beloven|garanderen|bevestigen, niemand .. durft|kan|weet|heeft|kon
durven we|wij .. niet, geen van ons .. weet|kan|durft
ontbreekt|ontbreken .. kennis|inzicht|data|theorie|gegevens|meetgegevens, kennis|inzicht|theorie|gegevens|meetgegevens .. ontbreekt|ontbreken
bestaat|is|zijn|bestaan .. nauwelijks|geen|weinig|amper .. kennis|theorie|gegevens|onderzoek|literatuur|ervaring|inzicht
valt|vallen|gaat|gaan|ligt|liggen buiten .. <tech>|kennis|*methode|*modellen|alles|wat, onttrekt|onttrekken zich aan
zonder dat .. weten|weet|kennen|kent|bekend|begrijpen, zonder te kunnen|weten, kan|kunnen zo .. dat
niets|weinig|nauwelijks|niet .. gepubliceerd|beschreven|geschreven|gemeten, kennisleemte*, staat of valt, valt of staat, weten we pas|wij
merken|zien|weten .. pas, kan .. beide|alle kanten, niet hard te maken, geen hard bewijs, bewijs .. ontbreekt, in theorie .. praktijk|maar
theoretisch .. praktijk|maar, theorie .. zegt|voorspelt .. niet, flauw benul, geen notie, geen flauw, durf ik|we .. niet, nog zoeken, een zoektocht
is zoeken naar
hoe .. zich .. gedraagt|gedragen|houdt|houden|ontwikkelt, hoe|hoeveel|welke|waarom|waardoor .. is|blijft .. onbekend|onduidelijk|onzeker|raadsel|vraag
is|zijn .. nog niet|nooit .. onderzocht|beschreven|gemeten|bekend|begrepen|bewezen|aangetoond
niet|nooit eerder .. aangetoond|bewezen|gelukt|gemeten|beschreven|onderzocht
kan|kunnen .. averechts|roet|omslaan|doorslaan|ontsporen, dreigt te, loopt|lopen .. kans|gevaar|risico, schuilt .. gevaar|risico|onzekerheid
daar .. zit|ligt|schuilt .. risico|onzekerheid|twijfel, niet zonder risico, kans van slagen, slagingskans, fiftyfifty, onzekere factor
leert .. de proef|praktijk|tijd, moet .. leren|leert|uitkomen, pas .. als|wanneer .. gemeten|gebouwd|getest|draait
prototype moet .. antwoord|uitsluitsel|leren, uitsluitsel, geen pasklaar|kant antwoord|oplossing, antwoord .. hebben we|wij niet
hebben .. geen .. antwoord|verklaring|formule, verklaring .. ontbreekt|hebben, kennishiaat, witte vlek, blinde vlek, begrijpen .. niet|nog|onvoldoende
niet begrepen, onbegrepen
vrees*, zorg is of|dat, bang dat, ongerust of, sceptisch of, aarzel*, spannend of, spannende is of, spannende vraag, hachelijk, waag*, gewaagd
kansrijk .. maar, hopelijk, wie .. zegt dat, benieuwd
tasten .. duister, in het duister, onbekende factor|grootte|parameter*, grote onbekende, niet uit te rekenen|sluiten
niet te becijferen|bewijzen|achterhalen|doorgronden, geen model dat .. voorspelt|beschrijft
geen theorie*|formule*|model|modellen|richtlijn* .. voor|die
met .. risico dat|op|van, lopen .. risico, kans .. groot|klein|aanwezig|reeel, kans op mislukk*|falen, faalkans, slaagkans
slagen .. is|onzeker, of .. slagen|slaagt|lukt|lukken`

	// openTrials lists phrases for what experiments must show.
	openTrials = `
kon|kan|konden|kunnen .. niet vertellen|aangeven|bevestigen, durft|durven .. zeggen|voorspellen, moet|moeten .. leren
hangt|hangen .. af .. of|hoe|welke, van .. af of, valt|vallen alleen|pas te meten|bepalen|proberen|zien, kun|kan|kunnen .. niet uitrekenen|berekenen|voorspellen, zou .. kunnen mislukken, weten we|wij pas na

onderzoeken|onderzoekt|onderzocht|nagaan|nagegaan|uitzoeken|uitgezocht|toetsen|getoetst|achterhalen|aantonen|aangetoond|bewijzen|bepalen|bekijken|bekeken|testen|verkennen|verkend|beproeven|vaststellen|kijken|proberen of|hoe|hoeveel
onderzoek|onderzoeken|proef|proeven|experiment|experimenten|metingen|test|tests|simulaties .. moet|moeten|zal|zullen .. uitwijzen|leren|duidelijk|aantonen|blijken|tonen|laten
moet|moeten|zal|zullen .. uit proeven|metingen|tests|onderzoek|experimenten|de|het .. blijken, moet .. blijken, nog .. bewezen|aangetoond worden
nog .. te bezien|bewijzen|ontdekken
gaan|ga|gaat .. na of|hoe|in, zoeken|zoekt .. uit of|hoe|in, gaan .. kijken|uitproberen|proberen|testen|meten .. of|hoe`

	// fallsShort lists phrases for a known technique that falls short.
	fallsShort = `
<existing> .. raakt|raken|faalt|falen|hapert|stopt|stuit|stuiten|loopt|lopen|kost|kosten|duurt|duren|vraagt|vragen|vergt|eist|eisen|mislukt|mislukken|leidt|leiden|laat|breekt|slaat|ziet|zien|verstoort|verstoren|uitgaan
<existing> .. terwijl|doordat|daardoor|waardoor|ondanks|pas|hooguit|maximaal|hoogstens|zodra|tenzij|behalve
helpt|helpen|helpt het .. niet|maar|nauwelijks|amper|onvoldoende|weinig|slechts|hooguit, wel .. maar, wel .. echter
werkt alleen|pas|slechts|hooguit|averechts|uitstekend|prima|goed .. maar|bij, werken alleen|pas|slechts|hooguit|prima|goed .. maar|bij
proberen we|wij eerder, hebben .. geprobeerd|beproefd|getest|gemeten|overwogen|onderzocht|vergeleken, probeerden, geprobeerd, uitgeprobeerd
beproefd .. maar, eerder .. geprobeerd, zonder resultaat|succes, leverde .. niet|geen|weinig, gaf .. niet|geen|te, geven .. niet|geen|te
biedt .. niet|geen|onvoldoende, bood .. geen|niet
is|zijn|wordt|worden|bleek|bleken|blijkt|blijken .. geen|niet .. optie|oplossing|uitkomst|bruikbaar|geschikt|haalbaar|toereikend|werkbaar|alternatief|toepasbaar
bleek|bleken|blijkt|blijken .. te|niet|onvoldoende|ongeschikt|onbruikbaar|ontoereikend, geen soelaas, komt|komen .. niet in aanmerking
afgeschreven als, afgewezen, terzijde, laten we vallen, viel .. af, vielen .. af, valt .. af, vallen .. af, vervalt, vervallen
wie nu, gaat|gaan .. uit van, kan niet tegen, in de handel .. alleen|slechts, alleen .. te krijgen, kunnen .. niet, kan .. niet, wist|wissen .. ook
kost|kosten .. te veel, verdubbelt, verdrievoudigt, weegt|wegen .. te, mag|mogen .. niet meer, lost .. op maar, is .. aangetoond, werkt .. goed maar
meer|hogere|lagere|dikkere|dunnere|grotere|kleinere|fijnere|grovere|snellere|tragere|extra|langer|vaker .. maakt|maken|geeft|geven|kost|kosten|slibt|leidt|leiden|verhoogt|verlaagt|helpt|helpen|werkt|werken
anders dan, waar .. gewone|anderen|andere|bestaande|klassieke|huidige, in plaats van, niet langer met, zonder gebruik van, wijkt af van, wijken af van
in tegenstelling tot, vergeleken met, ten opzichte van, afwijkend van, omgekeerd aan, terwijl .. bestaande|gangbare|gewone|andere|huidige|anderen
nu|thans|vandaag|momenteel .. wordt|worden|gebeurt|doet|gaat|werkt|werken .. met|handmatig|met|hand|door|op|via
wordt|worden|gebeurt|gebeuren nu|thans|vandaag|momenteel|doorgaans|meestal|altijd|vaak|normaal|traditioneel|gewoonlijk|tot
worden .. altijd|doorgaans|meestal|gewoonlijk|normaal, gewoonlijk, in de regel, algemeen gebruikelijk, vakgenoten, collega bedrijven
er is|bestaat|bestaan|zijn .. geen|nog .. methode*|techniek*|oplossing*|model*|systeem|structuur|procede*|recept|apparaat|algoritme*|middel*|manier
geen .. bestaande|bekende|beschikbare|kant .. <tech>, bestaan .. maar geen, vonden .. niet|geen|nergens
nergens .. gevonden|beschreven|gepubliceerd|toegepast|gelukt, voor zover .. bekend|weten|vinden|konden|nagaan .. niet|geen|nooit|nergens|altijd
zover .. bekend
spreken|spreekt .. elkaar .. tegen, niet opgewassen tegen, volstaat|volstaan .. niet, met .. lukt .. niet, te kort, schiet .. tekort
eerder probeerden, probeerden .. maar, faalde, faalden, mislukte, mislukten, leverde .. op maar, werkte .. niet, werkten .. niet, bleek .. niet
hielp .. niet|nauwelijks, zijn|is gemaakt|ontworpen|bedoeld voor, is .. toegesneden op, zijn .. toegesneden op, geldt|gelden alleen
beperkt|beperken zich tot, stopt|stoppen bij|zodra, bezwijkt|bezwijken, literatuur, publicaties, wetenschappelijke artikelen, vakpublicaties
stand der techniek, state of the art, stand van de techniek`

	// directions lists phrases for how something is going to work.
	directions = `
lijkt|lijken .. kansrijk|veelbelovend|mogelijk|haalbaar, kansrijk, veelbelovend, denken dat|aan|te|we, denkt aan, dachten aan
hopen dat|te|met|door|een|de, verwachten dat, vermoeden dat|we, vermoeden is, gok is, gokken op, mikken op, zetten in op, inzetten op
het|dit|ons <plan>|ontwerp .. <verb>|wil|gaat|combineert|gebruikt, overwegen, kiezen voor, kiezen .. voor
werkingsprincipe, werkt .. als, werking .. berust|is|gebruikt, berust op, berusten op, steunt op, steunen op, maakt gebruik van, maken gebruik van
gebruikmakend van, gebruik .. makend, benut, benutten, uitgangspunt is, kern .. is|vormt, kern van, hart .. is|vormt, truc .. is
sleutel .. is|ligt|zit, gedachte is, idee is, opzet is, insteek is, hypothese is, aanpak is, route is, voorstel is, <plan> .. is|voorziet
onze|ons|mijn vondst|vinding|uitvinding|oplossing|ontwerp|systeem|model|methode|techniek|rekenmodel|algoritme .. is|gebruikt|neemt|legt|laat|leest|werkt|stuurt|berekent|maakt|doet|zet|houdt
we|wij overwegen|proberen|beproeven|bekijken|testen|onderzoeken|zoeken|denken|willen|gaan|laten|ontwikkelen|maken|bouwen
overwegen|proberen|willen|laten|gaan|sturen|voorspellen we|wij, zoeken het in, bedoeling is, richting is
aanpak|idee|route|oplossing|richting|hypothese|principe .. is|gebruikt|bestaat|berust|gaat
in plaats daarvan, daarom .. <we>|wordt|worden|een|het, daartoe, daarvoor .. <we>|wordt|worden, hiertoe, hiervoor .. <we>|wordt|worden
met .. willen|proberen|hopen|denken .. <we>|te, wil|willen|gaan|gaat|zou|zouden|proberen .. laten
volgens het principe, naar het voorbeeld, zoals in de natuur, afgekeken van, bedachten een, bedacht .. een|om, bedenken een`

	// shortcomings lists words that say that something is not as it should be. They
	// are so common that they count only in a technical text.
	shortcomings = `blijft|blijven .. achter|steken|hangen, zakt|daalt|keldert|verdwijnt|ontbreekt|wegvalt|breekt|lekt|valt|stopt|hapert|faalt
zakken|dalen|verdwijnen|ontbreken|wegvallen|breken|lekken|vallen|stoppen|haperen|falen, niet, geen, nauwelijks, amper, onvoldoende, te <adj>, slechts
hooguit, alleen, zodat, waarna, waardoor, ondanks, bij elke, soms, steeds, telkens, vaak, zelfs, sneller dan, langzamer dan`

	// workings lists phrases for what is done to what.
	workings = `
wordt|worden .. door|met|via|in|op|naar|uit, moet|moeten .. <effect>, laten|laat .. <effect>
die|dat|waarmee|waarbij|waarin|zodat|waardoor .. <effect>, <effect>`
)

// introductions lists phrases that introduce what is developed without a verb like
// "ontwikkelen".
const introductions = `
doel|onderwerp|inzet|kern|resultaat|uitkomst|inhoud|bedoeling|essentie .. <plan> .. is|wordt|vormt, <plan> .. is een
^doel een|de|het, doel|streven|inzet|ambitie|bedoeling is een, gaat om|over een, betreft een, project|idee|plan|concept|voorstel een
<plan> .. leiden|leidt|komen|resulteren tot|in, <plan> .. betreft|behelst|omvat|beoogt|richt, beogen, beoogt, gericht op
werken|werk|werkt .. aan een|de|het, gewerkt .. aan, werken wij|we aan, bouwt|bouwen aan, sleutelen aan, broeden op, werken toe naar, streven naar
er komt een, moet er komen, komt er een
willen|wil .. komen tot|van, we|wij gaan .. <verb>, tot stand brengen, op poten zetten, vorm geven aan, uitdokteren, knutselen
tot ontwikkeling brengen, komen met een, richt zich op .. <verb>, experimenteren met, proberen .. te <verb>, nieuw type, nieuwe generatie, nieuw soort
zoeken naar een, op zoek naar een, in ontwikkeling, uitvinden, uitgevonden, laten ontstaan, bedachten, vinden .. uit`

// promises lists words for something new. They keep a text without technology amber
// instead of red, because the applicant may have more to tell.
const promises = `
nieuw|nieuwe|nieuwste manier|product|producten|oplossing|concept|techniek|technologie|aanpak|systeem|methode|machine|materiaal|idee|apparaat|proces|soort|aan
vernieuwend*, innovati*, vernieuwen, slim|slimme|slimmer, als|de enige|eerste, moet|moeten .. zijn|kunnen|werken|voldoen|blijven, verkennen, verkent
kan|kunnen betekenen, mogelijkheden van, beter, betere, helpen, digitaliser*, onderzoek*, technisch*, technolog*, uniek*, idee, verbeter*, duurza*
milieuvriendelijk*, circulair*, ontwikkel*, uitvind*, efficient*, modern*`

// hedges lists words that soften a statement. They are too weak to count as
// uncertainty by themselves.
const hedges = `
zou, zouden, mogelijk, misschien, wellicht, vermoedelijk, waarschijnlijk, hopen, hoop, hopelijk, gevaar, vraag, vragen ons, gok, durven, durft
proefondervindelijk, ontdekken, uitvinden, uitzoeken, blijken, blijkt, het diepe, kritisch, kritiek, spannend, experimenteren, experimenten, proeven
proberen, beproeven, lijkt, lijken
kan|kunnen .. bros|zacht|instabiel|traag|breken|scheuren|smelten|verstoren|vervormen|loslaten|uitvallen|bevriezen|verstoppen|beschadigen|wegvallen|haperen|vastlopen|bederven|verkleuren|tegenvallen
tegenvallen, lastig te, moeilijk te, nog niet`

// grammarTables contains the tables of this file by category.
var grammarTables = map[category]string{
	uncertain: openQuestions + openTrials,
	limited:   fallsShort,
	trial:     directions,
	lack:      shortcomings,
	develop:   introductions,
	promise:   promises,
	hedge:     hedges,
	relative:  `die, dat, welke, waarin, waarmee, waarvan, waarbij, op basis van, gemeten`,
	working:   workings,
}
