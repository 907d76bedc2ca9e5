package writer

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/domain/evaluation"
)

// Compose makes version 1 of an application. It only places what the user wrote: every
// clause is in the box that is proposed for it, left out with a reason, or waits to be
// placed. The readings are of the texts as they are in the submission, and the cost items
// are those that its cost description names.
func Compose(s domain.Submission, readings map[domain.TextField]evaluation.Analysis, items []dossier.CostItem) dossier.Application {
	texts := map[domain.TextField][]*piece{}
	for _, field := range domain.TextFields() {
		texts[field] = piecesOf(field, s.Text(field), readings[field])
	}
	by := sorter{software: s.WritesSoftware()}
	by.sort(texts)
	a := facts(s, readings, items)
	var clauses []dossier.Clause
	for _, field := range domain.TextFields() {
		for _, p := range texts[field] {
			p.kept.Done = monthOf(p, s.StartOfProject)
			clauses = append(clauses, p.kept)
		}
	}
	a = a.Arranged(clauses, by.sides(a.Project.Focus, a.WritesSoftware()))
	a.Project.Title = domain.OneLine(titleOf(s, readings))
	a.Proposed.Technology = readings[domain.ElevatorPitch].Technology
	return a.Upgraded()
}

// sides returns the side of each bottleneck: with embedded software, software if more of its
// clauses are about software than about the product.
func (s *sorter) sides(focus dossier.Focus, software bool) []dossier.Focus {
	sides := make([]dossier.Focus, 0, len(s.blocks))
	for _, b := range s.blocks {
		side := focus
		if software && b.side > 0 {
			side = dossier.FocusSoftware
		}
		sides = append(sides, side)
	}
	return sides
}

// facts copies what the wizard asked besides the texts.
func facts(s domain.Submission, readings map[domain.TextField]evaluation.Analysis, items []dossier.CostItem) dossier.Application {
	a := dossier.New()
	a.Project = dossier.Project{
		Focus: focusOf(s, readings), AlsoDevelopCode: s.AlsoDevelopCode && s.ProjectType == domain.PhysicalProduct,
		Start: s.StartOfProject.String(), Hours: s.EstimatedHours, Applicant: dossier.KindOf(s.Applicant), OwnHours: s.OwnHours,
	}
	if !s.ProjectStartedOn.IsZero() {
		continues := true
		a.Project.Began, a.Project.Continuation = s.ProjectStartedOn.String(), &continues
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

// monthOf returns the month of a step as mm-yyyy, or "". A month without a year is the first
// one from the start.
func monthOf(p *piece, start domain.Date) string {
	month := evaluation.MonthOf(p.kept.Text)
	if p.kept.Proposed != dossier.PhasesBox || month == "" || len(month) == 2 && start.IsZero() {
		return ""
	}
	at := monthFrom(month, start)
	return fmt.Sprintf("%02d-%04d", at.Month, at.Year)
}

// monthFrom is the month mm-yyyy, or the first month mm that is not before a day.
func monthFrom(month string, from domain.Date) domain.Date {
	mm, yyyy, full := strings.Cut(month, "-")
	m, _ := strconv.Atoi(mm)
	if full {
		y, _ := strconv.Atoi(yyyy)
		return domain.Date{Year: y, Month: time.Month(m), Day: 1}
	}
	year := from.Year
	if time.Month(m) < from.Month {
		year++
	}
	return domain.Date{Year: year, Month: time.Month(m), Day: 1}
}
