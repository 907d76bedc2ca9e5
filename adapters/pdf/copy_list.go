package pdf

import (
	"fmt"
	"slices"
	"strings"

	"wbso/domain/application/form"
)

const (
	copyListTitle = "Wat plak je waar"
	emptyMark     = "nog leeg"
)

// copyList returns every field of RVO's form in its order: the chapter that has it, and whether it
// is still empty or half.
func (doc document) copyList(s *sheet) block {
	var lines []row
	for _, e := range s.entries {
		page := fmt.Sprint(e.page)
		if doc.bundled() && strings.HasPrefix(e.title, "Project ") {
			lines = append(lines, plain([]string{e.title, e.number, page})...)
		}
		for _, boxes := range e.parts() {
			line := plain([]string{named(boxes), e.number, page})[0]
			for _, lacking := range lackingIn(boxes) {
				st := cellStyle
				if strings.HasPrefix(lacking, emptyMark) {
					st = st.in(accent)
				}
				line.cells[0] = append(line.cells[0], st.of(lacking)...)
			}
			lines = append(lines, line)
		}
	}
	return blocks{sub(copyListTitle), table([]column{{title: "Vakken in het formulier van RVO", wide: wide - 36},
		{title: "Hoofdstuk", wide: 20, right: true}, {title: "Pagina", wide: 16, right: true}}, lines...)}
}

// parts returns the boxes of a chapter, part by part.
func (e entry) parts() (all [][]form.Section) {
	for i, box := range e.boxes {
		if i == 0 || box.Part != e.boxes[i-1].Part {
			all = append(all, nil)
		}
		all[len(all)-1] = append(all[len(all)-1], box)
	}
	return all
}

// named returns the fields of a part: its name, and those of its fields. Of a row or an address
// that is its own name once, with what it consists of.
func named(boxes []form.Section) string {
	if len(boxes) == 1 {
		return boxes[0].Heading
	}
	label := boxes[0].Part.PartLabel()
	var names []string
	fields := map[string][]string{}
	for _, box := range boxes {
		name, field, apart := strings.Cut(box.Heading, ": ")
		if name != label && !slices.Contains(names, name) {
			names = append(names, name)
		}
		if apart {
			fields[name] = append(fields[name], field)
		}
	}
	for i, name := range names {
		if fields[name] != nil {
			names[i] += " (" + strings.Join(fields[name], ", ") + ")"
		}
	}
	if len(names) == 0 {
		return label
	}
	return label + ": " + strings.Join(names, ", ")
}

// lackingIn names the fields of a part that are empty, and those that are half.
func lackingIn(boxes []form.Section) (lacking []string) {
	var marks []string
	names := map[string][]string{}
	for _, box := range boxes {
		mark := box.Mark
		if box.Text == "" {
			mark = emptyMark
		}
		if mark != "" && !slices.Contains(marks, mark) {
			marks = append(marks, mark)
		}
		names[mark] = append(names[mark], box.Heading)
	}
	for _, mark := range marks {
		if len(boxes) > 1 {
			mark += ": " + strings.Join(names[mark], ", ")
		}
		lacking = append(lacking, mark)
	}
	return lacking
}
