package evaluation_test

import (
	"fmt"

	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// A text is evaluated as a whole, and every criterion says whether it is met.
func ExampleEvaluate() {
	got := evaluation.Evaluate(find.Text{
		Field: find.ElevatorPitch,
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
