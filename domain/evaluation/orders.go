package evaluation

import "regexp"

// orders are what only somebody writes who speaks to the judge instead of about a project.
var orders = regexp.MustCompile(`(?i)isgoodenough|iswbsoeligible|system ?prompt|systeemprompt|` +
	`\b(negeer|vergeet|ignore|disregard|forget)\b.{0,40}\b(instructies?|instructions?|regels|rules|opdrachten?|prompt|hierboven|above)\b|` +
	`(?m:^)\s*(systeem|system|assistant|gebruiker|user) ?:|\b(herhaal|repeat)\b.{0,40}\b(instructies?|instructions?|opdracht|prompt)\b|` +
	`\b(aan de|beste|geachte|dear) (beoordelaar|jury|judge|assistent|assistant|taalmodel|ai)\b|` +
	`\b(beoordeel|markeer|score|keur|mark|rate)\b.{0,60}\b(groen|goed genoeg|goed|green|maximaal|goedgekeurd)\b|` +
	`\b(geef|antwoord|give|answer)\b.{0,40}\b(groen|green|sterkte 2|waarde 2|score 2|value 2|alle punten)\b`)

// withoutOrders takes what speaks to the judge out of the clauses that count for a model,
// which such a sentence is meant to talk round.
func (v *view) withoutOrders() {
	for i, c := range v.Clauses {
		if orders.MatchString(v.text.Text[c.From:c.To]) {
			v.Clauses[i].Roles, v.Clauses[i].Subjects, v.copied[i] = nil, nil, true
		}
	}
}
