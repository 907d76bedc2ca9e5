package llm

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/evaluation/find"
)

var personForm = object(
	of("name", text()), of("kind", oneOf("a", "b")), of("value", integer(0, 1)), of("sum", integer()), of("sure", flag()), of("all", list(object(of("x", text())))),
)

func TestShape_schema(t *testing.T) {
	assert.JSONEq(t, `{"type":"object","additionalProperties":false,"required":["name","kind","value","sum","sure","all"],"properties":{
		"name":{"type":"string"},"kind":{"type":"string","enum":["a","b"]},"value":{"type":"integer","enum":[0,1]},"sum":{"type":"integer"},
		"sure":{"type":"boolean"},"all":{"type":"array","items":{"type":"object","properties":{"x":{"type":"string"}},"required":["x"],"additionalProperties":false}}}}`,
		string(personForm.json()))
	assert.Less(t, strings.Index(string(personForm.json()), `"name"`), strings.Index(string(personForm.json()), `"kind"`), "in the order in which they are to be filled")
}

// Every object of the schemas of evaluations is closed and asks for all its members, or the
// strict mode refuses it.
func TestShape_L09_closed(t *testing.T) {
	for _, f := range find.TextFields() {
		var schema any
		assert.NoError(t, json.Unmarshal(evaluatorShape(f).json(), &schema))
		closed(t, schema)
	}
}

func closed(t *testing.T, v any) {
	t.Helper()
	switch v := v.(type) {
	case map[string]any:
		if v["type"] == "object" {
			assert.Equal(t, false, v["additionalProperties"])
			assert.Len(t, v["required"], len(v["properties"].(map[string]any)))
		}
		for _, inner := range v {
			closed(t, inner)
		}
	case []any:
		for _, inner := range v {
			closed(t, inner)
		}
	}
}

func TestDecode(t *testing.T) {
	const good = `{"name":"n","kind":"a","value":1,"sum":7,"sure":true,"all":[{"x":"y","more":1}],"more":{}}`
	change := func(old, new string) string { return strings.Replace(good, old, new, 1) }
	for said, want := range map[string]error{
		good:                                 nil,
		" \n" + good + "\n\n ":               nil,
		"```json\n" + good + "\n```":         nil,
		"```\n" + good + "```":               nil,
		"<think>\nHm {}.\n</think>\n" + good: nil,
		"<thinking>x</thinking>```\n" + good + "\n```":       nil,
		change(`1,"sum"`, `1.0,"sum"`):                       nil,
		change(`"sum":7`, `"Value":9,"NAME":"x"`+`,"sum":7`): nil,
		"<think>Hm " + good:                                  errNoJSON,
		"Hier: " + good:                                      errNoJSON,
		good + good:                                          errNoJSON,
		good[:40]:                                            errNoJSON,
		"":                                                   errShape,
		" \n\t":                                              errShape,
		"<think>x</think>":                                   errShape,
		"{}":                                                 errShape,
		"null":                                               errShape,
		"[" + good + "]":                                     errShape,
		`"` + "tekst" + `"`:                                  errShape,
		change(`"name":"n",`, ``):                            errShape,
		change(`"name":"n"`, `"name":null`):                  errShape,
		change(`"name":"n"`, `"name":7`):                     errShape,
		change(`"kind":"a"`, `"kind":"c"`):                   errShape,
		change(`"value":1`, `"value":2`):                     errShape,
		change(`"value":1`, `"value":"1"`):                   errShape,
		change(`"sum":7`, `"sum":7.5`):                       errShape,
		change(`"sum":7`, `"sum":1e30`):                      errShape,
		change(`"sure":true`, `"sure":"true"`):               errShape,
		change(`[{"x":"y","more":1}]`, `{}`):                 errShape,
		change(`{"x":"y","more":1}`, `{"x":[]}`):             errShape,
		change(`{"x":"y","more":1}`, `"y"`):                  errShape,
	} {
		var into struct {
			Name  string
			Value int
		}
		assert.Equal(t, want, decode(Answer{Text: said}, personForm, &into), said)
		assert.Equal(t, want == nil, into.Name == "n" && into.Value == 1, said)
	}
	var into struct{}
	assert.Equal(t, errShape, decode(Answer{Text: good, Cut: true}, personForm, &into), "cut, though it looks whole")
}
