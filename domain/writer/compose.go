package writer

import (
	"strconv"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/domain/evaluation"
)

// Compose makes version 1 of an application. It only sorts what the user wrote: every
// clause is in one part, or left out with a reason. The readings are of the texts as they
// are in the submission, and the cost items are those that its cost description names.
func Compose(s domain.Submission, readings map[domain.TextField]evaluation.Analysis, items []dossier.CostItem) dossier.Application {
	w := work{submission: s}
	for _, field := range domain.TextFields() {
		w.texts = append(w.texts, piecesOf(field, s.Text(field), readings[field])...)
	}
	w.whole = w.texts
	w.leaveOut()
	a := facts(s, readings, items)
	a.Phases.Rows = rows(w.takePhases(), s.StartOfProject)
	a.Tools.Text = join(w.takeTools())
	a.Bottlenecks.Blocks = w.bottlenecks(a.Project.Focus)
	a.Novelty.Text, a.CodeNovelty.Text = w.novelty()
	a.Summary.Text = join(w.of(domain.ElevatorPitch))
	a.LeftOut.Items = w.leftItems()
	a.Project.Title = domain.OneLine(titleOf(s, readings))
	a.Proposed.Technology = readings[domain.ElevatorPitch].Technology
	return a.Upgraded()
}

// work is what is still to be placed of the three texts, and what was left out.
type work struct {
	submission domain.Submission
	whole      []piece // all that was written
	texts      []piece
	left       []leftPiece
}

// of returns what is not yet placed of one text.
func (w *work) of(field domain.TextField) []piece {
	return filter(w.texts, func(p piece) bool { return p.field == field })
}

// take removes pieces from what is to be placed.
func (w *work) take(taken []piece) []piece {
	w.texts = without(w.texts, taken)
	return taken
}

// facts copies what the wizard asked besides the texts.
func facts(s domain.Submission, readings map[domain.TextField]evaluation.Analysis, items []dossier.CostItem) dossier.Application {
	a := dossier.New()
	a.Project = dossier.Project{
		Focus: focusOf(s, readings), AlsoDevelopCode: s.AlsoDevelopCode && s.ProjectType == domain.PhysicalProduct,
		Start: s.StartOfProject.String(), Hours: s.EstimatedHours, Applicant: dossier.KindOf(s.Applicant),
	}
	a.Partners.Collaborative = s.Collaborative
	for i, p := range s.Partners {
		a.Partners.Rows = append(a.Partners.Rows, dossier.Partner{
			ID: "p" + strconv.Itoa(i+1), Name: p.CompanyName, Location: p.Location, Contribution: p.Contribution,
		})
	}
	a.Costs = dossier.Costs{Method: methodOf(s), HasEmployees: s.Applicant != domain.SelfEmployedApplicant, Items: items}
	return a
}

// methodOf returns the cost method. Who has employees and claims no costs has the flat rate.
func methodOf(s domain.Submission) domain.CostMethod {
	if s.CostMethod == "" && (s.Applicant == domain.CompanyApplicant || s.Applicant == domain.BothApplicant) {
		return domain.FlatRate
	}
	return s.CostMethod
}

// focusOf proposes RVO's zwaartepunt: what most texts say, within the type that the user
// chose.
func focusOf(s domain.Submission, readings map[domain.TextField]evaluation.Analysis) dossier.Focus {
	if s.ProjectType == domain.Software {
		return dossier.FocusSoftware
	}
	process := 0
	for _, r := range readings {
		switch r.Kind {
		case evaluation.Process:
			process++
		case evaluation.Product:
			process--
		}
	}
	if process > 0 {
		return dossier.FocusProcess
	}
	return dossier.FocusProduct
}

// titleOf proposes a title in the user's words, or none: that of a model before our own.
func titleOf(s domain.Submission, readings map[domain.TextField]evaluation.Analysis) string {
	for _, field := range domain.TextFields() {
		if title := readings[field].Title; title != "" && !evaluation.AboutCompany(title) {
			return domain.Capital(title)
		}
	}
	for _, field := range domain.TextFields() {
		if title := evaluation.Title(s.Text(field), readings[field]); title != "" {
			return title
		}
	}
	return ""
}
