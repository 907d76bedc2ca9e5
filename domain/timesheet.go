package domain

import (
	"strings"
	"unicode"
)

// Timesheet is what an employee worked on a project in a month, to be signed.
type Timesheet struct {
	Company  string
	Project  string // project number
	Title    string
	Employee Employee
	Month    Month
	MadeOn   Date
	Entries  []HourEntry // by date and id
}

// Filename is how the sheet is called: by project, last name and month.
func (t Timesheet) Filename() string {
	return "urenstaat-" + t.Project + "-" + fileWord(t.Employee.LastName, "medewerker") + "-" + t.Month.String() + ".pdf"
}

// fileWord makes a part of a file name of a text: its letters and digits, with dashes
// between its words.
func fileWord(text, otherwise string) string {
	words := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.Is(unicode.Mn, r) })
	if len(words) == 0 {
		return otherwise
	}
	return strings.Join(words, "-")
}
