package timesheets

import (
	"context"
	"strings"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// SaveEmployee is what Create and Replace write. Shape has the errors that were found
// while the call was read; they are returned together with those of the rules.
type SaveEmployee struct {
	hours.Employee
	BSN      string
	Approved *bool           // nil: true for a new employee, else as it is
	Archived *bool           // nil: as it is
	Workdays *hours.Workdays // nil: as they are
	Shape    domain.Fields
}

// CreateEmployee adds an employee to a company of the caller. It returns all field errors at once.
func (s *Employees) CreateEmployee(
	ctx context.Context, who usecase.Actor, in SaveEmployee,
) (added hours.Employee, err error) {
	if err := who.Guard(); err != nil {
		return added, err
	}
	e, fields := in.checked()
	bsn, err := parseBSN(in.BSN, "")
	fields.Check("bsn", err)
	e.ID, e.Approved, e.Archived, e.CreatedAt = 0, in.Approved == nil || *in.Approved, false, s.deps.Clock.Now()
	err = s.deps.Store.Write(ctx, func(r ports.Repos) error {
		if added, err = s.add(ctx, r, who, e, bsn, fields); err != nil {
			return err
		}
		added = s.Masked(ctx, r, added)
		return hasRoom(ctx, r, added.Company, 0) // who was added counts already
	})
	return added, err
}

// hasRoom fails when a company would have more employees than one may have with some more.
func hasRoom(ctx context.Context, r ports.Repos, company int64, more int) error {
	if more > hours.EmployeesMax {
		return domain.Fields{hours.EmployeesFull()}
	}
	over, err := r.Employees.ListEmployees(ctx, hours.EmployeeFilter{Company: company, Archived: true}, domain.Page{Offset: hours.EmployeesMax - more, Size: 1})
	if err == nil && len(over.Items) > 0 {
		err = domain.Fields{hours.EmployeesFull()}
	}
	return err
}

// add looks for what only the database knows also when there are other errors. The
// transaction ends with the errors, so that nothing of it stays.
func (s *Employees) add(
	ctx context.Context, r ports.Repos, who usecase.Actor, e hours.Employee, bsn string, found domain.Fields,
) (hours.Employee, error) {
	fields := append(domain.Fields(nil), found...)
	if !fields.Has("company_profile") {
		err := employer(ctx, r, who.To(member.EditEmployees), e.Company)
		if err == nil {
			err = holdOwner(ctx, r, e.Company)
		}
		if kind := domain.KindOf(err); kind == domain.Conflict || kind == domain.Forbidden {
			return e, err
		}
		fields.Check("company_profile", err)
	}
	if !fields.Has("company_profile") && !fields.Has("email") {
		added, err := r.Employees.AddEmployee(ctx, e)
		fields.Check("email", err)
		e = added
	}
	if err := fields.Err(); err != nil || bsn == "" {
		return e, err
	}
	return s.seal(ctx, r, e, bsn)
}

// employer fails when the caller has no such company, and is Conflict account_closed when
// its owner's account was closed meanwhile.
func employer(ctx context.Context, r ports.Repos, who member.Access, id int64) error {
	company, err := r.Companies.FindCompany(ctx, who, id)
	if domain.KindOf(err) == domain.NotFound {
		return unknown("company_profile", id)
	}
	if err != nil {
		return err
	}
	return accounts.StillOpen(ctx, r, company.Owner)
}

// holdOwner is like HoldOpen for the owner of a company.
func holdOwner(ctx context.Context, r ports.Repos, company int64) error {
	c, err := r.Companies.FindCompany(ctx, member.Everything(), company)
	if err != nil {
		return err
	}
	return accounts.HoldOpen(ctx, r, c.Owner)
}

// seal writes the number of an employee, which is bound to the id.
func (s *Employees) seal(
	ctx context.Context, r ports.Repos, e hours.Employee, bsn string,
) (_ hours.Employee, err error) {
	if e.BSN, err = s.deps.Vault.SealNumber(ctx, r.DataKeys, e.ID, bsn); err != nil {
		return e, err
	}
	return e, r.Employees.UpdateEmployee(ctx, e)
}

// ReplaceEmployee writes all fields of an employee. The masked number keeps the one that is
// stored. It returns all field errors at once.
func (s *Employees) ReplaceEmployee(ctx context.Context, who usecase.Actor, id int64, in SaveEmployee) (hours.Employee, error) {
	return s.save(ctx, who, id, func(hours.Employee) SaveEmployee { return in })
}

// EmployeeChange is what changes of an employee. A nil field stays.
type EmployeeChange struct {
	FirstName, LastName, Function, Email, BSN *string
	Approved, Archived                        *bool
	Workdays                                  *hours.Workdays // from today on
	Shape                                     domain.Fields
}

// ChangeEmployee is like ReplaceEmployee for some fields.
func (s *Employees) ChangeEmployee(ctx context.Context, who usecase.Actor, id int64, in EmployeeChange) (hours.Employee, error) {
	return s.save(ctx, who, id, func(old hours.Employee) SaveEmployee {
		all := SaveEmployee{Employee: old, BSN: old.MaskedBSN, Approved: in.Approved, Archived: in.Archived, Workdays: in.Workdays, Shape: in.Shape}
		for to, from := range map[*string]*string{&all.FirstName: in.FirstName, &all.LastName: in.LastName, &all.Function: in.Function, &all.Email: in.Email, &all.BSN: in.BSN} {
			if from != nil {
				*to = *from
			}
		}
		return all
	})
}

// save writes what becomes of an employee.
func (s *Employees) save(ctx context.Context, who usecase.Actor, id int64, change func(old hours.Employee) SaveEmployee) (saved hours.Employee, err error) {
	if err := who.Guard(); err != nil {
		return saved, err
	}
	err = s.deps.Store.Write(ctx, func(r ports.Repos) error {
		old, err := r.Employees.FindEmployee(ctx, who.To(member.EditEmployees), id)
		if err != nil {
			return err
		}
		if err := holdOwner(ctx, r, old.Company); err != nil {
			return err
		}
		in := change(s.Masked(ctx, r, old))
		checked, fields := in.checked()
		if checked.Company != 0 && checked.Company != old.Company && !fields.Has("company_profile") {
			fields.Add("company_profile", domain.CodeEmployeeCompany)
		}
		saved, err = s.replaced(ctx, r, old, checked, in)
		fields.Check("bsn", err)
		if !fields.Has("email") {
			fields.Check("email", r.Employees.UpdateEmployee(ctx, saved))
		}
		if fields.Err() == nil {
			saved, err = s.follow(ctx, r, old, saved, in.Workdays)
			fields.Check("", err)
		}
		saved = s.Masked(ctx, r, saved)
		return fields.Err()
	})
	return saved, err
}

// follow keeps from which day on an employee works on other days, and takes no hours or does again.
func (s *Employees) follow(ctx context.Context, r ports.Repos, old, saved hours.Employee, days *hours.Workdays) (hours.Employee, error) {
	today := s.deps.Clock.Today()
	var err error
	if days != nil && *days != old.Workdays {
		saved.Workdays = *days
		err = r.DayFacts.PutWorkdays(ctx, saved.ID, hours.WorkdaysChange{From: today, Days: *days})
	}
	switch {
	case err != nil || saved.Archived == old.Archived:
		return saved, err
	case saved.Archived:
		return saved, r.Assignments.PauseAssignments(ctx, saved.ID, today)
	}
	return saved, r.Assignments.ResumeAssignments(ctx, saved.ID, today)
}

// replaced returns an employee with everything new that a caller may change.
func (s *Employees) replaced(
	ctx context.Context, r ports.Repos, old, checked hours.Employee, in SaveEmployee,
) (hours.Employee, error) {
	e := old
	e.FirstName, e.LastName, e.Function, e.Email = checked.FirstName, checked.LastName, checked.Function, checked.Email
	if in.Approved != nil {
		e.Approved = *in.Approved
	}
	if in.Archived != nil {
		e.Archived = *in.Archived
	}
	masked := s.Masked(ctx, r, old).MaskedBSN
	bsn, err := parseBSN(in.BSN, masked)
	switch {
	case err != nil || bsn != "" && bsn == masked:
		return e, err
	case bsn == "":
		e.BSN = hours.SealedBSN{}
		return e, nil
	}
	e.BSN, err = s.deps.Vault.SealNumber(ctx, r.DataKeys, e.ID, bsn)
	return e, err
}

// checked returns the employee in canonical form with the errors found so far. A field
// of the wrong shape has no second error.
func (in SaveEmployee) checked() (hours.Employee, domain.Fields) {
	fields := append(domain.Fields(nil), in.Shape...)
	e, err := hours.ParseEmployee(in.Employee)
	var found domain.Fields
	found.Check("", err)
	for _, f := range found {
		if !in.Shape.Has(f.Field) {
			fields = append(fields, f)
		}
	}
	return e, fields
}

// parseBSN accepts nothing, a number and what is shown in the place of the stored one.
func parseBSN(typed, masked string) (string, error) {
	typed = strings.TrimSpace(typed)
	if typed == "" || typed == masked {
		return typed, nil
	}
	return domain.ParseBSN(typed)
}

// SeedBSN seals the citizen service number of an employee of the demonstration.
func (s *Employees) SeedBSN(ctx context.Context, r ports.Repos, e hours.Employee, bsn string) (err error) {
	if e.BSN, err = s.deps.Vault.SealNumber(ctx, r.DataKeys, e.ID, bsn); err != nil {
		return err
	}
	return r.Employees.UpdateEmployee(ctx, e)
}
