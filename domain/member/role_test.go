package member_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/member"
)

// The table of the design, row by row: owner, manager, adviser, employee, reader; y everything, a if the owner
// allows it, o own, - nothing.
func TestPermissions(t *testing.T) {
	table := map[member.Permission]string{
		member.ReadCompany: "yyy-y", member.EditCompany: "yyy--", member.RunCompany: "y----",
		member.ReadMembers: "yyy--", member.ManageMembers: "y----", member.InviteEmployees: "yyy--",
		member.ReadApplications: "yyy-y", member.EditApplications: "yyy--",
		member.ReadEmployees: "yyy-y", member.EditEmployees: "yyy--",
		member.ReadHours: "yyyoy", member.EditHours: "yyyo-", member.ConfirmMonth: "oooo-",
		member.ReadMonths: "yyy-y", member.RunMonths: "yya--", member.ReadLog: "yyy--", member.RevealBSN: "yaao-",
	}
	assert.Len(t, table, int(member.RevealBSN)+1, "each permission has its row")
	for p, row := range table {
		for i, role := range member.Roles() {
			want := map[byte]member.Grant{'y': member.All, 'a': member.Allowed, 'o': member.Own, '-': member.None}[row[i]]
			assert.Equal(t, want, p.GrantOf(role), "%d %s", p, role)
		}
	}
}

func TestAccess(t *testing.T) {
	const mine, theirs = 7, 8
	owner, manager := member.Membership{Role: member.Owner}, member.Membership{Role: member.Manager, Employee: mine}
	employee, reader := member.Membership{Role: member.Employee, Employee: mine}, member.Membership{Role: member.Reader}
	trusted := manager
	trusted.MayRevealBSN = true
	unlinked := member.Membership{Role: member.Employee}
	for name, c := range map[string]struct {
		want member.Permission
		who  member.Membership
		of   int64
		code domain.Code
	}{
		"an owner runs the company":             {member.RunCompany, owner, 0, ""},
		"a manager sees it and may not":         {member.RunCompany, manager, 0, domain.CodeRole},
		"an employee does not see it":           {member.RunCompany, employee, 0, domain.CodeNotFound},
		"a manager records everybody's hours":   {member.EditHours, manager, theirs, ""},
		"an employee records own hours":         {member.EditHours, employee, mine, ""},
		"and nobody else's":                     {member.EditHours, employee, theirs, domain.CodeNotFound},
		"nor without an employee row":           {member.EditHours, unlinked, 0, domain.CodeNotFound},
		"a reader sees hours and may not":       {member.EditHours, reader, theirs, domain.CodeRole},
		"a manager to whom nobody allowed it":   {member.RevealBSN, manager, theirs, domain.CodeRole},
		"a manager to whom the owner did":       {member.RevealBSN, trusted, theirs, ""},
		"an adviser to whom nobody allowed it":  {member.RunMonths, member.Membership{Role: member.Adviser, MayRevealBSN: true}, 0, domain.CodeRole},
		"an adviser to whom the owner did":      {member.RunMonths, member.Membership{Role: member.Adviser, MayClose: true}, 0, ""},
		"an owner confirms no other's month":    {member.ConfirmMonth, owner, theirs, domain.CodeRole},
		"a manager confirms their own":          {member.ConfirmMonth, manager, mine, ""},
		"a reader confirms none":                {member.ConfirmMonth, reader, theirs, domain.CodeRole},
		"an employee sees no months":            {member.ReadMonths, employee, 0, domain.CodeNotFound},
		"an employee's own number":              {member.RevealBSN, employee, mine, ""},
		"somebody else's":                       {member.RevealBSN, employee, theirs, domain.CodeNotFound},
		"a reader sees employees, not a number": {member.RevealBSN, reader, theirs, domain.CodeRole},
		"a reader does not see the log":         {member.ReadLog, reader, 0, domain.CodeNotFound},
		"nobody":                                {member.ReadCompany, member.Membership{}, 0, domain.CodeNotFound},
	} {
		t.Run(name, func(t *testing.T) {
			err := member.Access{User: 1, Want: c.want}.CheckAccess(c.who, c.of)
			assert.Equal(t, c.code, domain.CodeOf(err))
			assert.NoError(t, member.Everything().CheckAccess(c.who, c.of))
		})
	}
	err := member.Access{User: 1, Want: member.EditApplications}.CheckAccess(reader, 0)
	var refused *domain.Error
	require.ErrorAs(t, err, &refused)
	assert.Equal(t, "owner,manager,adviser", refused.Args["needs"])
	assert.Equal(t, []int64{0, mine, mine, 0}, []int64{manager.OwnRows(member.ReadHours), employee.OwnRows(member.ReadHours), employee.OwnRows(member.EditHours), employee.OwnRows(member.ReadEmployees)})
	assert.Equal(t, int64(-1), unlinked.OwnRows(member.ReadHours), "nobody's, not everybody's")
}

func TestTerms(t *testing.T) {
	today := domain.NewDate(2026, time.November, 20)
	for name, c := range map[string]struct {
		terms  member.Terms
		fields string
	}{
		"an owner":                     {member.Terms{Role: member.Owner, Employee: 3}, ""},
		"an employee with a row":       {member.Terms{Role: member.Employee, Employee: 3}, ""},
		"an employee without":          {member.Terms{Role: member.Employee}, "employee: employee_row"},
		"a reader until today":         {member.Terms{Role: member.Reader, Until: today}, ""},
		"a reader until yesterday":     {member.Terms{Role: member.Reader, Until: today.AddDays(-1)}, "until: until_past"},
		"a reader for ever":            {member.Terms{Role: member.Reader}, "until: required"},
		"a reader with a row":          {member.Terms{Role: member.Reader, Until: today, Employee: 3}, "employee: reader_row"},
		"a manager with a last day":    {member.Terms{Role: member.Manager, Until: today}, "until: until_reader"},
		"two things are wrong at once": {member.Terms{Role: member.Employee, Until: today}, "employee: employee_row, until: until_reader"},
	} {
		t.Run(name, func(t *testing.T) {
			var errs domain.Fields
			var found []string
			errs.Check("", c.terms.CheckTerms(today))
			for _, e := range errs {
				found = append(found, e.Error())
			}
			assert.Equal(t, c.fields, strings.Join(found, ", "))
		})
	}
}

func TestInvitations(t *testing.T) {
	now := time.Date(2026, time.November, 20, 12, 0, 0, 0, time.UTC)
	i := member.Invitation{Email: "Bo@Voorbeeld.nl", Terms: member.Terms{Role: member.Manager}, ExpiresAt: now}
	used, revoked := i, i
	used.AcceptedBy, revoked.Revoked = 1, true
	open := func(i member.Invitation, at time.Time) bool { return i.IsOpenAt(at) }
	before := now.Add(-time.Second)
	assert.Equal(t, []bool{true, false, false, false}, []bool{open(i, before), open(i, now), open(used, before), open(revoked, before)})
	bo, zoe := account.User{Email: "bo@voorbeeld.nl"}, account.User{Email: "zoe@voorbeeld.nl"}
	for _, role := range member.Roles() {
		i.Role = role
		assert.NoError(t, i.CheckInvitee(bo))
		strict := role == member.Owner || role == member.Manager
		assert.Equal(t, strict, domain.CodeOf(i.CheckInvitee(zoe)) == domain.CodeInvitee, role)
		assert.Equal(t, role == member.Employee, role.Inviting() == member.InviteEmployees, role)
		assert.NotEmpty(t, role.Dutch())
	}
	for _, action := range member.LogActions() {
		parsed, err := member.ParseLogAction(string(action))
		assert.NoError(t, err)
		assert.Equal(t, action, parsed)
		assert.NotEmpty(t, action.Dutch(), action)
	}
	_, err := member.ParseLogAction("iets")
	assert.Equal(t, domain.CodeChoice, domain.CodeOf(err))
	_, err = member.ParseRole("baas")
	assert.Equal(t, domain.CodeChoice, domain.CodeOf(err))
}

func TestMember_whatAnOwnerAllowedGoesWithTheRole(t *testing.T) {
	m := member.Member{Membership: member.Membership{Role: member.Manager, MayClose: true, MayRevealBSN: true}}
	adviser, reader := m.WithTerms(member.Terms{Role: member.Adviser}), m.WithTerms(member.Terms{Role: member.Reader})
	assert.Equal(t, []bool{true, true, false, false}, []bool{adviser.MayClose, adviser.MayRevealBSN, reader.MayClose, reader.MayRevealBSN})
}
