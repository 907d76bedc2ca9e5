package application_test

import (
	"fmt"

	"wbso/domain/application"
)

// What RVO wants to read and is not there is a question, and its answer fills the box.
func ExampleApplication_Answer() {
	empty, company := application.New(), application.CompanyDetails{}
	for _, q := range empty.OpenQuestions(company) {
		if q.Part == application.NoveltyPart {
			fmt.Println(q.ID, q.Text)
		}
	}
	answered, err := empty.Answer(company, "novelty.empty", "Wij rekenden nooit met gesmolten zout.")
	fmt.Println(answered.Application.Novelty.Text, err)
	// Output:
	// novelty.empty Waarom is deze oplossing technisch nieuw voor jouw bedrijf? Schrijf op waar je kennis nu ophoudt.
	// Wij rekenden nooit met gesmolten zout. <nil>
}
