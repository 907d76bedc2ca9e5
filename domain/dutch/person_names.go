package dutch

import (
	"strings"

	"golang.org/x/text/unicode/norm"

	"wbso/domain"
)

// marks writes apostrophes and hyphens in one way.
var marks = strings.NewReplacer("’", "'", "‘", "'", "ʼ", "'", "`", "'", "´", "'", "′", "'", "‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "−", "-")

// Composed returns a text with each letter and its accent as one sign.
func Composed(text string) string { return norm.NFC.String(text) }

// PersonName returns the name of a person as it is said and written: 'Vries, Sanne de' is Sanne de
// Vries, with each letter and its accent as one sign and single spaces.
func PersonName(text string) string {
	if last, first, sorted := strings.Cut(text, ","); sorted && !strings.Contains(first, ",") {
		text = first + " " + last
	}
	return strings.Join(strings.Fields(domain.Trim(Composed(text))), " ")
}

// NameKey returns a name as names are compared: whatever its case and its apostrophes, hyphens and
// spaces.
func NameKey(text string) string {
	return strings.ToLower(strings.ToUpper(marks.Replace(PersonName(text))))
}
