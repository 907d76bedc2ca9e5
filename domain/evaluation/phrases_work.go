package evaluation

// workPhrases are the phrases for what is developed, how it will work, and what RVO's form
// has a place of its own for: tools, steps of the work and parties to work with.
var workPhrases = map[category]string{
	solution: `
*aanpak, *algoritme*, *architectuur*, *behandeling, *filter, *methode, *model met, *principe*, *protocol*, *prototype*, *regelaar, *regelkring*, *simulatie*
*strategie, *testopstelling*, bestaat uit, bijregelen, combineert, combineren, door middel van, een techniek|combinatie
eigen <tech>|*formaat|*indexformaat|*strategie|*ontwerp|*taal|*engine|*motor|*firmware|*code, experiment*, gebaseerd op, geinspireerd op, getrapt*, hybride
idee is, in plaats van, kan|kunnen|zou .. voorkomen|oplossen|verlengen|compenseren, met behulp van
met een <our>? *folie|*element|*sensor|*filter|*model|*laag|*structuur|*opstelling|*actuator|*regeling, nieuw* <tech>|*structuur|*legering|*formule*, omgekeerd*
ons plan|idee|principe|concept is, onze vinding|methode|aanpak|regeling, op basis van, oplossing .. door|met|via, oplossingsrichting*, proeven, simuleren
systeem dat, terugrekenen, tussenlaag, tweetraps*, uit .. afleidt|afleiden|berekent|berekenen|schat|schatten|bepaalt|bepalen|reconstrueert, via een|inductie
werkt met, werkwijze, willen .. laten`,
	trial: `
<plan> .. is|voorziet, aanpak|idee|route|oplossing|richting|hypothese|principe .. is|gebruikt|bestaat|berust|gaat, bedacht .. een|om, benut, benutten, beproeven
berust op, daarom .. <we>|wordt|worden|een|het, daarvoor .. <we>|wordt|worden, denken dat|aan|te|we, een .. zou .. kunnen, gedachte is
het|dit|ons <plan>|ontwerp .. <verb>|wil|gaat|combineert|gebruikt, hiervoor .. <we>|wordt|worden, kern .. is|vormt
lijkt|lijken .. kansrijk|veelbelovend|mogelijk|haalbaar, met .. willen|proberen|hopen|denken .. <we>|te, of <our>, of een|eigen|enkele
of enzymatisch*|chemisch*|mechanisch*|thermisch*|optisch*|akoestisch*|elektrisch*|magnetisch*|biologisch*
onze|ons|mijn vondst|vinding|uitvinding|oplossing|ontwerp|systeem|model|methode|techniek|rekenmodel|algoritme .. is|gebruikt|neemt|legt|laat|leest|werkt|stuurt|berekent|maakt|doet|zet|houdt
overwegen|proberen|willen|laten|gaan|sturen|voorspellen we|wij, proberen, vermoeden dat|we, verwachten dat, werkt .. als, we|wij hopen
we|wij overwegen|proberen|beproeven|bekijken|testen|onderzoeken|zoeken|denken|willen|gaan|laten|ontwikkelen|maken|bouwen, willen .. met
wil|willen|gaan|gaat|zou|zouden|proberen .. laten, zoeken .. naar, zou kunnen`,
	promise: `
circulair*, kan|kunnen betekenen`,
	relative: `
dat, die`,
	working: `
<effect>, wordt|worden .. door|met|via|in|op|naar|uit`,
	action: `
<our> .. model|principe|methode|ontwerp|algoritme, <verb>|<solve> <we>, <we> .. <verb>|<solve>, gaan .. <verb>|<solve>, werk aan, werken .. uit, werken aan
wij|we vervangen|verbinden|regelen|sturen|voegen|laten|leggen|meten|lezen|zetten|leiden|verwarmen|koelen, willen .. <verb>|<solve>
wordt .. ontwikkeld|ontworpen|geprogrammeerd`,
	own: `
<verb> wij|we|ik, eigen <tech>|code|firmware|ontwerp|indexformaat|*formaat|*strategie|heuristiek|medewerkers, ons team|bedrijf .. <verb>
onze engineers|ontwikkelaars|ingenieurs|programmeurs|technici|onderzoekers .. <verb>|<solve>, wij|we|ik .. <verb>, zelf .. <verb>|ontwikkeld*`,
	develop: `
*ontwikkeling, <plan> .. betreft|behelst|omvat|beoogt|richt, <plan> .. is een, <plan> .. leiden|leidt|komen|resulteren tot|in, <verb>, ^doel een|de|het
bedachten, betreft een, doel|streven|inzet|ambitie|bedoeling is een, er komt een, experimenteren met, gaat om|over een, geprogrammeerd, gewerkt .. aan
komt er een, nieuw soort, nieuw type, nieuwe generatie, ontwikkeld, ontworpen, project|idee|plan|concept|voorstel een, uitgevonden, werken wij|we aan
werken|werk|werkt .. aan een|de|het, zoeken naar een`,
	goal: `
bedoeling, dat ook, die ook, doel is, doel van, doelstelling, met als doel
moet|moeten .. kunnen|halen|verdragen|blijven|aantonen|werken|meten|dalen|passen|klaar|vasthouden, om .. te, streven, voor het .. van, waarbij, waardoor, waarin
waarmee, waarop, waarvan, zodat`,
	ownModel: `
*decoder*, eigen *algoritme|*model|modelarchitectuur|architectuur|*netwerk|inferentie*|code|decoder|*methode, eigen .. algoritme|methode`,
	remedy: `
de|onze|mijn oplossing|oplossingsrichting|aanpak is|bestaat|wordt, lossen|los we|wij|ik .. op|met|door, ons|het|een|mijn idee|plan is
vangen we|wij .. op|met|door, we|wij denken aan, we|wij|ik lossen|los .. op|met|door`,
	tooling: `
compiler, docker, git, kubernetes, mysql, plc, postgres*, programmeertaal, python, pytorch, react, redis, sql, tensorflow, vhdl`,
	planning: `
als eerste .. we|wij, daarna|vervolgens|eerst .. we|wij|volgt|volgen, fase*, kwartaal, meten we|wij, mijlpa*, oplevering, planning, proefserie, sprint*
stap 1|2|3|4, testen we|wij, valideren, we|wij .. daarna|vervolgens|eerst, we|wij meten, we|wij testen`,
	together: `
in overleg met, partner, partners, samen met, samenwerk*, tno, tu delft|eindhoven|twente, universiteit*`,
}
