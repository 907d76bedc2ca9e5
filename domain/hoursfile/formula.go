package hoursfile

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// triggers are the characters with which a cell may be a formula to some spreadsheet.
const triggers = "=+-@＝＋－＠\t\r\n"

// formulas goes through the places of a text at which a spreadsheet could begin to read a
// formula: the start, where leading white space does not count, and what directly follows
// a character that some program takes for the end of a cell.
type formulas struct {
	text    string
	at      int  // up to where it was read
	begins  bool // a cell could begin here
	leading bool // only white space so far
}

func formulasIn(text string) formulas { return formulas{text: text, begins: true, leading: true} }

// next returns the next place and how many apostrophes it has before its formula, or
// false when there are no further ones.
func (f *formulas) next() (place, quotes int, found bool) {
	for f.at < len(f.text) {
		place, quotes = f.at, 0
		if f.begins {
			quotes = len(f.text[place:]) - len(strings.TrimLeft(f.text[place:], "'"))
		}
		r, size := utf8.DecodeRuneInString(f.text[place+quotes:])
		found = f.begins && size > 0 && strings.ContainsRune(triggers, r) && !f.endsBreak(place, r)
		f.leading = f.leading && unicode.IsSpace(r) && (quotes == 0 || found)
		f.begins = f.leading || strings.ContainsRune(",;\t\r\n", r)
		if f.at = place + quotes + size; found {
			return place, quotes, true
		}
	}
	return 0, 0, false
}

// endsBreak reports whether a character is the second one of CRLF, which is one line end.
func (f *formulas) endsBreak(place int, r rune) bool {
	return r == '\n' && place > 0 && f.text[place-1] == '\r'
}

// Defused returns a text that no spreadsheet runs as a formula: with one more apostrophe
// at each place where it could.
func Defused(text string) string {
	f, from, out := formulasIn(text), 0, []byte(nil)
	for place, _, found := f.next(); found; place, _, found = f.next() {
		out = append(append(out, text[from:place]...), '\'')
		from = place
	}
	return string(append(out, text[from:]...))
}

// fused returns a text without the apostrophes of Defused.
func fused(text string) string {
	f, from, out := formulasIn(text), 0, []byte(nil)
	for place, quotes, found := f.next(); found; place, quotes, found = f.next() {
		if quotes > 0 {
			out, from = append(out, text[from:place]...), place+1
		}
	}
	return string(append(out, text[from:]...))
}
