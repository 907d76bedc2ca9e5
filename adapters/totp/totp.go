// Package totp makes the secrets of authenticator apps and reads their codes (RFC 6238).
package totp

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image/png"
	"strings"
	"time"

	"github.com/pquerna/otp/hotp"
	"github.com/pquerna/otp/totp"

	"wbso/domain/account"
	"wbso/ports"
)

// step is how long a code is shown, and skew how many steps the clocks of app and server may differ.
const (
	step = 30
	skew = 1
)

// pictureSize is the width of a QR code in pixels.
const pictureSize = 240

// Authenticator implements ports.Authenticator.
type Authenticator struct{ brand string }

var _ ports.Authenticator = Authenticator{}

// New returns an Authenticator whose secrets are listed in the app under a brand, without the characters that
// mean something in the URL and that the library leaves as they are.
func New(brand string) Authenticator {
	return Authenticator{brand: strings.Join(strings.FieldsFunc(brand, func(r rune) bool { return strings.ContainsRune(" :&=+", r) }), " ")}
}

// Enrol implements ports.Authenticator.
func (a Authenticator) Enrol(username string) (account.Enrolment, error) {
	key, err := totp.Generate(totp.GenerateOpts{Issuer: a.brand, AccountName: username})
	if err != nil {
		return account.Enrolment{}, fmt.Errorf("make a secret: %w", err)
	}
	picture, err := key.Image(pictureSize, pictureSize)
	if err != nil {
		return account.Enrolment{}, fmt.Errorf("draw a QR code: %w", err)
	}
	var file bytes.Buffer
	if err := png.Encode(&file, picture); err != nil {
		return account.Enrolment{}, fmt.Errorf("draw a QR code: %w", err)
	}
	return account.Enrolment{
		Secret: key.Secret(), URL: key.URL(), QR: "data:image/png;base64," + base64.StdEncoding.EncodeToString(file.Bytes()),
	}, nil
}

// FindStep implements ports.Authenticator. The library says only that a code is good, not of which step,
// which the store has to know.
func (a Authenticator) FindStep(secret, code string, now time.Time) (int64, error) {
	if len(code) != account.OTPDigits {
		return 0, nil
	}
	current := now.Unix() / step
	for of := current + skew; of >= current-skew; of-- {
		ok, err := hotp.ValidateCustom(code, uint64(of), secret, hotp.ValidateOpts{Digits: account.OTPDigits})
		if ok || err != nil {
			return of, err
		}
	}
	return 0, nil
}
