package find

import "strings"

// TextField is one of the three texts of wizard step 1, which the analyzer reads. Its
// value is the name of the field in POST /api/requests/.
type TextField string

const (
	ElevatorPitch       TextField = "elevator_pitch"
	Innovation          TextField = "innovation_description"
	TechnicalChallenges TextField = "technical_challenges_input"
)

// TextFields returns the three texts in the order of the wizard.
func TextFields() []TextField { return []TextField{ElevatorPitch, Innovation, TechnicalChallenges} }

// Other returns the name of the text beside one that is evaluated.
func (f TextField) Other() string { return strings.TrimSuffix(string(f), "_input") }

// Label returns the name of the text in the wizard.
func (f TextField) Label() string {
	switch f {
	case ElevatorPitch:
		return "de elevator pitch"
	case Innovation:
		return "de innovatiebeschrijving"
	}
	return "de technische knelpunten"
}
