// Package application is the application that the owner of a request finishes: its parts, what
// RVO asks that they do not answer yet, and what may be read and changed in which state.
// Everything is a pure function of the application; nothing here knows a clock or a store.
package application

// Application is the structured document.
type Application struct {
	Project     Project
	Summary     Answer
	Update      Answer
	Phases      Phases
	Partners    Partners
	Bottlenecks Bottlenecks
	Tools       Answer
	Novelty     Answer
	CodeNovelty Answer // of the software in a product or process
	Remarks     Answer
	Costs       Costs
	LeftOut     LeftOut
	Layout      Layout
	Proposed    Suggestion
	Revs        map[PartKey]int   // of each part; 1 after composing
	Touched     map[PartKey]bool  // parts that the user changed
	Dismissed   []string          // ids of questions that do not apply
	Answered    map[string]string // by id of a question: the words of its answer
	Last        map[string]int    // highest number given per letter of an id
}

// Suggestion is an answer found in the texts to a question that the owner has not answered.
type Suggestion struct {
	Technology int   `json:"technology"`      // as a model expects it; 0 for none
	Focus      Focus `json:"focus,omitempty"` // until its owner chooses
}

// New returns a new application: every part at its first revision and nothing in it. Most
// companies have employees.
func New() Application { return Application{Costs: Costs{HasEmployees: true}}.Complete() }

// Complete fills what every application has: a focus, a revision of each part, and the highest
// number that was given per letter of an id.
func (a Application) Complete() Application {
	a = a.Clone()
	if a.Project.Focus == "" {
		a.Project.Focus = FocusSoftware
	}
	for _, p := range PartKeys() {
		if p != CompanyPart && a.Revs[p] == 0 {
			a.Revs[p] = 1
		}
	}
	for _, id := range a.ids() {
		a.noteID(id)
	}
	for i := range a.Costs.Items {
		a.Costs.Items[i].Times = max(a.Costs.Items[i].Times, 1)
	}
	return a
}

// Clone returns a copy that shares nothing that can be changed. Lists are never nil in it,
// so that they become JSON lists.
func (a Application) Clone() Application {
	a.Project.SelfEmployed = CopyList(a.Project.SelfEmployed)
	a.Phases.Rows = CopyList(a.Phases.Rows)
	a.Partners.Rows = CopyList(a.Partners.Rows)
	a.Bottlenecks.Blocks = CopyList(a.Bottlenecks.Blocks)
	a.Costs.Items = CopyList(a.Costs.Items)
	a.LeftOut.Items = CopyList(a.LeftOut.Items)
	a.Layout.Clauses = CopyList(a.Layout.Clauses)
	a.Dismissed = CopyList(a.Dismissed)
	a.Revs, a.Touched, a.Last, a.Answered = CopyMap(a.Revs), CopyMap(a.Touched), CopyMap(a.Last), CopyMap(a.Answered)
	return a
}

// Embedded reports whether software is developed as part of a product or process.
func (a Application) Embedded() bool {
	return a.Project.Focus != FocusSoftware && a.Project.AlsoDevelopCode
}

// WritesSoftware reports whether RVO asks its questions about software.
func (a Application) WritesSoftware() bool {
	return a.Project.Focus == FocusSoftware || a.Project.AlsoDevelopCode
}

func (a Application) isNew() bool { return !a.Project.ContinuesProject() }

func (a Application) withoutSoftware() bool { return !a.WritesSoftware() }

func (a Application) undivided() bool { return !a.Embedded() }

// OfSoftware reports whether a bottleneck is in the boxes about embedded software.
func (a Application) OfSoftware(b Bottleneck) bool { return a.Embedded() && b.Side == FocusSoftware }
