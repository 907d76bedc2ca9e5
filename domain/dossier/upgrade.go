package dossier

import (
	"encoding/json"
	"fmt"
)

// New returns a new application: every part at its first revision and nothing in it. Most
// companies have employees.
func New() Application { return Application{Costs: Costs{HasEmployees: true}}.Upgraded() }

// Upgraded fills what an application of an earlier program, or a new one, does not have.
func (a Application) Upgraded() Application {
	a = a.clone()
	if a.Schema == 1 {
		a.Layout.Clauses = a.clausesOfBoxes()
	}
	a.Schema = Schema
	if a.Project.Focus == "" {
		a.Project.Focus = FocusSoftware
	}
	for _, p := range PartKeys() {
		if p != CompanyPart && a.Revs[p] == 0 {
			a.Revs[p] = 1
		}
	}
	for _, id := range a.ids() {
		a.noteID(id)
	}
	for i := range a.Costs.Items {
		a.Costs.Items[i].Times = max(a.Costs.Items[i].Times, 1)
	}
	return a
}

// UnmarshalJSON reads a stored application and upgrades it. One that only a newer program
// can read is an error.
func (a *Application) UnmarshalJSON(raw []byte) error {
	type stored Application // without this method
	var s stored
	if err := json.Unmarshal(raw, &s); err != nil {
		return fmt.Errorf("read an application: %w", err)
	}
	if s.Schema > Schema {
		return fmt.Errorf("read an application: it has schema %d, this program knows only %d", s.Schema, Schema)
	}
	*a = Application(s).Upgraded()
	return nil
}
