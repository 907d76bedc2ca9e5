package argon2

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"io"
	"strings"
)

// The list of common passwords of Django, lower case, one a line. Its origin
// and licence stand in LICENSE-common-passwords.txt.
//
//go:embed common-passwords.txt.gz
var commonPacked []byte

// Common implements ports.Passwords. It compares as Django does: lower case,
// without the spaces around.
func (p *Passwords) Common(password string) bool {
	word := strings.TrimSpace(strings.ToLower(password))
	return word != "" && !strings.Contains(word, "\n") && strings.Contains(p.common(), "\n"+word+"\n")
}

// readCommon unpacks the list into one text with a line end on both sides of
// each password: a tenth of the memory of a map, and fast enough to search
// whenever a password is chosen. The embedded list always unpacks.
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
