package application

import (
	"reflect"
	"slices"

	"wbso/domain"
)

// part is how one part of an application is named, kept and asked.
type part struct {
	key      PartKey
	label    string                 // on the screen
	paid     bool                   // read and written only after payment
	content  func(*Application) any // a pointer to it; nil for the company, which is kept apart
	requires func(*form) []requirement

	hidden func(Application) bool                                  // RVO does not ask for it with these answers
	check  func(a *Application, was Application, e *domain.Fields) // of what replaces what was; nil for a text
}

// parts returns the parts in the order of the screen.
func parts() []part {
	const open, paid = false, true
	return []part{
		{key: CompanyPart, label: "Je bedrijf", requires: (*form).companyFacts},
		{key: ProjectPart, label: "Project", paid: open, content: func(a *Application) any { return &a.Project },
			requires: (*form).project, check: checkProject},
		{key: SummaryPart, label: "Projectomschrijving", paid: open, content: func(a *Application) any { return &a.Summary },
			requires: (*form).summary},
		{key: UpdatePart, label: "Update project", paid: paid, content: func(a *Application) any { return &a.Update },
			requires: (*form).update, hidden: Application.isNew},
		{key: PhasesPart, label: "Fasering werkzaamheden", paid: paid,
			content: func(a *Application) any { return &a.Phases }, requires: (*form).phases, check: checkPhases},
		{key: PartnersPart, label: "Samenwerking", paid: open, content: func(a *Application) any { return &a.Partners },
			requires: (*form).partners, check: checkPartners},
		{key: BottlenecksPart, label: "Knelpunten en oplossingen", paid: paid,
			content: func(a *Application) any { return &a.Bottlenecks }, requires: (*form).bottlenecks, check: checkBottlenecks},
		{key: ToolsPart, label: "Programmeertalen en tools", paid: paid,
			content: func(a *Application) any { return &a.Tools }, requires: (*form).tools, hidden: Application.withoutSoftware},
		{key: NoveltyPart, label: "Technische nieuwheid", paid: paid,
			content: func(a *Application) any { return &a.Novelty }, requires: (*form).novelty},
		{key: CodeNoveltyPart, label: "Technische nieuwheid programmatuur", paid: paid,
			content: func(a *Application) any { return &a.CodeNovelty }, requires: (*form).codeNovelty,
			hidden: Application.undivided},
		{key: RemarksPart, label: "Opmerkingen", paid: paid, content: func(a *Application) any { return &a.Remarks },
			requires: (*form).remarks},
		{key: CostsPart, label: "Kosten en uitgaven", paid: open, content: func(a *Application) any { return &a.Costs },
			requires: (*form).costs, check: checkCosts},
		{key: LeftOutPart, label: "Weggelaten", paid: paid, content: func(a *Application) any { return &a.LeftOut },
			check: checkLeftOut},
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

// Label returns the name of a part on the screen, or "" when there is no such part.
func (p PartKey) PartLabel() string { return p.part().label }

// Known reports whether there is such a part.
func (p PartKey) IsPart() bool { return slices.Contains(PartKeys(), p) }

// AfterPayment reports whether a part is read and written only after payment; of the
// bottlenecks this holds for all but the first.
func (p PartKey) AfterPayment() bool { return p.part().paid }

// Embedded reports whether software is developed as part of a product or process.
func (a Application) Embedded() bool {
	return a.Project.Focus != FocusSoftware && a.Project.AlsoDevelopCode
}

// WritesSoftware reports whether RVO asks its questions about software.
func (a Application) WritesSoftware() bool {
	return a.Project.Focus == FocusSoftware || a.Project.AlsoDevelopCode
}

func (a Application) isNew() bool { return !a.Project.continues() }

func (a Application) withoutSoftware() bool { return !a.WritesSoftware() }

func (a Application) undivided() bool { return !a.Embedded() }

// Hidden reports whether RVO does not ask for the part with these answers. Its text stays
// and comes back with the answer.
func (a Application) Hidden(p PartKey) bool {
	hidden := p.part().hidden
	return hidden != nil && hidden(a)
}

// NewContent returns a pointer to an empty content of a part, or nil for what is no part.
func (p PartKey) NewContent() any {
	if p == CompanyPart {
		return &CompanyDetails{}
	}
	return (&Application{}).at(p)
}

// Content returns what a part contains, or nil for the company, which is kept apart.
func (a Application) Content(p PartKey) any {
	content := a.at(p)
	if content == nil {
		return nil
	}
	return reflect.ValueOf(content).Elem().Interface()
}

// at returns a pointer to the content of a part, or nil when it is not kept here.
func (a *Application) at(p PartKey) any {
	content := p.part().content
	if content == nil {
		return nil
	}
	return content(a)
}

// set puts content into its part, and reports whether it is of the type of that part.
func (a *Application) set(p PartKey, content any) bool {
	to := reflect.ValueOf(a.at(p))
	if !to.IsValid() || to.Elem().Type() != reflect.TypeOf(content) {
		return false
	}
	to.Elem().Set(reflect.ValueOf(content))
	return true
}

// answer returns the part that is one text, or nil when p is not such a part.
func (a *Application) answer(p PartKey) *Answer {
	text, _ := a.at(p).(*Answer)
	return text
}

// Replace returns the application with the whole content of one part replaced. The content
// has the type that Content returns for the part. A content that equals the present one
// changes nothing; any other raises the revision of the part. It returns all field errors
// at once, with the path of each value, and CodeNotFound for a part that is not kept here.
func (a Application) Replace(p PartKey, content any) (Application, error) {
	next := a.clone()
	if !next.set(p, content) {
		return a, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	var errs domain.Fields
	if check := p.part().check; check != nil {
		check(&next, a, &errs)
	} else {
		checkLong(&errs, "text", next.answer(p).Text, a.answer(p).Text)
	}
	if err := errs.Err(); err != nil {
		return a, err
	}
	if partsEqual(a, next, p) {
		return a, nil
	}
	return next.changed(p), nil
}

// Restore returns the application with one part as it was in an earlier version. The
// numbers of the removed items are not used again.
func (a Application) Restore(old Application, p PartKey) (Application, error) {
	next := a.clone()
	switch {
	case !next.set(p, old.clone().Content(p)):
		return a, domain.Fail(domain.NotFound, domain.CodeNotFound)
	case partsEqual(a, next, p):
		return a, nil
	}
	return next.changed(p), nil
}

func partsEqual(a, b Application, p PartKey) bool {
	return reflect.DeepEqual(a.clone().Content(p), b.clone().Content(p))
}

// changed notes that the user changed a part.
func (a Application) changed(p PartKey) Application {
	a.Revs[p]++
	a.Touched[p] = true
	return a
}
