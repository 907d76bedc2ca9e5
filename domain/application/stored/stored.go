// Package stored is the form in which an application is kept, and its upgrades from earlier ones.
package stored

import (
	"bytes"
	"encoding/json"
	"fmt"

	"wbso/domain/application"
)

// Schema is the version of the stored shape.
const Schema = 5

// Application is an application as it is kept: its members beside the version of their shape. Reading
// it as JSON upgrades what an earlier program wrote; what only a newer program can read is an
// error.
type Application struct {
	Schema int
	application.Application
}

// document is the shape of an application in JSON.
type document struct {
	Schema int `json:"schema"`
	members
}

// members are the members of an application with their names in JSON. A part has the names that its
// content has in the API.
type members struct {
	Project     application.Project          `json:"project"`
	Summary     application.Answer           `json:"omschrijving"`
	Update      application.Answer           `json:"update"`
	Phases      application.Phases           `json:"phases"`
	Partners    application.Partners         `json:"partners"`
	Bottlenecks application.Bottlenecks      `json:"bottlenecks"`
	Tools       application.Answer           `json:"tools"`
	Novelty     application.Answer           `json:"novelty"`
	CodeNovelty application.Answer           `json:"software.novelty"`
	Remarks     application.Answer           `json:"remarks"`
	Costs       application.Costs            `json:"costs"`
	LeftOut     application.LeftOut          `json:"left_out"`
	Layout      application.Layout           `json:"layout"`
	Proposed    application.Suggestion       `json:"proposed"`
	Revs        map[application.PartKey]int  `json:"revs"`
	Touched     map[application.PartKey]bool `json:"touched"`
	Dismissed   []string                     `json:"dismissed"`
	Answered    map[string]string            `json:"answered"`
	Last        map[string]int               `json:"last"`
}

// MarshalJSON writes the newest shape. Whether < and & are escaped is left to the encoder that asks.
func (s Application) MarshalJSON() ([]byte, error) {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	err := e.Encode(document{s.Schema, members(withoutPlacedWords(s.Application))})
	return out.Bytes(), err
}

// New returns what is kept of an application.
func New(a application.Application) Application {
	return Application{Schema: Schema, Application: a.Clone()}
}

// upgrade brings an application that was stored under an earlier schema to its schema. raw is
// what was stored.
type upgrade struct {
	schema int
	bring  func(a *application.Application, raw []byte) error
}

// upgrades returns the upgrades in their order.
func upgrades() []upgrade {
	return []upgrade{
		{4, joinTexts}, // bottlenecks have two texts; first, since the layout is made of these
		{2, func(a *application.Application, _ []byte) error { a.Layout.Clauses = clausesOfBoxes(a); return nil }}, // there is a layout
		{3, peopleOfLine}, // each self-employed person has a row
		{5, func(a *application.Application, _ []byte) error { a.FindClauses(application.Application{}); return nil }}, // clauses have places
	}
}

// UnmarshalJSON reads what was stored. The first programs wrote no schema for what is the newest.
func (s *Application) UnmarshalJSON(raw []byte) error {
	read := document{Schema: Schema}
	if err := json.Unmarshal(raw, &read); err != nil {
		return fmt.Errorf("read an application: %w", err)
	}
	if read.Schema > Schema {
		return fmt.Errorf("read an application: it has schema %d, this program knows only %d", read.Schema, Schema)
	}
	a := application.Application(read.members)
	if err := addPlacedWords(&a); err != nil {
		return fmt.Errorf("read an application: %w", err)
	}
	for _, u := range upgrades() {
		if read.Schema >= u.schema {
			continue
		}
		if err := u.bring(&a, raw); err != nil {
			return fmt.Errorf("upgrade an application: %w", err)
		}
	}
	*s = New(a.Complete())
	return nil
}
