package application

import (
	"fmt"
	"strconv"

	"wbso/domain"
)

// The letters with which the ids of items begin.
const (
	phaseLetter      = "f"
	partnerLetter    = "p"
	bottleneckLetter = "k"
	costLetter       = "c"
	leftLetter       = "w"
	clauseLetter     = "s"
)

// newID returns the next id of a letter. A number is never given twice, so that a question
// that was set aside is never one about another item.
func (a *Application) newID(letter string) string {
	a.Last[letter]++
	return letter + strconv.Itoa(a.Last[letter])
}

// noteID makes sure that an id in use is not given again.
func (a *Application) noteID(id string) {
	if id == "" {
		return
	}
	if n, err := strconv.Atoi(id[1:]); err == nil {
		a.Last[id[:1]] = max(a.Last[id[:1]], n)
	}
}

// ids returns the ids of all items.
func (a Application) ids() []string {
	var ids []string
	for _, r := range a.Phases.Rows {
		ids = append(ids, r.ID)
	}
	for _, r := range a.Partners.Rows {
		ids = append(ids, r.ID)
	}
	for _, b := range a.Bottlenecks.Blocks {
		ids = append(ids, b.ID)
	}
	for _, c := range a.Costs.Items {
		ids = append(ids, c.ID)
	}
	for _, w := range a.LeftOut.Items {
		ids = append(ids, w.ID)
	}
	return ids
}

// identify checks the ids of a list that replaces another one and gives new items theirs.
// known are the ids in use.
func identify[T any](a *Application, errs *domain.Fields, path, letter string, items []T, id func(*T) *string, known []T) []T {
	free := map[string]bool{}
	for i := range known {
		free[*id(&known[i])] = true
	}
	items = list(items)
	for i := range items {
		switch at := id(&items[i]); {
		case *at == "":
			*at = a.newID(letter)
		case !free[*at]:
			errs.Add(fmt.Sprintf("%s.%d.id", path, i), domain.CodeItemUnknown)
		default:
			free[*at] = false
		}
	}
	return items
}
