package evaluation

// workPhrases are the phrases for what is developed, how it will work, and what RVO's form
// has a place of its own for: tools and steps of the work.
var workPhrases = map[category]string{
	solution: `
*aanpak, *algoritme*, *architectuur*, *behandeling, *filter, *methode, *principe*, *protocol*|*prototype*, *regelaar, *simulatie*, bestaat uit
combineert|combineren, door middel van, eigen <tech>|*formaat|*indexformaat|*strategie|*ontwerp|*taal|*engine|*motor|*firmware|*code, experiment*
in plaats van, met een <our>? *folie|*element|*sensor|*filter|*model|*laag|*structuur|*opstelling|*actuator|*regeling
nieuw* <tech>|*structuur|*legering|*formule*, omgekeerd*, ons plan|idee|principe|concept is, onze vinding|methode|aanpak|regeling, op basis van
oplossing .. door|met|via, proeven, systeem dat, terugrekenen, tussenlaag
uit .. afleidt|afleiden|berekent|berekenen|schat|schatten|bepaalt|bepalen|reconstrueert, via een|inductie, werkt met, werkwijze, willen .. laten
wordt|worden .. zodat|waardoor`,
	action: `
<our> .. model|principe|methode|ontwerp|algoritme, <verb>|<solve> <we>, <we>|gaan .. <verb>|<solve>
de|onze|mijn oplossing|oplossingsrichting|aanpak is|bestaat|wordt, lossen|los|vangen we|wij|ik .. op|met|door, ons|het|een|mijn idee|plan is, werken aan
we|wij denken aan, wij|we vervangen|verbinden|regelen|sturen|voegen|laten|leggen|meten|lezen|zetten|leiden|verwarmen|koelen, willen .. <verb>|<solve>
wordt .. ontwikkeld|ontworpen|geprogrammeerd`,
	own: `
<verb> wij|we|ik, eigen <tech>|*algoritme|*model|*architectuur|*netwerk|*code|*firmware|*ontwerp|*formaat|*strategie|*decoder|*methode, wij|we|ik .. <verb>`,
	develop: `
*ontwikkeling|ontwikkeld|ontworpen, <plan> .. betreft|behelst|omvat|beoogt|richt, <plan> .. is een, <verb>, doel|streven|inzet|ambitie|bedoeling is een
gaat om|over een, gewerkt .. aan, project|idee|plan|concept|voorstel een, werken|werk|werkt .. aan een|de|het`,
	goal: `
doel is|van, moet|moeten .. kunnen|halen|verdragen|blijven|aantonen|werken|meten|dalen|passen|klaar|vasthouden, om .. te, streven, voor het .. van
waarbij|waardoor|waarin|waarmee|waarop|waarvan, zodat`,
	relative: `
dat|die`,
	tooling: `
compiler|docker|git|kubernetes|mysql|plc|postgres*|programmeertaal|python|pytorch|react|redis|sql|tensorflow|vhdl`,
	planning: `
daarna|vervolgens|eerst .. we|wij|volgt|volgen, fase|stap 1|2|3|4, gereed, we|wij .. daarna|vervolgens|eerst`,
}
