package dossier

import "slices"

// PartKeys returns the parts in the order of the screen.
func PartKeys() []PartKey {
	return []PartKey{CompanyPart, ProjectPart, SummaryPart, UpdatePart, PhasesPart, PartnersPart, BottlenecksPart,
		ToolsPart, NoveltyPart, CodeNoveltyPart, RemarksPart, CostsPart, LeftOutPart}
}

// labels are the names of the parts on the screen.
var labels = map[PartKey]string{
	CompanyPart:     "Je bedrijf",
	ProjectPart:     "Project",
	SummaryPart:     "Projectomschrijving",
	UpdatePart:      "Update project",
	PhasesPart:      "Fasering werkzaamheden",
	PartnersPart:    "Samenwerking",
	BottlenecksPart: "Knelpunten en oplossingen",
	ToolsPart:       "Programmeertalen en tools",
	NoveltyPart:     "Technische nieuwheid",
	CodeNoveltyPart: "Technische nieuwheid programmatuur",
	RemarksPart:     "Opmerkingen",
	CostsPart:       "Kosten en uitgaven",
	LeftOutPart:     "Weggelaten",
}

// Label returns the name of a part on the screen, or "" when there is no such part.
func (p PartKey) Label() string { return labels[p] }

// Known reports whether there is such a part.
func (p PartKey) Known() bool { return slices.Contains(PartKeys(), p) }

// Embedded reports whether software is developed as part of a product or process.
func (a Application) Embedded() bool {
	return a.Project.Focus != FocusSoftware && a.Project.AlsoDevelopCode
}

// WritesSoftware reports whether RVO asks its questions about software.
func (a Application) WritesSoftware() bool {
	return a.Project.Focus == FocusSoftware || a.Project.AlsoDevelopCode
}

// Hidden reports whether RVO does not ask for the part with these answers. Its text stays
// and comes back with the answer.
func (a Application) Hidden(p PartKey) bool {
	switch p {
	case UpdatePart:
		return a.Project.Continuation == nil || !*a.Project.Continuation
	case ToolsPart:
		return !a.WritesSoftware()
	case CodeNoveltyPart:
		return !a.Embedded()
	}
	return false
}

// Content returns what a part contains, or nil for the company, which is kept apart.
func (a Application) Content(p PartKey) any {
	switch p {
	case ProjectPart:
		return a.Project
	case PhasesPart:
		return a.Phases
	case PartnersPart:
		return a.Partners
	case BottlenecksPart:
		return a.Bottlenecks
	case CostsPart:
		return a.Costs
	case LeftOutPart:
		return a.LeftOut
	}
	if text := a.answer(p); text != nil {
		return *text
	}
	return nil
}

// answer returns the part that is one text, or nil when p is not such a part.
func (a *Application) answer(p PartKey) *Answer {
	switch p {
	case SummaryPart:
		return &a.Summary
	case UpdatePart:
		return &a.Update
	case ToolsPart:
		return &a.Tools
	case NoveltyPart:
		return &a.Novelty
	case CodeNoveltyPart:
		return &a.CodeNovelty
	case RemarksPart:
		return &a.Remarks
	}
	return nil
}
