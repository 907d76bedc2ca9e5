package form_test

import (
	"fmt"

	"wbso/domain/application"
	"wbso/domain/application/form"
)

// What RVO wants to read and is not there is a question, and its answer fills the box.
func ExampleAnswer() {
	empty, company := application.New(), application.CompanyDetails{}
	for _, q := range form.OpenQuestions(empty, company) {
		if q.Part == application.NoveltyPart {
			fmt.Println(q.ID, q.Text)
		}
	}
	answered, err := form.Answer(empty, company, "novelty.empty", "Wij rekenden nooit met gesmolten zout.")
	fmt.Println(answered.Application.Novelty.Text, err)
	// Output:
	// novelty.empty Waarom is deze oplossing technisch nieuw voor jouw bedrijf? Schrijf op waar je kennis nu ophoudt.
	// Wij rekenden nooit met gesmolten zout. <nil>
}
