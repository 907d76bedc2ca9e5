package httpapi

import (
	"net/http"
	"slices"

	"wbso/adapters/apitypes"
	"wbso/domain/application/costs"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/domain/scheme"
)

func (s *Server) evaluatePitch(w http.ResponseWriter, r *http.Request) error {
	return s.evaluate(w, r, find.ElevatorPitch)
}

func (s *Server) evaluateInnovation(w http.ResponseWriter, r *http.Request) error {
	return s.evaluate(w, r, find.Innovation)
}

func (s *Server) evaluateChallenges(w http.ResponseWriter, r *http.Request) error {
	return s.evaluate(w, r, find.TechnicalChallenges)
}

// evaluate answers with an evaluation. Evaluations from the cache count against no limit; others
// take their turn among the heavy calls, whether rules or a model read the text.
func (s *Server) evaluate(w http.ResponseWriter, r *http.Request, field find.TextField) error {
	var body apitypes.EvaluateText
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	q := find.Text{
		Field: field, Text: body.Text, Pitch: body.ProjectDescription, Others: otherTexts(body.OtherTexts, field),
		ProjectType: scheme.ProjectType(body.ProjectType), WritesCode: body.AlsoDevelopCode,
	}
	if err := merge(in.errs, evaluation.CheckTextQuestion(q)); err != nil {
		return err
	}
	if field != find.Innovation { // the other texts are evaluated alone
		q.Pitch = ""
	}
	leave := func() {}
	defer func() { leave() }()
	v, err := s.App.Evaluations.EvaluateText(r.Context(), q, func() error {
		turn, err := s.turn(r)
		if err != nil {
			return err
		}
		leave = turn
		return s.takeQuestion(r)
	})
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.EvaluationOf(v))
	return nil
}

// otherTexts returns the texts of the wizard next to the one that is evaluated.
func otherTexts(given *apitypes.OtherTexts, field find.TextField) map[find.TextField]string {
	if given == nil {
		return nil
	}
	others := map[find.TextField]string{
		find.ElevatorPitch: given.ElevatorPitch, find.Innovation: given.InnovationDescription,
		find.TechnicalChallenges: given.TechnicalChallenges,
	}
	delete(others, field)
	return others
}

func (s *Server) adviseCosts(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.EvaluateCosts
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	applicant := scheme.Applicant(body.Applicant)
	q := costs.CostQuestion{
		ElevatorPitch: body.ElevatorPitch, Innovation: body.InnovationDescription, TechnicalChallenges: body.TechnicalChallenges,
		EstimatedHours: body.EstimatedHours, ProjectType: scheme.ProjectType(body.ProjectType),
		HasEmployees: applicant != scheme.SelfEmployedApplicant, CostDescription: body.CostDescription,
	}
	if extra := body.HasExtraCosts; extra != nil {
		q.HasExtraCosts = *extra == "ja"
		if *extra != "ja" && *extra != "nee" {
			in.choice("has_extra_costs", *extra)
		}
	}
	if applicant == "" && body.HasEmployees != nil {
		q.HasEmployees = *body.HasEmployees
	} else if applicant != "" && !slices.Contains(scheme.Applicants(), applicant) {
		in.choice("applicant", body.Applicant)
	}
	if q.CostDescription == noDescription {
		q.CostDescription = ""
	}
	costs.CheckCostQuestion(q, &in.errs)
	if err := in.errs.Err(); err != nil {
		return err
	}
	advice, err := s.App.Applications.AdviseCosts(r.Context(), q, func() error { return s.takeQuestion(r) })
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.CostEvaluationOf(advice))
	return nil
}

// noDescription is what the client sends for an empty cost description (part 1 section 7).
const noDescription = "(geen beschrijving)"
