package evaluation

import "strings"

// ordinaryStarts and ordinaryEnds are the starts and ends of long words that are not
// technical terms.
var (
	ordinaryStarts = strings.Fields(`
klant project bedrij ondernem persone verschil informat verduurz duurza aanvra stakehold require beoordel instructie prestatie verzending betaal woning
ingredi kledin tweedehands management financi verdien contract juridisch overleg leerling bovenstaand samengevat specialist technolog omgeving volledig
uitsluitend wereldwijd inzicht uitvoer begeleid vergelijk winkel korting verzeker amsterdam amerika miljoen duizend`)
	ordinaryEnds = strings.Fields(`
heid heden lijk lijke lijks teit schap baar bare loze eren ende keer maal dagen uren personen kosten prijs prijzen sector ste tijd bedrijf proces processen
platform`)
)
