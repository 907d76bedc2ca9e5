package accounts

import (
	"context"
	"strconv"
	"strings"
	"time"

	"wbso/domain/account"
	"wbso/domain/queue"
	"wbso/ports"
)

// What a browser remembers of who signed in: a signed entry for each user, so that nothing is stored here.
const (
	knownUsersMax = 5
	knownFor      = 365 * 24 * time.Hour
	knownBetween  = "~"
)

// knownEntry returns the entry of a user who signs in now.
func (a *Accounts) knownEntry(user int64) string {
	id := strconv.FormatInt(user, 10)
	return id + "." + a.deps.Signer.Sign(a.deps.Clock.Now(), "browser", id)
}

// knownUser returns whose entry this is, and false for one that was not made here or in the last year.
func (a *Accounts) knownUser(entry string) (id string, known bool) {
	id, code, _ := strings.Cut(entry, ".")
	return id, a.deps.Signer.SignedSince(a.deps.Clock.Now().Add(-knownFor), code, "browser", id)
}

// knowsUser reports whether a user signed in before in the browser that remembers this.
func (a *Accounts) knowsUser(known string, user int64) bool {
	for entry := range strings.SplitSeq(known, knownBetween) {
		if id, ok := a.knownUser(entry); ok && id == strconv.FormatInt(user, 10) {
			return true
		}
	}
	return false
}

// withUser returns what the browser is to remember once a user has signed in: the last five users.
func (a *Accounts) withUser(known string, user int64) string {
	entries := []string{a.knownEntry(user)}
	for entry := range strings.SplitSeq(known, knownBetween) {
		id, ok := a.knownUser(entry)
		if ok && id != strconv.FormatInt(user, 10) && len(entries) < knownUsersMax {
			entries = append(entries, entry)
		}
	}
	return strings.Join(entries, knownBetween)
}

// tellNewBrowser mails a user about a session in a browser that is new, at most once an hour.
func (a *Accounts) tellNewBrowser(ctx context.Context, r ports.Repos, user account.User, session string) (told bool, err error) {
	if lately, err := a.toldLately(ctx, r, user.ID, queue.NewBrowserMail); lately || err != nil {
		return false, err
	}
	return true, a.deps.QueueMail(ctx, r, queue.QueuedMail{
		Kind: queue.NewBrowserMail, Event: queue.NewBrowserEvent(session), User: user.ID, Address: user.Email, Subject: user.ID,
	})
}
