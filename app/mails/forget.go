package mails

import (
	"context"
	"fmt"
	"log/slog"

	"wbso/app/usecase"
	"wbso/domain/queue"
	"wbso/ports"
)

// ForgetAddress queues the deletion of what the mailer keeps of the address of a user, in the
// transaction that forgets the account. It returns the mark of that work, for ForgetNow; none
// when that was queued before.
func (m *Mails) ForgetAddress(
	ctx context.Context, r ports.Repos, user int64, address string,
) (marks []queue.QueuedMail, err error) {
	mark, fresh, err := r.Mails.AddMail(ctx, queue.QueuedMail{
		Kind: queue.ForgottenAddress, Event: fmt.Sprintf("forget:%d", user), Address: address, CreatedAt: m.mailing.deps.Clock.Now(),
	})
	if err != nil || !fresh {
		return nil, err
	}
	return []queue.QueuedMail{mark}, usecase.EnqueueMail(ctx, r, queue.ForgetMail, mark)
}

// ForgetNow does at once what ForgetAddress queued, so that no address is left when the
// caller is told. A failure is left to the job.
func (m *Mails) ForgetNow(ctx context.Context, mark queue.QueuedMail) {
	err := m.mailing.deps.Mailer.ForgetAddress(ctx, mark.Address)
	if err == nil {
		err = m.mailing.deps.Store.Write(ctx, func(r ports.Repos) error { return r.Mails.DeleteMail(ctx, mark.ID) })
	}
	if err != nil {
		m.mailing.deps.Log.WarnContext(ctx, "mails of a closed account not deleted yet", slog.Int64("mail", mark.ID), slog.Any("error", err))
	}
}
