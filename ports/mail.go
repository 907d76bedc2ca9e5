package ports

import (
	"context"
	"time"

	"wbso/domain/account"
	"wbso/domain/queue"
)

// Mailer hands mails over to be delivered.
type Mailer interface {
	// SendMail hands a mail over. The same mail sent again, known by its ID, is delivered once where
	// the mailer can tell; otherwise it carries the same Message-ID. A line end in a header never
	// makes another header. It fails with Unavailable mail_failed when the mail was not taken, and
	// with Conflict mail_refused when it never will be taken, for instance because its address does
	// not exist; neither error holds an address or text.
	SendMail(ctx context.Context, m queue.Mail) error
	// ForgetAddress deletes what the mailer keeps of mails to an address, ignoring case, and
	// of mails that are answered to it. Nothing kept is no error.
	ForgetAddress(ctx context.Context, address string) error
}

// Mails keeps the mails that events asked for.
type Mails interface {
	// AddMail stores a mail once per event: fresh is false, and nothing is stored, when
	// the event has one already.
	AddMail(ctx context.Context, m queue.QueuedMail) (added queue.QueuedMail, fresh bool, err error)
	// FindMail fails with NotFound not_found when there is none.
	FindMail(ctx context.Context, id int64) (queue.QueuedMail, error)
	// MarkMailSent records when a mail was sent. It fails with NotFound not_found when there is none.
	MarkMailSent(ctx context.Context, id int64, at time.Time) error
	// DeleteMail is no error for a mail that is gone.
	DeleteMail(ctx context.Context, id int64) error
}

// PasswordCodes keeps the codes with which a forgotten password is replaced.
type PasswordCodes interface {
	// PutPasswordCode stores a code and ends all earlier ones of its user. A code of the same
	// mail is replaced.
	PutPasswordCode(ctx context.Context, c account.PasswordCode) error
	// FindPasswordCode fails with NotFound not_found, also for one that was ended.
	FindPasswordCode(ctx context.Context, digest string) (account.PasswordCode, error)
	// CountPasswordCodes counts the mails with a code for a user since a moment, those that were
	// ended too, without one mail.
	CountPasswordCodes(ctx context.Context, user int64, since time.Time, without int64) (int, error)
	// EndPasswordCodes ends all codes of a user.
	EndPasswordCodes(ctx context.Context, user int64) error
	// PurgePasswordCodes deletes the codes from before a moment.
	PurgePasswordCodes(ctx context.Context, before time.Time) error
}
