package portstest

import (
	"wbso/domain"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// submission is a small request as a renderer gets to see it.
func submission() request.Submission {
	return request.Submission{
		ElevatorPitch:         soundPitch,
		InnovationDescription: "Gangbare bibliotheken zijn niet geschikt, omdat ze te veel geheugen vragen. Dit is nieuw voor ons team.",
		TechnicalChallenges:   "Het is onzeker of een gecomprimeerd model nauwkeurig genoeg blijft. We testen in maart 2027 een prototype.",
		EstimatedHours:        1200, StartOfProject: domain.NewDate(2027, 1, 1), ProjectType: scheme.Software,
	}
}
