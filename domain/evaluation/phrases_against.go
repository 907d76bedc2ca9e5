package evaluation

// againstPhrases are the phrases that speak against an answer: the work is finished, others
// do it, nothing is uncertain, or the subject is a shop, a screen, a purchase or a business
// rather than technology.
var againstPhrases = map[category]string{
	negated: `
geen|zonder <big>? <big>? <danger>`,
	noRisk: `
<danger> .. is|zijn er niet|nauwelijks|geen, er zijn|is geen <big>? <big>? <danger>, niets onzekers|spannends|onbekends|moeilijks
technisch .. niets aan de hand, weinig|niets misgaan, we|wij|ik weten|weet al|precies|zeker|exact .. dat|hoe|wat .. werkt|lukt|moet|goed
zoals .. altijd doen|deden|gedaan`,
	ourFirm: `
ons|onze|eigen bureau|*bureau|softwarehuis|lab|studio|partij`,
	outsourced: `
<firm> .. doet|doen|schrijft|garandeert, <party> .. <worked>|<works>, besteden|besteedt .. uit|aan, betalen per, ingekocht
laten .. bouwen|ontwikkelen|maken|programmeren|ontwerpen|implementeren|uitvoeren, laten .. door .. <party>
laten|laat .. fabrikant|leverancier|fabriek|drukker .. maken|produceren|bouwen, ligt|liggen .. bij .. <party>|<abroad>
onze|ons rol|bijdrage|aandeel|taak .. is|bestaat|beperkt
programmeur|programmeurs|ontwikkelaar|ontwikkelaars|ingenieur|ingenieurs|team|collega uit|in|van <abroad> .. <works>|<worked>|past|zet|schrijft, uitbesteed*
worden|wordt .. <worked> door .. <party>, zij|ze lossen|doen|bouwen|maken|schrijven|programmeren|ontwerpen|regelen|verzorgen|bepalen`,
	marketing: `
concurrenten, goedkoper, innovatief|innovatieve, mooi*, uniek*`,
	functional: `
*agenda, *app waarmee|waarin, *filmpjes, *formulieren, *knop|knoppen, *menu, *scherm|schermen, app voor, bestelling*, betalen, bezoekers, chat, dashboard*
excel*, factur*, fotos, gebruikers .. kunnen|moeten|willen|zien|krijgen|vinden, herinnering*, huurders, invullen
klant|klanten .. ziet|zien|bestelt|bestellen|betaalt|betalen|kiest|kiezen|reserveert|krijgt|krijgen|vinden|klikken, kleuren, nieuws, plaatjes, reserver*
spaarkaart*, vragenlijst*, webshop*|website*, zien wie|welke`,
	routine: `
*boekhoud*, abonnement*, configur*, cursus*, door de leverancier, handboek*|handleiding, huisstijl*, importeren, inregelen, kant en klaar, kassas
knopen .. aan elkaar, kopen|koopt|kocht, kopieren, koppel* .. boekhoud*|crm|erp|exact|afas, licentie*, logo, migrat*|migrer*
nieuwe computers|laptops|printers|server|servers|telefoons, onderhoud, overzetten, power bi, richten .. in, teams, training*, updates, verbouw*, wifi
workshop*, zalando, zetten .. mailboxen|bestanden`,
	commercial: `
*campagne*, *enquete*, advertent*, beurs|beurzen, brochure*, google, instagram, interviews, marketing*|marktonderzoek*, onze|meer|hogere|de omzet, podcast*
reclame*, subsidie voor, verdienmodel*, verkoopteam, vestiging*, voor .. over hebben`,
	constraint: `
acceptatie, akkoord, certificaat|certificering, deadline*, hoge huurkosten, keuring*, levertijd*, personeel .. vinden|houden|krijgen
planning .. onder|krap|strak|vol|uit|haalbaar|halen, subsidie .. nodig|binnen
te weinig|weinig|onvoldoende|gebrek|tekort .. tijd|mensen|budget|geld|personeel|uren|capaciteit|handen|programmeurs|engineers, vergunning*
weinig|beperkt|onvoldoende .. budget|geld|tijd|personeel, zoeken .. ontwikkelaar|programmeur|personeel|investeer*`,
	finished: `
<refund> .. vorig|afgelopen|gemaakte|achteraf, alleen nog, alsnog .. opvoeren|declareren|indienen|aanvragen|vergoed|vergoeding|subsidie
al|reeds|inmiddels .. verkocht|uitgeleverd|gelanceerd|gecertificeerd, bestaat|draait|loopt sinds, draait bij .. klanten|vestigingen|locaties
hebben|heeft|is|waren|was|werd|werden|zijn .. <achieved>
is|zijn|was|werd al|reeds|inmiddels|volledig|helemaal|geheel .. <made>|klaar|af|live|gereed|verkocht|operationeel
ontwerp|product|apparaat|machine|software|app|systeem|ontwikkeling|project is|zijn gereed|klaar|voltooid|afgerond
sinds .. januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|vorig|jaar|dit|toen, verkoopt goed|uitstekend|prima
werkt|werken|draait|draaien|loopt|functioneert|functioneren|doet|presteert .. prima|uitstekend|stabiel|probleemloos|foutloos|naar|vlekkeloos|betrouwbaar|goed|storingsvrij|volgens`,
	aiUse: `
*gpt, chatbot*, prompt*, trainen|finetunen|bijtrainen|hertrainen|fine|voeden .. model|taalmodel|netwerk|beeldherkenningsmodel|beeldherkenning|yolo|gpt`,
	trade: `
bakker*, gemeente, makelaar*, ouders, prijs|prijzen, strippenkaart*, telefoon .. opgenomen|bereikbaar, verkopen
vrienden|vriend .. uitnodigen|toevoegen|volgen, winkel`,
	buying: `
<party> .. installeert|plaatst|sluit|stelt|monteert|richt|levert
<ware> .. implementer*|implementatie|ingevoerd|ingericht|invoeren|inrichten|overgaan|overstappen, aanbieder*, aangeschaft
aansluiten|configureren|implementer*|inregelen|inrichten|installeren|instellen|invoeren|uitrollen .. <ware>, huren|leasen|bestellen .. een|de|nieuwe|bij
implementatiepartner, inbedrijfstelling, komen|komt .. van .. leverancier|fabrikant
kopen|koopt|kochten .. een|de|het|bij|nieuwe|twee|drie|bestaande|standaard, laten .. isoleren|leggen|plaatsen|aanleggen|keuren|certificeren|verbouwen
nemen .. licentie|abonnement|af, nemen|neemt|namen .. in gebruik|bedrijf, overstap|overgang .. naar .. <ware>, schaffen|schaft .. aan, standaardpakket*
worden .. aangesloten|geplaatst|ingesteld|ingeregeld|geinstalleerd|gemonteerd, zetten|zet|gaan .. over op|naar`,
	sure: `
fittingen|onderdelen|componenten .. standaard, gelast|gebouwd|gemaakt|uitgevoerd|berekend|gebeurt .. volgens, lopen|loopt .. geen .. risico, routinewerk
techniek|technologie|werking|principe .. al|is .. jaren|jarenlang|ruimschoots? bewezen|bekend|uitontwikkeld|volwassen
volgens de handleiding|voorschriften|documentatie|datasheet
voorzien|voorzie|verwachten|verwacht .. geen|weinig|nauwelijks .. <danger>|verrassingen|moeilijkheden`,
	gathering: `
data|gegevens|fotos|beelden|trainingsdata|monsters .. verzamelen|labelen|annoteren|opschonen|gelabeld
verzamelen|verzamel|verzameld|labelen|annoteren|opschonen .. data|gegevens|fotos|foto|beelden|voorbeelden|monsters|metingen|trainingsdata|opnames`,
	learning: `
volgen .. cursus|training|opleiding`,
	explains: `
willen|wil|gaan|proberen .. begrijpen|verklaren|doorgronden|inzicht|achterhalen .. hoe|waarom|waardoor|welke|in, zoeken|zoekt .. uit waarom|waardoor`,
	condition: `
als|indien|totdat|wanneer|zodra`,
	required: `
eisen .. dat|zijn|aan, klant|klanten|opdrachtgever|opdrachtgevers wil|willen|eist|eisen|verwacht|verwachten|vraagt|vragen
moet|moeten|dient|dienen .. <quality>, wensen`,
}
