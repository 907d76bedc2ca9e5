package sqlstore

import (
	"encoding/hex"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"wbso/domain/hours"
)

// nameKey returns what employees are sorted by, the same in both databases: the name as it is shown,
// in the order of a Dutch dictionary, in any case. The client sorts alike. Stored keys depend on it,
// so that a change needs a migration that computes them again.
func nameKey(e hours.Employee) string {
	return hex.EncodeToString(collate.New(language.Dutch, collate.IgnoreCase).KeyFromString(new(collate.Buffer), e.Name()))
}
