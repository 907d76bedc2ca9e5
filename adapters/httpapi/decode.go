package httpapi

import (
	"bytes"
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf8"

	"wbso/domain"
)

// input is the JSON object in the body of a call. Its methods read one member each
// and add an error to errs when the member has the wrong shape. The core checks the
// values.
type input struct {
	members map[string]json.RawMessage
	errs    domain.Fields
	raw     []byte
}

// need is whether a member may be absent.
type need int

const (
	must need = iota // given, and not null
	may              // absent and null mean the same
)

// typeName returns what Python, and so Django REST framework, calls a JSON value.
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

// get returns a member. given is false when it is absent or null.
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

// optionalText reads a string for PATCH, or returns nil when the member is absent.
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

// integer reads a whole number, also when it is written as a string.
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

// id reads a database id; absent is 0.
func (in *input) id(name string, n need) int64 { return int64(in.integer(name, n)) }

// hours reads a decimal number, also when it is a number of JSON.
func (in *input) hours(name string, n need) domain.Hours {
	raw, given := in.get(name, n)
	if !given {
		return 0
	}
	written, err := string(raw), error(nil)
	if raw[0] == '"' {
		written, err = text(raw)
	}
	var h domain.Hours
	if err == nil {
		h, err = domain.ParseHours(written)
	}
	in.errs.Check(name, err)
	return h
}

// boolean reads true or false; absent means false.
func (in *input) boolean(name string) bool {
	raw, given := in.get(name, may)
	if given && string(raw) != "true" && string(raw) != "false" {
		in.errs.Add(name, domain.CodeBoolean)
	}
	return string(raw) == "true"
}

// optionalBoolean reads true or false, or returns nil when the member is absent or null.
func (in *input) optionalBoolean(name string) *bool {
	if _, given := in.get(name, may); !given {
		return nil
	}
	b := in.boolean(name)
	return &b
}

// yes reads ja or nee; absent means nee.
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

// list reads a list of objects. An item of another type is an error of the whole list.
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

// integers reads a list of whole numbers, which must be given. One item of another kind
// is an error of the whole list.
func (in *input) integers(name string) []int64 {
	raw, given := in.get(name, must)
	if !given {
		return nil
	}
	var items []json.RawMessage
	if raw[0] != '[' || json.Unmarshal(raw, &items) != nil {
		in.errs.Add(name, domain.CodeList).Args["type"] = typeName(raw)
		return nil
	}
	list := make([]int64, len(items))
	for i, item := range items {
		v, err := strconv.ParseInt(strings.Trim(string(item), `"`), 10, 64)
		if err != nil {
			in.errs.Add(name, domain.CodeInteger)
			return nil
		}
		list[i] = v
	}
	return list
}
