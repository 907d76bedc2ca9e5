package hoursfile

import (
	"bytes"
	"time"

	"wbso/domain"
)

const halfHour = 30 * time.Minute

// hoursMost replaces larger numbers, so that nothing overflows. It is far over every
// limit.
const hoursMost = 1_000_000

// hoursOf reads hours as people and programs write them: 7,5, 7.5, 7:30, 07:30:00,
// 18:25 min, 1h 30m, 7,5 uur. With round it takes the nearest half hour. Three
// decimals are refused, since 1.500 may be one and a half or fifteen hundred.
func hoursOf(cell []byte, round bool) (domain.Hours, *domain.Error) {
	worked, ok := durationOf(bytes.TrimSpace(cell))
	return halves(worked, ok, round, cell)
}

// secondsOf reads a number of seconds.
func secondsOf(cell []byte) (time.Duration, bool) {
	seconds, ok := numberOf(cell)
	return time.Duration(seconds) * time.Second, ok
}

func halves(worked time.Duration, ok, round bool, cell []byte) (domain.Hours, *domain.Error) {
	switch {
	case !ok:
		return 0, about(domain.CodeFileHours, cell)
	case worked%halfHour == 0:
		return domain.Hours(worked / halfHour), nil
	case !round:
		return 0, about(domain.CodeFileStep, cell)
	}
	nearest := (worked + halfHour/2) / halfHour
	if nearest <= 0 {
		return 0, about(domain.CodeFileRounded, cell)
	}
	return domain.Hours(nearest), nil
}

func about(code domain.Code, cell []byte) *domain.Error {
	return domain.Fail(domain.Invalid, code).With("value", shown(cell))
}

func durationOf(text []byte) (time.Duration, bool) {
	if rest, ok := bytes.CutPrefix(text, []byte("-")); ok {
		worked, ok := durationOf(rest)
		return -worked, ok && worked >= 0
	}
	if bytes.IndexByte(text, ':') >= 0 {
		return clockOf(text)
	}
	if worked, ok := decimalOf(text); ok {
		return worked, true
	}
	return unitsOf(bytes.ToLower(text))
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
		n, ok := numberOf(part)
		if !ok || i > 0 && (n > 59 || len(part) != 2) {
			return 0, false
		}
		total += time.Duration(n) * unit
		unit /= 60
	}
	return total, true
}

// decimalOf reads a number of hours with a decimal comma or point.
func decimalOf(text []byte) (time.Duration, bool) {
	point := bytes.IndexAny(text, ",.")
	if point < 0 {
		n, ok := numberOf(text)
		return time.Duration(n) * time.Hour, ok
	}
	whole, ok := numberOf(text[:point])
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

// unitsOf reads hours and minutes with their units: 2h, 1h 30m, 7,5 uur, 45 min. A
// day of Jira (1d) is refused: how long it is, its administrator decides.
func unitsOf(text []byte) (time.Duration, bool) {
	total, found := time.Duration(0), false
	for _, unit := range []struct {
		names []string
		of    time.Duration
	}{{[]string{"hours", "hour", "uren", "uur", "hrs", "h", "u"}, time.Hour}, {[]string{"minutes", "minuten", "mins", "min", "m"}, time.Minute}} {
		amount, rest, ok := cutUnit(text, unit.names)
		if !ok {
			continue
		}
		worked, fine := decimalOf(bytes.TrimSpace(amount))
		if !fine {
			return 0, false
		}
		total, text, found = total+worked/time.Duration(time.Hour/unit.of), bytes.TrimSpace(rest), true
	}
	return total, found && len(text) == 0
}

// cutUnit splits a text at the first of the names of a unit that is in it.
func cutUnit(text []byte, names []string) (before, after []byte, ok bool) {
	for _, name := range names {
		if before, after, ok := bytes.Cut(text, []byte(name)); ok {
			return before, after, true
		}
	}
	return nil, text, false
}

// numberOf reads a whole number, hoursMost for a larger one.
func numberOf(text []byte) (int, bool) {
	n := 0
	for _, c := range text {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = min(10*n+int(c-'0'), hoursMost)
	}
	return n, len(text) > 0
}
