// Package site contains what the public pages ask and say: the contact form and the booklets.
package site

import (
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/account"
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

// Interest is a user who is interested in No Cure No Pay.
type Interest struct {
	User      account.User
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
	var errs domain.Fields
	name, err := needed(m.Name, ContactNameMax)
	errs.Check("name", err)
	email, err := account.ParseEmail(m.Email)
	if err == nil && strings.ContainsAny(m.Email, "\r\n") {
		err = domain.Fail(domain.Invalid, domain.CodeEmail)
	}
	errs.Check("email", err)
	errs.Check("phone", domain.CheckName(domain.Trim(m.Phone), ContactPhoneMax))
	m.Message = strings.TrimSpace(m.Message)
	if m.Message == "" {
		errs.Add("message", domain.CodeBlank)
	}
	errs.Check("message", domain.CheckLength(m.Message, ContactMessageMax))
	m.Name, m.Email, m.Phone = name, email, domain.Trim(m.Phone)
	return m, errs.Err()
}

// needed checks a name that may not be blank. A line end would be one of the mail.
func needed(name string, max int) (string, error) {
	if domain.Trim(name) == "" {
		return "", domain.Fail(domain.Invalid, domain.CodeBlank)
	}
	if strings.ContainsAny(name, "\r\n") {
		return "", domain.Fail(domain.Invalid, domain.CodeInvisible)
	}
	return domain.Trim(name), domain.CheckName(domain.Trim(name), max)
}
