// Package hoursfile reads and writes files of hours and of employees: the export of
// this product, those of time trackers, and sheets that people keep themselves. It
// is pure: bytes in and rows out.
//
// It cuts files itself: encoding/csv turns CRLF within a cell into LF, so that an export would not
// be read back unchanged, knows no line that ends in CR alone, and bounds no row. It also takes 1.6
// times as long for 1,000,000 rows (134 to 84 ms) and allocates 96 MB instead of 66 kB.
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
