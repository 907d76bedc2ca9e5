package domain

import (
	"strings"
	"time"
)

// ContactMessage is what a visitor writes to the operator.
type ContactMessage struct {
	ID        int64
	Name      string
	Email     string // where the answer goes
	Phone     string // may be empty
	Message   string
	CreatedAt time.Time
}

// Interest is a user who is interested in No Cure, No Pay.
type Interest struct {
	User      User
	ChangedAt time.Time
}

// Lengths of a contact message, in characters.
const (
	ContactNameMax    = 150
	ContactPhoneMax   = 30
	ContactMessageMax = 5000
)

// ParseContact checks what a visitor typed and returns it without the white space
// around it. It returns all errors at once. A line break is refused in all but the
// message, also at the end, since these texts become headers of a mail.
func ParseContact(m ContactMessage) (ContactMessage, error) {
	var errs Fields
	name, err := needed(m.Name, ContactNameMax)
	errs.Check("name", err)
	email, err := ParseEmail(m.Email)
	if err == nil && strings.ContainsAny(m.Email, "\r\n") {
		err = Fail(Invalid, CodeEmail)
	}
	errs.Check("email", err)
	errs.Check("phone", CheckName(m.Phone, ContactPhoneMax))
	m.Message = strings.TrimSpace(m.Message)
	if m.Message == "" {
		errs.Add("message", CodeBlank)
	}
	errs.Check("message", CheckLength(m.Message, ContactMessageMax))
	m.Name, m.Email, m.Phone = name, email, strings.TrimSpace(m.Phone)
	return m, errs.Err()
}

// needed checks a name that may not be blank.
func needed(name string, max int) (string, error) {
	if strings.TrimSpace(name) == "" {
		return "", Fail(Invalid, CodeBlank)
	}
	return strings.TrimSpace(name), CheckName(name, max)
}
