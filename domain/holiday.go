package domain

import "time"

// Holiday reports whether a day is a Dutch public holiday: the days that article 3 of the
// Algemene termijnenwet names, with Easter Sunday and Whit Sunday. Liberation Day is one in
// every year: that many people get it off once in five years is a matter of their contracts.
// Good Friday is none, since the act only treats it as one for terms.
func Holiday(d Date) bool {
	switch [2]int{int(d.Month), d.Day} {
	case [2]int{1, 1}, [2]int{5, 5}, [2]int{12, 25}, [2]int{12, 26}:
		return true
	}
	if d == kingsDay(d.Year) {
		return true
	}
	switch DaysBetween(easter(d.Year), d) {
	case 0, 1, 39, 49, 50: // Easter and its Monday, Ascension Day, Whit Sunday and its Monday
		return true
	}
	return false
}

// kingsDay returns 27 April, or the day before when that is a Sunday.
func kingsDay(year int) Date {
	d := NewDate(year, time.April, 27)
	if d.Weekday() == time.Sunday {
		return d.AddDays(-1)
	}
	return d
}

// easter returns Easter Sunday in the Gregorian calendar, by Butcher's method.
func easter(year int) Date {
	a, b, c := year%19, year/100, year%100
	h := (19*a + b - b/4 - (b-(b+8)/25+1)/3 + 15) % 30
	l := (32 + 2*(b%4) + 2*(c/4) - h - c%4) % 7
	m := (a + 11*h + 22*l) / 451
	n := h + l - 7*m + 114
	return NewDate(year, time.Month(n/31), n%31+1)
}
