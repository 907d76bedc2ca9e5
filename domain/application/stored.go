package application

import (
	"encoding/json"
	"fmt"
)

// Schema is the version of the stored shape.
const Schema = 4

// StoredApplication is an application as it is kept: its members beside the version of their shape. Reading
// it as JSON upgrades what an earlier program wrote; what only a newer program can read is an
// error.
type StoredApplication struct {
	Schema int `json:"schema"`
	Application
}

// Store returns what is kept of an application.
func Store(a Application) StoredApplication {
	return StoredApplication{Schema: Schema, Application: a.clone()}
}

// upgrade brings an application that was stored under an earlier schema to its schema. raw is
// what was stored.
type upgrade struct {
	schema int
	bring  func(a *Application, raw []byte) error
}

// upgrades returns the upgrades in their order.
func upgrades() []upgrade {
	return []upgrade{
		{4, joinTexts}, // bottlenecks have two texts; first, since the layout is made of these
		{2, func(a *Application, _ []byte) error { a.Layout.Clauses = a.clausesOfBoxes(); return nil }}, // there is a layout
		{3, peopleOfLine}, // each self-employed person has a row
	}
}

// UnmarshalJSON reads what was stored. The first programs wrote no schema for what is the newest.
func (s *StoredApplication) UnmarshalJSON(raw []byte) error {
	type plain StoredApplication // without this method
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
	*s = Store(read.Application.Complete())
	return nil
}
