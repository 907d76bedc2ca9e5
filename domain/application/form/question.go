package form

import "wbso/domain/application"

// Question is something RVO asks that the application does not answer. Its id is
// {part}.{block}.{need}, or {part}.{need} for a part without blocks.
type Question struct {
	ID      string               `json:"id"`
	Part    application.PartKey  `json:"part"`
	Block   string               `json:"block"`
	Need    string               `json:"need"`
	Group   Group                `json:"group"`
	Text    string               `json:"text"`
	Hint    string               `json:"hint"`  // an example with open slots; may be empty
	Input   string               `json:"input"` // text, lines, line, month, number, amount, yes_no or choice
	Options []application.Option `json:"options,omitempty"`

	// Suggestion is a sentence of the user elsewhere that may be the answer, or "".
	Suggestion string `json:"suggestion,omitempty"`
}

// The inputs of a question.
const (
	TextInput   = "text"
	LinesInput  = "lines" // one item to a line
	LineInput   = "line"
	MonthInput  = "month"
	NumberInput = "number"
	AmountInput = "amount"
	YesNoInput  = "yes_no"
	ChoiceInput = "choice"
)

// Group is who in a company knows the answer to a question.
type Group string

const (
	Technique Group = "techniek"
	Accounts  Group = "boekhouding"
	Staff     Group = "personeel"
)

// TooLongNeed is the need of a part that is over RVO's limit.
const TooLongNeed = "too_long"

// placeNeed is the place of a clause.
const placeNeed = "place"

const gapNeed = "gap"

// emptyNeed is the need of an empty part.
const emptyNeed = "empty"
