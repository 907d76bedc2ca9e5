package httpapi

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"

	"wbso/domain"
)

// Bounds of JSON. The largest call of the product has about forty values.
const (
	maxDepth   = 32   // objects and lists in each other
	maxMembers = 200  // of an object
	maxItems   = 500  // of a list
	maxValues  = 5000 // together
)

// decode reads one JSON object into a struct. It returns the errors of shape by the path of the
// value, as in rows.0.done, and leaves such a value as it is; members that the struct does not
// have are ignored. A partial object may lack members, which then keep what the struct has.
func decode(raw []byte, to any, partial bool) (domain.Fields, error) {
	switch {
	case bytes.HasPrefix(raw, []byte("\xef\xbb\xbf")):
		return nil, parseError("unexpected byte order mark")
	case !utf8.Valid(raw):
		return nil, parseError("the body is not UTF-8")
	}
	// Half of a surrogate pair is an error of its field, see text.
	d := decoder{Decoder: jsontext.NewDecoder(bytes.NewBuffer(raw), jsontext.AllowInvalidUTF8(true)), partial: partial}
	kind := d.PeekKind()
	if kind != jsontext.KindBeginObject {
		to = &struct{}{}
	}
	if err := d.value("", 0, reflect.ValueOf(to).Elem()); err != nil {
		return nil, err
	}
	if _, err := d.ReadToken(); !errors.Is(err, io.EOF) {
		return nil, parseError(fmt.Sprintf("extra data after the first value, at %d", d.InputOffset()))
	}
	if kind != jsontext.KindBeginObject {
		return nil, domain.Bad(nonField, domain.CodeObject).With("type", typeName(raw))
	}
	return d.errs, nil
}

// decoder reads JSON and counts its values. It reads what it has no place for too: into the
// zero reflect.Value.
type decoder struct {
	*jsontext.Decoder
	values   int
	partial  bool // the whole object may lack members
	optional bool // the member that is read may be absent
	errs     domain.Fields
}

func (d *decoder) value(at string, depth int, v reflect.Value) error {
	if d.values++; d.values > maxValues {
		return parseError(fmt.Sprintf("more than %d values", maxValues))
	}
	kind := d.PeekKind()
	nested := kind == jsontext.KindBeginObject || kind == jsontext.KindBeginArray
	if nested && depth == maxDepth {
		return parseError(fmt.Sprintf("nested deeper than %d", maxDepth))
	}
	v = target(v)
	switch {
	case kind == jsontext.KindBeginObject:
		return d.object(at, depth+1, d.expect(at, v, reflect.Struct, `{}`))
	case kind == jsontext.KindBeginArray:
		return d.list(at, depth+1, d.expect(at, v, reflect.Slice, `[]`))
	}
	raw, err := d.ReadValue()
	if err != nil {
		return d.broken(err)
	}
	d.scalar(at, raw, v)
	return nil
}

// target follows a pointer to a new value.
func target(v reflect.Value) reflect.Value {
	if v.Kind() != reflect.Pointer {
		return v
	}
	v.Set(reflect.New(v.Type().Elem()))
	return v.Elem()
}

// expect returns v when it takes such a value; else it notes the error and returns no place.
func (d *decoder) expect(at string, v reflect.Value, kind reflect.Kind, like string) reflect.Value {
	if !v.IsValid() || v.Kind() == kind && v.Type() != reflect.TypeFor[domain.Date]() {
		return v
	}
	d.scalar(at, []byte(like), v)
	return reflect.Value{}
}

func (d *decoder) object(at string, depth int, v reflect.Value) error {
	if _, err := d.ReadToken(); err != nil {
		return d.broken(err)
	}
	partial := d.partial && depth == 1
	if v.IsValid() && !partial {
		v.SetZero()
	}
	prefix := at + "."
	if depth == 1 {
		prefix = ""
	}
	fields := fieldsOf(v)
	for n := 0; d.PeekKind() != jsontext.KindEndObject; n++ {
		token, err := d.ReadToken()
		if err != nil {
			return d.broken(err)
		}
		if n == maxMembers {
			return parseError(fmt.Sprintf("more than %d members in an object", maxMembers))
		}
		if err := d.member(prefix, depth, v, fields, token.String()); err != nil {
			return err
		}
	}
	for _, f := range fields {
		if !f.given && !f.optional && !partial {
			d.errs.Add(prefix+f.name, domain.CodeRequired)
		}
	}
	_, err := d.ReadToken()
	return err
}

// unknownMember reads a member that has no place. It is an error when it had one once, and has a
// text now that would be lost.
func (d *decoder) unknownMember(at string, depth int, lost bool) error {
	if !lost || d.PeekKind() != jsontext.KindString {
		return d.value("", depth, reflect.Value{})
	}
	raw, err := d.ReadValue()
	if err != nil {
		return d.broken(err)
	}
	if d.values++; string(raw) != `""` {
		d.errs.Add(at, domain.CodeMemberGone)
	}
	return nil
}

// loses reports whether a value would lose what is in a member that it has no place for any more.
func loses(v reflect.Value, member string) bool {
	if !v.IsValid() {
		return false
	}
	of, is := v.Interface().(interface{ Lost(member string) bool })
	return is && of.Lost(member)
}

func (d *decoder) member(prefix string, depth int, v reflect.Value, fields []field, name string) error {
	i := slices.IndexFunc(fields, func(f field) bool { return f.name == name })
	if i < 0 {
		return d.unknownMember(prefix+name, depth, loses(v, name))
	}
	f := &fields[i]
	f.given = true
	switch kind := d.PeekKind(); {
	case kind == jsontext.KindNull && f.nullable:
		f.SetZero()
		return d.value("", depth, reflect.Value{})
	case kind == jsontext.KindNull:
		d.errs.Add(prefix+name, domain.CodeNull)
		return d.value("", depth, reflect.Value{})
	}
	d.optional = f.optional
	return d.value(prefix+name, depth, f.Value)
}

func (d *decoder) list(at string, depth int, v reflect.Value) error {
	if _, err := d.ReadToken(); err != nil {
		return d.broken(err)
	}
	if v.IsValid() {
		v.Set(reflect.MakeSlice(v.Type(), 0, 0))
	}
	for n := 0; d.PeekKind() != jsontext.KindEndArray; n++ {
		if n == maxItems {
			return parseError(fmt.Sprintf("more than %d items in a list", maxItems))
		}
		if err := d.item(at, depth, v, n); err != nil {
			return err
		}
	}
	if v.IsValid() && !d.partial && d.errs.Has(at) {
		v.SetZero()
	}
	_, err := d.ReadToken()
	return err
}

// item reads an item of a list. An item of another type is an error of the whole list, except in
// the content of a part.
func (d *decoder) item(list string, depth int, v reflect.Value, n int) error {
	if !v.IsValid() {
		return d.value("", depth, v)
	}
	at := list + "." + strconv.Itoa(n)
	v.Set(reflect.Append(v, reflect.Zero(v.Type().Elem())))
	if d.partial && d.PeekKind() == jsontext.KindNull {
		d.errs.Add(at, domain.CodeNull)
		return d.value("", depth, reflect.Value{})
	}
	before := len(d.errs)
	err := d.value(at, depth, v.Index(n))
	if !d.partial && len(d.errs) > before && d.errs[before].Field == at {
		wrong := d.errs[before]
		d.errs = d.errs[:before]
		if !d.errs.Has(list) {
			wrong.Field = list
			d.errs = append(d.errs, wrong)
		}
	}
	return err
}

func (d *decoder) broken(err error) error {
	if errors.Is(err, jsontext.ErrDuplicateName) {
		return parseError("a name is given twice")
	}
	return parseError(fmt.Sprintf("no valid JSON at %d", d.InputOffset()))
}

// field is a member of a struct by its name in JSON.
type field struct {
	reflect.Value
	name               string
	optional, nullable bool
	given              bool
}

// fieldsOf returns the members of a struct, those of embedded structs included. Of an item of an
// application its id may be missing, which makes it a new one, and what items of the costs had
// not at first.
func fieldsOf(v reflect.Value) (fields []field) {
	if !v.IsValid() {
		return nil
	}
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if f.Anonymous {
			fields = append(fields, fieldsOf(v.Field(i))...)
			continue
		}
		name, rest, _ := strings.Cut(f.Tag.Get("json"), ",")
		absent := rest == "omitempty"
		fields = append(fields, field{
			Value: v.Field(i), name: name, optional: absent || name == "id" || name == "relation" || name == "calculation",
			nullable: (absent || f.Type.Kind() == reflect.Pointer) && f.Tag.Get("null") != "refused",
		})
	}
	return fields
}
