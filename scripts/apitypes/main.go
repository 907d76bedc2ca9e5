// Apitypes writes the Go types of the schemas in openapi.yaml to a file, as oapi-codegen makes
// them; without a file it prints them. It is run from the root of the repository, by
// go generate ./adapters/apitypes and by make check.
package main

import (
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"

	"go.yaml.in/yaml/v3"
)

const (
	document  = "adapters/httpapi/openapi.yaml"
	config    = "adapters/apitypes/oapi-codegen.yaml"
	generator = "github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2"
)

func main() {
	types, err := generated()
	if err == nil && len(os.Args) == 2 {
		err = os.WriteFile(os.Args[1], types, 0o644)
	} else if err == nil {
		_, err = os.Stdout.Write(types)
	}
	if err != nil {
		log.Fatal(err)
	}
}

func generated() ([]byte, error) {
	schemas, err := prepared()
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "apitypes")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "schemas.yaml")
	if err := os.WriteFile(file, schemas, 0o600); err != nil {
		return nil, err
	}
	run := exec.Command("go", "run", generator, "-config", config, file)
	run.Stderr = os.Stderr
	return run.Output()
}

// prepared returns the schemas of the document with what the generator cannot know.
func prepared() ([]byte, error) {
	raw, err := os.ReadFile(document)
	if err != nil {
		return nil, err
	}
	var doc map[string]yaml.Node
	if err := yaml.Unmarshal(raw, &doc); err != nil {
		return nil, err
	}
	components := doc["components"]
	schemas := member(&components, "schemas")
	(&marks{}).mark(schemas)
	return yaml.Marshal(map[string]any{
		"openapi": "3.0.3", "info": map[string]string{"title": "schemas", "version": "1"}, "paths": map[string]any{},
		"components": map[string]any{"schemas": schemas},
	})
}

// marks adds extensions of oapi-codegen to schemas.
type marks struct{ members int }

// mark gives each member its place in the document. One that may be absent is the zero value of
// its type then, unless it is an object or the document asks for a pointer. Enumerations become
// plain texts, since their values are those of the core.
func (m *marks) mark(schema *yaml.Node) {
	required := member(schema, "required")
	if properties := member(schema, "properties"); properties != nil {
		for i := 0; i < len(properties.Content); i += 2 {
			m.members++
			m.place(properties.Content[i+1], has(required, properties.Content[i].Value))
		}
	}
	drop(schema, "enum", yaml.SequenceNode)
	drop(schema, "example", yaml.ScalarNode)
	for _, inner := range schema.Content {
		m.mark(inner)
	}
}

const pointer = "x-go-type-skip-optional-pointer"

func (m *marks) place(property *yaml.Node, required bool) {
	if ref := member(property, "$ref"); ref != nil { // which may have nothing beside it
		whole := *property
		*property = *mapping("allOf", &yaml.Node{Kind: yaml.SequenceNode, Content: []*yaml.Node{&whole}})
	}
	set(property, "x-order", scalar("!!int", strconv.Itoa(m.members)))
	if !required && member(property, pointer) == nil && member(property, "type") != nil {
		set(property, pointer, scalar("!!bool", "true"))
	}
}

func has(list *yaml.Node, value string) bool {
	return list != nil && slices.ContainsFunc(list.Content, func(n *yaml.Node) bool { return n.Value == value })
}

// member returns a member of a mapping, or nil.
func member(of *yaml.Node, name string) *yaml.Node {
	for i := 0; i+1 < len(of.Content) && of.Kind == yaml.MappingNode; i += 2 {
		if of.Content[i].Value == name {
			return of.Content[i+1]
		}
	}
	return nil
}

// drop removes a member of a kind, which a property of the same name is not.
func drop(of *yaml.Node, name string, kind yaml.Kind) {
	if found := member(of, name); found == nil || found.Kind != kind {
		return
	}
	at := slices.IndexFunc(of.Content, func(n *yaml.Node) bool { return n.Value == name })
	of.Content = slices.Delete(of.Content, at, at+2)
}

func set(of *yaml.Node, name string, value *yaml.Node) {
	of.Content = append(of.Content, scalar("!!str", name), value)
}

func mapping(name string, value *yaml.Node) *yaml.Node {
	return &yaml.Node{Kind: yaml.MappingNode, Content: []*yaml.Node{scalar("!!str", name), value}}
}

func scalar(tag, value string) *yaml.Node {
	return &yaml.Node{Kind: yaml.ScalarNode, Tag: tag, Value: value}
}
