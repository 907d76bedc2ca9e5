package ports

import (
	"context"
	"time"

	"wbso/domain/account"
)

// Authenticator makes the secrets of authenticator apps and reads their codes: RFC 6238 with SHA-1, six
// digits and steps of 30 seconds. Times are real time.
type Authenticator interface {
	// Enrol makes a random secret for the user with a name.
	Enrol(username string) (account.Enrolment, error)
	// FindStep returns the step of which this is the code: that of a moment or one next to it, the latest if
	// there are more. It is 0 when there is none.
	FindStep(secret, code string, now time.Time) (step int64, err error)
}

// SecondFactors keeps at most one second factor of each user, and which companies demand one.
type SecondFactors interface {
	// FindSecondFactor returns the zero value for a user without.
	FindSecondFactor(ctx context.Context, user int64) (account.SecondFactor, error)
	// PutSecret stores the secret of a factor that is to come, in the place of an earlier such one. It fails
	// with Conflict second_factor_on when there is one that is on.
	PutSecret(ctx context.Context, user int64, secret account.SealedSecret) error
	// StartSecondFactor has the factor asked for. It fails with NotFound not_found when there is none.
	StartSecondFactor(ctx context.Context, user int64, since time.Time) error
	// UseStep records the step of the code that was used last. It is false for that step or an earlier one,
	// for all but one of several calls at once.
	UseStep(ctx context.Context, user, step int64) (bool, error)
	// RemoveSecondFactor deletes the factor and its recovery codes. None is no error.
	RemoveSecondFactor(ctx context.Context, user int64) error
	// PutRecoveryCodes replaces the recovery codes of a user, of which digests are kept.
	PutRecoveryCodes(ctx context.Context, user int64, digests []string) error
	// UseRecoveryCode deletes a recovery code. It is false when there is none, for all but one of several calls
	// at once.
	UseRecoveryCode(ctx context.Context, user int64, digest string) (bool, error)
	// IsRequiredForBSN reports whether a company demands a second factor of those who reveal its numbers.
	IsRequiredForBSN(ctx context.Context, company int64) (bool, error)
	// RequireForBSN records it. It fails with NotFound not_found when there is no such company.
	RequireForBSN(ctx context.Context, company int64, on bool) error
}
