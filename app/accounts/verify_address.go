package accounts

import (
	"context"
	"log/slog"
	"strconv"
	"strings"
	"time"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/queue"
	"wbso/ports"
)

// AddressCodeLife is how long the link of a mail proves the address of an account.
const AddressCodeLife = 7 * 24 * time.Hour

// AddressCode returns the code that proves, once it comes back, that a user reads the mail to the
// address of the account.
func AddressCode(signer usecase.Signer, u account.User, now time.Time) string {
	return signer.Sign(now, addressOf(u)...)
}

// addressOf returns what the code of a user signs.
func addressOf(u account.User) []string {
	return []string{"address", strconv.FormatInt(u.ID, 10), account.FoldEmail(u.Email)}
}

// VerifyAddress takes the code of a mail from the user to whom it was mailed: nobody proves the
// address of somebody else's account, which would get what others sent from that address. The code of
// a new address changes the address too, as said at ChangeAddress. It fails with
// Invalid address_code_invalid when the code is not ours, is of another account or address or is too
// old, and with Conflict address_verified when the address was proved before.
func (a *Accounts) VerifyAddress(ctx context.Context, who usecase.Actor, code string) error {
	if err := who.Guard(); err != nil {
		return err
	}
	err := a.deps.Store.Write(ctx, func(r ports.Repos) error {
		user, err := r.Accounts.FindUser(ctx, who.UserID)
		if err != nil {
			return err
		}
		if id, _, isNew := strings.Cut(code, "."); isNew {
			return a.takeNewAddress(ctx, r, user, id, code)
		}
		since := a.deps.Clock.Now().Add(-AddressCodeLife)
		if !a.deps.Signer.SignedSince(since, code, addressOf(user)...) {
			return domain.Fail(domain.Invalid, domain.CodeAddressCode)
		}
		if user.EmailVerified {
			return domain.Fail(domain.Conflict, domain.CodeAddressVerified)
		}
		user.EmailVerified = true
		return r.Accounts.UpdateUser(ctx, user)
	})
	if _, _, isNew := strings.Cut(code, "."); isNew {
		return a.addressChanged(ctx, who.UserID, "user", err)
	}
	if err == nil {
		a.deps.Log.InfoContext(ctx, "address verified", slog.Int64("user", who.UserID))
	}
	return err
}

// SendAddressCode mails the caller a link that proves the address of the account. It fails with
// Conflict address_verified when that was proved before.
func (a *Accounts) SendAddressCode(ctx context.Context, who usecase.Actor) error {
	if err := who.Guard(); err != nil {
		return err
	}
	err := a.deps.Store.Write(ctx, func(r ports.Repos) error {
		user, err := r.Accounts.FindUser(ctx, who.UserID)
		if err != nil {
			return err
		}
		if user.EmailVerified {
			return domain.Fail(domain.Conflict, domain.CodeAddressVerified)
		}
		return a.queueAddressCode(ctx, r, user)
	})
	if err == nil {
		a.deps.Wake()
	}
	return err
}

// queueAddressCode mails a user the link that proves the address.
func (a *Accounts) queueAddressCode(ctx context.Context, r ports.Repos, user account.User) error {
	return a.deps.QueueMail(ctx, r, queue.QueuedMail{
		Kind: queue.VerifyAddressMail, Event: "verify:" + RandomCode(), User: user.ID, Address: user.Email, Subject: user.ID,
	})
}
