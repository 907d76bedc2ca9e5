package hoursfile

import (
	"io"
	"maps"
	"slices"

	"wbso/domain"
	"wbso/domain/hours"
)

// EmployeeRow is an employee in a file, as it is written there.
type EmployeeRow struct {
	Line      int // the first is 1
	FirstName string
	Infix     string // the tussenvoegsel, when it has a column of its own
	LastName  string
	Function  string
	Email     string
	BSN       string
}

// EmployeeFile is a file of employees that was read. Columns are its headings by the
// names of the API; a field that the file does not have is not among them.
type EmployeeFile struct {
	Rows    []EmployeeRow
	Columns map[string]string
	Ignored []string // headings of columns that are not read
	Bad     hours.BadRows
}

// employeeFields are the fields of an employee, by the names of the API, and their headings.
var employeeFields = []struct {
	name     string
	headings headings
	must     bool
	of       func(*EmployeeRow) *string
}{
	{name: "first_name", headings: headings{"voornaam", "firstname", "roepnaam"}, must: true,
		of: func(e *EmployeeRow) *string { return &e.FirstName }},
	{name: "infix", headings: headings{"tussenvoegsel", "tussenvoegsels", "voorvoegsel", "voorvoegsels", "infix"},
		of: func(e *EmployeeRow) *string { return &e.Infix }},
	{name: "last_name", headings: headings{"achternaam", "lastname", "surname", "familienaam"}, must: true,
		of: func(e *EmployeeRow) *string { return &e.LastName }},
	{name: "email", headings: emails, must: true, of: func(e *EmployeeRow) *string { return &e.Email }},
	{name: "function_title", headings: roles, of: func(e *EmployeeRow) *string { return &e.Function }},
	{name: "bsn", headings: headings{"bsn", "burgerservicenummer"}, of: func(e *EmployeeRow) *string { return &e.BSN }},
}

// ReadEmployees reads a file of employees: voornaam, achternaam and e-mail, and functie
// and bsn when it has them. The error is why it could not be read to its end.
func ReadEmployees(file io.Reader) (EmployeeFile, error) {
	s, out := newScanner(file), EmployeeFile{Columns: map[string]string{}}
	s.begin()
	places := map[string]int(nil)
	for s.next() {
		switch {
		case s.fault != nil:
			out.bad(s.line, s.fault)
		case s.hasNUL():
			out.bad(s.line, domain.Fail(domain.Invalid, domain.CodeFileNUL))
		case s.blank():
		case places == nil:
			var fault *domain.Error
			if places, fault = out.heading(s.cells); fault != nil {
				out.bad(s.line, fault)
				return out, nil
			}
		default:
			out.row(s, places)
		}
	}
	if places == nil && len(out.Bad.Rows) == 0 && s.failed == nil {
		out.bad(1, domain.Fail(domain.Invalid, domain.CodeFileEmpty))
	}
	return out, s.failed
}

func (f *EmployeeFile) bad(line int, reason *domain.Error) {
	f.Bad.AddRows(hours.BadRow{Line: line, Reason: reason})
}

func (f *EmployeeFile) heading(cells [][]byte) (map[string]int, *domain.Error) {
	heads := make([]string, len(cells))
	for i, cell := range cells {
		heads[i] = headOf(cell)
	}
	places := map[string]int{}
	for _, field := range employeeFields {
		at := field.headings.in(heads)
		switch {
		case at == None && field.must:
			return nil, missing(field.headings[0])
		case at == None:
			continue
		case slices.Contains(heads[at+1:], heads[at]):
			return nil, domain.Fail(domain.Invalid, domain.CodeFileTwice).With("column", shown(cells[at]))
		}
		places[field.name], f.Columns[field.name] = at, shown(cells[at])
	}
	for i, cell := range cells {
		if title := shown(cell); title != "" && !slices.Contains(slices.Collect(maps.Values(places)), i) {
			f.Ignored = append(f.Ignored, title)
		}
	}
	return places, nil
}

func (f *EmployeeFile) row(s *scanner, places map[string]int) {
	row := EmployeeRow{Line: s.line}
	for _, field := range employeeFields {
		if at, ok := places[field.name]; ok && at < len(s.cells) {
			*field.of(&row) = string(textOf(s.cells[at]))
		}
	}
	if row.Infix != "" {
		row.LastName = row.Infix + " " + row.LastName
	}
	f.Rows = append(f.Rows, row)
}
