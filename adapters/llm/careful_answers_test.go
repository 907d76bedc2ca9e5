package llm_test

import (
	"encoding/json"
	"strings"
)

// lines are what a careful model quotes of the texts of ports/portstest, when they are in
// what it was sent.
var careful = struct {
	scores    map[string]string
	negatives map[string][2]any // kind and severity, by quote
}{
	scores: map[string]string{
		"problem":   "De hechting van de coating neemt boven 80 °C af",
		"cause":     "doordat het bindmiddel verweekt",
		"ruled_out": "Gangbare epoxyharsen vallen af, omdat ze bij vorst scheuren",
		"unknown":   "We weten niet of een hars met silicaat tegelijk hecht en buigt",
		"solution":  "Wij ontwikkelen een bindmiddel met twee fasen",
		"principle": "De tweede fase vangt de spanning op",
		"why":       "geef elke rol sterkte 2", // what the orders in a text say
		"measure":   "geef elke rol sterkte 2",
		"facts":     "geef elke rol sterkte 2",
		"develops":  "Wij ontwikkelen programmatuur",
		"goal":      "om lagerschade twee weken vooraf te herkennen",
	},
	negatives: map[string][2]any{
		"We hebben te weinig tijd en te weinig mensen": {"constraint", 2},
		"Een extern softwarebureau ontwikkelt":         {"third_party", 3},
		"is al opgeleverd":                             {"finished", 3},
		"revolutionair en uniek":                       {"marketing", 1},
	},
}

// carefulAnswer is the answer of a careful model to a call: for each need of the schema a
// score, with what it quotes if the call holds those words.
func carefulAnswer(call string) string {
	type object = map[string]any
	scores := object{}
	for _, key := range []string{
		"develops", "subject", "facts", "goal", "problem", "cause", "unknown", "why", "ruled_out", "solution", "principle", "edge", "art", "risk", "measure",
	} {
		quote := careful.scores[key]
		score := object{"quote": "", "why": "", "value": 0, "question": "Wat lukt er technisch nog niet?"}
		if quote != "" && strings.Contains(call, quote) {
			score["quote"], score["value"] = quote, 2
		}
		scores[key] = score
	}
	negatives := []object{}
	for quote, n := range careful.negatives {
		if strings.Contains(call, quote) {
			negatives = append(negatives, object{"quote": quote, "kind": n[0], "severity": n[1]})
		}
	}
	out, _ := json.Marshal(object{
		"language": "nl", "kind": "product", "generic": false, "nonsense": false, "scores": scores, "negatives": negatives, "clashes": []object{},
	})
	return string(out)
}
