package timesheets

import (
	"context"
	"io"
	"log/slog"

	"wbso/app/companies"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/dutch"
	"wbso/domain/hours"
	"wbso/domain/hoursfile"
	"wbso/domain/member"
	"wbso/ports"
)

// ImportEmployees is a file of employees of one company.
type ImportEmployees struct {
	Company string // its id, KvK number or name
	DryRun  bool
	File    io.Reader
	CallKey
}

// EmployeeImport is what an import wrote, or with DryRun would write.
type EmployeeImport struct {
	Company company.Company
	Rows    int
	Created int
	Skipped int      // rows of people who are employees already
	Ignored []string // headings of columns that were not read
	DryRun  bool
}

// ImportEmployees adds the employees of a file: all of them or, with one bad row, nobody. It
// returns the bad rows, as BadRows. A person who is an employee already, by e-mail address and
// name, is skipped, so that the same file again adds nobody.
func (s *Employees) ImportEmployees(
	ctx context.Context, who usecase.Actor, in ImportEmployees,
) (out EmployeeImport, err error) {
	if err := who.Guard(); err != nil {
		return out, err
	}
	if err := s.deps.Store.Read(ctx, func(r ports.Repos) error { // before the file, which may be large
		_, err := companies.CompanyNamed(ctx, r, who.To(member.EditEmployees), in.Company)
		return err
	}); err != nil {
		return out, err
	}
	file, err := hoursfile.ReadEmployees(in.File)
	if err != nil {
		return out, err
	}
	if len(file.Rows) > hours.EmployeesMax {
		return out, hours.BadRows{Rows: []hours.BadRow{badRow(file.Rows[hours.EmployeesMax].Line, "", hours.EmployeesFull())}}
	}
	transact := s.deps.Store.Write
	if in.DryRun {
		transact = s.deps.Store.Read
	}
	err = transact(ctx, func(r ports.Repos) error {
		out = EmployeeImport{Rows: len(file.Rows), Ignored: file.Ignored, DryRun: in.DryRun}
		if known, err := in.answered(ctx, r, who, account.EmployeeImportCall, &out); known || err != nil {
			return err
		}
		if out.Company, err = companies.CompanyNamed(ctx, r, who.To(member.EditEmployees), in.Company); err != nil {
			return err
		}
		fresh, err := s.fresh(ctx, r, out.Company.ID, file)
		if err != nil {
			return err
		}
		if out.Created, out.Skipped = len(fresh), len(file.Rows)-len(fresh); out.Created > 0 {
			err = hasRoom(ctx, r, out.Company.ID, out.Created)
		}
		if err != nil || in.DryRun {
			return err
		}
		for _, n := range fresh {
			if _, err := s.add(ctx, r, who, n.Employee, n.bsn, nil); err != nil {
				return err
			}
		}
		if out.Created == 0 { // the same import again says the same
			return nil
		}
		return in.keep(ctx, r, who, account.EmployeeImportCall, out, s.deps.Clock.Now())
	})
	if err == nil && !in.DryRun {
		s.deps.Log.InfoContext(ctx, "employees imported", slog.Int64("company", out.Company.ID), slog.Int("created", out.Created))
	}
	return out, err
}

// newcomer is an employee of a file who is not there yet.
type newcomer struct {
	hours.Employee
	bsn string
}

// fresh returns those of a file who are not there yet, or the bad rows.
func (s *Employees) fresh(
	ctx context.Context, r ports.Repos, firm int64, file hoursfile.EmployeeFile,
) (list []newcomer, err error) {
	staff, err := r.Employees.ListEmployees(ctx, hours.EmployeeFilter{Company: firm}, usecase.AllRows())
	if err != nil {
		return nil, err
	}
	there, inFile := map[string]string{}, map[string]bool{} // by address
	for _, e := range staff.Items {
		there[account.FoldEmail(e.Email)] = dutch.NameKey(e.Name())
	}
	bad := file.Bad.FirstRows()
	for _, row := range file.Rows {
		e, fields := newcomerOf(firm, row)
		e.CreatedAt = s.deps.Clock.Now()
		key := account.FoldEmail(e.Email)
		name, known := there[key]
		switch {
		case fields.Has("email"):
		case inFile[key]:
			fields.Add("email", domain.CodeEmployeeTwice)
		case known && name != dutch.NameKey(e.Name()):
			fields.Add("email", domain.CodeEmployeeEmail)
		case !known:
			list = append(list, e)
		}
		inFile[key] = true
		for _, f := range fields {
			bad.AddRows(badRow(row.Line, file.Columns[f.Field], f))
		}
	}
	if len(bad.Rows) > 0 {
		return nil, bad.FirstRows()
	}
	return list, nil
}

func newcomerOf(firm int64, row hoursfile.EmployeeRow) (newcomer, domain.Fields) {
	in := SaveEmployee{Employee: hours.Employee{
		Company: firm, FirstName: dutch.Composed(row.FirstName), LastName: dutch.Composed(row.LastName), Function: row.Function, Email: row.Email, Approved: true}}
	e, fields := in.checked()
	bsn, err := parseBSN(row.BSN, "")
	fields.Check("bsn", err)
	return newcomer{e, bsn}, fields
}
