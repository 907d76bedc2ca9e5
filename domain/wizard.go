package domain

import "strings"

// Step is a page of the wizard: 1 to 3.
type Step int

const (
	StepTexts   Step = 1 // Projectbeschrijving
	StepDetails Step = 2 // Project details & type
	StepCompany Step = 3 // Bedrijfsgegevens
)

// StepOf is the page that holds a wire field, with or without an index behind
// it (collaboration_partners.0.location). It is false for a field of no page.
func StepOf(field string) (Step, bool) {
	if i := strings.IndexAny(field, ".["); i > 0 {
		field = field[:i]
	}
	switch field {
	case "elevator_pitch", "innovation_description", "technical_challenges_input":
		return StepTexts, true
	case "estimated_hours_input", "start_of_project", "project_type", "also_develop_code",
		"has_extra_costs", "extra_costs_description", "cost_calculation_method", "cost_method", "cost_items_input":
		return StepDetails, true
	case "collaborative_effort", "collaboration_partners", "client", "company_name", "kvk_number":
		return StepCompany, true
	}
	return 0, false
}

// FirstStep is the earliest page with an error, 0 when no error has a page.
func FirstStep(errs Fields) Step {
	var first Step
	for _, e := range errs {
		if s, ok := StepOf(e.Field); ok && (first == 0 || s < first) {
			first = s
		}
	}
	return first
}

// Gate tells whether one may go from a page to another. The way back is always
// free, and so is step 2; step 3 is closed while one collaborates with nobody.
func Gate(from, to Step, collaborative bool, partners int) error {
	if from < to && to == StepCompany && collaborative && partners == 0 {
		return Bad("collaboration_partners", CodePartnerMissing)
	}
	return nil
}
