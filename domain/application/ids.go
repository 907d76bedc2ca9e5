package application

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"wbso/domain"
)

// NewID returns the next id of a letter. A number is never given twice, so that a question
// that was set aside is never one about another item.
func (a *Application) NewID(letter string) string {
	a.Last[letter]++
	return letter + strconv.Itoa(a.Last[letter])
}

// noteID makes sure that an id in use is not given again.
func (a *Application) noteID(id string) {
	if id == "" {
		return
	}
	if n, err := strconv.Atoi(id[1:]); err == nil && !clientsID.MatchString(id) {
		a.Last[id[:1]] = max(a.Last[id[:1]], n)
	}
}

// clientsID is an id that a client gave to a new item: 128 random bits, so that two never meet.
var clientsID = regexp.MustCompile(`^[0-9a-f]{32}$`)

// mayBring reports whether an item that the list does not have may come with an id: one of the
// client's own, or one that was given before, of an item that was removed and is brought back.
func (a *Application) mayBring(letter, id string) bool {
	if clientsID.MatchString(id) {
		return true
	}
	number, is := strings.CutPrefix(id, letter)
	n, err := strconv.Atoi(number)
	return is && err == nil && strconv.Itoa(n) == number && n >= 1 && n <= a.Last[letter]
}

// ids returns the ids of all items.
func (a Application) ids() []string {
	var ids []string
	for _, r := range a.Project.SelfEmployed {
		ids = append(ids, r.ID)
	}
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

// identify checks the ids of a list that replaces another one, and gives one to new items
// without. known are the ids in use.
func identify[T any](a *Application, errs *domain.Fields, path, letter string, items []T, id func(*T) *string, known []T) []T {
	used := map[string]bool{}
	has := byID(known, id)
	items = CopyList(items)
	for i := range items {
		at := id(&items[i])
		if *at == "" {
			*at = a.NewID(letter)
		} else if _, is := has[*at]; used[*at] || !is && !a.mayBring(letter, *at) {
			errs.Add(fmt.Sprintf("%s.%d.id", path, i), domain.CodeItemUnknown)
		}
		used[*at] = true
	}
	return items
}

// QuestionID returns the id of a question: {part}.{block}.{need}, or {part}.{need} without a block.
func QuestionID(p PartKey, block, need string) string {
	if block != "" {
		return string(p) + "." + block + "." + need
	}
	return string(p) + "." + need
}
