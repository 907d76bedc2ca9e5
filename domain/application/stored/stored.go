// Package stored is the form in which an application is kept, and its upgrades from earlier ones.
package stored

import (
	"encoding/json"
	"fmt"

	"wbso/domain/application"
)

// Schema is the version of the stored shape.
const Schema = 4

// Application is an application as it is kept: its members beside the version of their shape. Reading
// it as JSON upgrades what an earlier program wrote; what only a newer program can read is an
// error.
type Application struct {
	Schema int `json:"schema"`
	application.Application
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
	}
}

// UnmarshalJSON reads what was stored. The first programs wrote no schema for what is the newest.
func (s *Application) UnmarshalJSON(raw []byte) error {
	type plain Application // without this method
	read := plain{Schema: Schema}
	if err := json.Unmarshal(raw, &read); err != nil {
		return fmt.Errorf("read an application: %w", err)
	}
	if read.Schema > Schema {
		return fmt.Errorf("read an application: it has schema %d, this program knows only %d", read.Schema, Schema)
	}
	for _, u := range upgrades() {
		if read.Schema >= u.schema {
			continue
		}
		if err := u.bring(&read.Application, raw); err != nil {
			return fmt.Errorf("upgrade an application: %w", err)
		}
	}
	*s = New(read.Application.Complete())
	return nil
}
