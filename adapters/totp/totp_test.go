package totp_test

import (
	"bytes"
	"encoding/base32"
	"encoding/base64"
	"image/png"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/totp"
)

// The vectors of RFC 6238, appendix B, of which an app shows the last six digits. The clocks may differ by one
// step and no more.
func TestFindStep_RFC6238(t *testing.T) {
	a, secret := totp.New("Speurwerk"), base32.StdEncoding.EncodeToString([]byte("12345678901234567890"))
	for unix, code := range map[int64]string{
		59: "94287082", 1111111109: "07081804", 1111111111: "14050471", 1234567890: "89005924", 2000000000: "69279037", 20000000000: "65353130",
	} {
		for drift, want := range map[int64]bool{-2: false, -1: true, 0: true, 1: true, 2: false} {
			if unix+30*drift < 0 {
				continue // before there were steps
			}
			step, err := a.FindStep(secret, code[2:], time.Unix(unix+30*drift, 0))
			require.NoError(t, err)
			assert.Equal(t, want, step == unix/30, "%s at %d steps from it", code, drift)
		}
	}
	for _, bad := range []string{"", "28708", "2870820", "94287082", "abcdef", "28708é"} {
		step, err := a.FindStep(secret, bad, time.Unix(59, 0))
		require.NoError(t, err)
		assert.Zero(t, step, bad)
	}
}

func TestEnrol(t *testing.T) {
	a := totp.New("Speur: werk & zo+1")
	one, err := a.Enrol("zoë")
	require.NoError(t, err)
	other, err := a.Enrol("zoë")
	require.NoError(t, err)
	assert.NotEqual(t, one.Secret, other.Secret)
	assert.Len(t, one.Secret, 32, "160 bits")
	scanned, err := url.Parse(one.URL)
	require.NoError(t, err)
	assert.Equal(t, []string{"otpauth", "totp", "/Speur werk zo 1:zoë"}, []string{scanned.Scheme, scanned.Host, scanned.Path})
	assert.Equal(t, url.Values{"secret": {one.Secret}, "issuer": {"Speur werk zo 1"}, "period": {"30"}, "digits": {"6"}, "algorithm": {"SHA1"}}, scanned.Query())
	file, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(one.QR, "data:image/png;base64,"))
	require.NoError(t, err)
	picture, err := png.Decode(bytes.NewReader(file))
	require.NoError(t, err)
	assert.Equal(t, 240, picture.Bounds().Dx())
}
