package place

import (
	"index/suffixarray"
	"slices"
	"strings"

	"wbso/domain/application"
)

// spot is where a clause is: in a text from a byte on.
type spot struct {
	box    application.Box
	at     int
	edited bool // its words are in no box any more
}

// arranging is an application of which clauses are moved. It knows where each clause is, so that
// a move searches nothing.
type arranging struct {
	application.Application
	boxes []application.Box
	spots []spot // of the clauses
}

// arrange finds all clauses at once.
func arrange(a application.Application) *arranging {
	e := &arranging{Application: a}
	f := e.finder()
	e.boxes = boxesWith(e.Application, bottleneckIDs(e.Application), f)
	times := map[application.Box]map[string]int{} // how often words were found in a box: the second clause that says them is the second time
	for _, c := range e.Layout.Clauses {
		s := e.where(c, f)
		if s.at = 0; !s.edited && e.BoxText(s.box) != nil {
			words := c.WordsIn(s.box)
			if times[s.box] == nil {
				times[s.box] = map[string]int{}
			}
			all := f.all(s.box, words)
			s.at = all[min(times[s.box][words], len(all)-1)] - f.parts[s.box].from
			times[s.box][words]++
		}
		e.spots = append(e.spots, s)
	}
	return e
}

// where returns the box that has a clause: the one that it was put into, or another one
// when the user moved its words by hand. What waits to be placed does so until it is, also
// when the same words are somewhere else.
func (e *arranging) where(c application.Clause, f *finder) spot {
	if c.Box == application.Unplaced || f.has(c.Box, c) {
		return spot{box: c.Box}
	}
	if at := slices.IndexFunc(e.boxes, func(b application.Box) bool { return f.has(b, c) }); at >= 0 {
		return spot{box: e.boxes[at]}
	}
	return spot{box: c.Box, edited: true}
}

// replaced replaces a part of the text of a box. Clauses after that part shift, and clauses inside
// it lose their place.
func (e *arranging) replaced(b application.Box, from, to int, words string) {
	text := e.BoxText(b)
	*text = (*text)[:from] + words + (*text)[to:]
	for i := range e.spots {
		switch s := &e.spots[i]; {
		case s.box != b || s.edited:
		case s.at >= to:
			s.at += len(words) - (to - from)
		case s.at+len(e.Layout.Clauses[i].WordsIn(b)) > from:
			s.edited = true
		}
	}
}

// finder finds the words of clauses in the texts of all boxes. One index of all texts makes that
// cost no more than reading them.
type finder struct {
	*arranging
	text  string                         // of all boxes, with a NUL around each
	parts map[application.Box]textBounds // where each is in it
	index *suffixarray.Index
	ends  []int // by byte: up to where the clauses go that begin there or before, each in its own box
	found map[string][]int
	rows  map[string]bool // the activities of steps
	left  map[string]bool // what is left out
}

type textBounds struct{ from, to int }

func (e *arranging) finder() *finder {
	f := &finder{arranging: e, parts: map[application.Box]textBounds{}, found: map[string][]int{}, rows: map[string]bool{}, left: map[string]bool{}}
	var text strings.Builder
	for _, b := range allBoxes(bottleneckIDs(e.Application)) {
		if own := e.Application.BoxText(b); own != nil {
			from := text.Len() + 1
			text.WriteString("\x00" + *own)
			f.parts[b] = textBounds{from, text.Len()}
		}
	}
	f.text = text.String() + "\x00"
	f.index = suffixarray.New([]byte(f.text))
	f.ends = make([]int, len(f.text)+1)
	for _, c := range e.Layout.Clauses {
		for _, at := range f.all(c.Box, c.WordsIn(c.Box)) {
			f.ends[at] = max(f.ends[at], at+len(c.WordsIn(c.Box)))
		}
	}
	for at := range f.ends[1:] {
		f.ends[at+1] = max(f.ends[at+1], f.ends[at])
	}
	clear(f.found) // from now on without what is part of a longer clause
	for _, r := range e.Phases.Rows {
		f.rows[r.Activity] = true
	}
	for _, w := range e.LeftOut.Items {
		f.left[w.Text] = true
	}
	return f
}

// has reports whether a box has the words of a clause.
func (f *finder) has(b application.Box, c application.Clause) bool {
	switch b {
	case application.PhasesBox:
		return f.rows[c.WordsIn(b)]
	case application.NoneBox:
		return f.left[c.WordsIn(b)]
	}
	return len(f.all(b, c.WordsIn(b))) > 0
}

// all returns where in f.text words are in a box, apart from what surrounds them. Those that
// are part of a longer clause in the box are that one's.
func (f *finder) all(b application.Box, words string) []int {
	in, is := f.parts[b]
	if words == "" || !is {
		return nil
	}
	places, known := f.found[words]
	if !known {
		for _, at := range f.index.Lookup([]byte(words), -1) {
			end := at + len(words)
			if apart := parting[f.text[at-1]] && parting[f.text[end]]; apart && f.ends[at-1] < end && f.ends[at] <= end {
				places = append(places, at)
			}
		}
		slices.Sort(places)
		f.found[words] = places
	}
	first, _ := slices.BinarySearch(places, in.from)
	last, _ := slices.BinarySearch(places, in.to)
	return places[first:last]
}

// parting are the bytes that part the clauses of a text.
var parting = [256]bool{' ': true, '\n': true, '\t': true, 0: true}

// Boxes returns the boxes that an application has, in the order of the screen.
func Boxes(a application.Application) []application.Box { return arrange(a).boxes }

// boxesWith returns the boxes that the application would have with these bottlenecks. A box that
// RVO no longer asks for is included while a clause is in it.
func boxesWith(a application.Application, bottlenecks []string, f *finder) []application.Box {
	return slices.DeleteFunc(allBoxes(bottlenecks), func(b application.Box) bool {
		return a.Hidden(b.Part()) && !slices.ContainsFunc(a.Layout.Clauses, func(c application.Clause) bool { return c.Box == b && f.has(b, c) })
	})
}
