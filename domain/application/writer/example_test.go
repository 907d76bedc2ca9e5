package writer_test

import (
	"fmt"

	"wbso/domain/application/writer"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
)

// Compose puts each clause of the three texts in the box of RVO's form where it belongs.
func ExampleCompose() {
	said := request.Submission{
		ElevatorPitch: "Wij ontwikkelen een koelcel die met zout koelt in plaats van gas.",
		TechnicalChallenges: "Het zout klontert boven 60 graden, waardoor de warmte niet wegkomt. " +
			"Wij lossen dit op met een laag van geperst grafiet.",
		InnovationDescription: "Bestaande cellen gebruiken gas, omdat zout te traag opneemt.",
	}
	analyses := map[find.TextField]find.Analysis{}
	for _, field := range find.TextFields() {
		analyses[field] = find.Analyse(find.Text{Field: field, Text: said.TextOf(field), Pitch: said.ElevatorPitch})
	}
	made := writer.Compose(said, analyses, nil)
	fmt.Println(made.Project.Title)
	for _, b := range made.Bottlenecks.Blocks {
		fmt.Println(b.Problem, "|", b.Solution)
	}
	// Output:
	// Koelcel die met zout koelt in plaats van gas
	// Het zout klontert boven 60 graden, waardoor de warmte niet wegkomt. | Wij lossen dit op met een laag van geperst grafiet.
}
