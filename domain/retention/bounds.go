// Package retention says how much of something is kept, and for how long.
package retention

import (
	"strconv"
	"time"

	"wbso/domain"
)

// Bound is the greatest number of rows of some kind. An owner that had more before there was a
// bound keeps them and gets no more.
type Bound struct {
	Most int
	What string // in Dutch, for the sentence
}

// The bounds that are counted when a row is added.
var (
	CompanyBound   = Bound{What: "bedrijven in een account"}            // as the limits of the account say
	RequestBound   = Bound{What: "onbetaalde aanvragen in een account"} // likewise
	WithdrawnBound = Bound{Most: 100, What: "wijzigingen van de uren van een medewerker op een dag"}
	RestoreBound   = Bound{Most: 20, What: "keer dezelfde uren terugzetten"}
	MemberBound    = Bound{Most: 500, What: "leden van een bedrijf"}
	ClosingBound   = Bound{Most: 10, What: "keer afsluiten van dezelfde maand van een medewerker"}
	TokenBound     = Bound{Most: 50, What: "toegangstokens van een account"}
	FilingBound    = Bound{Most: 20, What: "keer indienen van een aanvraag"}
)

// AtMost returns the bound with another number.
func (b Bound) AtMost(most int) Bound { return Bound{most, b.What} }

// CheckRows returns Conflict bound_reached when adding some to what is there is too much.
func (b Bound) CheckRows(there, added int) error {
	if added == 0 || there+added <= b.Most {
		return nil
	}
	return domain.Fail(domain.Conflict, domain.CodeBoundReached).With("max", strconv.Itoa(b.Most)).With("what", b.What)
}

// Ageing is something that goes some time after it has served.
type Ageing string

// What ages.
const (
	Calls           Ageing = "calls" // with a key, which a second one answers
	Jobs            Ageing = "jobs"
	Mails           Ageing = "mails"
	ContactMessages Ageing = "contact messages"
	Sessions        Ageing = "sessions"
	PersonalTokens  Ageing = "personal tokens"
	Answers         Ageing = "answers of imports" // which name people
	Counters        Ageing = "counters"
	KnownAddresses  Ageing = "known addresses"
	PasswordCodes   Ageing = "password codes"
	Invitations     Ageing = "invitations"
	FormerAddresses Ageing = "former addresses"
)

const day = 24 * time.Hour

// Ageings returns how long each is kept after it has served, or is done. Sessions and counters say
// themselves when they end, and so do personal tokens, whose user sees for a while why they fail. Messages of the contact form are kept as long as the operator says.
func Ageings(contact time.Duration) map[Ageing]time.Duration {
	return map[Ageing]time.Duration{
		Calls: 90 * day, Jobs: 30 * day, Mails: 30 * day, ContactMessages: contact,
		Sessions: 0, PersonalTokens: 30 * day, Answers: day, Counters: 0, KnownAddresses: 30 * day, PasswordCodes: time.Hour, Invitations: 90 * day,
		FormerAddresses: 7 * day, // account.AddressUndoLife
	}
}
