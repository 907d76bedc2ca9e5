package domain

import (
	"time"

	"github.com/rickar/cal/v2"
	"github.com/rickar/cal/v2/nl"
)

// Holiday reports whether a day is a Dutch public holiday: the days that article 3 of the
// Algemene termijnenwet names, with Easter Sunday and Whit Sunday. Liberation Day is one in
// lustrum years alone, when most people have it off. Good Friday is none, since the act only treats
// it as one for terms.
func Holiday(d Date) bool {
	for _, h := range []*cal.Holiday{nl.Nieuwjaar, nl.EerstePaasdag, nl.TweedePaasdag, nl.Koningsdag, nl.Hemelvaart, nl.EerstePinksterDag, nl.TweedePinksterDag,
		nl.EersteKerstdag, nl.TweedeKerstdag} {
		if _, observed := h.Calc(d.Year); DateOf(observed) == d {
			return true
		}
	}
	return d.Month == time.May && d.Day == 5 && d.Year%5 == 0
}

// Free reports whether a day is a Saturday, a Sunday or a public holiday.
func (d Date) Free() bool {
	return d.Weekday() == time.Saturday || d.Weekday() == time.Sunday || Holiday(d)
}
