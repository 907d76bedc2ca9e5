package find

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
	"existing": `alternatieve andere bekende beschikbare bestaand bestaande commerciele concurrerende conventioneel conventionele courante dure gangbaar gangbare
		gebruikelijk gebruikelijke gewone goedkope hedendaagse huidige klassiek klassieke massieve normale passieve regulier reguliere standaard
		traditioneel traditionele verkrijgbare`,
	"firm": `*bureau *leverancier aannemer bureau freelancer* leverancier onderaannemer* partij softwarehuis studio`,
	"made": `afgebouwd afgerond gebouwd gecertificeerd gelanceerd geleverd gemaakt geproduceerd geprogrammeerd gepubliceerd gerealiseerd ontwikkeld opgeleverd
		opgelost uitgerold uitontwikkeld voltooid`,
	"our": `eigen ons onze`,
	"party": `*bouwer *bouwers *bureau *fabriek *fabrikant *huis *instituut *integrator *leverancier *partij *partner aannemer adviseur* agency bureau consultant*
		derden dienstverlener drukkerij extern externe fabrikant fraunhofer freelancer* freelanceteam gieterij hogeschool installateur* instituut
		leverancier moederbedrijf onderaannemer* partner softwarebedrijf softwarehuis specialist specialisten studio tno toeleverancier* tu
		universiteit vormgever wageningen zusterbedrijf`,
	"plan": `concept idee onderneming onderzoek ontwerpproject plan project traject vinding vondst voorstel`,
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

	// Words of which a whole sentence has one of each list that shows a role.
	"ourselves":  `wij we ons onze mij ik mijn team men`,
	"asks":       `hoe hoeveel welke of waar`,
	"doubts":     `weten weet niemand noch nog onduidelijk zoeken zien blijken niets nergens duister hoofd`,
	"foretells":  `berekenen voorspellen model simulaties literatuur voorbeeld uitgevonden meting`,
	"gambles":    `misschien mogelijk gok spannend`,
	"troubles":   `niet geen te weg los over kapot mis slijt zakt valt raakt krijgt krijgen lekt verdwijnt alleen draderig fout`,
	"happens":    `bij boven onder na tijdens zodra als wanneer doordat omdat want door tot daardoor waardoor`,
	"fallsShort": `niet geen niemand nergens weinig niets tegengestelde`,
	"narrow":     `niks niets weinig nieuw nieuwe gloednieuw missen kennen kenden geen nooit terrein alleen eerder`,
	"todays":     `bestaande gewone gangbaar gangbare normaal nu huidige standaard bekende men bestaat`,
	"lacks":      `niet geen maar te kost wil alleen mislukt pas terwijl moeten`,
	"means":      `door met via waarop waardoor zodat dat die in op`,
	"aims":       `mikken zoeken zoekt levert streven zodat nieuwe willen wil gaan ga zoek werken`,
	"builds":     `eigen doel bedoeling plan streefwaarde moeten moet resultaat`,
}
