package application

import (
	"regexp"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/dutch"
)

// PhaseLetter is the letter with which the ids of steps begin.
const PhaseLetter = "f"

// Phases are RVO's Fasering werkzaamheden.
type Phases struct {
	Rows []Phase `json:"rows"`
}

// Phase is one step of the planning. Done is mm-yyyy or empty.
type Phase struct {
	ID       string `json:"id"` // f1, f2 …
	Activity string `json:"activity"`
	Done     string `json:"done"`
}

// PhasesKept is how many rows are kept. RVO takes fewer; with more the part says so.
const PhasesKept = 50

// WrittenPhases returns the rows that say something.
func (p Phases) WrittenPhases() []Phase {
	return slices.DeleteFunc(slices.Clone(p.Rows), func(r Phase) bool { return IsBlank(r.Activity) && r.Done == "" })
}

// AnyWithin reports whether a step is ready in one of these months.
func (p Phases) AnyWithin(first, last domain.Month) bool {
	return slices.ContainsFunc(p.Rows, func(r Phase) bool { return r.DoneWithin(first, last) })
}

// DoneWithin reports whether the step is done in one of the months from first to last.
func (r Phase) DoneWithin(first, last domain.Month) bool {
	m, dated := r.DoneMonth()
	return dated && !m.First().Before(first.First()) && !m.First().After(last.First())
}

// LastPhase returns the last row, and whether it is ready before another one.
func (a Application) LastPhase() (last Phase, late bool) {
	rows := a.Phases.WrittenPhases()
	if len(rows) == 0 {
		return Phase{}, false
	}
	last = rows[len(rows)-1]
	end, dated := last.DoneMonth()
	return last, slices.ContainsFunc(rows, func(r Phase) bool {
		m, ok := r.DoneMonth()
		return ok && dated && m.First().After(end.First())
	})
}

// EarlyPhase returns the first row that is ready before a project that continues none begins.
func (a Application) EarlyPhase(start domain.Date) Phase {
	if a.Project.Continuation == nil || *a.Project.Continuation {
		return Phase{}
	}
	for _, r := range a.Phases.WrittenPhases() {
		if m, dated := r.DoneMonth(); dated && m.First().Before(start.MonthOf().First()) {
			return r
		}
	}
	return Phase{}
}

// PhasePlace returns where a step goes among the others.
func PhasePlace(row Phase, rows []Phase) int {
	month, dated := row.DoneMonth()
	at := slices.IndexFunc(rows, func(r Phase) bool {
		m, other := r.DoneMonth()
		return dated && other && m.First().After(month.First())
	})
	if at < 0 {
		return len(rows)
	}
	return at
}

// ReadyWords matches the words between a step and its month.
var ReadyWords = regexp.MustCompile(`(?i)[\s,;:(–—-]*(?:\b(?:is|dat is|gereed|klaar|af|in|per|van|vanaf|eind|begin|half|medio)\b[\s,;:]*)*$`)

// PhaseMonth writes a month as the application does: mm-yyyy.
func PhaseMonth(m domain.Month) string { return m.First().Dutch()[3:] }

// parseDone parses the month of a phase and returns it as mm-yyyy. It returns CodeDoneMonth
// for anything but one month, with at most words such as "eind" before it.
func parseDone(s string) (string, error) {
	found := dutch.Months(s)
	if len(found) != 1 || ReadyWords.ReplaceAllString(s[:found[0].From], "") != "" || strings.Trim(s[found[0].To:], " .") != "" {
		return "", domain.Fail(domain.Invalid, domain.CodeDoneMonth)
	}
	return PhaseMonth(found[0].Month), nil
}

// DoneMonth returns the month of a phase, and false when it has none.
func (r Phase) DoneMonth() (domain.Month, bool) {
	if len(r.Done) != len("mm-yyyy") {
		return domain.Month{}, false
	}
	m, err := domain.ParseMonth(r.Done[3:] + "-" + r.Done[:2])
	return m, err == nil
}
