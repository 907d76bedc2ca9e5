package place

import (
	"slices"
	"strconv"

	"wbso/domain/application"
)

// nextBottleneck returns the id of the bottleneck that comes next, or "" when there are as many as are kept.
func nextBottleneck(a application.Application) string {
	if len(a.Bottlenecks.Blocks) >= application.BottlenecksKept {
		return ""
	}
	return application.BottleneckLetter + strconv.Itoa(a.Last[application.BottleneckLetter]+1)
}

// LayoutRev returns the revision of the layout: any change to a part with boxes, or to the project
// that decides which boxes there are, makes another one.
func LayoutRev(a application.Application) int {
	rev := a.Revs[application.ProjectPart]
	for _, p := range layoutParts() {
		rev += a.Revs[p]
	}
	return rev
}

// layoutParts returns the parts that have boxes.
func layoutParts() []application.PartKey {
	return []application.PartKey{application.SummaryPart, application.PhasesPart, application.BottlenecksPart, application.ToolsPart, application.NoveltyPart, application.CodeNoveltyPart, application.LeftOutPart}
}

// boxNames returns the name of the bottleneck that a box is of, if any, and of the box in it.
func boxNames(a application.Application, b application.Box) (bottleneck, label string) {
	if id, name, is := b.Bottleneck(); is {
		at := slices.IndexFunc(a.Bottlenecks.Blocks, func(k application.Bottleneck) bool { return k.ID == id })
		if at < 0 {
			return "Nieuw knelpunt", textLabels[name]
		}
		return "Knelpunt " + strconv.Itoa(at+1), textLabels[name]
	}
	if b == application.NoneBox {
		return "", "Hoort er niet in"
	}
	return "", b.Part().PartLabel()
}

// BoxLabel names a box on the screen.
func BoxLabel(a application.Application, b application.Box) string {
	name, label := boxNames(a, b)
	if name == "" {
		return label
	}
	return name + ", " + label
}

// textLabels name the texts of a bottleneck on the screen.
var textLabels = map[string]string{application.ProblemText: "knelpunt", application.SolutionText: "oplossing"}

// Boxes returns the boxes that an application has, in the order of the screen. A box that RVO no
// longer asks for is one of them while a clause is in it.
func Boxes(a application.Application) []application.Box {
	return slices.DeleteFunc(a.AllBoxes(), func(b application.Box) bool {
		return a.Hidden(b.Part()) && !slices.ContainsFunc(a.Layout.Clauses, func(c application.Clause) bool { return c.Box == b && !c.Edited })
	})
}
