package httpapi

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"

	"wbso/domain"
)

// Bounds of JSON. The largest call of the product has about forty values.
const (
	maxDepth   = 32   // objects and lists in each other
	maxMembers = 200  // of an object
	maxItems   = 500  // of a list
	maxValues  = 5000 // together
)

func parseObject(raw []byte) (map[string]json.RawMessage, error) {
	switch {
	case bytes.HasPrefix(raw, []byte("\xef\xbb\xbf")):
		return nil, parseError("unexpected byte order mark")
	case !utf8.Valid(raw):
		return nil, parseError("the body is not UTF-8")
	}
	if err := checkTree(raw); err != nil {
		return nil, err
	}
	var members map[string]json.RawMessage
	if err := json.Unmarshal(raw, &members); err != nil || members == nil {
		return nil, domain.Bad(nonField, domain.CodeObject).With("type", typeName(raw))
	}
	return members, nil
}

// checkTree refuses what Go's decoder accepts, before anything is built: a name that
// is given twice, a second value, and anything past the bounds above.
func checkTree(raw []byte) error {
	t := tree{Decoder: json.NewDecoder(bytes.NewReader(raw))}
	t.UseNumber()
	if err := t.value(0); err != nil {
		return err
	}
	if _, err := t.Token(); !errors.Is(err, io.EOF) {
		return parseError(fmt.Sprintf("extra data after the first value, at %d", t.InputOffset()))
	}
	return nil
}

// tree walks through JSON and counts its values.
type tree struct {
	*json.Decoder
	values int
}

func (t *tree) value(depth int) error {
	if t.values++; t.values > maxValues {
		return parseError(fmt.Sprintf("more than %d values", maxValues))
	}
	token, err := t.Token()
	if err != nil {
		return t.broken()
	}
	open, nested := token.(json.Delim)
	switch {
	case !nested:
		return nil
	case depth == maxDepth:
		return parseError(fmt.Sprintf("nested deeper than %d", maxDepth))
	case open == '{':
		err = t.members(depth + 1)
	default:
		err = t.items(depth + 1)
	}
	if err != nil {
		return err
	}
	if _, err := t.Token(); err != nil { // what closes it
		return t.broken()
	}
	return nil
}

func (t *tree) members(depth int) error {
	seen := map[string]bool{}
	for t.More() {
		token, err := t.Token()
		name, ok := token.(string)
		switch {
		case err != nil || !ok:
			return t.broken()
		case seen[name]:
			return parseError("a name is given twice")
		case len(seen) == maxMembers:
			return parseError(fmt.Sprintf("more than %d members in an object", maxMembers))
		}
		seen[name] = true
		if err := t.value(depth); err != nil {
			return err
		}
	}
	return nil
}

func (t *tree) items(depth int) error {
	for n := 0; t.More(); n++ {
		if n == maxItems {
			return parseError(fmt.Sprintf("more than %d items in a list", maxItems))
		}
		if err := t.value(depth); err != nil {
			return err
		}
	}
	return nil
}

func (t *tree) broken() error {
	return parseError(fmt.Sprintf("no valid JSON at %d", t.InputOffset()))
}
