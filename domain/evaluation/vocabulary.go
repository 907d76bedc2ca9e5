package evaluation

import "strings"

// blandNouns are the starts of everyday nouns that fit any trade.
var blandNouns = strings.Fields(`softwar programmatuur applicati systeem systemen data ai model techniek technologi machin apparat apparaat
	method opbrengst computer cloud netwerk energi materia installati robot drone product camera hardware framewor code platform virtual`)

// technicalHeads are the last parts of technical compounds. A long word that is in no
// table but ends in one of them is an everyday noun (versnellingsopnemer,
// dijkbekleding).
var technicalHeads = heads(`
test boot plant vliegtuig satelliet tractor kas oven bekleding opnemer automaat bekleding behandeling vloeistof wisselaar scheider omzetter
versterker verdeler schakelaar gever drijver
kamer kanaal wand spleet kern kring vlak rand profiel mantel huls ring staaf balk ligger spant anker bout veer riem ketting tand wiel trommel slang
leiding pijp tank vat silo gaas doek zeef
tip stift kop vinger arm gewricht spier bot cel kweek stam kiem zaad wortel knol blad vrucht schil pulp sap vlok gel pasta slurry schuim lijm kit wax
inkt verf lak beits zeep geur kleurstof pigment
	veld stroom spanning weerstand lading puls golf straal bundel spiegel prisma fase amplitude spectrum toon echo galm geluid ruis beeld contrast
druk kracht snelheid versnelling hoek massa gewicht dichtheid dikte gehalte graad concentratie verhouding waarde drempel rendement verbruik
capaciteit cyclus curve kromme gradient verdeling
robot drone voertuig machine installatie apparaat toestel instrument gereedschap opstelling unit module element structuur constructie verbinding naad
las koppeling scharnier slot dichting pakking helm zool zeil mast roer boei dijk tunnel gevel paneel steen
motor vertaler ontleder codering decoder encoder generator checker analysator herkenner optimalisator voorspeller voorspelling schatting afleiding
vergelijking matrix vector index tabel boom graaf sleutel geheugen opslag cache buffer netwerk kernel draad lus simulatie simulator engine filter
detector reeks`)

// heads returns the set of the words in a list and of their plurals.
func heads(list string) map[string]bool {
	all := map[string]bool{}
	for _, h := range strings.Fields(list) {
		all[h], all[h+"s"], all[h+"en"], all[h+"jes"] = true, true, true, true
		switch last := h[len(h)-1]; {
		case last == 's':
			all[h[:len(h)-1]+"zen"] = true
		case last == 'f':
			all[h[:len(h)-1]+"ven"] = true
		case len(h) > 2 && !vowel(last) && vowel(h[len(h)-2]) && h[len(h)-2] == h[len(h)-3]:
			all[h[:len(h)-2]+string(last)+"en"] = true // kanaal, kanalen
		case len(h) > 2 && !vowel(last) && vowel(h[len(h)-2]) && !vowel(h[len(h)-3]):
			all[h+string(last)+"en"] = true // kop, koppen
		}
	}
	return all
}

// technicalHead reports whether a word ends in one of technicalHeads.
func technicalHead(w string) bool {
	for i := range len(w) - 1 {
		if technicalHeads[w[i:]] {
			return true
		}
	}
	return false
}

func vowel(b byte) bool { return strings.IndexByte("aeiou", b) >= 0 }

// ordinaryStarts and ordinaryEnds are the starts and ends of long words that are not
// technical terms.
var (
	ordinaryStarts = strings.Fields(`klant project bedrij medewerk organisat ondernem market gebruik persone mogelijk belang verantwoord tegelijk
		waarschijn natuurlijk uiteindelijk verschil bijvoorbeeld administr document samenwerk ontwikkel onderzoek informat verbeter vernieuw verduurz
		duurza toepass beschikb bestaand nederland internation concurr leveranc opdracht aanvra subsidi innovati gemeen gezond onderwijs particip
		stakehold require kwaliteit activiteit voordeel nadeel ervaring collega directeur verwacht behoefte uitdaging oplossing probleem knelpunt
		toekomst efficien digital automat proces werkproces dienst product beoordel instructie tekst combinatie generatie prestatie resultaat
		presentat verzending verkoop inkoop betaal bestel reserver vakantie woning recept boodschap ingredi supermarkt kledin tweedehands
		abonnement account website webshop platform overzicht management planning begroting financi investeer verdien contract juridisch overeen
		vergader overleg communic training cursus opleid leidingg deelnem bezoek gasten ouders kinderen patient consument bewoner inwoner
		vrijwillig scholen leerling student docent ambtenaar januari februari september oktober november december maandag donderdag zaterdag
		vandaag gisteren volgend vorige eerdere daarnaast bovendien desondanks ondertussen inmiddels bovenstaand onderstaand hierover daarover
		waarover samengevat specialist deskundig professione moderne traditione technisch technolog complexiteit omgeving situatie moment periode
		gedurende volledig helemaal uitsluitend voornamelijk meerdere verscheiden diverse gezamenlijk gemotiveerd enthousiast hoogwaardig veeleisend
		wereldwijd toonaangevend makkelijk eenvoudig gemakkelijk beslissing inzicht sneller beginnen uitvoer realiser opgepakt integratie performance
		security schaalbaarheid privacy voorbereid ondersteun begeleid stimuler vergelijk noodzake geschikt tevreden populair aantrekkelijk persoonlijk
		koop koper verkop winkel spaar korting reclame merk rekening factur verzeker hypotheek school leraar docent sollicit vacatur salaris
		duitsland belgie frankrijk engeland amsterdam rotterdam utrecht eindhoven denemarken europ amerika amsterdams bijzonder vervolgens tenslotte verschillende
		miljoen miljard honderd duizend december januari elkaar sommige dergelijk degene desnoods allemaal enigszins voortdurend voordat`)
	ordinaryEnds = strings.Fields(`heid heden lijk lijke lijker lijks teit teiten schap schappen baar bare loos loze zaam zame eren ende erend ieren elijk weg keer maal dagen weken
		maanden jaren uren personen mensen kosten prijs prijzen markt sector branche beleid team afdeling directie bureau ste heel alles tijd bedrijf bedrijven proces processen platform`)
)
