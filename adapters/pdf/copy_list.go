package pdf

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"wbso/domain/application"
)

const (
	copyListTitle = "Wat plak je waar"
	emptyMark     = "nog leeg"
)

// copyList prints every box of RVO's form in its order: the chapter that has it, or that it is
// still empty.
func (doc document) copyList(s *sheet) {
	columns := []column{{title: "Vakken in het formulier van RVO", wide: wide - 36}, {title: "Hoofdstuk", wide: 20, sum: true}, {title: "Pagina", wide: 16, sum: true}}
	var rows [][]string
	for _, e := range s.entries {
		if doc.bundled() && strings.HasPrefix(e.title, "Project ") {
			rows = append(rows, []string{e.title, "", e.number, fmt.Sprint(e.page)})
		}
		for boxes := range e.parts() {
			what := named(boxes)
			if empty := emptyOf(boxes); empty != "" {
				what += "\n" + empty
			}
			rows = append(rows, []string{what, e.number, fmt.Sprint(e.page)})
		}
	}
	s.sub(copyListTitle, s.begin(columns, rows)+2)
	s.table(columns, rows)
}

// parts yields the boxes of a chapter, part by part.
func (e entry) parts() iter.Seq[[]application.Section] {
	return func(yield func([]application.Section) bool) {
		for from, to := 0, 0; from < len(e.boxes); from = to {
			for to = from; to < len(e.boxes) && e.boxes[to].Part == e.boxes[from].Part; to++ {
			}
			if !yield(e.boxes[from:to]) {
				return
			}
		}
	}
}

// named are the boxes of a part: its name, and those of its boxes or rows.
func named(boxes []application.Section) string {
	if len(boxes) == 1 {
		return boxes[0].Heading
	}
	label := boxes[0].Part.PartLabel()
	var names []string
	for _, box := range boxes {
		if name, _, _ := strings.Cut(box.Heading, ": "); name != label {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return label
	}
	return label + ": " + strings.Join(slices.Compact(names), ", ")
}

// emptyOf names the boxes of a part that are empty.
func emptyOf(boxes []application.Section) string {
	var names []string
	for _, box := range boxes {
		if box.Text == "" {
			names = append(names, box.Heading)
		}
	}
	switch {
	case len(names) == 0:
		return ""
	case len(boxes) == 1:
		return emptyMark
	}
	return emptyMark + ": " + strings.Join(names, ", ")
}
