package writer

import (
	"fmt"
	"strconv"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/place"
	"wbso/domain/dutch"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// Compose makes version 1 of an application. It only places what the user wrote: every
// clause is in the box that is proposed for it, left out with a reason, or waits to be
// placed. The analyses are of the texts as they are in the submission, and the cost items
// are those that its cost description names.
func Compose(
	s request.Submission, analyses map[find.TextField]find.Analysis, items []application.CostItem,
) application.Application {
	texts := map[find.TextField][]*piece{}
	for _, field := range find.TextFields() {
		texts[field] = piecesOf(field, s.TextOf(field), analyses[field])
	}
	by := sorter{software: s.WritesSoftware()}
	by.sort(texts)
	a := facts(s, analyses, items)
	var clauses []application.Clause
	for _, field := range find.TextFields() {
		for _, p := range texts[field] {
			p.kept.Done = monthOf(p, s.StartOfProject)
			clauses = append(clauses, p.kept)
		}
	}
	a = place.Arranged(a, clauses, by.sides(a.Project.Focus, a.WritesSoftware()))
	a.Project.Title = domain.OneLine(titleOf(s, analyses))
	a.Proposed.Technology = analyses[find.ElevatorPitch].Technology
	return a.Complete()
}

// sides returns the side of each bottleneck: with embedded software, software if more of its
// clauses are about software than about the product.
func (s *sorter) sides(focus application.Focus, software bool) []application.Focus {
	sides := make([]application.Focus, 0, len(s.blocks))
	for _, b := range s.blocks {
		side := focus
		if software && b.side > 0 {
			side = application.FocusSoftware
		}
		sides = append(sides, side)
	}
	return sides
}

// facts copies what the wizard asked besides the texts.
func facts(
	s request.Submission, analyses map[find.TextField]find.Analysis, items []application.CostItem,
) application.Application {
	a := application.New()
	focus, ask := focusOf(s, analyses)
	a.Proposed.Focus = ask
	a.Project = application.Project{
		Focus: focus, AlsoDevelopCode: s.AlsoDevelopCode && s.ProjectType == scheme.PhysicalProduct,
		Start: s.StartOfProject.String(), Hours: s.EstimatedHours, Applicant: application.ApplicantKind(s.Applicant), OwnHours: s.OwnHours,
	}
	if !s.ProjectStartedOn.IsZero() {
		continues := true
		a.Project.Began, a.Project.Continuation = s.ProjectStartedOn.String(), &continues
	}
	a.Partners.Collaborative = s.Collaborative
	for i, p := range s.Partners {
		a.Partners.Rows = append(a.Partners.Rows, application.Partner{
			ID: "p" + strconv.Itoa(i+1), Name: p.CompanyName, Location: p.Location, Contribution: p.Contribution,
		})
	}
	a.Costs = application.Costs{Method: methodOf(s), HasEmployees: s.Applicant != scheme.SelfEmployedApplicant, Items: items}
	return a
}

// methodOf returns the cost method. An applicant with employees who claims no costs gets the flat
// rate.
func methodOf(s request.Submission) scheme.CostMethod {
	if s.CostMethod == "" && (s.Applicant == scheme.CompanyApplicant || s.Applicant == scheme.BothApplicant) {
		return scheme.FlatRate
	}
	return s.CostMethod
}

// focusOf returns the zwaartepunt that the user chose, and the one to ask about: software unless
// two texts say otherwise, or what most texts say of a physical product, which may be a process too.
func focusOf(s request.Submission, analyses map[find.TextField]find.Analysis) (chosen, ask application.Focus) {
	n := map[find.Kind]int{}
	for _, r := range analyses {
		n[r.Kind]++
	}
	says := application.FocusProduct
	if n[find.Process] > n[find.Product] {
		says = application.FocusProcess
	}
	switch {
	case s.ProjectType == scheme.PhysicalProduct:
		return says, says
	case n[find.Software] == 0 && n[find.Process]+n[find.Product] > 1:
		return application.FocusSoftware, says
	}
	return application.FocusSoftware, ""
}

// titleOf proposes a title in the user's words, or none. A title from a model goes before one by
// the rules.
func titleOf(s request.Submission, analyses map[find.TextField]find.Analysis) string {
	for _, field := range find.TextFields() {
		if title := analyses[field].Title; title != "" && !find.AboutCompany(title) {
			return domain.Capital(title)
		}
	}
	for _, field := range find.TextFields() {
		if title := find.Title(s.TextOf(field), analyses[field]); title != "" {
			return title
		}
	}
	return ""
}

// monthOf returns the month of a step as mm-yyyy, or "". A month without a year is the first
// one from the start.
func monthOf(p *piece, start domain.Date) string {
	month, found := dutch.LastMonth(p.kept.Text)
	if p.kept.Proposed != application.PhasesBox || !found || month.Year == 0 && start.IsZero() {
		return ""
	}
	if month.Year == 0 {
		if month.Year = start.Year; month.Month < start.Month {
			month.Year++
		}
	}
	return fmt.Sprintf("%02d-%d", month.Month, month.Year)
}
