package httpapi

import (
	"bytes"
	"encoding/json"
	"strconv"
	"strings"

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

// optionalInteger reads a whole number, or returns nil when the member is absent or null.
func (in *input) optionalInteger(name string) *int {
	if _, given := in.get(name, may); !given {
		return nil
	}
	n := in.integer(name, may)
	return &n
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
