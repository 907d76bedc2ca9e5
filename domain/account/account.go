// Package account contains the rules about users: names, passwords, sessions and codes.
package account

import (
	"cmp"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"wbso/domain"
)

// User is an account. Username and Email are as the user typed them, in NFC;
// their keys by FoldUsername and FoldEmail are unique.
type User struct {
	ID           int64
	Username     string
	Email        string
	PasswordHash string
	FirstName    string
	LastName     string
	Phone        string
	TokenVersion int // raised to end every session of the user
	Active       bool
	// EmailVerified reports whether a code from a mail to Email was used.
	EmailVerified bool
	Limits        Limits // that it has for itself
	Mails         MailSwitches
	ClosedAt      time.Time // zero unless the account was closed; then nothing else is known
	CreatedAt     time.Time
}

// MailSwitches says which mails about open days a user gets.
type MailSwitches struct {
	OpenDays bool // about the user's own
	Digest   bool // about those of companies
}

// AllMails returns the switches of a new account.
func AllMails() MailSwitches { return MailSwitches{OpenDays: true, Digest: true} }

// Lengths of an account's fields, in characters.
const (
	UsernameMax   = 150
	EmailMax      = 254
	PersonNameMax = 150
	PhoneMax      = 30
)

// ParseUsername parses a user name: 1 to 150 letters, digits and . + - _ (Django's
// characters without the @, so that a user name never looks like an e-mail
// address). It drops spaces around the name. The caller normalises it to NFC,
// since the standard library cannot.
func ParseUsername(s string) (string, error) {
	s = domain.Trim(s)
	if s == "" {
		return "", domain.Fail(domain.Invalid, domain.CodeBlank)
	}
	if err := domain.CheckLength(s, UsernameMax); err != nil {
		return "", err
	}
	for _, r := range s {
		if !unicode.IsLetter(r) && !unicode.IsNumber(r) && !strings.ContainsRune(".+-_", r) || r == utf8.RuneError {
			return "", domain.Fail(domain.Invalid, domain.CodeUsername)
		}
	}
	return s, nil
}

// ParseEmail parses an e-mail address: a local part of the usual characters, an
// @, and a domain of labels with a dot (or localhost), at most 254 characters.
// The caller normalises it to NFC.
func ParseEmail(s string) (string, error) {
	s = domain.Trim(s)
	if s == "" {
		return "", domain.Fail(domain.Invalid, domain.CodeBlank)
	}
	if err := domain.CheckLength(s, EmailMax); err != nil {
		return "", err
	}
	local, host, _ := strings.Cut(s, "@")
	if !mailbox(local) || !hostname(host) {
		return "", domain.Fail(domain.Invalid, domain.CodeEmail)
	}
	return s, nil
}

// mailbox reports whether s is a dot-atom of RFC 5322 in ASCII, at most 64 characters.
func mailbox(s string) bool {
	const atext = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&'*+-/=?^_`{|}~"
	for atom := range strings.SplitSeq(s, ".") {
		if atom == "" || strings.Trim(atom, atext) != "" {
			return false
		}
	}
	return len(s) <= 64
}

// hostname accepts international labels too. The last label is not a number.
func hostname(s string) bool {
	if strings.EqualFold(s, "localhost") {
		return true
	}
	labels := strings.Split(s, ".")
	for _, l := range labels {
		if l == "" || len(l) > 63 || l[0] == '-' || l[len(l)-1] == '-' || strings.ContainsFunc(l, notInLabel) {
			return false
		}
	}
	last := labels[len(labels)-1]
	return len(labels) > 1 && utf8.RuneCountInString(last) > 1 && !domain.Digits(last)
}

func notInLabel(r rune) bool {
	return r != '-' && (r == utf8.RuneError || !unicode.IsLetter(r) && !unicode.IsNumber(r) && !unicode.IsMark(r))
}

// DisplayName returns what a user is called: the name of the profile, or else the user name.
func (u User) DisplayName() string {
	return cmp.Or(strings.TrimSpace(u.FirstName+" "+u.LastName), u.Username)
}

// AnswersTo reports whether a login is the user's name or e-mail address, ignoring
// case.
func (u User) AnswersTo(login string) bool {
	return FoldUsername(login) == FoldUsername(u.Username) || exactEmail(login) == exactEmail(u.Email)
}

// exactEmail folds the case of an e-mail address, but never folds another letter
// into an ASCII one: ınfo@ and info@ are two mailboxes.
func exactEmail(s string) string {
	return strings.Map(func(r rune) rune {
		if folded := unicode.ToLower(unicode.ToUpper(r)); r < utf8.RuneSelf || folded >= utf8.RuneSelf {
			return folded
		}
		return r
	}, domain.Trim(s))
}

// FoldUsername returns the key under which a user name is unique, ignoring case.
func FoldUsername(s string) string { return foldCase(domain.Trim(s)) }

// FoldEmail returns the key under which an e-mail address is unique, ignoring case.
// Unlike AnswersTo it treats ı and i as one letter, so that nobody can register an
// address that looks like somebody else's.
func FoldEmail(s string) string { return foldCase(domain.Trim(s)) }

// foldCase converts to upper case first, since some letters have two lower-case forms.
func foldCase(s string) string { return strings.ToLower(strings.ToUpper(s)) }
