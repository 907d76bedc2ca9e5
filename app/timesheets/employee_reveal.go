package timesheets

import (
	"context"
	"fmt"
	"log/slog"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/ports"
)

// RevealBSN returns the whole citizen service number of an employee, empty when it is not known,
// and records who saw it. The first number of a day is told to the owners by mail. It fails with
// Forbidden second_factor_required when the company demands one, and confirm_required unless the
// password was typed a short while ago. allow counts the call and may refuse it; undo takes the
// count back.
func (s *Employees) RevealBSN(
	ctx context.Context, who usecase.Actor, id int64, allow func() (undo func(), err error),
) (bsn string, err error) {
	if err := who.Guard(); err != nil {
		return "", err
	}
	undo, err := allow()
	if err != nil {
		return "", err
	}
	err = s.deps.Store.Write(ctx, func(r ports.Repos) error {
		employee, err := r.Employees.FindEmployee(ctx, who.To(member.RevealBSN), id)
		if err != nil {
			return err
		}
		if err := holdOwner(ctx, r, employee.Company); err != nil {
			return err
		}
		if err := accounts.CheckFactor(ctx, r, who, employee.Company); err != nil {
			return err
		}
		if err := accounts.CheckConfirmed(ctx, r, who, s.deps.Clock.Now()); err != nil {
			return err
		}
		if bsn, err = s.open(ctx, r, employee); err != nil {
			return err
		}
		return s.revealed(ctx, r, who, employee, bsn != "")
	})
	if err != nil {
		undo()
		return "", err
	}
	s.deps.Log.InfoContext(ctx, "bsn revealed", usecase.UserAttr(who.UserID), slog.Int64("employee", id))
	s.deps.Wake()
	return bsn, nil
}

// ListReveals returns who saw the citizen service numbers of the employees of a company, newest first.
func (s *Employees) ListReveals(ctx context.Context, who usecase.Actor, company int64, p domain.Page) (list domain.List[hours.NamedReveal], err error) {
	if err := who.Guard(); err != nil {
		return list, err
	}
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		if _, err := r.Companies.FindCompany(ctx, who.To(member.ReadLog), company); err != nil {
			return err
		}
		list, err = r.Reveals.ListCompanyReveals(ctx, company, p)
		return err
	})
	return list, err
}

// revealed records who saw the number of an employee, and mails the owners once a day.
func (s *Employees) revealed(ctx context.Context, r ports.Repos, who usecase.Actor, of hours.Employee, known bool) error {
	now := s.deps.Clock.Now()
	err := r.Reveals.AddReveal(ctx, hours.Reveal{Employee: of.ID, User: who.UserID, At: now})
	if err != nil || !known {
		return err
	}
	line := member.LogLine{Company: of.Company, Action: member.LogBSNRevealed, Subject: of.Name()}
	if err := s.deps.LogCompany(ctx, r, who, line); err != nil {
		return err
	}
	event := fmt.Sprintf("number_revealed:%d:%s:%d", who.UserID, s.deps.Clock.DayOf(now), of.Company)
	return s.deps.MailOwners(ctx, r, queue.NumberRevealedMail, event, of.Company, who.UserID)
}
