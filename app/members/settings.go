package members

import (
	"context"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/member"
	"wbso/ports"
)

// Settings are what an owner chooses for a company.
type Settings struct {
	Reminders          bool // send mails about open days
	SecondFactorForBSN bool // demand a second factor of those who reveal a citizen service number
}

// SettingsChange is a change of settings; nil leaves one as it is.
type SettingsChange struct{ Reminders, SecondFactorForBSN *bool }

// FindSettings returns the settings of a company.
func (m *Members) FindSettings(ctx context.Context, who usecase.Actor, company int64) (now Settings, err error) {
	if err := who.Guard(); err != nil {
		return now, err
	}
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		if _, err := r.Companies.FindCompany(ctx, who.To(member.ReadMembers), company); err != nil {
			return err
		}
		now, err = settingsOf(ctx, r, company)
		return err
	})
	return now, err
}

func settingsOf(ctx context.Context, r ports.Repos, company int64) (now Settings, err error) {
	if now.Reminders, err = r.Reminders.IsReminding(ctx, company); err != nil {
		return now, err
	}
	now.SecondFactorForBSN, err = r.SecondFactors.IsRequiredForBSN(ctx, company)
	return now, err
}

// ChangeSettings changes settings of a company, for an owner, and returns them as they are now.
func (m *Members) ChangeSettings(ctx context.Context, who usecase.Actor, company int64, to SettingsChange, shape domain.Fields) (now Settings, err error) {
	if err := who.Guard(); err != nil {
		return now, err
	}
	err = m.deps.Store.Write(ctx, func(r ports.Repos) error {
		firm, err := r.Companies.FindCompany(ctx, who.To(member.ManageMembers), company)
		if err == nil {
			err = accounts.HoldOpen(ctx, r, firm.Owner)
		}
		if err == nil {
			err = shape.Err()
		}
		if err == nil {
			now, err = settingsOf(ctx, r, company)
		}
		if err != nil {
			return err
		}
		for _, one := range []struct {
			now, to *bool
			put     func(context.Context, int64, bool) error
			what    string
		}{
			{&now.Reminders, to.Reminders, r.Reminders.PutReminding, "Herinneringen"},
			{&now.SecondFactorForBSN, to.SecondFactorForBSN, r.SecondFactors.RequireForBSN, "BSN alleen met tweede stap"},
		} {
			if one.to == nil {
				continue
			}
			was := *one.now
			*one.now = *one.to
			if err := one.put(ctx, company, *one.to); err != nil { // also what is the same: until then it was nobody's choice
				return err
			}
			if was == *one.to {
				continue
			}
			detail := one.what + map[bool]string{true: " aan", false: " uit"}[*one.to]
			line := member.LogLine{Company: company, Action: member.LogSettingsChanged, Subject: firm.Name, Detail: detail}
			if err := m.deps.LogCompany(ctx, r, who, line); err != nil {
				return err
			}
		}
		return nil
	})
	return now, err
}
