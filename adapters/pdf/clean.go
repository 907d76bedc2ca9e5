package pdf

import (
	"reflect"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"wbso/domain"
)

// planeEnd is the first code point that gofpdf must not see: it panics above
// the basic plane, and the last two of the plane are no characters.
const planeEnd = 0xFFFE

// missing is printed for a letter beyond the basic plane.
const missing = '□'

// marksMax is how many combining marks a letter keeps, which is more than any
// language needs. They take no width, so that a line could have thousands.
const marksMax = 8

// combining are the marks that are drawn over the letter before them.
var combining = []*unicode.RangeTable{unicode.Mn, unicode.Me}

// cleaner makes text printable. It remembers whether a character was lost.
type cleaner struct {
	lost  bool
	marks int // on the last letter
}

// clean composes accents, drops what is invisible, emoji and marks beyond
// marksMax, turns blanks into spaces, puts a plain letter in the place of one of
// its forms that no font has, and □ for letters beyond the basic plane. Newlines
// and no-break spaces stay.
func (c *cleaner) clean(s string) string {
	c.marks = 0
	return strings.Map(c.printable, norm.NFC.String(strings.ToValidUTF8(s, "")))
}

// printable returns what to print for a character, -1 for nothing.
func (c *cleaner) printable(r rune) rune {
	r = c.shown(r)
	switch {
	case r < 0:
	case !unicode.In(r, combining...):
		c.marks = 0
	case c.marks == marksMax:
		return -1
	default:
		c.marks++
	}
	return r
}

// shown returns the character itself, a character in its place, or -1.
func (c *cleaner) shown(r rune) rune {
	switch {
	case r == '\n', r == '\u00A0':
		return r
	case r == '\u2028', r == '\u2029':
		return '\n'
	case r == '\u2010', r == '\u2011': // not in the fonts
		return '-'
	case r == '⟂': // the same sign, as one of geometry
		return '⊥'
	case r == '\t', unicode.Is(unicode.Zs, r):
		return ' '
	case domain.Invisible(r):
		return -1
	case canDraw(r):
		return r
	}
	if plain := []rune(norm.NFKC.String(string(r))); len(plain) == 1 && canDraw(plain[0]) {
		return plain[0] // of the x of a formula, say
	}
	switch {
	case r < planeEnd: // it shows as an empty box, but can be searched and copied
		c.lost = true
		return r
	case unicode.IsLetter(r), unicode.IsDigit(r):
		c.lost = true
		return missing
	}
	return -1 // an emoji
}

// cleaned returns a copy of a value with printable texts, and whether a character of them is lost.
func cleaned[T any](v T) (T, bool) {
	var c cleaner
	c.walk(reflect.ValueOf(&v).Elem())
	return v, c.lost
}

// walk cleans every text in a value. Parts that other values share are copied first.
func (c *cleaner) walk(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		v.SetString(strings.TrimSpace(c.clean(v.String())))
	case reflect.Pointer:
		if !v.IsNil() {
			own := reflect.New(v.Type().Elem())
			own.Elem().Set(v.Elem())
			c.walk(own.Elem())
			v.Set(own)
		}
	case reflect.Slice:
		if v.Len() > 0 {
			own := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
			reflect.Copy(own, v)
			for i := range own.Len() {
				c.walk(own.Index(i))
			}
			v.Set(own)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Field(i); f.CanSet() {
				c.walk(f)
			}
		}
	}
}

// visual reverses runs of right-to-left letters, since gofpdf draws every
// character to the right of the one before it.
func visual(line string) string {
	if !strings.ContainsFunc(line, rightToLeft) {
		return line
	}
	rs := []rune(line)
	for i := 0; i < len(rs); i++ {
		if !rightToLeft(rs[i]) {
			continue
		}
		end := i + 1
		for j := end; j < len(rs) && (rightToLeft(rs[j]) || unicode.IsSpace(rs[j])); j++ {
			if rightToLeft(rs[j]) {
				end = j + 1
			}
		}
		slices.Reverse(rs[i:end])
		i = end
	}
	return string(rs)
}

func rightToLeft(r rune) bool {
	return r >= 0x0590 && r <= 0x08FF || r >= 0xFB1D && r <= 0xFDFF || r >= 0xFE70 && r <= 0xFEFC
}
