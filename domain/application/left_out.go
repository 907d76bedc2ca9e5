package application

import (
	"slices"
)

// LeftLetter is the letter with which the ids of clauses that are left out begin.
const LeftLetter = "w"

// LeftOut has the clauses of the user's texts that have no place in the form.
type LeftOut struct {
	Items []LeftOutItem `json:"items"`
}

// LeftOutItem is one clause that was left out. WantedSection is the section where the user may
// still want it.
type LeftOutItem struct {
	ID            string  `json:"id"` // w1, w2 …
	Text          string  `json:"text"`
	From          string  `json:"from"` // the evaluated text or part that it comes from
	Reason        string  `json:"reason"`
	WantedSection PartKey `json:"wanted_section"`
}

// LeftOutAt returns where in the list a clause is that was left out, or -1.
func (a Application) LeftOutAt(id string) int {
	return slices.IndexFunc(a.LeftOut.Items, func(w LeftOutItem) bool { return w.ID == id })
}
