package dutch

import (
	"bytes"
	"slices"
	"time"
)

// hoursMost replaces larger numbers, so that nothing overflows. It is far over every
// limit.
const hoursMost = 1_000_000

// WorkedHours reads hours as people and programs write them: 7,5, 7.5, 7½, 7:30, 07:30:00, 18:25 min,
// 7u30, 1h 30m, 7,5 uur. Three decimals are refused, since 1.500 may be one and a half or fifteen
// hundred. It allocates nothing.
func WorkedHours(text []byte) (time.Duration, bool) {
	text = bytes.TrimSpace(text)
	if rest, ok := bytes.CutPrefix(text, []byte("-")); ok {
		worked, ok := WorkedHours(rest)
		return -worked, ok && worked >= 0
	}
	if bytes.IndexByte(text, ':') >= 0 {
		if text[len(text)-1] > '9' { // 7:30 uur
			text = withoutHour(bytes.ToLower(text))
		}
		return clockOf(text)
	}
	if worked, ok := decimalOf(text); ok {
		return worked, true
	}
	return unitsOf(bytes.ToLower(text))
}

// Seconds reads a number of seconds.
func Seconds(text []byte) (time.Duration, bool) {
	seconds, ok := WholeNumber(text)
	return time.Duration(seconds) * time.Second, ok
}

// withoutHour takes the word for hours off the end of a text.
func withoutHour(text []byte) []byte {
	for _, name := range hourNames {
		if before, ok := bytes.CutSuffix(text, []byte(name)); ok {
			return bytes.TrimSpace(before)
		}
	}
	return text
}

// clockOf reads h:mm, h:mm:ss and m:ss min.
func clockOf(text []byte) (time.Duration, bool) {
	text, minutes := bytes.CutSuffix(text, []byte("min"))
	parts := bytes.Split(bytes.TrimSpace(text), []byte{':'})
	if len(parts) > 3 || minutes && len(parts) != 2 {
		return 0, false
	}
	unit, total := time.Hour, time.Duration(0)
	if minutes {
		unit = time.Minute
	}
	for i, part := range parts {
		n, ok := WholeNumber(part)
		if !ok || i > 0 && (n > 59 || len(part) != 2) {
			return 0, false
		}
		total += time.Duration(n) * unit
		unit /= 60
	}
	return total, true
}

// vulgar are the fractions that have a sign of their own.
var vulgar = []struct {
	sign string
	of   time.Duration
}{{"½", 30 * time.Minute}, {"¼", 15 * time.Minute}, {"¾", 45 * time.Minute}}

// decimalOf reads a number of hours with a decimal comma or point, or the sign of a fraction.
func decimalOf(text []byte) (time.Duration, bool) {
	for _, v := range vulgar {
		if whole, ok := bytes.CutSuffix(text, []byte(v.sign)); ok {
			n, ok := WholeNumber(bytes.TrimSpace(whole))
			return time.Duration(n)*time.Hour + v.of, ok || len(whole) == 0
		}
	}
	point := bytes.IndexAny(text, ",.")
	if point < 0 {
		n, ok := WholeNumber(text)
		return time.Duration(n) * time.Hour, ok
	}
	whole, ok := WholeNumber(text[:point])
	decimals := text[point+1:]
	if !ok || len(decimals) == 0 || len(decimals) == 3 {
		return 0, false
	}
	worked, unit, rest := time.Duration(whole)*time.Hour, time.Hour, time.Duration(0)
	for _, c := range decimals {
		if c < '0' || c > '9' {
			return 0, false
		}
		if unit /= 10; unit == 0 && c != '0' {
			rest = 1 // so that what is less than a half hour never becomes one
		}
		worked += time.Duration(c-'0') * unit
	}
	return worked + rest, true
}

var (
	hourNames   = []string{"hours", "hour", "uren", "uur", "hrs", "h", "u"}
	minuteNames = []string{"minutes", "minuten", "minuut", "mins", "min", "m"}
)

// unitsOf reads hours and minutes with their units: 2h, 1h 30m, 7u30, 7,5 uur, 45 min. A day of Jira
// (1d) is refused: how long it is, its administrator decides.
func unitsOf(text []byte) (time.Duration, bool) {
	total, inHours := time.Duration(0), false
	amount, unit, rest := cutUnit(text)
	if slices.Contains(hourNames, string(unit)) {
		var ok bool
		if total, ok = decimalOf(amount); !ok || len(rest) == 0 {
			return total, ok
		}
		inHours = true
		amount, unit, rest = cutUnit(bytes.TrimPrefix(rest, []byte("en ")))
	}
	if len(unit) == 0 { // 7u30, which always has two digits
		n, ok := WholeNumber(amount)
		return total + time.Duration(n)*time.Minute, ok && inHours && len(amount) == 2 && n < 60 && total%time.Hour == 0
	}
	worked, ok := decimalOf(amount)
	return total + worked/60, ok && len(rest) == 0 && slices.Contains(minuteNames, string(unit))
}

// cutUnit splits a text at its first word.
func cutUnit(text []byte) (amount, unit, rest []byte) {
	letter := func(c rune) bool { return c >= 'a' && c <= 'z' }
	from := bytes.IndexFunc(text, letter)
	if from < 0 {
		return bytes.TrimSpace(text), nil, nil
	}
	to := from
	for to < len(text) && letter(rune(text[to])) {
		to++
	}
	return bytes.TrimSpace(text[:from]), text[from:to], bytes.TrimSpace(text[to:])
}

// WholeNumber reads a whole number of digits alone; a very large one is a million.
func WholeNumber(text []byte) (int, bool) {
	n := 0
	for _, c := range text {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = min(10*n+int(c-'0'), hoursMost)
	}
	return n, len(text) > 0
}
