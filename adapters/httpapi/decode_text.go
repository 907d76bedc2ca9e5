package httpapi

import (
	"bytes"
	"reflect"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"

	"wbso/domain"
)

// scalar puts a value into v when v takes it; else it adds the error of v's type. An integer may
// be written as a string, and hours as a number.
func (d *decoder) scalar(at string, raw []byte, v reflect.Value) {
	if !v.IsValid() {
		return
	}
	var err error
	switch to := v.Addr().Interface().(type) {
	case *domain.Date:
		*to, err = dateOf(raw, d.optional)
	case *domain.Hours:
		*to, err = hoursOf(raw)
	default:
		err = basic(raw, v)
	}
	d.errs.Check(at, err)
}

func basic(raw []byte, v reflect.Value) error {
	switch v.Kind() {
	case reflect.String:
		s, err := text(raw)
		v.SetString(s)
		return err
	case reflect.Bool:
		v.SetBool(string(raw) == "true")
		if string(raw) != "true" && string(raw) != "false" {
			return domain.Fail(domain.Invalid, domain.CodeBoolean)
		}
	case reflect.Struct:
		return domain.Fail(domain.Invalid, domain.CodeObject).With("type", typeName(raw))
	case reflect.Slice:
		return domain.Fail(domain.Invalid, domain.CodeList).With("type", typeName(raw))
	default:
		n, err := strconv.ParseInt(strings.Trim(string(raw), `"`), 10, 64)
		if err != nil {
			return domain.Fail(domain.Invalid, domain.CodeInteger)
		}
		v.SetInt(n)
	}
	return nil
}

// dateOf reads yyyy-mm-dd; one that may be absent may be empty too.
func dateOf(raw []byte, optional bool) (domain.Date, error) {
	s, err := text(raw)
	switch {
	case err != nil:
		return domain.Date{}, domain.Fail(domain.Invalid, domain.CodeDate)
	case s == "" && optional:
		return domain.Date{}, nil
	}
	return domain.ParseDate(s)
}

func hoursOf(raw []byte) (domain.Hours, error) {
	written, err := string(raw), error(nil)
	if raw[0] == '"' {
		written, err = text(raw)
	}
	if err != nil {
		return 0, err
	}
	return domain.ParseHours(written)
}

// text reads a string. Half of a surrogate pair is no text, as U+0000 is none for PostgreSQL.
func text(raw []byte) (string, error) {
	if raw[0] != '"' {
		return "", domain.Fail(domain.Invalid, domain.CodeString)
	}
	s, err := jsontext.AppendUnquote(nil, raw)
	if err != nil || bytes.IndexByte(s, 0) >= 0 {
		return "", domain.Fail(domain.Invalid, domain.CodeNullChars)
	}
	return string(s), nil
}

// storable reports whether a text is UTF-8 without U+0000, which PostgreSQL does not
// accept.
func storable(s string) bool { return utf8.ValidString(s) && !strings.ContainsRune(s, 0) }

// typeName returns what Python, and so Django REST framework, calls a JSON value.
func typeName(raw []byte) string {
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
