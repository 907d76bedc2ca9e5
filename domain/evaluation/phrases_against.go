package evaluation

// againstPhrases are the phrases that speak against an answer: the work is finished, others
// do it, nothing is uncertain, or the subject is a shop, a screen, a purchase or a business
// rather than technology.
var againstPhrases = map[category]string{
	negated: `
geen <big>? <big>? <danger>, zonder <big>? <danger>`,
	noRisk: `
<danger> .. is|zijn er niet|nauwelijks|geen, <danger> .. verwachten|voorzien|zien we|wij|ik niet|nergens, al jaren .. gebruiken, alles gewoon werkt
alles is standaard|beproefd|bekend, er zijn|is eigenlijk|verder|dus|ook .. geen <big>? <big>? <danger>, er zijn|is geen <big>? <big>? <danger>
geen enkel <big>? <danger>, is <big>? bekend en, niets onzekers|spannends|onbekends|moeilijks, niets technisch*? nieuws|nieuw, ontwerp ligt klaar
technisch .. niets aan de hand, technisch is? dat|het? heel|erg|vrij? eenvoudig|simpel|standaard|bekend
vaker|eerder|regelmatig|routinematig .. gedaan|gebouwd|gemaakt|toegepast|uitgevoerd bij|voor, weinig|niets misgaan
we|wij|ik weten|weet al|precies|zeker|exact .. dat|hoe|wat .. werkt|lukt|moet|goed, zijn .. te koop, zoals .. altijd doen|deden|gedaan`,
	ourFirm: `
ons|onze|eigen bureau|*bureau|softwarehuis|lab|studio|partij`,
	outsourced: `
*partner|toeleverancier|zusterbedrijf|moederbedrijf|dochterbedrijf .. <does>, <firm> .. doet|doen|schrijft|garandeert, <other> .. voor ons, <party> .. <worked>
<party> .. <works>, <party> .. ingeschakeld|ingehuurd|gevraagd|gevonden|aangetrokken, alleen .. akkoord|betalen, besteden|besteedt .. uit|aan, betalen per
bevriende .. <does>, fabrikant .. ontwikkelt|ontwerpt|bouwt|levert, hoeven|hoeft .. niets|niet .. te <verb>|doen
in india|polen|oekraine|roemenie .. <does>|<made>, ingekocht, inhuren, kant en klaar .. geleverd, komt|komen van de|een|onze <firm>
krijgen .. resultaten|rapport|geleverd, laten .. bouwen|ontwikkelen|maken|programmeren|ontwerpen|implementeren|uitvoeren, laten .. door .. <party>
laten|laat .. fabrikant|leverancier|fabriek|drukker .. maken|produceren|bouwen, ligt|liggen .. bij .. <party>|<abroad>
lossen|lost|doen|bouwen|maken|schrijven|programmeren|ontwerpen|testen|regelen|leveren|bepalen|zoeken|nemen zij|ze|hij, ontvangen .. resultaten|resultaat
onze|ons rol|bijdrage|aandeel|taak .. is|bestaat|beperkt, opdracht gegeven|verstrekt|verleend
programmeur|programmeurs|ontwikkelaar|ontwikkelaars|ingenieur|ingenieurs|team|collega uit|in|van <abroad> .. <works>|<worked>|past|zet|schrijft, uitbesteed*
wij doen alleen|slechts|de verkoop|marketing, wij geven alleen|slechts
wij|we controleren|keuren|beoordelen|betalen|begeleiden|accorderen .. facturen|tussenstappen|resultaat|rekening|goed|opdracht|voortgang
wij|we leveren|geven|schrijven|stellen .. eisen|wensen|specificaties|uitgangspunten|opdracht, worden|wordt .. <worked> door .. <party>
zij|ze lossen|doen|bouwen|maken|schrijven|programmeren|ontwerpen|regelen|verzorgen|bepalen`,
	excluded: `
*hal, boekhoud*, energietransitie*, pas, softwarebureau, toekomstbestendig*, verkopers`,
	marketing: `
best* .. van nederland|markt, concurrenten, conversie*, eerste in nederland, gebruiksgemak, gebruiksvriendelijk*, goedkoper, hypermodern*, innovatief
innovatieve, marktleider*, mooi*, naadloos, nergens ter wereld, ongekend*, ontzorg*, revolutionair*, toekomstbestendig*, uniek*, voorsprong, winst*`,
	functional: `
*agenda, *app waarmee|waarin, *dashboard, *facturen, *filmpjes, *formulier, *formulieren, *kalender, *knop, *menu, *overzicht, *portaal, *scherm, *tabblad
*webshop, *website, *zoekfunctie, aanmeld*, adres .. wijzigen, afrekenen, afspraken|afspraak .. maken|plannen|inplannen|boeken, app voor, appstore, avatars
bekijken, beloningen, beoordeling achterlaten, beoordelingen, bestelformulier*, bestelling*, bestelproces*, betaalmodule, betaalpagina, betalen, bezoekers, blog
boeking, boekingen, boekingsapp, boekingssite, chat, chatfunctie, chatvenster, contributie, dashboard*, design, donkere modus, downloaden, excel*, export naar
exporteren .. excel|pdf, factur*, favorieten, filmpje, filter per, filteren op, foto, fotoalbum*, fotos, fris|frisse|frisser, functionalite*
gasten .. kunnen|bestellen, gasten .. reserver*|boeken, gebruiker* .. kan, gebruikers .. kunnen|moeten|willen|zien|krijgen|vinden
gebruikers kunnen|willen|krijgen|klagen|moeten, gebruikersrol*, gegevens .. wijzigen|aanpassen, grotere letters, herinnering*, hippe app, huurders, ideal
in de app, inlog*, inschrijf*, invullen, inzien, kaartweergave, kan|kunnen nu? niet zien, klant* .. zelf, klant* kan, klanten .. kunnen, klanten .. volgen
klanten kunnen|willen|krijgen|begrijpen|klagen, klantenbestand*, klantenservice, klantvriendelij*
klant|klanten .. ziet|zien|bestelt|bestellen|betaalt|betalen|kiest|kiezen|reserveert|krijgt|krijgen|vinden|klikken, kleuren, kleurenschema*, knoppen, kopers
korting, kunnen zien|bekijken|sturen|bestellen|delen, lay out, leden .. kunnen|wijzigen|betalen, managers .. willen|kunnen, marktplaats
medewerkers .. dubbel|invoeren|zien|kunnen, meldingen en|per|krijgen|ontvangen, meldingen op|krijgen, nieuw jasje, nieuws, nieuwsbrief, nieuwsbrieven
notificatie*, onoverzichtelijk*, overzichtelijk*, pagina, paginas, per mail, plaatjes, profiel .. aanmaken, profielen, punten sparen, puntensysteem
pushbericht*, rapportage*, rating, recensie*, reserver*, reviews, schermen, site, sms, spaarkaart*, spaarprogramma, spaarpunten, spelletjesapp, tabblad*
uren in te vullen, urenregistratie, vacatures, velden, verhuurders, verlanglijst*, verlof, vink, volgers, vormgeving, vragenlijst*, wachtwoord*, webshop*
website*, zien wie|welke, zoekbalk, zoekfilters`,
	routine: `
*boekhoud*, *computers .. vervangen, *cursus, *pakket op, aanbested*, aangeschaft, abonnement*, afas, airtable, alarminstallatie*, amazon, andere kleur|kleuren
avg proof|documenten|register, back ups, bestaand|bestaande model|product|apparaat|machine|pakket van, bestellen|bestelt .. bij, betaalprovider, bugfix*
bugs oplossen, certificering, configur*, crasht soms, crm*, cursus*, doet de inrichting, door de leverancier, dynamics, erp*, exact online
gebruikers .. trainen, geprogrammeerd hoeft, handboek*, handleiding, helpdesk, helpdeskpakket*, hetzelfde recept, hosting, hubspot*, huisstijl*, implementatie
implementer* .. pakket|systeem|erp|crm, importeer*, importeren, in gebruik nemen, ingericht*, inkopen, inregelen, inrichten, inrichting van|verzorgen
installer*, instellen van, iso 27001, joomla*, kant en klaar, kant en klare, kassa, kassas, kassasysteem*, keuring, knopen .. aan elkaar, kopen|koopt|kocht
kopieren, koppel* .. boekhoud*|crm|erp|exact|afas, koppeling met .. boekhoud*|crm|erp|exact|twinfield|afas
laptops|telefoons|tablets|printers|computers|pcs|servers .. vervangen|bestellen|klaar|aanschaffen|inrichten
leverancier .. installeert|installeren|plaatst|levert|instrueert, licentie*, livegang, logo, magento*, mailbox*, mailchimp, marktplaats, microsoft 365, migrat*
migreer*, migrer*, mollie, nieuwe computers|laptops|printers|server|servers|telefoons, nieuwe|oude laptops|telefoons|tablets|printers|computers|pcs|servers
office, onderhoud, onderhouds*, onedrive, opleiding*, opnieuw uploaden, overstappen, overzetten, pakket van, pakket werkt, personeel .. trainen|opleiden
plaatsen van, planningspakket*, plug in, plug ins, plugin*, postnl, power bi, productfotos, reparatie*, richt .. in, richten .. in, rolt .. uit, salesforce*
sap, schaffen .. aan, schaft .. aan, schilderen, schoonmaken, sharepoint*, shopify*, standaard app, standaard componenten, standaardpakket*, stappen over|we
stripe, tableau, tablets, teams, thema, trainen .. personeel|medewerkers|gebruikers, training*, uitrol*, updaten, updates, verbouw*, verhuizen, verhuizing*
verpakking verandert, vervangen .. pakket|boekhouding|boekhoud*|laptops|printers|bekabeling|servers|telefooncentrale, webwinkel*, wifi, windows, wix
woocommerce*, wordpress*, workshop*, zalando, zapier, zendesk, zetten .. mailboxen|bestanden, zonnepanelen .. leggen|plaatsen|dak`,
	commercial: `
*campagne*, *enquete*, *marketing, advertent*, adverteren, bereid .. betalen, betalingsbereidheid, beurs, beurzen, brengen .. op .. markt, brochure*
businessmodel*, concurrentieonderzoek, doelgroep*, focusgroep*, folder*, google, haalbaarheidsstudie .. markt*, influencer*, inkopers, instagram, interviews
investeerders .. zoeken|overtuigen|vinden, laadpalen, lancering*, loyaliteitsprogramma*, marketing*, marktonderzoek*, nieuwe klanten, ondervrag*
onze|meer|hogere|de omzet, op de .. markt brengen, organiseren .. workshops|congres|bijeenkomsten|evenement*|beurs, peilen, podcast*, prijs .. stijgt|daalt
prijsmodel*, reclame*, social media, subsidie voor, tiktok, verdienmodel*, vergelijken .. prijzen, verkoopteam, vestiging*, volgers, voor .. over hebben
vragenlijst .. klanten|respons, zoeken .. investeerders|geld|financiering`,
	constraint: `
acceptatie, akkoord, bank, budget .. beperkt|op|krap|klein, certificaat, certificering, communicatie .. beter, deadline*, directie wil|eist, financiering
geen ontwikkelaars|programmeurs|technici|mensen|medewerkers|collegas, geen tijd|budget|geld|personeel, hoge huurkosten, keuring*
knelpunt|probleem is geld|tijd|personeel|mankracht, kosten terugvragen
krijgen|vinden .. geen|moeilijk|niet .. operators|personeel|mensen|vakmensen|ontwikkelaars|engineers, levertijd*, mee|mee te krijgen, niet gewend
op tijd .. klaar|af|leveren, opening .. vertraging|uitgesteld, overtuigen, personeel .. vinden|houden|krijgen, personeelstekort
planning .. onder|krap|strak|vol|uit|haalbaar|halen, subsidie .. nodig|binnen
te weinig|weinig|onvoldoende|gebrek|tekort .. tijd|mensen|budget|geld|personeel|uren|capaciteit|handen|programmeurs|engineers
tekort aan .. mensen|personeel|geld, tijd en|of mensen|geld|budget, vergunning*, weglopen, weinig overleg
weinig|beperkt|onvoldoende .. budget|geld|tijd|personeel, werkdruk, werving*, wil de directie, ziek en, zoeken .. ontwikkelaar|programmeur|personeel|investeer*`,
	finished: `
<refund> .. vorig|afgelopen|gemaakte|achteraf, alleen nog, alsnog .. opvoeren|declareren|indienen|aanvragen|vergoed|vergoeding|subsidie
al|reeds <made>|live|klaar|gereed, al|reeds|inmiddels .. verkocht|uitgeleverd|gelanceerd|gecertificeerd, bestaat al|reeds, bestaat|draait|loopt sinds
draait bij .. klanten|vestigingen|locaties, eindrapport, functioneert|werkt|draait zoals bedacht|verwacht|gepland|bedoeld, gemaakte kosten
hebben|heeft .. <achieved>
hebben|heeft|is|zijn|werd|werden .. januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|vorig|vorige|afgelopen|verleden .. <made>
heeft .. al|reeds .. <made>, hoeft niets|niet meer|te veranderen, inmiddels zit|zitten|staan|draait|draaien|gebruiken|verkopen|leveren, is al jaren
is|zijn klaar|gereed|af en, is|zijn|was|waren|werd|werden .. <achieved>
is|zijn|was|werd al|reeds|inmiddels|volledig|helemaal|geheel .. <made>|klaar|af|live|gereed|verkocht|operationeel, jaar|jaren op de markt, naar tevredenheid
ontwerp|product|apparaat|machine|software|app|systeem|ontwikkeling|project is|zijn gereed|klaar|voltooid|afgerond
over|voor de maanden|periode|uren|tijd waarin|dat, patent|octrooi .. hebben|verleend|beschermd
sinds .. januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|vorig|jaar|dit|toen
sinds|in|vanaf <year> .. gebruik|<made>|klanten|productie, terugvragen, verkoopt goed|uitstekend|prima, vernieuwing|innovatie|ontwikkeling|uitdaging zat|lag|was
werkt|werken|draait|draaien|loopt|functioneert|functioneren|doet|presteert .. prima|uitstekend|stabiel|probleemloos|foutloos|naar|vlekkeloos|betrouwbaar|goed|storingsvrij|volgens`,
	aiUse: `
*gpt, *prompts, bestaand* taalmodel*, chatbot*, chatgpt*, copilot*, fine tun*, finetun*, llama, openai*, prompt*
taalmodel*|llm|llms .. instellen|gebruiken|inzetten|koppelen|vragen|laten|antwoord*|bevragen|voeden|inregelen
taalmodellen .. vergelijken|vergelijk|kiezen|testen
trainen|finetunen|bijtrainen|hertrainen|fine|voeden .. model|taalmodel|netwerk|beeldherkenningsmodel|beeldherkenning|yolo|gpt
vectordatabase|embeddings .. proberen|gebruiken`,
	trade: `
bakker*, distributeur*, distributierechten, festival*, gemeente, hotel*, in kaart, interieur*, makelaar*, mantelzorger*, openingstijden, ouders, prijs, prijzen
proefpakketten, stofsoorten, strippenkaart*, telefonisch*, telefoon .. opgenomen|bereikbaar, verkopen, vrienden|vriend .. uitnodigen|toevoegen|volgen, winkel`,
	buying: `
<party> .. installeert|plaatst|sluit|stelt|monteert|richt|levert
<ware> .. implementer*|implementatie|ingevoerd|ingericht|invoeren|inrichten|overgaan|overstappen, aanbieder*, aangeschaft, blijft .. hetzelfde|dezelfde
huren|leasen|bestellen .. een|de|nieuwe|bij, implementatiepartner, implementer* .. <ware>, in de catalogus, inbedrijfstelling
inrichten|invoeren|uitrollen|instellen|configureren|installeren|aansluiten|inregelen .. <ware>, kant en klare? pakket|oplossing|chatbot|module|systeem
komen|komt .. van .. leverancier|fabrikant, kopen|koopt|kochten .. een|de|het|bij|nieuwe|twee|drie|bestaande|standaard
laten .. isoleren|leggen|plaatsen|aanleggen|keuren|certificeren|verbouwen, migratie .. van|naar
monteurs|monteur|leverancier|aanbieder .. zetten|zet|koppelen|koppelt|sluiten|sluit|plaatsen|plaatst|traint|richt|stelt, nemen .. licentie|abonnement|af
nemen|neemt|namen .. in gebruik|bedrijf, onderhoudscontract*, onder|naar een nieuw <ware>, overstap|overgang .. naar .. <ware>
plaatsen|plaatst|hangen .. een|extra|tweede|nieuwe|sterkere .. <device>, plug en|and play, referentieontwerp, schaffen|schaft .. aan, standaardpakket*
stappen|gaan .. over op|naar .. <ware>, uit de catalogus|webshop|voorraad, uit voorraad leverbaar
verhuizen|verhuist .. servers|server|mail|cloud|bestanden|fileserver, vervangen .. <device> .. door
worden .. aangesloten|geplaatst|ingesteld|ingeregeld|geinstalleerd|gemonteerd, zetten|zet .. data|gegevens|bestanden .. over, zetten|zet|gaan .. over op|naar
zijn|is besteld`,
	sure: `
al jaren zo, bekend verschijnsel, dat je oplost, elke|iedere .. kan dit|dat, fittingen|onderdelen|componenten .. standaard
gelast|gebouwd|gemaakt|uitgevoerd|berekend|gebeurt .. volgens, hebben .. vaker|eerder|al|tientallen|honderden .. gedaan|gemaakt|gebouwd|toegepast|uitgevoerd
kopie van, lopen|loopt .. geen .. risico, niets bijzonders, precies|exact|hetzelfde wat|als|zoals .. eerder|ook|altijd|vaker, routinewerk
samenstelling|opbouw|principe|werking .. dezelfde|hetzelfde
techniek|technologie|werking|principe .. al|is .. jaren|jarenlang|ruimschoots? bewezen|bekend|uitontwikkeld|volwassen
volgens de handleiding|voorschriften|documentatie|datasheet
voorzien|voorzie|verwachten|verwacht .. geen|weinig|nauwelijks .. <danger>|verrassingen|moeilijkheden`,
	gathering: `
data|gegevens|fotos|beelden|trainingsdata|monsters .. verzamelen|labelen|annoteren|opschonen|gelabeld, factoren samenhangen|meespelen, laten .. labelen
nemen monsters
verzamelen|verzamel|verzameld|labelen|annoteren|opschonen .. data|gegevens|fotos|foto|beelden|voorbeelden|monsters|metingen|trainingsdata|opnames`,
	learning: `
cursus*, gebruiken .. modern framework, inwerken, lezen .. documentatie, met <platform>|react|rust .. gewerkt|werken|ervaring, naar <platform>
nieuwste versie van, opleiden, opnieuw .. in <platform>, overstap*|overstappen .. <platform>, stappen|stap|stapt .. over .. <platform>
taal|framework|toolchain|platform .. eigen|leren|onder, training van, van <platform> naar, van een monoliet naar, volgen .. cursus|training|opleiding`,
	explains: `
beeld van de factoren, begrijpen hoe|waarom, bestuderen hoe, inzicht in|krijgen, onderzoeken|onderzoekt|bestuderen|bestudeert waarom|welke|wat|waardoor
resultaat|uitkomst .. rapport|publicatie|artikel|proefschrift|aanbevelingen, verband|verbanden|samenhang tussen
willen|wil|gaan|proberen .. begrijpen|verklaren|doorgronden|inzicht|achterhalen .. hoe|waarom|waardoor|welke|in, zoeken|zoekt .. uit waarom|waardoor`,
	required: `
eisen .. dat|zijn|aan, klant|klanten|opdrachtgever|opdrachtgevers wil|willen|eist|eisen|verwacht|verwachten|vraagt|vragen
mag|mogen niet|geen .. <quality>|zijn|worden|kosten|wegen, minimaal|minstens|maximaal .. halen|verwerken|aankunnen|meegaan|zijn
moet|moeten|dient|dienen .. <quality>, wensen`,
}
