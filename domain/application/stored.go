package application

import (
	"encoding/json"
	"fmt"
)

// Schema is the version of the stored shape.
const Schema = 3

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

// upgrades bring an application from the schema of their place, counted from 1, to the next. raw is
// what was stored.
func upgrades() []func(a *Application, raw []byte) error {
	return []func(*Application, []byte) error{
		func(a *Application, _ []byte) error { a.Layout.Clauses = a.clausesOfBoxes(); return nil }, // schema 2 has a layout
		peopleOfLine, // schema 3 has a row for each self-employed person
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
	for _, upgrade := range upgrades()[max(read.Schema, 1)-1:] {
		if err := upgrade(&read.Application, raw); err != nil {
			return fmt.Errorf("upgrade an application: %w", err)
		}
	}
	*s = Store(read.Application.Complete())
	return nil
}
