package evaluation

// groups contains the groups of words that phrases refer to as <name>.
var groups = map[string]string{
	"abroad": `antwerpen belgie bulgarije china delft duitsland eindhoven hongarije india italie oekraine polen portugal roemenie servie spanje tsjechie turkije
		vietnam`,
	"achieved": `afgerond afgesloten doorgevoerd gecertificeerd gelanceerd geoctrooieerd gepatenteerd gevalideerd goedgekeurd ingevoerd opgeleverd opgelost
		uitgeleverd uitgerold uitontwikkeld verholpen verkocht voltooid weggewerkt`,
	"adj": `breed bros dik droog dun duur fel gevoelig grof groot grote grove hard heet hoge hoog instabiel klein kleine kort koud kwetsbaar laag laat lage lang
		langzaam langzame nat onbetrouwbaar onnauwkeurig* ruw slap smal star stijf stijve traag trage veel ver warm warme weinig zacht zwaar zwak zwakke
		zware`,
	"bad": `*fouten af alleen amper beperkt* bevatten breken bros divergeert divergeren faalt falen fouten geen gevoelig gooien grof grover helaas instabiel
		kwetsbaar laat langzaam laten lekken lopen los loslaten missen mist moeite nauwelijks niet nooit onbetaalbaar onbetrouwbaar onbruikbaar ongeschikt
		onnauwkeurig* ontoereikend onvoldoende overbelast* remmen ruw schattingsfout* schiet schieten slecht slechts star tekort tekortschieten traag trager
		uitgaan uren vastlopen vereisen vereist vergen verliest verliezen verouder* verouderd weggooien zonder zwaar`,
	"big":    `bekende bijzonder* echte enkel* grote inhoudelijk* noemenswaardig* onverwacht* serieuze speciale specifiek* technisch* verdere wezenlijke`,
	"danger": `belemmering* hindernis* knelpunt* moeilijkhed* obstakel* onzekerhe* probleem problemen risico* twijfel* uitdaging* valkuil*`,
	"device": `*deur *element *filter *installatie *machine accu behuizing camera compressor lamp motor pomp printer robot sensor server verlichting`,
	"does": `bedenkt bepaalt bouwen bouwt implementeert implementeren lossen lost maakt maken ontwerpen ontwerpt ontwikkelen ontwikkelt programmeert programmeren
		realiseert schrijft schrijven verzorgt voert`,
	"effect": `aanstuurt afbreekt afgeeft afleiden afleidt aftast analyseert analyseren begrenst berekenen berekent bestuurt bewaakt bewaart bewaren beweegt
		bewegen bijregelt binden bindt breit buigen buigt coat codeert coderen combineert combineren compenseert compenseren comprimeert corrigeert
		corrigeren decodeert deelt dempen dempt draaien draait drukken drukt duwen duwt filteren filtert geleiden geleidt geperst giet gieten groeit hecht
		hechten herkennen herkent herschikt houdt kaatst koelen koelt kweekt leert leidt leren levert meet mengen mengt meten omzet omzetten ontvangt opent
		oplost opneemt opnemen opslaan opslaat opvangt opwekken opwekt persen perst plooit reageert regelen regelt rekenen rekent rollen rolt samenvoegt
		schakelen schakelt schat schatten scheiden scheidt simuleert sluit smelt smelten snijden snijdt sorteert splitsen splitst spuit spuiten stromen
		stroomt sturen stuurt tast tegenhoudt trekken trekt trilt uitrekenen uitrekent vangt vasthoudt verdeelt verdelen verhoogt verlaagt versleutelen
		versleutelt versterkt verstuift vertaalt vertalen verwarmen verwarmt voegen voegt volgt voorkomt voorspellen voorspelt vormen vormt vouwen vouwt
		vrijgeeft weeft weerkaatst wekt weven zenden zendt zet zetten`,
	"existing": `alternatieve andere bekende beschikbare bestaand bestaande commerciele concurrerende conventioneel conventionele courante dure gangbaar gangbare
		gebruikelijk gebruikelijke gewone goedkope hedendaagse huidige klassiek klassieke massieve normale passieve regulier reguliere standaard
		traditioneel traditionele verkrijgbare`,
	"firm": `*bureau *leverancier aannemer bureau freelancer* leverancier onderaannemer* partij softwarehuis studio`,
	"made": `afgebouwd afgerond gebouwd gecertificeerd gelanceerd geleverd gemaakt geproduceerd geprogrammeerd gepubliceerd gerealiseerd ontwikkeld opgeleverd
		opgelost uitgerold uitontwikkeld voltooid`,
	"other": `*bureau *leverancier aannemer bedrijf bureau detacheer* extern* fabrikant freelancer* lab leverancier leveranciers onderaannemer* partij partijen
		partner softwarehuis studio universiteit zij`,
	"our": `eigen ons onze`,
	"party": `*bouwer *bouwers *bureau *fabriek *fabrikant *huis *instituut *integrator *leverancier *partij *partner aannemer adviseur* agency bureau consultant*
		derden dienstverlener drukkerij extern externe fabrikant fraunhofer freelancer* freelanceteam gieterij hogeschool installateur* instituut
		leverancier moederbedrijf onderaannemer* partner programmeurs softwarebedrijf softwarehuis specialist specialisten studio tno toeleverancier* tu
		universiteit vormgever wageningen zusterbedrijf`,
	"plan": `concept idee onderneming onderzoek ontwerpproject plan project traject vinding vondst voorstel`,
	"platform": `angular aws azure cloud databricks django docker dotnet firebase flutter go golang graphql java javascript kotlin kubernetes laravel microservices
		mongodb mysql net nextjs node nodejs php postgres postgresql python react rust serverless snowflake supabase svelte swift symfony typescript vue`,
	"quality": `aankunnen beschikbaar betaalbaar betrouwbaar blijven duurzaam gebruiksvriendelijk goedkoper halen kunnen leverbaar lichter modulair nauwkeurig
		robuust schaalbaar snel sneller stabiel veilig verwerken voldoen werken worden zijn`,
	"refund": `aanvragen declareren indienen meenemen onder opvoeren subsidie terugvragen vergoeding verzilveren wbso`,
	"solve":  `beproeven berekenen combineert combineren compenseren gebruiken inzetten meten passen proberen regelen testen toepassen vervangen zetten`,
	"tech": `aanpak algoritme* apparaat apparatuur bibliothe* coating* drempel* materia* methode* model modellen oplossing* opstelling* proces* product*
		regelaar* sensor* software* systeem systemen techniek* technologie* tool tools`,
	"verb": `bedenk bedenken bedenkt bouw bouwen bouwt construeer* construeren creeer* creeert creeren formuleer formuleren herontwerp* maak maakt maken
		modelleer* modelleren onderzoek onderzoeken onderzoekt ontwerp* ontwierp ontwikkel ontwikkelde ontwikkelden ontwikkelen ontwikkelt programmeer*
		programmeren prototype* realiseer* realiseren schrijf schrijft schrijven synthetiser* uitvinden uitwerken vervaardig* vervaardigt verzinnen verzint`,
	"ware": `*pakket *software *systeem afas cloud crm erp exact licentie module modules platform salesforce sap sharepoint standaard* systeem teams`,
	"we":   `engineers ik ingenieurs onderzoekers ontwikkelaars team we wij`,
	"worked": `bedacht doorgerekend gebouwd gedaan geleverd gemaakt geprogrammeerd gerealiseerd geregeld geschreven getekend getest onderzocht ontwikkeld ontworpen
		opgelost uitgevoerd uitgewerkt uitgezocht verzorgd`,
	"works": `bedenkt bepaalt bouwen bouwt doet engineert kiest lost maakt neemt onderzoekt ontwerpen ontwerpt ontwikkelen ontwikkelt past programmeert realiseert
		regelt rekent schrijft schrijven stelt tekent test testen verzorgt voert werkt zet zoekt`,
	"year": `2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025`,
}
