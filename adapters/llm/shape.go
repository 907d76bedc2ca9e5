package llm

import (
	"encoding/json"
	"slices"
	"strings"
)

// shape is the form of an answer: the JSON schema that a provider is given, and the check
// of what comes back. Its schema has only what the strict mode of every provider knows.
type shape struct {
	kind    string
	members []member // of an object, in the order in which a model fills them
	items   *shape   // of a list
	values  []any    // that a text or a number may have; empty for all
}

type member struct {
	name string
	shape
}

func object(members ...member) shape  { return shape{kind: "object", members: members} }
func list(items shape) shape          { return shape{kind: "array", items: &items} }
func text() shape                     { return shape{kind: "string"} }
func flag() shape                     { return shape{kind: "boolean"} }
func oneOf(values ...any) shape       { return shape{kind: "string", values: values} }
func integer(values ...any) shape     { return shape{kind: "integer", values: values} }
func of(name string, s shape) member  { return member{name, s} }
func (s shape) json() json.RawMessage { return json.RawMessage(s.schema()) }

func (s shape) schema() string {
	out := `{"type":` + quoted(s.kind)
	switch {
	case s.kind == "object":
		var names, members []string
		for _, m := range s.members {
			names = append(names, quoted(m.name))
			members = append(members, quoted(m.name)+":"+m.schema())
		}
		out += `,"properties":{` + strings.Join(members, ",") + `},"required":[` + strings.Join(names, ",") + `],"additionalProperties":false`
	case s.items != nil:
		out += `,"items":` + s.items.schema()
	case len(s.values) > 0:
		out += `,"enum":` + quoted(s.values)
	}
	return out + "}"
}

func quoted(v any) string {
	out, err := json.Marshal(v)
	if err != nil { // not with texts and numbers
		panic(err)
	}
	return string(out)
}

// fits reports whether decoded JSON has the shape, whatever an object has besides.
func (s shape) fits(v any) bool {
	switch v := v.(type) {
	case map[string]any:
		return s.kind == "object" && !slices.ContainsFunc(s.members, func(m member) bool { return !m.fits(v[m.name]) })
	case []any:
		return s.kind == "array" && !slices.ContainsFunc(v, func(item any) bool { return !s.items.fits(item) })
	case string:
		return s.kind == "string" && (len(s.values) == 0 || slices.Contains(s.values, any(v)))
	case float64:
		return s.kind == "integer" && v == float64(int(v)) && (len(s.values) == 0 || slices.Contains(s.values, any(int(v))))
	case bool:
		return s.kind == "boolean"
	}
	return false
}

// only returns decoded JSON that fits the shape, without members that the shape does not have.
func (s shape) only(v any) any {
	switch v := v.(type) {
	case map[string]any:
		asked := map[string]any{}
		for _, m := range s.members {
			asked[m.name] = m.only(v[m.name])
		}
		return asked
	case []any:
		for i, item := range v {
			v[i] = s.items.only(item)
		}
	}
	return v
}
