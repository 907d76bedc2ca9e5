package hours

import (
	"time"

	"wbso/domain"
	"wbso/domain/account"
)

// Employee is somebody of a company whose hours are registered.
type Employee struct {
	ID        int64
	Company   int64
	FirstName string
	LastName  string
	Function  string
	Email     string    // empty only when an import knew none
	BSN       SealedBSN // encrypted; the zero value when it is not known
	MaskedBSN string    // as MaskBSN shows it, which a use case fills in
	Approved  bool
	Archived  bool     // takes no new hours
	Projects  []string // numbers of the projects of the employee, which a repository reads and does not write
	Workdays  Workdays // those that hold today, which a repository reads by the day of the call
	NameKey   string   // by which employees are sorted; the store makes it, and reads it for files of hours
	CreatedAt time.Time
}

// SealedBSN is an encrypted citizen service number. It opens only with the data key of
// that id and for the employee it was sealed for.
type SealedBSN struct {
	Key    string // id of the data key
	Cipher []byte
}

// Known reports whether there is a number.
func (s SealedBSN) Known() bool { return len(s.Cipher) > 0 }

// UnreadableBSN is shown in the place of a masked number that does not open.
const UnreadableBSN = "•••••••••"

// OwnBSN is the encrypted number of one employee.
type OwnBSN struct {
	Employee int64
	Sealed   SealedBSN
}

// DataKey is a key of the vault, wrapped: the secret's key opens it.
type DataKey struct {
	ID        string
	Wrapped   []byte
	CreatedAt time.Time
}

// Reveal records that a user saw the whole number of an employee.
type Reveal struct {
	Employee int64
	User     int64
	At       time.Time
}

// NamedReveal is a Reveal with the names of the user and of the employee.
type NamedReveal struct {
	ID int64
	Reveal
	Username     string
	EmployeeName string
}

// Key is the id, by which reveals are paged.
func (r NamedReveal) Key() int64 { return r.ID }

// EmployeeFilter selects employees: of a Company, assigned to a Project, or Available for a
// project, which are those of its company who are not assigned. The zero EmployeeFilter selects all
// that are not archived.
type EmployeeFilter struct {
	Company   int64
	Project   int64
	Available int64
	Archived  bool // archived ones too
}

// EmployeesMax bounds the employees of a company, archived ones too. A company that has
// more keeps them.
const EmployeesMax = 2_000

// EmployeesFull returns the error of an employee that a company has no room for.
func EmployeesFull() *domain.Error {
	return domain.Fail(domain.Invalid, domain.CodeEmployeesFull).With("max", domain.DutchInt(EmployeesMax))
}

// Lengths of an employee's fields, in characters.
const (
	PersonNameMax = 100
	FunctionMax   = 100
)

// Name returns the name as "first last".
func (e Employee) Name() string { return domain.Trim(e.FirstName + " " + e.LastName) }

// ParseEmployee checks what a user typed and returns it in canonical form. First name,
// last name and e-mail address are required. It returns all errors at once, under their
// API names. It does not look at the citizen service number.
func ParseEmployee(e Employee) (Employee, error) {
	var errs domain.Fields
	for _, f := range []struct {
		field string
		text  *string
		max   int
		must  bool
	}{{field: "first_name", text: &e.FirstName, max: PersonNameMax, must: true},
		{field: "last_name", text: &e.LastName, max: PersonNameMax, must: true},
		{field: "function_title", text: &e.Function, max: FunctionMax}} {
		*f.text = domain.Trim(*f.text)
		if f.must && *f.text == "" {
			errs.Add(f.field, domain.CodeBlank)
			continue
		}
		errs.Check(f.field, domain.CheckName(*f.text, f.max))
	}
	email, err := account.ParseEmail(e.Email)
	errs.Check("email", err)
	if err == nil {
		e.Email = email
	}
	return e, errs.Err()
}

// Key implements Identified.
func (e Employee) Key() int64 { return e.ID }
