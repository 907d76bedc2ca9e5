package domain

import "strings"

// compact removes the separators that people type and returns s in upper case.
func compact(s string) string {
	return strings.ToUpper(strings.NewReplacer(" ", "", "\u00a0", "", "\t", "", ".", "", "-", "").Replace(Trim(s)))
}

// ParseKvK parses a number of the trade register: 8 digits, including leading
// zeros, without a check digit. Like the other numbers in this file it may contain
// spaces, dots and dashes, which are removed. It returns CodeKvK for anything else.
func ParseKvK(s string) (string, error) {
	s = compact(s)
	if len(s) != 8 || !Digits(s) {
		return "", Fail(Invalid, CodeKvK)
	}
	return s, nil
}

// ParseBTW parses a Dutch VAT identification number: NL, 9 digits, B and 2 digits
// other than 00. Either the 9 digits pass the 11-test (legal entities, and all
// numbers from before 2020) or the whole number is 1 modulo 97 (sole traders since
// 2020-01-01; source: Belastingdienst). It returns CodeBTW for anything else, also
// for an empty number.
func ParseBTW(s string) (string, error) {
	s = compact(s)
	shaped := len(s) == 14 && s[:2] == "NL" && Digits(s[2:11]) && s[11] == 'B' && Digits(s[12:]) && s[12:] != "00"
	if !shaped || !(passes11(s[2:11]) || mod97(s) == 1) {
		return "", Fail(Invalid, CodeBTW)
	}
	return s, nil
}

// ParseBSN parses a citizen service number: exactly 9 digits that pass the
// 11-test. It does not pad 8 digits with a zero, because a mistyped number could
// then become somebody else's. It returns CodeBSN for anything else.
func ParseBSN(s string) (string, error) {
	s = compact(s)
	if len(s) != 9 || !Digits(s) || !passes11(s) {
		return "", Fail(Invalid, CodeBSN)
	}
	return s, nil
}

// ParseRSIN parses the fiscal number of a legal entity: 9 digits that pass the same
// 11-test as a BSN. It returns CodeRSIN for anything else.
func ParseRSIN(s string) (string, error) {
	number, err := ParseBSN(s)
	if err != nil {
		return "", Fail(Invalid, CodeRSIN)
	}
	return number, nil
}

// MaskBSN hides all but the last three digits: ••••••782. It returns "" for an
// empty number.
func MaskBSN(bsn string) string {
	if len(bsn) < 3 {
		return ""
	}
	return "••••••" + bsn[len(bsn)-3:]
}

// ParsePostcode parses a Dutch postcode and returns it as "1234 AB". The first
// digit is not 0, and PostNL does not use the letters SA, SD and SS. It returns
// CodePostcode for anything else.
func ParsePostcode(s string) (string, error) {
	s = compact(s)
	if len(s) != 6 || !Digits(s[:4]) || s[0] == '0' || !capitals(s[4:]) {
		return "", Fail(Invalid, CodePostcode)
	}
	switch s[4:] {
	case "SA", "SD", "SS":
		return "", Fail(Invalid, CodePostcode)
	}
	return s[:4] + " " + s[4:], nil
}

func capitals(s string) bool {
	return strings.Trim(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// passes11 reports whether 9 digits pass the 11-test of BSN and RSIN: the sum with
// weights 9 to 2 and -1 for the last digit is a multiple of 11, and not all digits
// are 0.
func passes11(nine string) bool {
	sum := -int(nine[8] - '0')
	for i := range 8 {
		sum += (9 - i) * int(nine[i]-'0')
	}
	return sum%11 == 0 && nine != "000000000"
}

// mod97 returns the number modulo 97, with letters read as A=10 to Z=35. It reduces
// at every character, so that it does not overflow.
func mod97(s string) int {
	rest := 0
	for _, r := range s {
		if r >= 'A' {
			rest = (rest*100 + int(r-'A') + 10) % 97
		} else {
			rest = (rest*10 + int(r-'0')) % 97
		}
	}
	return rest
}
