package members

import (
	"context"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/member"
	"wbso/ports"
)

// FindReminders reports whether a company sends mails about open days.
func (m *Members) FindReminders(ctx context.Context, who usecase.Actor, company int64) (on bool, err error) {
	if err := who.Guard(); err != nil {
		return false, err
	}
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		if _, err := r.Companies.FindCompany(ctx, who.To(member.ReadMembers), company); err != nil {
			return err
		}
		on, err = r.Reminders.IsReminding(ctx, company)
		return err
	})
	return on, err
}

// ChangeReminders switches the mails about open days of a company on or off, for an owner; nil leaves it as it is. It
// returns how it is now.
func (m *Members) ChangeReminders(ctx context.Context, who usecase.Actor, company int64, to *bool, shape domain.Fields) (on bool, err error) {
	if err := who.Guard(); err != nil {
		return false, err
	}
	err = m.deps.Store.Write(ctx, func(r ports.Repos) error {
		firm, err := r.Companies.FindCompany(ctx, who.To(member.ManageMembers), company)
		if err == nil {
			err = accounts.HoldOpen(ctx, r, firm.Owner)
		}
		if err == nil {
			err = shape.Err()
		}
		if err != nil {
			return err
		}
		if on, err = r.Reminders.IsReminding(ctx, company); err != nil || to == nil {
			return err
		}
		was := on
		on = *to
		if err := r.Reminders.PutReminding(ctx, company, on); err != nil || was == on {
			return err
		}
		detail := map[bool]string{true: "Herinneringen aan", false: "Herinneringen uit"}[on]
		return m.deps.LogCompany(ctx, r, who, member.LogLine{Company: company, Action: member.LogSettingsChanged, Subject: firm.Name, Detail: detail})
	})
	return on, err
}
