package reading

import "strings"

// everydayNouns are common words for matter, machines and computing. One of them says
// little; several make a text technical.
const everydayNouns = `
*bestendig* *werend* *afstotend* *geleidend* *doorlatend* *doorlaatba* composteerba* hittevast* vormvast* slagvast* krasvast* virtual augmented
wiskunde* natuurkund* scheikund* biolog* meetkund*
germanium silicium gallium indium selenium telluur bismut antimoon tantaal niobium vanadium chroom molybdeen lood koper messing brons ijzer gietijzer
fosfor jodium fluor chloor broom kalium natrium calcium basalt graniet kalk kalksteen gips klei leem zand grind kwarts mica bentoniet zeoliet kurk
bamboe hennep vlas jute viscose lycra vilt papier karton pulp paraffine stearine latex schuimrubber katoen linnen
inkt inkten verf lijm kit gel gels zeep pasta siroop geurstof bloem wei wort mout hop vetzuren zetmeel gluten eigeel wier gisten kiemen knollen larven
lager riem ketting nok nokken krukas klep ventiel straalpijp kanaal kanalen buis leiding leidingen slang tank tanks vat vaten ketel brander vlam doek
zeef zaag boor frees beitel slijpsteen mallen stempel persen walsen gieten gietvorm vormen buigen stansen ponsen zagen slijpen polijsten drogen
stomen blancheren invriezen ontdooien malen vermalen zeven filteren extraheren fermenteren
vleugel vleugels kiel roer zeil zeilen mast servo propeller schroef rem remmen versnellingsbak differentieel frame velg
wand wanden spleet spleten kier kieren gat gaten holte holtes porie porien korrel korrels bel bellen belletjes druppels nevel mist stof vonken ijs
sneeuw rijp dauw zon wind golven getij
weerstand lading veld velden bundel toon tonen echo galm luidspreker microfoon microfoons prisma spiegel spiegels straal pixels contrast radar sonar
router zender ontvanger knoopcel kabel kabels draad draden diode leds
bot botten pees pezen speeksel zweet urine longen nieren lever hersenen netvlies gehoor hersengolven wond wonden pleister
kernel volgorde volgordes stapel stacks heap pointer pointers register registers instructies opcode branch branches vertaler planner query index
tabel tabellen rij rijen kolom kolommen knoop knopen boom bomen vector vectoren matrix matrices bits bytes sleutel sleutels token script scripts
runtime haskell erlang elixir scala llvm jit
vergelijking vergelijkingen stelsel iteratie iteraties recursie kalibratie steekproef steekproeven pakketten knooppunt knooppunten buffer opslag
cluster videobeeld videobeelden audio spraak coordinaten meetkundig* databank* shader voxel voxels textuur texturen`

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
