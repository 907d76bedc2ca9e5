package application

import (
	"reflect"
	"slices"

	"wbso/domain"
)

// FieldAt returns a text of a part or of a bottleneck, or nil when there is no such text.
func (a *Application) FieldAt(p PartKey, block, name string) *string {
	if text := a.AnswerOf(p); text != nil && block == "" && name == "text" {
		return &text.Text
	}
	if b := a.Block(block); b != nil && p == BottlenecksPart {
		return b.Text(name)
	}
	return nil
}

// part is how one part of an application is named and kept.
type part struct {
	key     PartKey
	label   string                                                  // on the screen
	paid    bool                                                    // read and written only after payment
	content content                                                 // none for the company, which is kept apart
	hidden  func(Application) bool                                  // RVO does not ask for it with these answers
	check   func(a *Application, was Application, e *domain.Fields) // of what replaces what was; nil for a text
}

// parts returns the parts in the order of the screen.
func parts() []part {
	const open, paid = false, true
	return []part{
		{key: CompanyPart, label: "Je bedrijf"},
		{key: ProjectPart, label: "Project", paid: open, content: contentAt(func(a *Application) *Project { return &a.Project }), check: checkProject},
		{key: SummaryPart, label: "Projectomschrijving", paid: open, content: textAt(func(a *Application) *Answer { return &a.Summary })},
		{key: UpdatePart, label: "Update project", paid: paid, content: textAt(func(a *Application) *Answer { return &a.Update }), hidden: Application.isNew},
		{key: PhasesPart, label: "Fasering werkzaamheden", paid: paid,
			content: contentAt(func(a *Application) *Phases { return &a.Phases }), check: checkPhases},
		{key: PartnersPart, label: "Samenwerking", paid: open, content: contentAt(func(a *Application) *Partners { return &a.Partners }), check: checkPartners},
		{key: BottlenecksPart, label: "Knelpunten en oplossingen", paid: paid,
			content: contentAt(func(a *Application) *Bottlenecks { return &a.Bottlenecks }), check: checkBottlenecks},
		{key: ToolsPart, label: "Programmeertalen en tools", paid: paid,
			content: textAt(func(a *Application) *Answer { return &a.Tools }), hidden: Application.withoutSoftware},
		{key: NoveltyPart, label: "Technische nieuwheid", paid: paid, content: textAt(func(a *Application) *Answer { return &a.Novelty })},
		{key: CodeNoveltyPart, label: "Technische nieuwheid programmatuur", paid: paid,
			content: textAt(func(a *Application) *Answer { return &a.CodeNovelty }), hidden: Application.undivided},
		{key: RemarksPart, label: "Opmerkingen", paid: paid, content: textAt(func(a *Application) *Answer { return &a.Remarks })},
		{key: CostsPart, label: "Kosten en uitgaven", paid: open, content: contentAt(func(a *Application) *Costs { return &a.Costs }), check: checkCosts},
		{key: LeftOutPart, label: "Weggelaten", paid: paid, content: contentAt(func(a *Application) *LeftOut { return &a.LeftOut }), check: checkLeftOut},
	}
}

// part returns what there is to know of a part, and nothing when there is no such part.
func (p PartKey) part() part {
	all := parts()
	at := slices.IndexFunc(all, func(one part) bool { return one.key == p })
	if at < 0 {
		return part{}
	}
	return all[at]
}

// PartKeys returns the parts in the order of the screen.
func PartKeys() (keys []PartKey) {
	for _, p := range parts() {
		keys = append(keys, p.key)
	}
	return keys
}

// PartLabel returns the name of a part on the screen, or "" when there is no such part.
func (p PartKey) PartLabel() string { return p.part().label }

// IsPart reports whether there is such a part.
func (p PartKey) IsPart() bool { return slices.Contains(PartKeys(), p) }

// AfterPayment reports whether a part is read and written only after payment; of the
// bottlenecks this holds for all but the first.
func (p PartKey) AfterPayment() bool { return p.part().paid }

// Hidden reports whether RVO does not ask for the part with these answers. Its text stays
// and comes back with the answer.
func (a Application) Hidden(p PartKey) bool {
	hidden := p.part().hidden
	return hidden != nil && hidden(a)
}

// content is how what a part contains is reached, whatever its type.
type content struct {
	at   func(*Application) any       // a pointer to it
	get  func(*Application) any       // its value
	set  func(*Application, any) bool // reports whether the value is of its type
	text func(*Application) *Answer   // nil for a part that is not one text
}

func contentAt[T any](at func(*Application) *T) content {
	return content{
		at:  func(a *Application) any { return at(a) },
		get: func(a *Application) any { return *at(a) },
		set: func(a *Application, value any) bool {
			v, ok := value.(T)
			if ok {
				*at(a) = v
			}
			return ok
		},
	}
}

func textAt(at func(*Application) *Answer) content {
	c := contentAt(at)
	c.text = at
	return c
}

// kept reports whether the part is kept in the application.
func (c content) kept() bool { return c.at != nil }

// NewContent returns a pointer to an empty content of a part, or nil for what is no part.
func (p PartKey) NewContent() any {
	if p == CompanyPart {
		return &CompanyDetails{}
	}
	if c := p.part().content; c.kept() {
		return c.at(&Application{})
	}
	return nil
}

// PartContent returns what a part contains, or nil for the company, which is kept apart.
func (a Application) PartContent(p PartKey) any {
	if c := p.part().content; c.kept() {
		return c.get(&a)
	}
	return nil
}

// AnswerOf returns the part that is one text, or nil when p is not such a part.
func (a *Application) AnswerOf(p PartKey) *Answer {
	if text := p.part().content.text; text != nil {
		return text(a)
	}
	return nil
}

// SamePart reports whether a part has the same content in both applications.
func SamePart(a, b Application, p PartKey) bool {
	return reflect.DeepEqual(a.Clone().PartContent(p), b.Clone().PartContent(p))
}

// Changed notes that the user changed a part.
func (a Application) Changed(p PartKey) Application {
	a.Revs[p]++
	a.Touched[p] = true
	return a
}

// BoxText returns the text that a box is, or nil for rows, what is left out, and a box that
// the application does not have.
func (a *Application) BoxText(b Box) *string {
	if id, name, is := b.Bottleneck(); is {
		return a.FieldAt(BottlenecksPart, id, name)
	}
	if answer := a.AnswerOf(b.Part()); answer != nil {
		return &answer.Text
	}
	return nil
}

// Block returns a bottleneck by its id, or nil.
func (a *Application) Block(id string) *Bottleneck {
	for i := range a.Bottlenecks.Blocks {
		if b := &a.Bottlenecks.Blocks[i]; b.ID == id {
			return b
		}
	}
	return nil
}
