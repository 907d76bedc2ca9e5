package domain

import "strings"

// compact drops what people put between digits and raises letters.
func compact(s string) string {
	return strings.ToUpper(strings.NewReplacer(" ", "", "\u00a0", "", "\t", "", ".", "", "-", "").Replace(s))
}

// ParseKvK reads a number of the trade register: 8 digits, leading zeros
// included, no check digit. Spaces, dots and dashes are forgiven.
func ParseKvK(s string) (string, error) {
	s = compact(s)
	if len(s) != 8 || !digits(s) {
		return "", Fail(Invalid, CodeKvK)
	}
	return s, nil
}

// ParseBTW reads a Dutch VAT identification number, NL + 9 digits + B + 2 digits
// (not 00). It is good when its 9 digits pass the 11-test (legal entities and
// numbers from before 2020) or when the whole passes mod 97 (sole traders since
// 2020-01-01; Belastingdienst). Empty is not good: the caller decides whether the
// number is needed.
func ParseBTW(s string) (string, error) {
	s = compact(s)
	shaped := len(s) == 14 && s[:2] == "NL" && digits(s[2:11]) && s[11] == 'B' && digits(s[12:]) && s[12:] != "00"
	if !shaped || !(passes11(s[2:11]) || mod97(s) == 1) {
		return "", Fail(Invalid, CodeBTW)
	}
	return s, nil
}

// ParseBSN reads a citizen service number: exactly 9 digits that pass the
// 11-test. A number of 8 digits is refused and not padded: a mistyped one must
// not pass as somebody else's.
func ParseBSN(s string) (string, error) {
	s = compact(s)
	if len(s) != 9 || !digits(s) || !passes11(s) {
		return "", Fail(Invalid, CodeBSN)
	}
	return s, nil
}

// MaskBSN shows the last three digits: ••••••782. Empty stays empty.
func MaskBSN(bsn string) string {
	if len(bsn) < 3 {
		return ""
	}
	return "••••••" + bsn[len(bsn)-3:]
}

// ParsePostcode reads a Dutch postcode into "1234 AB". The first digit is not 0;
// SA, SD and SS are never given out (PostNL).
func ParsePostcode(s string) (string, error) {
	s = compact(s)
	if len(s) != 6 || !digits(s[:4]) || s[0] == '0' || !capitals(s[4:]) {
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

// passes11 is the 11-test of BSN and RSIN over 9 digits: weights 9 to 2, and -1
// for the last; zero alone does not count.
func passes11(nine string) bool {
	sum := -int(nine[8] - '0')
	for i := range 8 {
		sum += (9 - i) * int(nine[i]-'0')
	}
	return sum%11 == 0 && nine != "000000000"
}

// mod97 reads letters as A=10 to Z=35 and reduces digit by digit, so that no
// number grows large.
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
