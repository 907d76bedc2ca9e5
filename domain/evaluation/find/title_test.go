package find

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"wbso/domain/vectortest"
)

// What is developed is the title, and what a company always made is none.
func TestTitle(t *testing.T) {
	for pitch, want := range map[string]string{
		"Wij ontwikkelen een sensor die slijtage van lagers twee weken vooraf meet.":                                                                         "Sensor die slijtage van lagers twee weken vooraf meet",
		"Al 30 jaar maken wij koelcellen voor de horeca. Nu ontwikkelen we een koelcel die zonder synthetisch koudemiddel werkt.":                            "Koelcel die zonder synthetisch koudemiddel werkt",
		"Al 30 jaar maken wij koelcellen voor de horeca.":                                                                                                    "",
		"Wij maken al 30 jaar koelcellen.":                                                                                                                   "",
		"Wij maken al 30 jaar koelcellen. Met dit project onderzoeken we een warmtewisselaar met een keramische laag.":                                       "Warmtewisselaar met een keramische laag",
		"Wij zijn een familiebedrijf uit Breda en bouwen al drie generaties machines. In dit project ontwikkelen we een snijmachine die de dikte meet.":      "Snijmachine die de dikte meet",
		"Ons bedrijf maakt al 30 jaar lampen. We willen een lamp ontwikkelen die zichzelf dimt op basis van daglicht.":                                       "Lamp die zichzelf dimt op basis van daglicht",
		"Ons bedrijf maakt al 30 jaar lampen.":                                                                                                               "",
		"Sinds 1995 ontwikkelen wij software voor apotheken. We gaan een algoritme bouwen dat wisselwerkingen voorspelt.":                                    "Algoritme dat wisselwerkingen voorspelt",
		"Wij zijn een softwarebedrijf met 12 medewerkers. Ons doel is een model te ontwikkelen dat lekkages vindt uit drukmetingen.":                         "Model dat lekkages vindt uit drukmetingen",
		"Wij zijn Pompwacht, specialist in pompen.":                                                                                                          "",
		"Met onze ruime ervaring in de kassenbouw ontwikkelen wij een doek dat licht verstrooit.":                                                            "Doek dat licht verstrooit",
		"Met meer dan 20 jaar ervaring ontwikkelen wij een vulmachine die poeder doseert met trillingen.":                                                    "Vulmachine die poeder doseert met trillingen",
		"Met ruim 40 jaar ervaring bouwen wij machines voor de zuivel. Het project betreft een vulmachine die poeder doseert met trillingen.":                "Vulmachine die poeder doseert met trillingen",
		"Het doel van dit project is het ontwikkelen van een bio-afbreekbare coating voor visnetten.":                                                        "Bio-afbreekbare coating voor visnetten",
		"Ons team van acht ingenieurs ontwikkelt al jaren robots. Nu willen we een grijper maken die rijp fruit voelt.":                                      "Grijper die rijp fruit voelt",
		"Jansen Techniek B.V. is opgericht in 1987. We ontwikkelen een schroefas van composiet.":                                                             "Schroefas van composiet",
		"Onze klanten vragen al jaren om een sneller systeem. Wij willen daarom een zoekindex bouwen die per milliseconde bijwerkt.":                         "Zoekindex die per milliseconde bijwerkt",
		"We zijn marktleider in kassen. Het idee is om een kas te ontwerpen waarvan het dak energie opwekt.":                                                 "Kas waarvan het dak energie opwekt",
		"Als familiebedrijf ontwikkelen wij al vijftig jaar zaaimachines.":                                                                                   "",
		"Dit project gaat over het herkennen van scheuren in beton met geluid.":                                                                              "Herkennen van scheuren in beton met geluid",
		"In onze smederij maken we al 100 jaar messen. Nu onderzoeken we een staallegering die zonder chroom roestvast blijft.":                              "Staallegering die zonder chroom roestvast blijft",
		"Wij produceren verf en willen een verf ontwikkelen die zonder oplosmiddel binnen tien minuten droogt.":                                              "Verf die zonder oplosmiddel binnen tien minuten droogt",
		"Momenteel werken we aan een batterij van zout water.":                                                                                               "Batterij van zout water",
		"Wij, een team van drie promovendi, ontwikkelen een microscoop die door melk heen kijkt.":                                                            "Microscoop die door melk heen kijkt",
		"Reeds decennialang maken wij touw. We ontwikkelen touw van hergebruikt polyester dat even sterk is als nieuw.":                                      "Touw van hergebruikt polyester dat even sterk is als nieuw",
		"Wij maken koelcellen voor de horeca. We willen een koelcel ontwikkelen die zonder gas werkt.":                                                       "Koelcel die zonder gas werkt",
		"Wij maken koelcellen voor de horeca.":                                                                                                               "Koelcellen voor de horeca",
		"Drukkerij Van Dam ontwikkelt zelf een inkt op water die op folie plakt zonder primer.":                                                              "Inkt op water die op folie plakt zonder primer",
		"Wij ontwikkelen programmatuur die sensordata van pompen in een gedistribueerd model samenvoegt. We bouwen een testopstelling met acht pompen erin.": "Programmatuur die sensordata van pompen in een gedistribueerd model samenvoegt",
	} {
		assert.Equal(t, want, Title(pitch, Analyse(Text{Text: pitch})), pitch)
	}
}

func TestTopicOf(t *testing.T) {
	for pitch, want := range map[string]string{
		"Wij zijn een bakkerij. Wij ontwikkelen een desem die zonder koeling houdbaar blijft.": "Desem die zonder koeling houdbaar blijft",
		"Al 30 jaar maken wij koelcellen. Wij zijn de grootste. Een koelcel zonder gas.":       "Een koelcel zonder gas.",
		"Een zelflerende regelkring voor   warmtepompen.":                                      "Een zelflerende regelkring voor warmtepompen.",
		"Al 30 jaar maken wij koelcellen. Ons bedrijf groeit.":                                 "",
		"": "",
	} {
		assert.Equal(t, want, TitleOf(pitch), pitch)
	}
}

// Of hundreds of texts no title is too long, of two lines, or about how long a company exists.
func TestTitle_ofLabelledTexts(t *testing.T) {
	for _, text := range vectortest.LearnedTexts[TextField](t) {
		title := Title(text.Text, Analyse(Text{Text: text.Text}))
		assert.LessOrEqual(t, utf8.RuneCountInString(title), titleMax, text.Text)
		assert.Equal(t, strings.Join(strings.Fields(title), " "), title)
		assert.NotRegexp(t, `(?i)^(al|sinds|reeds|wij|we|onze?)\b`, title, text.Text)
	}
}
