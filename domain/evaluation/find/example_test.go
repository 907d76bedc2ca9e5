package find_test

import (
	"fmt"
	"strings"

	"wbso/domain/evaluation/find"
)

// An analysis says what each clause of a text shows.
func ExampleAnalyse() {
	text := "De lijm laat los boven 80 graden. Het is onzeker of een keramische vulstof dat voorkomt."
	analysis := find.Analyse(find.Text{Field: find.TechnicalChallenges, Text: text})
	for _, c := range analysis.Clauses {
		fmt.Println(c.Strength(find.Problem), c.Strength(find.Unknown), strings.TrimSpace(text[c.From:c.To]))
	}
	// Output:
	// 2 0 De lijm laat los boven 80 graden.
	// 0 2 Het is onzeker of een keramische vulstof dat voorkomt.
}
