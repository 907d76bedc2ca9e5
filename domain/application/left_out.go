package application

import (
	"fmt"
	"slices"

	"wbso/domain"
)

// LeftOut is what the user wrote that has no place in the form.
type LeftOut struct {
	Items []LeftOutItem `json:"items"`
}

// LeftOutItem is one such clause. WantedSection is where the user may still want it.
type LeftOutItem struct {
	ID            string  `json:"id"` // w1, w2 …
	Text          string  `json:"text"`
	From          string  `json:"from"` // the evaluated text or part that it comes from
	Reason        string  `json:"reason"`
	WantedSection PartKey `json:"wanted_section"`
}

// checkLeftOut lets the user reword or drop what is left out; where it comes from and why
// it was left out stay as they are.
func checkLeftOut(a *Application, was Application, errs *domain.Fields) {
	l := &a.LeftOut
	id := func(w *LeftOutItem) *string { return &w.ID }
	before := byID(was.LeftOut.Items, id)
	for i, w := range l.Items {
		if _, is := before[w.ID]; !is { // nobody adds to what is left out
			errs.Add(fmt.Sprintf("items.%d.id", i), domain.CodeItemUnknown)
		}
	}
	l.Items = identify(a, errs, "items", LeftLetter, l.Items, id, was.LeftOut.Items)
	for i := range l.Items {
		w, at := &l.Items[i], fmt.Sprintf("items.%d.", i)
		was := before[w.ID]
		checkLong(errs, at+"text", w.Text, was.Text)
		w.From, w.Reason, w.WantedSection = was.From, was.Reason, was.WantedSection
	}
}

func (a Application) LeftOutAt(id string) int {
	return slices.IndexFunc(a.LeftOut.Items, func(w LeftOutItem) bool { return w.ID == id })
}
