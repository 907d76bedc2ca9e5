package argon2

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"io"
	"strings"
)

// Django's list of common passwords, in lower case, one per line. For its origin and
// licence see LICENSE-common-passwords.txt.
//
//go:embed common-passwords.txt.gz
var commonPacked []byte

// IsCommonPassword implements ports.Passwords. Like Django it compares in lower case, without
// spaces around the password.
func (p *Passwords) IsCommonPassword(password string) bool {
	word := strings.TrimSpace(strings.ToLower(password))
	return word != "" && !strings.Contains(word, "\n") && strings.Contains(p.common(), "\n"+word+"\n")
}

// readCommon unpacks the list into one text with a line end before and after each
// password. That takes a tenth of the memory of a map and can be searched fast
// enough. The embedded list always unpacks.
func readCommon() string {
	packed, err := gzip.NewReader(bytes.NewReader(commonPacked))
	if err != nil {
		panic(err)
	}
	list, err := io.ReadAll(packed)
	if err != nil {
		panic(err)
	}
	return "\n" + string(list) + "\n"
}
