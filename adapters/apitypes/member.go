package apitypes

import (
	"wbso/domain/member"
)

// MemberOf converts a member.
func MemberOf(m member.Member) Member {
	return Member{
		ID: m.User, User: MemberUser{ID: m.User, Username: m.Username, Email: m.Email}, Role: string(m.Role), Employee: OrNull(m.Employee),
		Until: OrNull(m.Until.String()), MayClose: m.MayClose, MayRevealBSN: m.MayRevealBSN, CreatedAt: m.CreatedAt.UTC(),
	}
}

// MembershipOf converts what somebody has become in a company.
func MembershipOf(m member.Member, company string) Membership {
	return Membership{Company: NamedCompany{ID: m.Company, CompanyName: company}, Role: string(m.Role), Employee: OrNull(m.Employee), Until: OrNull(m.Until.String())}
}

// InvitationOf converts an invitation. Its code only travels by mail.
func InvitationOf(i member.Invitation) Invitation {
	return Invitation{
		ID: i.ID, Email: i.Email, Role: string(i.Role), Employee: OrNull(i.Employee), Until: OrNull(i.Until.String()),
		InvitedBy: Person{ID: i.InvitedBy, Username: i.InvitedByName}, CreatedAt: i.CreatedAt.UTC(), ExpiresAt: i.ExpiresAt.UTC(),
	}
}

// LogLineOf converts a line of the company log.
func LogLineOf(l member.LogLine) LogLine {
	line := LogLine{ID: l.ID, At: l.At.UTC(), Action: string(l.Action), Subject: l.Subject, Detail: l.Detail}
	if l.By != 0 {
		line.By = &Person{ID: l.By, Username: l.ByName}
	}
	return line
}
