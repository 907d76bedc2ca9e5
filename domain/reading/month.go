package reading

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
)

var (
	monthNames = map[string]int{"januari": 1, "februari": 2, "maart": 3, "april": 4, "mei": 5, "juni": 6, "juli": 7,
		"augustus": 8, "september": 9, "oktober": 10, "november": 11, "december": 12}
	dated = regexp.MustCompile(`(?i)\b(?:` +
		`(januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)\s+(20\d\d)` +
		`|(?:[0-3]?\d[-/])?(0?[1-9]|1[0-2])[-/](20\d\d)` +
		`|(20\d\d)-(0[1-9]|1[0-2])` +
		`|(?:q|kwartaal\s)([1-4])\s+(?:van\s+)?(20\d\d)` +
		`|([1-4])e\s+kwartaal\s+(?:van\s+)?(20\d\d))\b`)
)

// monthOf returns the last month that a text names, as mm-yyyy. For a quarter that is
// the quarter's last month.
func monthOf(s string) (string, bool) {
	all := dated.FindAllStringSubmatch(s, -1)
	if len(all) == 0 {
		return "", false
	}
	m := all[len(all)-1]
	switch {
	case m[1] != "":
		return fmt.Sprintf("%02d-%s", monthNames[strings.ToLower(m[1])], m[2]), true
	case m[3] != "":
		return fmt.Sprintf("%02s-%s", m[3], m[4]), true
	case m[5] != "":
		return m[6] + "-" + m[5], true
	case m[7] != "":
		return fmt.Sprintf("%02d-%s", int(m[7][0]-'0')*3, m[8]), true
	}
	return fmt.Sprintf("%02d-%s", int(m[9][0]-'0')*3, m[10]), true
}

// capitalTools are names that are also ordinary words or letters. They count only with a
// capital, and not as the first word of a sentence.
var capitalTools = set("Go R C C++ C# Rust Swift Scala Julia Dart Ruby Elixir Perl Ada .NET")

// capitalTool returns the first such name in a sentence, or "".
func capitalTool(words []word, raw string) string {
	for i, w := range words {
		end := w.end
		for end < len(raw) && (raw[end] == '+' || raw[end] == '#') {
			end++
		}
		if name := raw[w.start:end]; i > 0 && capitalTools[name] && unicode.IsUpper(rune(name[0])) {
			return name
		}
	}
	return ""
}
