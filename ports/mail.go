package ports

import (
	"context"
	"time"

	"wbso/domain/account"
	"wbso/domain/queue"
)

// Mailer hands mails over to be delivered.
type Mailer interface {
	// Send hands a mail over. The same mail sent again, known by its ID, is delivered
	// once where the mailer can tell, and else carries the same Message-ID. A line end
	// in a header never makes another header. Unavailable mail_failed when the mail
	// was not taken, Conflict mail_refused when it never will be, for instance because
	// its address does not exist; neither error holds an address or text.
	Send(ctx context.Context, m queue.Mail) error
	// Forget deletes what the mailer keeps of mails to an address, ignoring case, and
	// of mails that are answered to it. Nothing kept is no error.
	Forget(ctx context.Context, address string) error
}

// Mails keeps the mails that events asked for.
type Mails interface {
	// Add stores a mail once per event: fresh is false, and nothing is stored, when
	// the event has one already.
	Add(ctx context.Context, m queue.QueuedMail) (added queue.QueuedMail, fresh bool, err error)
	// ByID: NotFound not_found.
	ByID(ctx context.Context, id int64) (queue.QueuedMail, error)
	// Sent records when a mail was sent: NotFound not_found.
	Sent(ctx context.Context, id int64, at time.Time) error
	// Delete is no error for a mail that is gone.
	Delete(ctx context.Context, id int64) error
}

// PasswordCodes keeps the codes with which a forgotten password is replaced.
type PasswordCodes interface {
	// Put stores a code and ends all earlier ones of its user. A code of the same
	// mail is replaced.
	Put(ctx context.Context, c account.PasswordCode) error
	// ByDigest: NotFound not_found, also for one that was ended.
	ByDigest(ctx context.Context, digest string) (account.PasswordCode, error)
	// Since counts the mails with a code for a user since a moment, those that were
	// ended too, without one mail.
	Since(ctx context.Context, user int64, since time.Time, without int64) (int, error)
	// End ends all codes of a user.
	End(ctx context.Context, user int64) error
	// Purge deletes the codes from before a moment.
	Purge(ctx context.Context, before time.Time) error
}
