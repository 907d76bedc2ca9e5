package evaluation_test

import (
	"fmt"
	"strings"

	"wbso/domain/evaluation"
)

// A text is evaluated as a whole, and every criterion says whether it is met.
func ExampleEvaluate() {
	got := evaluation.Evaluate(evaluation.TextQuestion{
		Field: evaluation.ElevatorPitch,
		Text:  "Wij ontwikkelen een koelcel die met zout koelt in plaats van gas, zodat hij 30% minder stroom gebruikt.",
	})
	fmt.Println(got.Colour())
	for _, c := range got.Criteria {
		fmt.Println(c.Met, c.Name)
	}
	// Output:
	// green
	// true Hele zinnen
	// true Wat je ontwikkelt
	// true Technisch onderwerp
	// true Doel of moeilijkheid
	// true Eigen feiten
	// true Alleen techniek
	// true Eigen en nieuw werk
	// true Lengte
}

// An analysis says what each clause of a text shows.
func ExampleAnalyse() {
	text := "De lijm laat los boven 80 graden. Het is onzeker of een keramische vulstof dat voorkomt."
	analysis := evaluation.Analyse(evaluation.Text{Field: evaluation.TechnicalChallenges, Text: text})
	for _, c := range analysis.Clauses {
		fmt.Println(c.Strength(evaluation.Problem), c.Strength(evaluation.Unknown), strings.TrimSpace(text[c.From:c.To]))
	}
	// Output:
	// 2 0 De lijm laat los boven 80 graden.
	// 0 2 Het is onzeker of een keramische vulstof dat voorkomt.
}
