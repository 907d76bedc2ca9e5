package domain

import (
	"strconv"
	"strings"
)

// Hours are hours worked, counted in half hours: 15 is seven and a half hours.
type Hours int

// Limits of the hours administration.
const (
	HoursStep     Hours = 1  // half an hour
	HoursDayMax   Hours = 16 // 8 hours per employee per day, over all projects
	HoursInputMax Hours = 48 // 24 hours in one entry
)

// HoursPerYear is how many whole S&O hours one person makes in a year at most, as RVO reckons.
const HoursPerYear = 1750

// hoursHuge replaces numbers of more than six digits, so that parsing never
// overflows. It is far over every limit.
const hoursHuge Hours = 2_000_000

// ParseHours parses hours as the API writes them: 7.5, 8 or 8.0, with a minus sign
// if negative. It returns CodeNumber for any other form ("4,5", "1e3", "NaN",
// "+1") and CodeHoursStep for a number that is not a multiple of 0.5. CheckDay
// checks whether the hours fit in a day.
func ParseHours(s string) (Hours, error) {
	sign := Hours(1)
	if rest, negative := strings.CutPrefix(s, "-"); negative {
		s, sign = rest, -1
	}
	whole, fraction, cut := strings.Cut(s, ".")
	if !Digits(whole) || (cut && !Digits(fraction)) {
		return 0, Fail(Invalid, CodeNumber)
	}
	whole, fraction = strings.TrimLeft(whole, "0"), strings.TrimRight(fraction, "0")
	if fraction != "" && fraction != "5" {
		return 0, Fail(Invalid, CodeHoursStep)
	}
	if len(whole) > 6 {
		return sign * hoursHuge, nil
	}
	return sign * (Hours(2*ParseDigits(whole)) + Hours(len(fraction))), nil
}

// String returns the hours as the API writes them, always with one decimal: 7.5,
// 8.0.
func (h Hours) String() string {
	if h < 0 {
		return "-" + (-h).String()
	}
	return strconv.Itoa(int(h)/2) + [2]string{".0", ".5"}[h%2]
}

// Dutch returns the hours as Dutch readers write them: 7,5, 8 or 50.000.
func (h Hours) Dutch() string {
	if h < 0 {
		return "-" + (-h).Dutch()
	}
	return DutchInt(int(h)/2) + [2]string{"", ",5"}[h%2]
}
