package form_test

import (
	"strings"
	"testing"

	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/form"
)

// BenchmarkOpen asks of a full application what one save asks: it must stay far below 50 ms.
func BenchmarkOpen(b *testing.B) {
	a := applicationtest.Coating()
	long := strings.Repeat("De laag scheurt zodra de klep boven 300 °C komt, doordat staal sterker uitzet. ", 18)
	a.Summary.Text, a.Novelty.Text = long, long
	for i := range a.Bottlenecks.Blocks {
		a.Bottlenecks.Blocks[i].Problem, a.Bottlenecks.Blocks[i].Solution = long, long
	}
	for b.Loop() {
		form.OpenQuestions(a, application.CompanyDetails{})
	}
}
