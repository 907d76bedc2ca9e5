// Package hoursfile reads and writes files of hours and of employees: the export of
// this product, those of time trackers, and sheets that people keep themselves. It
// is pure: bytes in and rows out.
package hoursfile

import "wbso/domain"

// Entry is one row of hours of a file, by the names that people use.
type Entry struct {
	Date        domain.Date
	Name        string // first and last name
	Function    string
	Email       string
	Hours       domain.Hours
	Description string
	Project     string // the project number
}
