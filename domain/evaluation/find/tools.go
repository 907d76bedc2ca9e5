package find

import "strings"

// capitalTools are names that are also ordinary words or letters. They count only with a
// capital, and not as the first word of a sentence.
var capitalTools = set("Go R C C++ C# Rust Swift Scala Julia Dart Ruby Elixir Perl Ada")

// capitalTool returns the first such name in a sentence, or "". The C of °C is none.
func capitalTool(words []word, raw string) string {
	for _, w := range words[1:] {
		end := w.end
		for end < len(raw) && (raw[end] == '+' || raw[end] == '#') {
			end++
		}
		if name := raw[w.start:end]; capitalTools[name] && strings.ContainsAny(raw[w.start-1:w.start], " (,/") {
			return name
		}
	}
	return ""
}
