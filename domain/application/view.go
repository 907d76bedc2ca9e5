package application

import (
	"slices"

	"wbso/domain"
)

// State is how far a part is.
type State string

const (
	Complete      State = "complete"
	WithQuestions State = "questions"
	OverLimit     State = "too_long"
	Locked        State = "locked"
	Empty         State = "empty" // and nothing is asked
)

// PartView is a part as its reader may see it. What is locked has neither content nor printed
// boxes; of the bottlenecks only the first one is open then.
type PartView struct {
	Key          PartKey
	Label        string
	Rev          int
	State        State
	Questions    int
	Locked       bool
	Touched      bool
	Hidden       bool
	Length       int // characters, as printed
	Limit        int // of the only box; 0 when RVO sets none
	HiddenBlocks int
	Found        []Finding // of bottlenecks
	Printed      []Section
	Fields       []Section // the printed boxes as fields of RVO's form
	Content      any
}

// Views returns all parts. asked are the questions, companyRev is the revision of the
// details of the company, and whole says whether the reader may read everything.
func (a Application) Views(c CompanyDetails, companyRev int, asked AskedQuestions, whole bool) []PartView {
	var out []PartView
	for _, p := range PartKeys() {
		v := a.view(p)
		if p == CompanyPart {
			v.Rev, v.Printed, v.Content = companyRev, a.PrintedCompany(c), c
		}
		if p == BottlenecksPart {
			v.Found = asked.Found
		}
		for _, q := range asked.Open {
			if q.Part == p {
				v.Questions++
			}
		}
		v.State = a.state(v)
		if !whole && p.AfterPayment() {
			v = a.locked(v)
		}
		out = append(out, v)
	}
	return out
}

func (a Application) view(p PartKey) PartView {
	v := PartView{Key: p, Label: p.PartLabel(), Rev: a.Revs[p], Touched: a.Touched[p], Hidden: a.Hidden(p), Printed: a.PrintedPart(p), Content: a.clone().PartContent(p)}
	limited := 0
	for _, s := range v.Printed {
		if s.Limit > 0 {
			v.Length += s.Length()
			v.Limit = s.Limit
			limited++
		}
	}
	if limited != 1 {
		v.Limit = 0
	}
	return v
}

func (a Application) state(v PartView) State {
	long := slices.ContainsFunc(v.Printed, Section.TooLong)
	written := slices.ContainsFunc(v.Printed, func(s Section) bool { return s.Text != "" }) || v.Key == LeftOutPart && len(a.LeftOut.Items) > 0
	switch {
	case long || v.Key == PhasesPart && len(a.Phases.written()) > PhasesMax:
		return OverLimit
	case v.Questions > 0:
		return WithQuestions
	case !written:
		return Empty
	}
	return Complete
}

// locked hides what is read only after payment.
func (a Application) locked(v PartView) PartView {
	v.Locked, v.State, v.Content, v.Printed, v.Found = true, Locked, nil, nil, slices.Clone(v.Found)
	if v.Key == BottlenecksPart && len(a.Bottlenecks.Blocks) > 0 {
		v.Found = slices.DeleteFunc(v.Found, func(f Finding) bool { return f.Block != a.Bottlenecks.Blocks[0].ID })
		preview := a.Preview()
		v.Content, v.Printed = preview.Bottlenecks, preview.PrintedPart(BottlenecksPart)
		v.HiddenBlocks = len(a.Bottlenecks.Blocks) - 1
	}
	return v
}

// Preview returns what of an application is read before payment.
func (a Application) Preview() Application {
	a = a.clone()
	if len(a.Bottlenecks.Blocks) > 1 {
		a.Bottlenecks.Blocks = a.Bottlenecks.Blocks[:1]
	}
	a.Update, a.Tools, a.Novelty, a.CodeNovelty, a.Remarks = Answer{}, Answer{}, Answer{}, Answer{}, Answer{}
	a.Phases, a.LeftOut, a.Layout = Phases{Rows: []Phase{}}, LeftOut{Items: []LeftOutItem{}}, Layout{Clauses: []Clause{}}
	return a
}

// withFirst returns what somebody who may not read everything replaces of a locked part: Forbidden
// CodeNotPaid but for the first bottleneck, which is replaced by one with its id. The others stay
// as they are.
func (a Application) withFirst(p PartKey, content any) (Bottlenecks, error) {
	first, is := content.(Bottlenecks)
	if p != BottlenecksPart || !is {
		return first, domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	}
	var errs domain.Fields
	switch blocks := a.Bottlenecks.Blocks; {
	case len(first.Blocks) != 1:
		errs.Add("blocks", domain.CodeOnlyFirst)
	case len(blocks) > 0 && first.Blocks[0].ID != blocks[0].ID:
		errs.Add("blocks.0.id", domain.CodeItemUnknown)
	case len(blocks) > 0:
		first.Blocks = append(list(first.Blocks), blocks[1:]...)
	}
	return first, errs.Err()
}
