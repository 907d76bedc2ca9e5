package httpapi

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strconv"
	"strings"
	"unicode/utf8"

	"wbso/domain"
)

const (
	maxBody  = 1 << 20 // bytes
	maxDepth = 32      // of nested JSON
)

// input is the object a call carries. Its readers collect what is wrong with
// the shape of each member in errs; what the values mean is for the core.
type input struct {
	members map[string]json.RawMessage
	errs    domain.Fields
	raw     []byte
}

// need says whether a member may be absent.
type need int

const (
	must need = iota // given, and not null
	may              // absent and null are both "nothing"
)

// read takes the body of a call: JSON in UTF-8, one object, no name twice.
func read(r *http.Request) (*input, error) {
	if err := jsonType(r.Header.Get("Content-Type")); err != nil {
		return nil, err
	}
	raw, err := readAll(r, maxBody)
	if err != nil {
		return nil, err
	}
	in := &input{raw: raw}
	in.members, err = parseObject(raw)
	return in, err
}

// readOptional is read for a call that may have no body at all.
func readOptional(r *http.Request) (*input, error) {
	if r.ContentLength == 0 {
		return &input{}, nil
	}
	return read(r)
}

func readAll(r *http.Request, max int64) ([]byte, error) {
	raw, err := io.ReadAll(http.MaxBytesReader(nil, r.Body, max))
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		return nil, domain.Fail(domain.Invalid, domain.CodeTooLarge).With("max", strconv.FormatInt(max, 10))
	}
	if err != nil {
		return nil, parseError("the body ended early")
	}
	return raw, nil
}

func jsonType(header string) error {
	media, params, err := mime.ParseMediaType(header)
	if err != nil || media != "application/json" {
		return domain.Fail(domain.Invalid, domain.CodeMediaType).With("type", header)
	}
	if charset := params["charset"]; charset != "" && !strings.EqualFold(charset, "utf-8") {
		return parseError("the character set must be UTF-8")
	}
	return nil
}

func parseError(reason string) error {
	return domain.Fail(domain.Invalid, domain.CodeParse).With("reason", reason)
}

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
		e := domain.Bad(nonField, domain.CodeObject).With("type", typeName(raw))
		return nil, e
	}
	return members, nil
}

// checkTree refuses what Go's decoder lets pass: names given twice, more than
// one value, and depths that no call has.
func checkTree(raw []byte) error {
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	if err := checkValue(dec, 0); err != nil {
		return err
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return parseError(fmt.Sprintf("extra data after the first value, at %d", dec.InputOffset()))
	}
	return nil
}

func checkValue(dec *json.Decoder, depth int) error {
	if depth > maxDepth {
		return parseError(fmt.Sprintf("nested deeper than %d", maxDepth))
	}
	token, err := dec.Token()
	if err != nil {
		return parseError(fmt.Sprintf("no valid JSON at %d", dec.InputOffset()))
	}
	open, nested := token.(json.Delim)
	if !nested {
		return nil
	}
	seen := map[string]bool{}
	for dec.More() {
		if open == '{' {
			name, err := dec.Token()
			if err != nil {
				return parseError(fmt.Sprintf("no valid JSON at %d", dec.InputOffset()))
			}
			key, _ := name.(string)
			if seen[key] {
				return parseError("a name is given twice")
			}
			seen[key] = true
		}
		if err := checkValue(dec, depth+1); err != nil {
			return err
		}
	}
	if _, err := dec.Token(); err != nil {
		return parseError(fmt.Sprintf("no valid JSON at %d", dec.InputOffset()))
	}
	return nil
}

// typeName is what Python, and so the framework, calls a JSON value.
func typeName(raw json.RawMessage) string {
	switch raw = bytes.TrimSpace(raw); {
	case len(raw) == 0 || raw[0] == 'n':
		return "NoneType"
	case raw[0] == '{':
		return "dict"
	case raw[0] == '[':
		return "list"
	case raw[0] == '"':
		return "str"
	case raw[0] == 't' || raw[0] == 'f':
		return "bool"
	case bytes.ContainsAny(raw, ".eE"):
		return "float"
	}
	return "int"
}

// get finds a member; given is false when there is nothing to read.
func (in *input) get(name string, n need) (raw json.RawMessage, given bool) {
	raw, present := in.members[name]
	switch {
	case !present && n == must:
		in.errs.Add(name, domain.CodeRequired)
	case present && string(raw) == "null" && n == must:
		in.errs.Add(name, domain.CodeNull)
	case present && string(raw) != "null":
		return raw, true
	}
	return nil, false
}

// text reads a string.
func (in *input) text(name string, n need) string {
	raw, given := in.get(name, n)
	if !given {
		return ""
	}
	s, err := text(raw)
	in.errs.Check(name, err)
	return s
}

// optionalText tells an absent member from an empty one, for PATCH.
func (in *input) optionalText(name string) *string {
	if _, given := in.members[name]; !given {
		return nil
	}
	s := in.text(name, must)
	return &s
}

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

// storable tells whether a text is UTF-8 without U+0000, which not every
// database takes.
func storable(s string) bool { return utf8.ValidString(s) && !strings.ContainsRune(s, 0) }

// loneSurrogate finds half of a surrogate pair, which Go would replace in silence.
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

// integer reads a whole number, also one written as text.
func (in *input) integer(name string, n need) int {
	raw, given := in.get(name, n)
	if !given {
		return 0
	}
	v, err := strconv.Atoi(strings.Trim(string(raw), `"`))
	if err != nil {
		in.errs.Add(name, domain.CodeInteger)
	}
	return v
}

// boolean reads true or false; absent is false.
func (in *input) boolean(name string) bool {
	raw, given := in.get(name, may)
	if given && string(raw) != "true" && string(raw) != "false" {
		in.errs.Add(name, domain.CodeBoolean)
	}
	return string(raw) == "true"
}

// yes reads ja or nee; absent is nee.
func (in *input) yes(name string) bool {
	raw, given := in.get(name, may)
	if !given {
		return false
	}
	s, err := text(raw)
	if err == nil && s != "ja" && s != "nee" {
		err = domain.Fail(domain.Invalid, domain.CodeChoice).With("value", s)
	}
	in.errs.Check(name, err)
	return s == "ja"
}

// date reads yyyy-mm-dd.
func (in *input) date(name string, n need) domain.Date {
	raw, given := in.get(name, n)
	if !given {
		return domain.Date{}
	}
	s, err := text(raw)
	if err != nil {
		err = domain.Fail(domain.Invalid, domain.CodeDate)
	} else if s == "" && n == may {
		return domain.Date{}
	}
	var d domain.Date
	if err == nil {
		d, err = domain.ParseDate(s)
	}
	in.errs.Check(name, err)
	return d
}

// list reads a list of objects; an item that is none is an error of the whole list.
func (in *input) list(name string) []*input {
	raw, given := in.get(name, may)
	if !given {
		return nil
	}
	var items []json.RawMessage
	if raw[0] != '[' || json.Unmarshal(raw, &items) != nil {
		in.errs.Add(name, domain.CodeList).Args["type"] = typeName(raw)
		return nil
	}
	list := make([]*input, 0, len(items))
	for _, item := range items {
		one := &input{}
		if json.Unmarshal(item, &one.members) != nil || one.members == nil {
			in.errs.Add(name, domain.CodeObject).Args["type"] = typeName(item)
			return nil
		}
		list = append(list, one)
	}
	return list
}
