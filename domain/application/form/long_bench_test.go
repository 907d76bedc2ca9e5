package form_test

import (
	"fmt"
	"strings"
	"testing"

	"wbso/domain/application"
	"wbso/domain/application/form"
)

// long is an application of ten bottlenecks with five texts of that many bytes each. word
// makes one word or sentence after the other.
func long(size int, word func(n int) string) application.Application {
	n := 0
	text := func() string {
		var b strings.Builder
		for b.Len() < size {
			n++
			b.WriteString(word(n))
		}
		return strings.TrimSpace(b.String())
	}
	var a application.Application
	for i := range 10 {
		a.Bottlenecks.Blocks = append(a.Bottlenecks.Blocks, application.Bottleneck{ID: fmt.Sprint("k", i+1), Side: application.FocusProduct,
			Problem: text() + " " + text() + " " + text() + " " + text(), Solution: text()})
	}
	return a
}

// shapes are texts that are long in different ways.
func shapes() map[string]func(n int) string {
	return map[string]func(n int) string{
		"sentences": func(n int) string {
			return fmt.Sprintf("Het is onzeker of bindmiddel %d bij %d °C blijft hechten, omdat de uitzetting van laag%d verschilt. ", n, 200+n%300, n)
		},
		"one sentence": func(n int) string {
			return fmt.Sprintf("wij willen de sensor%d die nog niet klaar is testen of het mogelijk goed werkt, want ", n)
		},
		"lines":   func(n int) string { return fmt.Sprintf("- stap %d\n", n) },
		"letters": func(n int) string { return string(rune('a'+n%26)) + " " },
		"months":  func(n int) string { return fmt.Sprintf("gereed %d-2027. ", n%12+1) },
		"nouns":   func(n int) string { return fmt.Sprintf("coating%d sensordata%d klaar ", n, n) },
	}
}

// BenchmarkOpen_longest asks what is open in applications of 200,000 characters.
func BenchmarkOpen_longest(b *testing.B) {
	for name, word := range shapes() {
		a := long(3990, word)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				form.OpenQuestions(a, application.CompanyDetails{})
			}
		})
	}
}
