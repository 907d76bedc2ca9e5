package accounts

import (
	"context"
	"crypto/rand"
	"log/slog"
	"strconv"
	"strings"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/queue"
	"wbso/ports"
)

// FindSecondFactor returns the caller's second factor.
func (a *Accounts) FindSecondFactor(ctx context.Context, who usecase.Actor) (factor account.SecondFactor, err error) {
	if err := who.Guard(); err != nil {
		return factor, err
	}
	err = a.deps.Store.ReadOne(ctx, func(r ports.Repos) error {
		factor, err = r.SecondFactors.FindSecondFactor(ctx, who.UserID)
		return err
	})
	return factor, err
}

// SetUpSecondFactor makes a secret for the caller's app, which is asked for once EnableSecondFactor got a code of
// it. It fails with Conflict second_factor_on when there is a factor already.
func (a *Accounts) SetUpSecondFactor(ctx context.Context, who usecase.Actor) (account.Enrolment, error) {
	var made account.Enrolment
	err := a.confirmed(ctx, who, func(r ports.Repos) (err error) {
		if made, err = a.deps.Codes.Enrol(who.Username); err != nil {
			return err
		}
		sealed, err := a.deps.Vault.SealSecret(ctx, r.DataKeys, who.UserID, made.Secret)
		if err != nil {
			return err
		}
		return r.SecondFactors.PutSecret(ctx, who.UserID, sealed)
	})
	return made, err
}

// EnableSecondFactor has the caller's second factor asked for from now on, since this is a code of the app. It
// returns the recovery codes. A wrong code is Invalid otp_wrong on "otp". It fails with Conflict second_factor_off
// when there is no secret, second_factor_on when it was enabled before.
func (a *Accounts) EnableSecondFactor(ctx context.Context, who usecase.Actor, code string) ([]string, error) {
	codes, digests := recoveryCodes()
	err := a.confirmed(ctx, who, func(r ports.Repos) error {
		factor, err := r.SecondFactors.FindSecondFactor(ctx, who.UserID)
		switch {
		case err != nil:
			return err
		case factor.On():
			return domain.Fail(domain.Conflict, domain.CodeFactorOn)
		case factor.User == 0:
			return domain.Fail(domain.Conflict, domain.CodeFactorOff)
		}
		if err := a.useCode(ctx, r, factor, code); err != nil {
			return err
		}
		if err := r.SecondFactors.StartSecondFactor(ctx, who.UserID, a.deps.Clock.Now()); err != nil {
			return err
		}
		if err := r.SecondFactors.PutRecoveryCodes(ctx, who.UserID, digests); err != nil {
			return err
		}
		if err := r.Sessions.UnconfirmOtherSessions(ctx, who.UserID, who.Session); err != nil { // which were confirmed without a code
			return err
		}
		return a.tellFactor(ctx, r, who.UserID, queue.FactorOn)
	})
	return codes, a.factorChanged(ctx, who.UserID, "on", "user", err)
}

// EndSecondFactor ends the caller's second factor. It is no error when there is none.
func (a *Accounts) EndSecondFactor(ctx context.Context, who usecase.Actor) error {
	had := false
	err := a.confirmed(ctx, who, func(r ports.Repos) (err error) {
		had, err = a.removeFactor(ctx, r, who.UserID, queue.FactorOff)
		return err
	})
	if err != nil || !had {
		return err
	}
	return a.factorChanged(ctx, who.UserID, "off", "user", nil)
}

// NewRecoveryCodes replaces the caller's recovery codes. It fails with Conflict second_factor_off when there is no
// second factor.
func (a *Accounts) NewRecoveryCodes(ctx context.Context, who usecase.Actor) ([]string, error) {
	codes, digests := recoveryCodes()
	err := a.confirmed(ctx, who, func(r ports.Repos) error {
		factor, err := r.SecondFactors.FindSecondFactor(ctx, who.UserID)
		if err == nil && !factor.On() {
			err = domain.Fail(domain.Conflict, domain.CodeFactorOff)
		}
		if err != nil {
			return err
		}
		if err := r.SecondFactors.PutRecoveryCodes(ctx, who.UserID, digests); err != nil {
			return err
		}
		return a.tellFactor(ctx, r, who.UserID, queue.FactorCodes)
	})
	return codes, a.factorChanged(ctx, who.UserID, "new recovery codes", "user", err)
}

// ResetSecondFactor ends the second factor of a user who lost it, and mails them. It fails with Conflict
// second_factor_off when there is none.
func (a *Accounts) ResetSecondFactor(ctx context.Context, login string) (user account.User, err error) {
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		if user, err = FindUser(ctx, r, login); err != nil {
			return err
		}
		had, err := a.removeFactor(ctx, r, user.ID, queue.FactorReset)
		if err == nil && !had {
			err = domain.Fail(domain.Conflict, domain.CodeFactorOff)
		}
		return err
	})
	return user, a.factorChanged(ctx, user.ID, "off", "administrator", err)
}

// CheckFactor returns Forbidden second_factor_required when a company demands a second factor of those who reveal
// its numbers, and the caller has none.
func CheckFactor(ctx context.Context, r ports.Repos, who usecase.Actor, company int64) error {
	required, err := r.SecondFactors.IsRequiredForBSN(ctx, company)
	if err != nil || !required {
		return err
	}
	factor, err := r.SecondFactors.FindSecondFactor(ctx, who.UserID)
	if err == nil && !factor.On() {
		err = domain.Fail(domain.Forbidden, domain.CodeFactorRequired)
	}
	return err
}

// confirmed writes what a caller may do who was confirmed a short while ago.
func (a *Accounts) confirmed(ctx context.Context, who usecase.Actor, do func(ports.Repos) error) error {
	if err := who.Guard(); err != nil {
		return err
	}
	return a.deps.Store.Write(ctx, func(r ports.Repos) error {
		if err := HoldOpen(ctx, r, who.UserID); err != nil {
			return err
		}
		if err := CheckConfirmed(ctx, r, who, a.deps.Clock.Now()); err != nil {
			return err
		}
		return do(r)
	})
}

// useCode uses a code of the app or, once the factor is on, a recovery code. It fails with Invalid otp_wrong on "otp"
// for one that is wrong or was used.
func (a *Accounts) useCode(ctx context.Context, r ports.Repos, factor account.SecondFactor, typed string) error {
	code, used := account.FoldCode(typed), false
	step, err := a.stepOf(ctx, r, factor, code)
	switch {
	case err != nil:
	case step > 0:
		used, err = r.SecondFactors.UseStep(ctx, factor.User, step)
	case factor.On():
		used, err = r.SecondFactors.UseRecoveryCode(ctx, factor.User, DigestOf(code))
	}
	if err == nil && !used {
		err = domain.Bad("otp", domain.CodeOTP)
	}
	return err
}

// stepOf returns the step of a code of the app, or 0. It opens the secret for nothing longer: recovery codes work
// without.
func (a *Accounts) stepOf(ctx context.Context, r ports.Repos, factor account.SecondFactor, code string) (int64, error) {
	if len(code) > account.OTPDigits {
		return 0, nil
	}
	secret, err := a.deps.Vault.OpenSecret(ctx, r.DataKeys, factor.User, factor.Secret)
	if err != nil {
		return 0, err
	}
	return a.deps.Codes.FindStep(secret, code, a.deps.Clock.Now())
}

// checkCode uses a code of a user who is signed in, if there is a second factor, and then does what it allows. It holds
// the user, so that no second factor is enabled in between.
func (a *Accounts) checkCode(ctx context.Context, r ports.Repos, user int64, typed string, then func(ports.Repos) error) error {
	if _, err := r.Accounts.HoldUser(ctx, user); err != nil {
		return err
	}
	factor, err := r.SecondFactors.FindSecondFactor(ctx, user)
	if err == nil && factor.On() {
		err = a.useCode(ctx, r, factor, typed)
	}
	if err != nil {
		return err
	}
	return then(r)
}

// removeFactor ends a second factor, with a mail if it was on.
func (a *Accounts) removeFactor(ctx context.Context, r ports.Repos, user int64, event queue.FactorEvent) (had bool, err error) {
	factor, err := r.SecondFactors.FindSecondFactor(ctx, user)
	if err != nil {
		return false, err
	}
	if err := r.SecondFactors.RemoveSecondFactor(ctx, user); err != nil || !factor.On() {
		return false, err
	}
	return true, a.tellFactor(ctx, r, user, event)
}

// tellFactor mails a user what became of the second factor, each time: who ends what somebody began a moment ago is
// perhaps somebody else.
func (a *Accounts) tellFactor(ctx context.Context, r ports.Repos, user int64, event queue.FactorEvent) error {
	return a.deps.MailUser(ctx, r, queue.SecondFactorMail, event.Named(RandomCode()), user, user)
}

// factorChanged logs what became of a second factor and has its mail sent.
func (a *Accounts) factorChanged(ctx context.Context, user int64, what, by string, err error) error {
	if err == nil {
		a.deps.Log.InfoContext(ctx, "second factor changed", usecase.UserAttr(user), slog.String("what", what), slog.String("by", by))
		a.deps.Wake()
	}
	return err
}

// recoveryCodes returns random codes of 80 bits, in fours, and what is kept of them.
func recoveryCodes() (codes, digests []string) {
	for range account.RecoveryCodes {
		code := rand.Text()[:16]
		codes = append(codes, strings.ToLower(code[:4]+"-"+code[4:8]+"-"+code[8:12]+"-"+code[12:]))
		digests = append(digests, DigestOf(code))
	}
	return codes, digests
}

// challenge returns what proves for a short while that the password of a user was right. A change of the password
// ends it.
func (a *Accounts) challenge(user account.User) string {
	return strconv.FormatInt(user.ID, 10) + "." + a.deps.Signer.Sign(a.deps.Clock.Now(), challengeOf(user)...)
}

// challengeOf returns what the challenge of a user signs.
func challengeOf(user account.User) []string {
	return []string{"second factor", strconv.FormatInt(user.ID, 10), strconv.Itoa(user.TokenVersion)}
}

// CodeSignIn is the second half of a sign-in: the challenge of the first one, and a code.
type CodeSignIn struct {
	Challenge, Code string
	SignIn          // without login and password
}

// LoginWithCode returns tokens for the challenge that Login gave and a code of the second factor or a recovery code. It
// fails with Unauthenticated token_not_valid for a challenge that is not good or not good any more, and with Invalid
// otp_wrong on "otp". allow is as in Login, for the same account, but no address is known for this.
func (a *Accounts) LoginWithCode(
	ctx context.Context, in CodeSignIn, allow func(key string) (undo func(), err error),
) (TokenPair, error) {
	user, err := a.challenged(ctx, in)
	if err != nil {
		return TokenPair{}, a.refuse(ctx, "second factor", ports.Claims{User: user.ID}, err)
	}
	undo, err := allow(accountKey(user.ID))
	if err != nil {
		return TokenPair{}, err
	}
	pair, err := a.open(ctx, user, in.SignIn, func(r ports.Repos, factor account.SecondFactor) error {
		if !factor.On() { // ended meanwhile: the password is asked again
			return domain.Fail(domain.Unauthenticated, domain.CodeTokenInvalid)
		}
		return a.useCode(ctx, r, factor, in.Code)
	})
	if domain.CodeOf(err) == domain.CodeOTP {
		a.deps.Log.InfoContext(ctx, "login refused", usecase.UserAttr(user.ID))
		return TokenPair{}, err
	}
	undo()
	return pair, err
}

// challenged returns the user of a challenge.
func (a *Accounts) challenged(ctx context.Context, in CodeSignIn) (user account.User, err error) {
	now := a.deps.Clock.Now()
	id, signed, _ := strings.Cut(in.Challenge, ".")
	number, _ := strconv.ParseInt(id, 10, 64) // there is no user 0
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		if user, err = r.Accounts.FindUser(ctx, number); err != nil {
			return err
		}
		if !user.Active || !a.deps.Signer.SignedSince(now.Add(-account.ChallengeLife), signed, challengeOf(user)...) {
			return domain.Fail(domain.Unauthenticated, domain.CodeTokenInvalid)
		}
		return nil
	})
	return user, err
}
