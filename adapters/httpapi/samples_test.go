package httpapi_test

import "encoding/json"

// object is the body of a call.
type object map[string]any

// but is a copy with other members; nil drops one, null writes null.
func (o object) but(pairs ...any) object {
	out := object{}
	for k, v := range o {
		out[k] = v
	}
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i+1] == nil {
			delete(out, pairs[i].(string))
			continue
		}
		out[pairs[i].(string)] = pairs[i+1]
	}
	return out
}

// raw is a JSON value written out.
func raw(text string) json.RawMessage { return json.RawMessage(text) }

// Three texts that the offline analyzer finds good.
const (
	goodPitch      = "Wij ontwikkelen programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt om lagerschade twee weken vooraf te herkennen. Het is onzeker of dit lukt met de beperkte rekenkracht van de controller."
	goodInnovation = "Gangbare trillingsanalyse vergelijkt elke pomp met een vaste drempel en is niet bruikbaar bij wisselende belasting. Wij ontwikkelen een eigen algoritme op basis van verhoudingen tussen naburige pompen, geschreven in Go en Python. Met deze techniek hebben we nog geen ervaring en het is onzeker of het model op een controller met 256 KB geheugen past."
	goodChallenges = "Bij wisselend toerental leidt de synchronisatie van meetreeksen tot verlies van metingen, waardoor het model valse alarmen geeft. Bestaande bibliotheken houden de volledige historie vast en zijn daarvoor te zwaar. Wij onderzoeken of een eigen algoritme de historie kan inkorten zonder nauwkeurigheid te verliezen; het is onzeker of de latency dan onder 50 ms blijft."
)

// submission is a request that may be submitted, with a new company.
func submission() object {
	return object{
		"elevator_pitch": goodPitch, "innovation_description": goodInnovation, "technical_challenges_input": goodChallenges,
		"estimated_hours_input": 1000, "cost_method": "hours", "cost_items_input": raw("null"), "start_of_project": "2027-01-01",
		"project_type": "programmatuur", "also_develop_code": false, "collaborative_effort": false, "collaboration_partners": []object{},
		"cost_calculation_method": "forfetair", "extra_costs_description": raw("null"), "company_name": "Pompwacht B.V.", "kvk_number": "12345678",
	}
}

// contactMessage is a message that may be sent.
func contactMessage() object {
	return object{"name": "Zoë de Vries", "email": "zoe@elders.example", "phone": "010 1234567", "message": "Hallo,\nkan dit?"}
}
