package domain

import "strings"

// TextField is one of the three texts of wizard step 1 that a judge looks at.
// Its value is the wire name in the request payload.
type TextField string

const (
	ElevatorPitch       TextField = "elevator_pitch"
	Innovation          TextField = "innovation_description"
	TechnicalChallenges TextField = "technical_challenges_input"
)

// TextFields are the three texts in the order of the wizard.
func TextFields() []TextField { return []TextField{ElevatorPitch, Innovation, TechnicalChallenges} }

// Verdict is the judge's verdict on one text. Suggestions is plain Dutch
// text, one suggestion a line. Good implies eligible.
type Verdict struct {
	GoodEnough  bool
	Eligible    bool
	Suggestions string
	Criteria    []Criterion
}

// Criterion is one thing the judge looked for; Hint says what to add when it is not met.
type Criterion struct {
	Name string
	Met  bool
	Hint string
}

// TextQuestion asks for a verdict. Description is the pitch, given with the innovation text.
type TextQuestion struct {
	Field       TextField
	Text        string
	Description string
}

// Normal is the question without what makes no difference: white space around the
// texts and how their lines end, which differs per browser.
func (q TextQuestion) Normal() TextQuestion {
	for _, text := range []*string{&q.Text, &q.Description} {
		*text = strings.TrimSpace(strings.ReplaceAll(*text, "\r\n", "\n"))
	}
	return q
}

// CheckTextQuestion refuses a text that is blank or too long, and a description
// that is too long, under the names on the wire. It looks at the question as
// Normal leaves it.
func CheckTextQuestion(q TextQuestion) error {
	q = q.Normal()
	var errs Fields
	errs.Check("text", CheckText(q.Text))
	errs.Check("project_description", CheckLength(q.Description, TextMax))
	return errs.Err()
}

// Colour is how a verdict is shown.
type Colour string

const (
	Green Colour = "green" // good enough
	Amber Colour = "amber" // something is missing
	Red   Colour = "red"   // not for the WBSO
)

// Colour of a verdict: green when good enough, red when not eligible, else amber.
func (e Verdict) Colour() Colour {
	switch {
	case e.GoodEnough:
		return Green
	case !e.Eligible:
		return Red
	}
	return Amber
}

// CheckVerdicts refuses every text whose verdict is not good, or that has none.
// The errors carry the judge's {suggestions}.
func CheckVerdicts(verdicts map[TextField]Verdict) Fields {
	var errs Fields
	for _, f := range TextFields() {
		if v := verdicts[f]; !v.GoodEnough {
			errs.Add(string(f), CodeVerdictNotGood).Args["suggestions"] = v.Suggestions
		}
	}
	return errs
}
