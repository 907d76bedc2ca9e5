package member

import (
	"cmp"
	"slices"
	"strings"

	"wbso/domain"
)

// Role is what a member is in a company.
type Role string

const (
	Owner    Role = "owner"
	Manager  Role = "manager"
	Adviser  Role = "adviser"
	Employee Role = "employee"
	Reader   Role = "reader"
)

// Roles returns all roles, in the order of the permission table.
func Roles() []Role { return []Role{Owner, Manager, Adviser, Employee, Reader} }

// Dutch returns what a role is called on screens and in mails.
func (r Role) Dutch() string {
	return map[Role]string{Owner: "Eigenaar", Manager: "Beheerder", Adviser: "Adviseur", Employee: "Medewerker", Reader: "Lezer"}[r]
}

// ParseRole accepts the name of a role.
func ParseRole(name string) (Role, error) {
	if role := Role(strings.TrimSpace(name)); slices.Contains(Roles(), role) {
		return role, nil
	}
	return "", domain.Bad("role", domain.CodeChoice).With("value", name)
}

// Permission is something that a member may do in a company.
type Permission int

const (
	ReadCompany Permission = iota
	EditCompany
	RunCompany // name, KvK and VAT number, deletion, settings
	ReadMembers
	ManageMembers // of every role
	InviteEmployees
	ReadApplications
	EditApplications // create, edit, arrange, file, pay
	ReadEmployees
	EditEmployees // and assignments
	ReadHours
	EditHours
	ConfirmMonth
	ReadMonths
	RunMonths // return, close and reopen
	ReadLog
	RevealBSN
)

// Grant says with how much of a company a role may do something.
type Grant int

const (
	None    Grant = iota
	Own           // with what belongs to the member's employee row
	Allowed       // with everything, for a member to whom an owner allowed it
	All
)

// permissions is the permission table: what each role may do. A member whom it does not allow something
// is told so when Seen shows them the thing, and that there is no such thing otherwise.
var permissions = [...]struct {
	Owner, Manager, Adviser, Employee, Reader Grant
	Seen                                      Permission
}{
	ReadCompany:      {All, All, All, None, All, ReadCompany},
	EditCompany:      {All, All, All, None, None, ReadCompany},
	RunCompany:       {All, None, None, None, None, ReadCompany},
	ReadMembers:      {All, All, All, None, None, ReadMembers},
	ManageMembers:    {All, None, None, None, None, ReadMembers},
	InviteEmployees:  {All, All, All, None, None, ReadMembers},
	ReadApplications: {All, All, All, None, All, ReadApplications},
	EditApplications: {All, All, All, None, None, ReadApplications},
	ReadEmployees:    {All, All, All, None, All, ReadEmployees},
	EditEmployees:    {All, All, All, None, None, ReadEmployees},
	ReadHours:        {All, All, All, Own, All, ReadHours},
	EditHours:        {All, All, All, Own, None, ReadHours},
	ConfirmMonth:     {Own, Own, Own, Own, None, ReadHours},
	ReadMonths:       {All, All, All, None, All, ReadMonths},
	RunMonths:        {All, All, Allowed, None, None, ReadMonths},
	ReadLog:          {All, All, All, None, None, ReadLog},
	RevealBSN:        {All, Allowed, Allowed, Own, None, ReadEmployees},
}

// GrantOf returns what the permission table says of a role.
func (p Permission) GrantOf(role Role) Grant {
	row := permissions[p]
	return map[Role]Grant{Owner: row.Owner, Manager: row.Manager, Adviser: row.Adviser, Employee: row.Employee, Reader: row.Reader}[role]
}

// Holders returns the roles that may do something with everything of a company.
func (p Permission) Holders() []Role {
	return slices.DeleteFunc(Roles(), func(role Role) bool { return p.GrantOf(role) != All })
}

// Membership is the part of a user in a company. Employee is the user's own employee row, or 0.
type Membership struct {
	Role         Role
	Employee     int64
	MayClose     bool // an owner allowed it to close months
	MayRevealBSN bool // an owner allowed it to reveal citizen service numbers
}

// OwnRows returns the employee whose rows are all that the member may reach with a permission: 0 when the
// member may reach everybody's, -1 when the member has no employee row.
func (m Membership) OwnRows(p Permission) int64 {
	if p.GrantOf(m.Role) == Own {
		return cmp.Or(m.Employee, -1)
	}
	return 0
}

// may reports whether a member may do something with what belongs to an employee, 0 for what belongs
// to the company.
func (m Membership) may(p Permission, employee int64) bool {
	switch p.GrantOf(m.Role) {
	case All:
		return true
	case Allowed:
		return p == RevealBSN && m.MayRevealBSN || p == RunMonths && m.MayClose
	case Own:
		return m.Employee != 0 && employee == m.Employee
	}
	return false
}

// Anyone is the user of an Access that reaches every company: that of an administrator or a job.
const Anyone int64 = -1

// Access is a user who wants to do something. Today is the business day, on which a membership may have
// ended. Companies are those that a program reaches that calls for the user; none for all.
type Access struct {
	User      int64
	Want      Permission
	Today     domain.Date
	Companies []int64
}

// Everything returns the access of administrators and jobs.
func Everything() Access { return Access{User: Anyone} }

// CheckAccess is the one rule of who may do what. It fails when a member may not do what a has in mind
// with what belongs to an employee, 0 for what belongs to the company: with NotFound not_found when the
// member may not even see it, otherwise with Forbidden role and the roles that it {needs}.
func (a Access) CheckAccess(m Membership, employee int64) error {
	switch {
	case a.User == Anyone || m.may(a.Want, employee):
		return nil
	case m.may(permissions[a.Want].Seen, employee):
		return a.Want.Refused()
	}
	return domain.Fail(domain.NotFound, domain.CodeNotFound)
}

// Refused returns the error of a member who may not do something: Forbidden role, with the roles that
// it {needs}, or that may do it with what is their own when no role may do it with everything.
func (p Permission) Refused() *domain.Error {
	var needs []string
	for _, role := range Roles() {
		if grant := p.GrantOf(role); grant == All || grant == Own && len(p.Holders()) == 0 {
			needs = append(needs, string(role))
		}
	}
	return domain.Fail(domain.Forbidden, domain.CodeRole).With("needs", strings.Join(needs, ","))
}

// EndOf returns the earliest last day with which a membership still counts. Without a day, only memberships
// without an end count.
func (a Access) EndOf() string { return cmp.Or(a.Today.String(), "9999-12-31") }
