package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

func membersContract() []promise {
	return []promise{
		testWhoAddsACompanyIsItsOwner,
		testAMemberKeepsEveryField,
		testAUserIsAMemberOnce,
		testAnEmployeeRowHasOneMember,
		testTheFirstOwnerOwnsTheCompanyAndItsRequests,
		testEveryRoleReachesWhatTheTableSays,
		testAMembershipEndsAfterItsLastDay,
		testListsHaveWhatTheCallerMayRead,
		testTwoOwnersWhoLeaveAtOnceKeepOne,
		testAnInvitationKeepsEveryField,
		testListInvitationsHasThoseThatAreOpen,
		testTheCodeOfTheLastMailWorks,
		testTheLogHasItsLinesNewestFirst,
		testWhatAPersonDidKeepsAName,
	}
}

func (k kit) member(m member.Member) member.Member {
	k.Helper()
	m.CreatedAt = noon
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Members.AddMember(k.Context(), m) }))
	return k.memberOf(m.Company, m.User)
}

func (k kit) memberOf(company, user int64) member.Member {
	k.Helper()
	return must(k, func(r ports.Repos) (member.Member, error) { return r.Members.FindMember(k.Context(), company, user) })
}

func (k kit) updateMember(m member.Member, at time.Time) error {
	return k.run(func(r ports.Repos) error { return r.Members.UpdateMember(k.Context(), m, at) })
}

func (k kit) removeMember(company, user int64) error {
	return k.run(func(r ports.Repos) error { return r.Members.RemoveMember(k.Context(), company, user) })
}

func testWhoAddsACompanyIsItsOwner(k kit) {
	zoe := k.user("zoe")
	c := k.company(zoe.ID, "12345678")
	assert.Equal(k, member.Membership{Role: member.Owner}, c.Caller)
	assert.Equal(k, member.Member{Company: c.ID, User: zoe.ID, Username: zoe.Username, Email: zoe.Email,
		Membership: member.Membership{Role: member.Owner}, CreatedAt: noon}, k.memberOf(c.ID, zoe.ID))
	_, err := try(k, func(r ports.Repos) (member.Member, error) { return r.Members.FindMember(k.Context(), c.ID, zoe.ID+1) })
	absent(k, err)
}

func testAMemberKeepsEveryField(k kit) {
	s, reader := k.staff(1), k.user("lezer")
	m := k.member(member.Member{Company: s.Company.ID, User: reader.ID, Until: leapDay,
		Membership: member.Membership{Role: member.Reader, MayClose: true, MayRevealBSN: true, Employee: s.people[0].ID}})
	assert.Equal(k, []any{reader.Username, reader.Email, leapDay, noon}, []any{m.Username, m.Email, m.Until, m.CreatedAt})
	assert.Equal(k, member.Membership{Role: member.Reader, MayClose: true, MayRevealBSN: true, Employee: s.people[0].ID}, m.Membership)
	m.Membership, m.Until = member.Membership{Role: member.Employee, Employee: s.people[1].ID}, domain.Date{}
	require.NoError(k, k.updateMember(m, noon))
	assert.Equal(k, m, k.memberOf(m.Company, m.User))
	list := must(k, func(r ports.Repos) (domain.List[member.Member], error) {
		return r.Members.ListMembers(k.Context(), m.Company, domain.Page{Size: 10})
	})
	assert.Equal(k, []member.Member{k.memberOf(m.Company, s.Owner), m}, list.Items)
	mine := must(k, func(r ports.Repos) ([]member.Member, error) { return r.Members.ListMemberships(k.Context(), reader.ID) })
	assert.Equal(k, []member.Member{m}, mine)
	require.NoError(k, k.removeMember(m.Company, m.User))
	absent(k, k.removeMember(m.Company, m.User))
	absent(k, k.updateMember(m, noon))
}

func testAUserIsAMemberOnce(k kit) {
	c := k.company(k.user("zoe").ID, "12345678")
	err := k.run(func(r ports.Repos) error {
		return r.Members.AddMember(k.Context(), member.Member{Company: c.ID, User: c.Owner, Membership: member.Membership{Role: member.Reader}, CreatedAt: noon})
	})
	refused(k, domain.Conflict, domain.CodeMember, "", err)
	assert.Equal(k, member.Owner, k.memberOf(c.ID, c.Owner).Role)
}

func testAnEmployeeRowHasOneMember(k kit) {
	s, a, b := k.staff(1), k.user("a"), k.user("b")
	row := member.Membership{Role: member.Employee, Employee: s.people[0].ID}
	k.member(member.Member{Company: s.Company.ID, User: a.ID, Membership: row})
	err := k.run(func(r ports.Repos) error {
		return r.Members.AddMember(k.Context(), member.Member{Company: s.Company.ID, User: b.ID, Membership: row, CreatedAt: noon})
	})
	refused(k, domain.Conflict, domain.CodeEmployeeLinked, "", err)
	other := k.member(member.Member{Company: s.Company.ID, User: b.ID, Membership: member.Membership{Role: member.Manager}})
	other.Membership = row
	refused(k, domain.Conflict, domain.CodeEmployeeLinked, "", k.updateMember(other, noon))
	assert.False(k, do(k, func(r ports.Repos) (bool, error) { return r.Employees.DeleteEmployee(k.Context(), row.Employee) }), "a member's row stays")
}

func testTheFirstOwnerOwnsTheCompanyAndItsRequests(k kit) {
	q, late, early := k.request(1), k.user("laat"), k.user("vroeg")
	owner := func() [2]int64 {
		found, err := k.find(member.Anyone, q.Number)
		require.NoError(k, err)
		return [2]int64{found.Owner, found.Company.Owner}
	}
	m := k.member(member.Member{Company: q.Company.ID, User: late.ID, Membership: member.Membership{Role: member.Manager}})
	k.member(member.Member{Company: q.Company.ID, User: early.ID, Membership: member.Membership{Role: member.Owner}})
	assert.Equal(k, [2]int64{q.Owner, q.Owner}, owner())
	m.Role = member.Owner // a member for longer, an owner since now
	require.NoError(k, k.updateMember(m, noon.Add(time.Hour)))
	require.NoError(k, k.removeMember(q.Company.ID, q.Owner))
	assert.Equal(k, [2]int64{early.ID, early.ID}, owner())
	first := k.memberOf(q.Company.ID, early.ID)
	first.Role = member.Adviser
	require.NoError(k, k.updateMember(first, noon.Add(2*time.Hour)))
	assert.Equal(k, [2]int64{late.ID, late.ID}, owner())
	found, err := k.find(member.Anyone, q.Number)
	require.NoError(k, err)
	assert.Equal(k, q.Owner, found.MadeBy, "who made it stays")
}

// Each finder answers each role as the table of permissions says, for two employees of whom the first is the
// caller's own row.
func testEveryRoleReachesWhatTheTableSays(k kit) {
	s := k.staff(1)
	entry := k.log(s.entry(leapDay, 1))
	all := []member.Permission{member.ReadCompany, member.EditCompany, member.RunCompany, member.ReadMembers, member.InviteEmployees,
		member.ReadApplications, member.EditApplications, member.ReadEmployees, member.EditEmployees, member.ReadHours, member.EditHours, member.ReadLog, member.RevealBSN}
	for _, role := range member.Roles() {
		m := k.member(member.Member{Company: s.Company.ID, User: k.user(string(role)).ID, Membership: member.Membership{Role: role}})
		for _, own := range []int64{0, entry.Employee} {
			m.Employee = own
			require.NoError(k, k.updateMember(m, noon))
			for _, p := range all {
				a := member.Access{User: m.User, Want: p, Today: leapDay}
				whole, mine, theirs := a.CheckAccess(m.Membership, 0), a.CheckAccess(m.Membership, entry.Employee), a.CheckAccess(m.Membership, s.people[1].ID)
				k.answers(whole, func(r ports.Repos) (any, error) { return r.Companies.FindCompany(k.Context(), a, s.Company.ID) }, role, p)
				k.answers(whole, func(r ports.Repos) (any, error) { return r.Requests.FindRequest(k.Context(), a, s.Number) }, role, p)
				k.answers(mine, func(r ports.Repos) (any, error) { return r.Hours.FindHourEntry(k.Context(), a, entry.ID) }, role, p)
				k.answers(mine, func(r ports.Repos) (any, error) { return r.Hours.FindRecordedEntry(k.Context(), a, entry.ID) }, role, p)
				k.answers(mine, func(r ports.Repos) (any, error) { return r.Employees.FindEmployee(k.Context(), a, entry.Employee) }, role, p)
				k.answers(theirs, func(r ports.Repos) (any, error) { return r.Employees.FindEmployee(k.Context(), a, s.people[1].ID) }, role, p)
				k.answers(a.CheckAccess(m.Membership, own), func(r ports.Repos) (any, error) { return r.Timesheets.FindProject(k.Context(), a, s.Number) }, role, p)
				if p == member.EditHours {
					k.locks(mine == nil, a, entry.Employee)
					k.locks(theirs == nil, a, s.people[1].ID)
				}
			}
		}
		require.NoError(k, k.removeMember(m.Company, m.User))
	}
}

// answers checks that a finder fails as it should, or finds.
func (k kit) answers(want error, find func(ports.Repos) (any, error), role member.Role, p member.Permission) {
	k.Helper()
	_, err := try(k, find)
	assert.Equal(k, domain.CodeOf(want), domain.CodeOf(err), "%s %d", role, p)
}

func (k kit) locks(may bool, a member.Access, employee int64) {
	k.Helper()
	_, err := try(k, func(r ports.Repos) (hours.Employee, error) {
		return r.Timesheets.LockEmployee(k.Context(), a, employee)
	})
	if may {
		assert.NoError(k, err)
	} else {
		absent(k, err)
	}
}

func testAMembershipEndsAfterItsLastDay(k kit) {
	q, reader := k.request(1), k.user("lezer")
	k.member(member.Member{Company: q.Company.ID, User: reader.ID, Membership: member.Membership{Role: member.Reader}, Until: leapDay})
	elsewhere := k.staff(2)
	k.member(member.Member{Company: elsewhere.Company.ID, User: reader.ID, Membership: member.Membership{Role: member.Employee, Employee: elsewhere.people[0].ID}})
	for day, ended := range map[domain.Date]bool{leapDay.AddDays(-1): false, leapDay: false, leapDay.AddDays(1): true, {}: true} {
		a := member.Access{User: reader.ID, Want: member.ReadApplications, Today: day}
		_, err := try(k, func(r ports.Repos) (request.Request, error) { return r.Requests.FindRequest(k.Context(), a, q.Number) })
		list := must(k, func(r ports.Repos) (domain.List[request.RequestSummary], error) {
			return r.Requests.ListRequests(k.Context(), request.RequestFilter{By: a}, wholeList)
		})
		companies := must(k, func(r ports.Repos) (domain.List[company.Company], error) {
			return r.Companies.ListCompanies(k.Context(), a, wholeList)
		})
		assert.Equal(k, []bool{ended, ended, ended}, []bool{domain.CodeOf(err) == domain.CodeNotFound, len(list.Items) == 0, len(companies.Items) == 0}, "on %v", day)
		only := must(k, func(r ports.Repos) (bool, error) { return r.Members.IsOnlyEmployee(k.Context(), a) })
		assert.Equal(k, ended, only, "an employee elsewhere, on %v", day)
	}
}

func testListsHaveWhatTheCallerMayRead(k kit) {
	adviser := k.user("adviseur")
	var numbers []string
	for n, role := range []member.Role{member.Owner, member.Manager, member.Adviser, member.Reader, member.Employee} {
		q := k.request(n + 1)
		k.member(member.Member{Company: q.Company.ID, User: adviser.ID, Membership: member.Membership{Role: role}})
		numbers = append(numbers, q.Number)
	}
	k.request(9)
	var roles []member.Role
	var got []string
	for page := (domain.Page{Size: 3}); ; page.Offset, page.After = page.Offset+3, 0 { // by offset, and by the last item
		list := must(k, func(r ports.Repos) (domain.List[request.RequestSummary], error) {
			return r.Requests.ListRequests(k.Context(), request.RequestFilter{By: member.Access{User: adviser.ID, Want: member.ReadApplications}}, page)
		})
		for _, q := range list.Items {
			got, roles = append(got, q.Number), append(roles, q.Role)
		}
		if !list.More {
			break
		}
	}
	assert.Equal(k, []string{numbers[3], numbers[2], numbers[1], numbers[0]}, got)
	assert.Equal(k, []member.Role{member.Reader, member.Adviser, member.Manager, member.Owner}, roles)
	for kvk, want := range map[string]int{"00000003": 1, "00000004": 0, "00000005": 0, "00000009": 0} {
		found := must(k, func(r ports.Repos) ([]company.Company, error) {
			return r.Companies.ListCompaniesByKvK(k.Context(), member.Access{User: adviser.ID, Want: member.EditApplications}, kvk)
		})
		assert.Len(k, found, want, kvk)
	}
}

// Each of two owners looks whether another one is there, and leaves.
func testTwoOwnersWhoLeaveAtOnceKeepOne(k kit) {
	q, second := k.request(1), k.user("tweede")
	k.member(member.Member{Company: q.Company.ID, User: second.ID, Membership: member.Membership{Role: member.Owner}})
	errs := racing(2, func(n int) error {
		return k.run(func(r ports.Repos) error {
			list, err := r.Members.ListMembers(k.Context(), q.Company.ID, wholeList)
			if err != nil {
				return err
			}
			if len(list.Items) < 2 {
				return errRefused
			}
			return r.Members.RemoveMember(k.Context(), q.Company.ID, []int64{q.Owner, second.ID}[n])
		})
	})
	assert.Equal(k, 1, won(errs), "%v", errs)
}

func testTheLogHasItsLinesNewestFirst(k kit) {
	q, other, subject := k.request(1), k.request(2), k.user("bo")
	add := func(l member.LogLine) {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.CompanyLogs.AddLogLine(k.Context(), l) }))
	}
	lines := []member.LogLine{
		{Company: q.Company.ID, At: noon, Day: leapDay, By: q.Owner, Action: member.LogInvited, Subject: "bo@example.nl", Detail: odd},
		{Company: q.Company.ID, At: noon, Day: leapDay.AddDays(1), Action: member.LogJoined, Subject: "bo", SubjectUser: subject.ID},
		{Company: q.Company.ID, At: noon, Day: leapDay.AddDays(2), By: q.Owner, Action: member.LogHoursExported, Subject: q.Number},
	}
	for _, l := range lines {
		add(l)
	}
	add(lines[2]) // once a day
	add(member.LogLine{Company: other.Company.ID, At: noon, Day: leapDay, Action: member.LogJoined})
	list := func(f member.LogFilter, p domain.Page) (got []string) {
		f.Company = q.Company.ID
		for _, l := range must(k, func(r ports.Repos) (domain.List[member.LogLine], error) {
			return r.CompanyLogs.ListLogLines(k.Context(), f, p)
		}).Items {
			got = append(got, string(l.Action)+" "+l.ByName+" "+l.Subject+" "+l.Detail)
		}
		return got
	}
	all := []string{"hours_exported eigenaar1 " + q.Number + " ", "joined  bo ", "invited eigenaar1 bo@example.nl " + odd}
	assert.Equal(k, all, list(member.LogFilter{}, wholeList))
	assert.Equal(k, all[1:2], list(member.LogFilter{}, domain.Page{Offset: 1, Size: 1}))
	assert.Equal(k, all[1:], list(member.LogFilter{To: leapDay.AddDays(1)}, wholeList))
	assert.Equal(k, all[:2], list(member.LogFilter{From: leapDay.AddDays(1)}, wholeList))
	assert.Equal(k, all[2:], list(member.LogFilter{Action: member.LogInvited}, wholeList))
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.CompanyLogs.NameSubject(k.Context(), q.Company.ID, "bo@example.nl", subject.ID)
	}))
	require.NoError(k, k.forget(subject.ID))
	assert.Equal(k, []string{all[0], "joined   ", "invited eigenaar1  " + odd}, list(member.LogFilter{}, wholeList))
}

// What somebody wrote keeps a name: of the employee row, of the profile, or of the account.
func testWhatAPersonDidKeepsAName(k kit) {
	s, maker := k.staff(1), k.user("maker")
	e := s.entry(leapDay, 1)
	e.RecordedBy = maker.ID
	id := k.log(e).ID
	by := func() string {
		got, err := k.entry(member.Anyone, id)
		require.NoError(k, err)
		listed := k.hoursOf(s.ID, domain.Period{From: leapDay, To: leapDay}, wholeList).Items[0]
		actions, err := k.history(id)
		require.NoError(k, err)
		assert.Equal(k, []string{got.RecordedByName, got.RecordedByName}, []string{listed.RecordedByName, actions[0].By})
		return got.RecordedByName
	}
	assert.Equal(k, "maker", by())
	maker.FirstName, maker.LastName = "Mia", "Maker"
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Accounts.UpdateUser(k.Context(), maker) }))
	assert.Equal(k, "Mia Maker", by())
	k.member(member.Member{Company: s.Company.ID, User: maker.ID, Membership: member.Membership{Role: member.Employee, Employee: s.people[0].ID}})
	assert.Equal(k, "Zoë de Boer", by())
	require.NoError(k, k.removeMember(s.Company.ID, maker.ID))
	assert.Equal(k, "Zoë de Boer", by())
	require.NoError(k, k.forget(maker.ID))
	assert.Equal(k, "Zoë de Boer", by())
}
