package httpapi

import (
	"net/http"
	"slices"
	"strconv"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/application/costs"
	"wbso/domain/evaluation"
	"wbso/domain/scheme"
)

func (s *Server) judgePitch(w http.ResponseWriter, r *http.Request) error {
	return s.evaluate(w, r, evaluation.ElevatorPitch)
}

func (s *Server) judgeInnovation(w http.ResponseWriter, r *http.Request) error {
	return s.evaluate(w, r, evaluation.Innovation)
}

func (s *Server) judgeChallenges(w http.ResponseWriter, r *http.Request) error {
	return s.evaluate(w, r, evaluation.TechnicalChallenges)
}

// evaluate answers with a verdict. Verdicts from the cache count against no limit.
func (s *Server) evaluate(w http.ResponseWriter, r *http.Request, field evaluation.TextField) error {
	in, err := s.read(r, maxBody)
	if err != nil {
		return err
	}
	q := evaluation.TextQuestion{
		Field: field, Text: in.text("text", must), Description: in.text("project_description", may), Others: otherTexts(in, field),
		ProjectType: scheme.ProjectType(in.text("project_type", may)), WritesCode: in.boolean("also_develop_code"),
	}
	if err := merge(in.errs, evaluation.CheckTextQuestion(q)); err != nil {
		return err
	}
	if field != evaluation.Innovation { // the other texts are judged alone
		q.Description = ""
	}
	v, err := s.App.Evaluations.EvaluateText(r.Context(), q, func() error { return s.takeQuestion(r) })
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.EvaluationOf(v))
	return nil
}

// otherTexts reads the texts of the wizard next to the one that is judged.
func otherTexts(in *input, field evaluation.TextField) map[evaluation.TextField]string {
	others := map[evaluation.TextField]string{}
	o := in.object("other_texts")
	if o == nil {
		return nil
	}
	for _, f := range evaluation.TextFields() {
		if f != field {
			others[f] = o.text(f.Other(), may)
		}
	}
	if most := len(evaluation.TextFields()); len(o.members) > most {
		in.errs.Add("other_texts", domain.CodeTooMany).Args["max"] = strconv.Itoa(most)
	}
	for _, e := range o.errs {
		in.errs.Check("other_texts."+e.Field, e)
	}
	return others
}

func (s *Server) adviseCosts(w http.ResponseWriter, r *http.Request) error {
	in, err := s.read(r, maxBody)
	if err != nil {
		return err
	}
	staff, applicant := in.optionalBoolean("has_employees"), scheme.Applicant(in.text("applicant", may))
	q := costs.CostQuestion{
		ElevatorPitch: in.text("elevator_pitch", may), Innovation: in.text("innovation_description", may),
		TechnicalChallenges: in.text("technical_challenges", may), EstimatedHours: in.integer("estimated_hours", may),
		ProjectType: scheme.ProjectType(in.text("project_type", may)), HasExtraCosts: in.yes("has_extra_costs"),
		HasEmployees: applicant != scheme.SelfEmployedApplicant, CostDescription: in.text("cost_description", may),
	}
	if applicant == "" && staff != nil {
		q.HasEmployees = *staff
	} else if applicant != "" && !slices.Contains(scheme.Applicants(), applicant) {
		in.errs.Add("applicant", domain.CodeChoice).Args["value"] = string(applicant)
	}
	if q.CostDescription == noDescription {
		q.CostDescription = ""
	}
	costs.CheckCostQuestion(q, &in.errs)
	if err := in.errs.Err(); err != nil {
		return err
	}
	advice, err := s.App.Evaluations.AdviseCosts(r.Context(), q, func() error { return s.takeQuestion(r) })
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.CostEvaluationOf(advice))
	return nil
}

// noDescription is what the client sends for an empty cost description (part 1 section 7).
const noDescription = "(geen beschrijving)"
