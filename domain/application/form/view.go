package form

import (
	"slices"

	"wbso/domain/application"
)

// State is the progress of a part.
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
	Key          application.PartKey
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
func Views(a application.Application, c application.CompanyDetails, companyRev int, asked AskedQuestions, whole bool) []PartView {
	var out []PartView
	for _, p := range application.PartKeys() {
		v := view(a, p)
		if p == application.CompanyPart {
			v.Rev, v.Printed, v.Content = companyRev, PrintedCompany(a, c), c
		}
		if p == application.BottlenecksPart {
			v.Found = asked.Found
		}
		for _, q := range asked.Open {
			if q.Part == p {
				v.Questions++
			}
		}
		v.State = state(a, v)
		if !whole && p.AfterPayment() {
			v = locked(a, v)
		}
		out = append(out, v)
	}
	return out
}

func view(a application.Application, p application.PartKey) PartView {
	v := PartView{Key: p, Label: p.PartLabel(), Rev: a.Revs[p], Touched: a.Touched[p], Hidden: a.Hidden(p), Printed: PrintedPart(a, p), Content: a.Clone().PartContent(p)}
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

func state(a application.Application, v PartView) State {
	long := slices.ContainsFunc(v.Printed, Section.TooLong)
	written := slices.ContainsFunc(v.Printed, func(s Section) bool { return s.Text != "" }) || v.Key == application.LeftOutPart && len(a.LeftOut.Items) > 0
	switch {
	case long || v.Key == application.PhasesPart && len(a.Phases.WrittenPhases()) > PhasesMax:
		return OverLimit
	case v.Questions > 0:
		return WithQuestions
	case !written:
		return Empty
	}
	return Complete
}

// locked hides what is read only after payment.
func locked(a application.Application, v PartView) PartView {
	v.Locked, v.State, v.Content, v.Printed, v.Found = true, Locked, nil, nil, slices.Clone(v.Found)
	if v.Key == application.BottlenecksPart && len(a.Bottlenecks.Blocks) > 0 {
		v.Found = slices.DeleteFunc(v.Found, func(f Finding) bool { return f.Block != a.Bottlenecks.Blocks[0].ID })
		preview := a.Preview()
		v.Content, v.Printed = preview.Bottlenecks, PrintedPart(preview, application.BottlenecksPart)
		v.HiddenBlocks = len(a.Bottlenecks.Blocks) - 1
	}
	return v
}
