package sqlstore

import (
	"encoding/hex"
	"slices"
	"strings"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"wbso/domain/hours"
)

// prefixes returns the prefixes of Dutch last names that sorting ignores, such as "van der". The
// client has the same list. Stored sort keys depend on it, so that a change needs a migration that
// computes them again.
func prefixes() []string {
	return []string{"'s", "'t", "aan", "af", "al", "am", "auf", "aus", "ben", "bij", "bin", "boven", "da", "dal", "das", "de", "dei", "del", "della", "den", "der",
		"des", "di", "do", "dos", "du", "el", "het", "im", "in", "la", "las", "le", "les", "lo", "los", "onder", "op", "over", "te", "ten", "ter", "tot", "uit",
		"van", "vanden", "vander", "vom", "von", "voor", "zu", "zum", "zur"}
}

// nameKey returns what employees are sorted by, the same in both databases: last name without its
// prefixes, first name and prefixes, each in the order of a Dutch dictionary, in any case.
func nameKey(e hours.Employee) string {
	first := e.FirstName
	prefix, last := split(e.LastName)
	if last == "" {
		first, last = "", first
	}
	dutch, buffer := collate.New(language.Dutch, collate.IgnoreCase), new(collate.Buffer)
	var key []byte
	for _, part := range []string{last, first, prefix} {
		key = append(append(key, dutch.KeyFromString(buffer, part)...), 0, 0)
	}
	return hex.EncodeToString(key)
}

// split takes the prefixes off a last name, but never all of it.
func split(last string) (prefix, name string) {
	words, n := strings.Fields(strings.ReplaceAll(last, "’", "'")), 0
	for n < len(words)-1 && slices.Contains(prefixes(), strings.ToLower(words[n])) {
		n++
	}
	prefix, name = strings.Join(words[:n], " "), strings.Join(words[n:], " ")
	if short, rest, joined := strings.Cut(name, "'"); joined && rest != "" && slices.Contains([]string{"d", "l", "t", "s", ""}, strings.ToLower(short)) {
		prefix, name = strings.TrimSpace(prefix+" "+short+"'"), rest
	}
	return prefix, name
}
