package httpapi

import (
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf8"

	"wbso/domain"
)

func text(raw json.RawMessage) (string, error) {
	var s string
	if raw[0] != '"' || json.Unmarshal(raw, &s) != nil {
		return "", domain.Fail(domain.Invalid, domain.CodeString)
	}
	if strings.ContainsRune(s, 0) || loneSurrogate(raw) {
		return "", domain.Fail(domain.Invalid, domain.CodeNullChars)
	}
	return s, nil
}

// storable reports whether a text is UTF-8 without U+0000, which PostgreSQL does not
// accept.
func storable(s string) bool { return utf8.ValidString(s) && !strings.ContainsRune(s, 0) }

// loneSurrogate reports whether a JSON string has half of a surrogate pair, which Go
// would silently replace.
func loneSurrogate(raw []byte) bool {
	for i := 0; i < len(raw)-1; i++ {
		if raw[i] != '\\' {
			continue
		}
		if raw[i+1] != 'u' {
			i++ // the escaped character
			continue
		}
		switch high := hex4(raw[i+2:]); {
		case high >= 0xDC00 && high <= 0xDFFF:
			return true
		case high >= 0xD800 && high <= 0xDBFF:
			if i+12 > len(raw) || raw[i+6] != '\\' || raw[i+7] != 'u' || hex4(raw[i+8:])&0xFC00 != 0xDC00 {
				return true
			}
			i += 6
		}
		i += 5
	}
	return false
}

func hex4(b []byte) uint64 {
	if len(b) < 4 {
		return 0
	}
	n, _ := strconv.ParseUint(string(b[:4]), 16, 32)
	return n
}
