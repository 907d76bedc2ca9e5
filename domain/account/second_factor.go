package account

import (
	"strings"
	"time"
)

// SecondFactor is what a user types besides the password: the codes of an authenticator app, or one of
// the recovery codes in its place. The zero value is that of a user without.
type SecondFactor struct {
	User         int64
	Secret       SealedSecret // of the app
	Since        time.Time    // zero until the first code of the app was typed
	RecoveryLeft int          // recovery codes that were not used
}

// On reports whether the factor is asked for.
func (f SecondFactor) On() bool { return !f.Since.IsZero() }

// SealedSecret is the encrypted secret of an app. It opens only with the data key of that id and for
// the user it was sealed for.
type SealedSecret struct {
	Key    string // id of the data key
	Cipher []byte
}

// Enrolment is what an authenticator app is to learn of a new secret.
type Enrolment struct {
	Secret string // in base 32, to be typed
	URL    string // of the scheme otpauth
	QR     string // the URL as a picture, itself a URL of the scheme data
}

// What a user types as a second factor.
const (
	OTPDigits     = 6               // of a code of the app
	RecoveryCodes = 10              // that a user gets at once
	ChallengeLife = 5 * time.Minute // from the password to the code
)

// FoldCode returns a code as it is compared: without what people write between its characters.
func FoldCode(typed string) string {
	return strings.ToUpper(strings.NewReplacer(" ", "", "-", "").Replace(strings.TrimSpace(typed)))
}
