package accounts

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"strconv"
	"strings"
	"time"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/queue"
	"wbso/ports"
)

// parseAddress returns an address in canonical form. Its error is about "email".
func (a *Accounts) parseAddress(s string) (string, error) {
	email, err := account.ParseEmail(s)
	var fields domain.Fields
	if fields.Check("email", err); err == nil && slices.ContainsFunc(a.deps.Reserved, func(own string) bool { return account.FoldEmail(own) == account.FoldEmail(email) }) {
		fields.Add("email", domain.CodeEmailReserved)
	}
	return email, fields.Err()
}

// userOfAddress returns the user who has an address, or can have it again with the link of a mail; 0 for nobody. A
// thief could else keep the account by registering the address that the owner had.
func (a *Accounts) userOfAddress(ctx context.Context, r ports.Repos, email string) (int64, error) {
	return r.FormerAddresses.FindAddressUser(ctx, email, a.deps.Clock.Now().Add(-account.AddressUndoLife))
}

// checkFree returns Invalid email_taken on "email" when a user cannot have an address.
func (a *Accounts) checkFree(ctx context.Context, r ports.Repos, user account.User, email string) error {
	whose, err := a.userOfAddress(ctx, r, email)
	if err == nil && (whose != 0 && whose != user.ID || account.FoldEmail(email) == account.FoldEmail(user.Email)) {
		err = domain.Bad("email", domain.CodeEmailTaken)
	}
	return err
}

// ChangeAddress mails a link to a new address, once the password was typed again.
//
// The account keeps its address until VerifyAddress takes the code of that link from its user: a slip of the pen locks
// nobody out, and hands the account to nobody who could then ask for a new password. The former address is told,
// also when it was never proved, as those of most accounts from before were not, and UndoAddress restores it.
func (a *Accounts) ChangeAddress(ctx context.Context, who usecase.Actor, typed string) error {
	if err := who.Guard(); err != nil {
		return err
	}
	email, invalid := a.parseAddress(typed)
	err := a.deps.Store.Write(ctx, func(r ports.Repos) error {
		if invalid != nil { // before anybody types a password for it
			return invalid
		}
		if err := CheckConfirmed(ctx, r, who, a.deps.Clock.Now()); err != nil {
			return err
		}
		user, err := r.Accounts.HoldUser(ctx, who.UserID)
		if err := CheckOpen(user, err); err != nil {
			return err
		}
		if err := a.checkFree(ctx, r, user, email); err != nil {
			return err
		}
		return a.deps.QueueMail(ctx, r, queue.QueuedMail{
			Kind: queue.NewAddressMail, Event: changeOf(user) + RandomCode(), User: user.ID, Address: email, Subject: user.ID,
		})
	})
	if err == nil {
		a.deps.Wake()
	}
	return err
}

// changeOf begins the event of a change of the address. It is another one once the address was changed or the
// sessions were ended, so that no link outlives that.
func changeOf(u account.User) string {
	return "new address:" + DigestOf(fmt.Sprintf("%d:%d:%s", u.ID, u.TokenVersion, account.FoldEmail(u.Email))) + ":"
}

// NewAddressCode returns the code that a mail to a new address brings.
func NewAddressCode(signer usecase.Signer, m queue.QueuedMail, now time.Time) string {
	return strconv.FormatInt(m.ID, 10) + "." + signer.Sign(now, newAddressOf(m)...)
}

func newAddressOf(m queue.QueuedMail) []string {
	return []string{"new address", strconv.FormatInt(m.ID, 10), m.Event}
}

// takeNewAddress gives a user the address to which the mail with a code went, as a proved one.
func (a *Accounts) takeNewAddress(ctx context.Context, r ports.Repos, user account.User, mail, code string) error {
	id, _ := strconv.ParseInt(mail, 10, 64) // no mail is 0
	m, err := r.Mails.FindMail(ctx, id)
	if err != nil && domain.KindOf(err) != domain.NotFound {
		return err
	}
	since := a.deps.Clock.Now().Add(-AddressCodeLife)
	signed := a.deps.Signer.SignedSince(since, strings.TrimPrefix(code, mail+"."), newAddressOf(m)...)
	if signed && m.User == user.ID && user.EmailVerified && account.FoldEmail(m.Address) == account.FoldEmail(user.Email) {
		return domain.Fail(domain.Conflict, domain.CodeAddressVerified)
	}
	if !signed || !strings.HasPrefix(m.Event, changeOf(user)) {
		return domain.Fail(domain.Invalid, domain.CodeAddressCode)
	}
	changed, err := r.FormerAddresses.IsAddressChanged(ctx, user.ID, m.CreatedAt) // perhaps back to the one of then
	if err == nil && changed {
		err = domain.Fail(domain.Invalid, domain.CodeAddressCode)
	}
	if err != nil {
		return err
	}
	return a.replaceAddress(ctx, r, user, m.Address, true)
}

// replaceAddress gives a user another address, and tells the former one.
func (a *Accounts) replaceAddress(ctx context.Context, r ports.Repos, user account.User, email string, verified bool) error {
	if err := HoldOpen(ctx, r, user.ID); err != nil {
		return err
	}
	if err := a.checkFree(ctx, r, user, email); err != nil {
		return err
	}
	former, err := r.FormerAddresses.ReplaceAddress(ctx, user, email, verified, a.deps.Clock.Now())
	if err != nil {
		return err
	}
	if err := r.PasswordCodes.EndPasswordCodes(ctx, user.ID); err != nil { // the former address has them
		return err
	}
	return a.deps.QueueMail(ctx, r, queue.QueuedMail{
		Kind: queue.AddressChangedMail, Event: fmt.Sprintf("address changed:%d", former.ID), User: user.ID, Address: former.Email, Subject: former.ID,
	})
}

// SetAddress gives a user another address at once, for administrators, and mails the link that proves it.
func (a *Accounts) SetAddress(ctx context.Context, login, typed string) (user account.User, err error) {
	email, invalid := a.parseAddress(typed)
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		if user, err = FindUser(ctx, r, login); err != nil {
			return err
		}
		if invalid != nil {
			return invalid
		}
		if err := a.replaceAddress(ctx, r, user, email, false); err != nil {
			return err
		}
		user.Email, user.EmailVerified = email, false
		return a.queueAddressCode(ctx, r, user)
	})
	return user, a.addressChanged(ctx, user.ID, "administrator", err)
}

// addressChanged logs a changed address and has its mails sent.
func (a *Accounts) addressChanged(ctx context.Context, user int64, by string, err error) error {
	if err == nil {
		a.deps.Log.InfoContext(ctx, "address changed", usecase.UserAttr(user), slog.String("by", by))
		a.deps.Wake()
	}
	return err
}

// UndoCode returns the code with which a change of the address is undone.
func UndoCode(signer usecase.Signer, f account.FormerAddress) string {
	id := strconv.FormatInt(f.ID, 10)
	return id + "." + signer.Sign(f.ChangedAt, "former address", id)
}

// UndoAddress sets an account back to a former address with the code that was mailed to it, which proves it, whatever
// the address became since. What came later can be restored no more. All sessions end, and so does the password, which
// whoever changed the address had to know: the user asks for a new one as for a forgotten one. A second factor
// stays, as it does when a password is reset: the mail of an address alone ends none. It fails with Invalid
// address_undo_invalid when the code is not ours, was used or is too old.
func (a *Accounts) UndoAddress(ctx context.Context, code string) error {
	refused := domain.Fail(domain.Invalid, domain.CodeAddressUndo)
	number, signature, _ := strings.Cut(code, ".")
	if !a.deps.Signer.SignedSince(a.deps.Clock.Now().Add(-account.AddressUndoLife), signature, "former address", number) {
		return refused
	}
	id, err := strconv.ParseInt(number, 10, 64)
	if err != nil {
		return fmt.Errorf("read the number of a signed code: %w", err)
	}
	var former account.FormerAddress
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		if former, err = r.FormerAddresses.FindFormerAddress(ctx, id); domain.KindOf(err) == domain.NotFound {
			return refused
		}
		if err != nil {
			return err
		}
		user, err := r.Accounts.HoldUser(ctx, former.User)
		if err := CheckOpen(user, err); err != nil {
			return err
		}
		if account.FoldEmail(user.Email) != account.FoldEmail(former.Email) { // an address that is replaced
			if err := a.deps.QueueMail(ctx, r, queue.QueuedMail{
				Kind: queue.AddressRestoredMail, Event: fmt.Sprintf("address restored:%d", former.ID), User: user.ID, Address: user.Email, Subject: user.ID,
			}); err != nil {
				return err
			}
		}
		if err := r.FormerAddresses.RestoreAddress(ctx, former); err != nil {
			return err
		}
		user.PasswordHash, user.EmailVerified = "", true
		user.TokenVersion++
		if err := r.Accounts.UpdateUser(ctx, user); err != nil {
			return err
		}
		if err := r.Sessions.RevokeSessions(ctx, user.ID); err != nil {
			return err
		}
		return r.PasswordCodes.EndPasswordCodes(ctx, user.ID)
	})
	if err == nil {
		a.traceRevoked(ctx, former.User, "all of a user whose address was restored", "code")
		a.deps.Wake()
	}
	return err
}
