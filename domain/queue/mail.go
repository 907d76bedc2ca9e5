package queue

import (
	"strings"
	"time"
)

// MailKind says what a mail is about.
type MailKind string

const (
	WelcomeMail          MailKind = "welcome"           // Subject: the user
	PasswordResetMail    MailKind = "password_reset"    // Subject is 0, Address is what was typed
	VerifyAddressMail    MailKind = "verify_address"    // Subject: the user
	NewAddressMail       MailKind = "new_address"       // Event: that of the change, Address is the new one
	AddressRestoredMail  MailKind = "address_restored"  // to the address that was replaced by a former one
	AddressChangedMail   MailKind = "address_changed"   // Subject: the former address, to which it goes
	PasswordChangedMail  MailKind = "password_changed"  // Subject: the user
	NewBrowserMail       MailKind = "new_browser"       // Event: that of NewBrowserEvent
	SecondFactorMail     MailKind = "second_factor"     // Event: that of FactorEvent
	NumberRevealedMail   MailKind = "number_revealed"   // Subject: the user
	DocumentReadyMail    MailKind = "document_ready"    // Subject: the request
	ProcessingFailedMail MailKind = "processing_failed" // Subject: the request
	PaymentReceivedMail  MailKind = "payment_received"  // Subject: the payment
	InvitationMail       MailKind = "invitation"        // Subject: the invitation
	MonthChangedMail     MailKind = "month_changed"     // Subject: the month, whose confirmation a change withdrew
	MonthReturnedMail    MailKind = "month_returned"    // Subject: the month
	OpenDaysMail         MailKind = "open_days"         // Subject: the user
	DigestMail           MailKind = "digest"            // Subject: the user
	RefundDueMail        MailKind = "refund_due"        // Subject: the payment; to the operator
	PaymentDisputedMail  MailKind = "payment_disputed"  // Subject: the payment; to the operator
	ContactReceivedMail  MailKind = "contact_received"  // Subject: the contact message
	ForgottenAddress     MailKind = "forgotten_address" // no mail: the address whose mails are to be deleted
)

// NewBrowserEvent names the event that a session began in a browser that is new.
func NewBrowserEvent(session string) string { return newBrowserPrefix + session }

// NewSession returns the session of NewBrowserEvent.
func (m QueuedMail) NewSession() string { return strings.TrimPrefix(m.Event, newBrowserPrefix) }

const newBrowserPrefix = "new browser:"

// FactorEvent is what became of a second factor.
type FactorEvent string

const (
	FactorOn    FactorEvent = "second factor on:"
	FactorOff   FactorEvent = "second factor off:"
	FactorReset FactorEvent = "second factor reset:" // by an administrator
	FactorCodes FactorEvent = "recovery codes:"      // new ones
)

// Named names an event of this kind.
func (e FactorEvent) Named(id string) string { return string(e) + id }

// FactorEventOf returns which event a mail is about.
func FactorEventOf(m QueuedMail) FactorEvent {
	kind, _, _ := strings.Cut(m.Event, ":")
	return FactorEvent(kind + ":")
}

// QueuedMail is a mail that an event asked for. Its text is made when it is sent,
// from what is stored then.
type QueuedMail struct {
	ID        int64
	Kind      MailKind
	Event     string // unique: an event sends one mail, however often it is reported
	User      int64  // 0 when it is about no account
	Address   string // as it was at the event
	Subject   int64  // what it is about, by kind
	CreatedAt time.Time
	SentAt    time.Time // zero until it was sent
}

// Mail is a mail with its text, ready to be sent.
type Mail struct {
	ID          int64 // of the QueuedMail, so that a second sending is known as the same mail
	To          string
	ReplyTo     string // empty for the sender
	Unsubscribe string // the address at which the addressee ends mails of this kind, or empty
	Subject     string
	Text        string
	HTML        string
	Attachments []Attachment
	QueuedAt    time.Time
	SentAt      time.Time
}

// Attachment is a file in a mail.
type Attachment struct {
	Filename    string
	ContentType string
	Content     []byte
}

// MailPatience is how long a mail is tried again before it has failed for good, and
// MailAttempts how often at most, by the waits of JobKind.Backoff.
const (
	MailPatience = 72 * time.Hour
	MailAttempts = 7 + int(MailPatience/(10*time.Minute))
)
