package httpapi

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
)

// decodeContent reads the content of a part of an application. It is stricter than the
// other calls, because a part is replaced whole: a member that is missing or unknown is an
// error, so that a client of another version loses nothing. Errors name the path of the
// value, as in rows.0.done.
func decodeContent(in *input, to any) (any, error) {
	out := reflect.ValueOf(to).Elem()
	c := content{}
	c.object("", in.members, out)
	return out.Interface(), c.errs.Err()
}

// content collects the errors of shape of one part.
type content struct{ errs domain.Fields }

func (c *content) value(at string, raw json.RawMessage, v reflect.Value) {
	null := string(raw) == "null"
	switch {
	case v.Kind() == reflect.Pointer && null:
	case v.Kind() == reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		c.value(at, raw, v.Elem())
	case null:
		c.errs.Add(at, domain.CodeNull)
	case v.Kind() == reflect.Struct:
		c.nested(at, raw, v)
	case v.Kind() == reflect.Slice:
		c.list(at, raw, v)
	default:
		c.scalar(at, raw, v)
	}
}

func (c *content) scalar(at string, raw json.RawMessage, v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		s, err := text(raw)
		c.errs.Check(at, err)
		v.SetString(s)
	case reflect.Bool:
		if string(raw) != "true" && string(raw) != "false" {
			c.errs.Add(at, domain.CodeBoolean)
		}
		v.SetBool(string(raw) == "true")
	default:
		n, err := strconv.ParseInt(strings.Trim(string(raw), `"`), 10, 64)
		if err != nil {
			c.errs.Add(at, domain.CodeInteger)
		}
		v.SetInt(n)
	}
}

func (c *content) list(at string, raw json.RawMessage, v reflect.Value) {
	var items []json.RawMessage
	if raw[0] != '[' || json.Unmarshal(raw, &items) != nil {
		c.errs.Add(at, domain.CodeList).Args["type"] = typeName(raw)
		return
	}
	v.Set(reflect.MakeSlice(v.Type(), len(items), len(items)))
	for i, item := range items {
		c.value(at+"."+strconv.Itoa(i), item, v.Index(i))
	}
}

func (c *content) nested(at string, raw json.RawMessage, v reflect.Value) {
	var members map[string]json.RawMessage
	if raw[0] != '{' || json.Unmarshal(raw, &members) != nil {
		c.errs.Add(at, domain.CodeObject).Args["type"] = typeName(raw)
		return
	}
	c.object(at+".", members, v)
}

// object reads the members that the struct names. Of an item some may be missing: its id, which
// makes it a new one, and what items of the costs had not at first.
func (c *content) object(at string, members map[string]json.RawMessage, v reflect.Value) {
	fields := fieldsOf(v)
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		switch raw, given := members[name]; {
		case given:
			c.value(at+name, raw, fields[name])
		case name != "id" && name != "relation" && name != "calculation":
			c.errs.Add(at+name, domain.CodeRequired)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(members)) {
		if _, known := fields[name]; !known {
			c.errs.Add(at+name, domain.CodeUnknownField)
		}
	}
}

// fieldsOf returns the fields of a struct by their names in JSON, those of embedded structs
// included.
func fieldsOf(v reflect.Value) map[string]reflect.Value {
	fields := map[string]reflect.Value{}
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if f.Anonymous {
			maps.Copy(fields, fieldsOf(v.Field(i)))
			continue
		}
		fields[f.Tag.Get("json")] = v.Field(i)
	}
	return fields
}
