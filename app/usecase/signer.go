package usecase

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"time"
)

// Signer signs what somebody else keeps and brings back, such as the code of a link in a mail, so
// that nothing has to be stored for it.
type Signer struct{ Key []byte }

// Sign returns a moment, in whole seconds, with its HMAC-SHA256 and that of what is signed: 54
// characters that an address may hold.
func (s Signer) Sign(at time.Time, signed ...string) string {
	moment := binary.BigEndian.AppendUint64(nil, uint64(at.Unix()))
	mac := hmac.New(sha256.New, s.Key)
	mac.Write(moment)
	for _, part := range signed {
		mac.Write(binary.BigEndian.AppendUint64(nil, uint64(len(part))))
		mac.Write([]byte(part))
	}
	return base64.RawURLEncoding.EncodeToString(mac.Sum(moment))
}

// SignedSince reports whether Sign made a code of this after a moment.
func (s Signer) SignedSince(since time.Time, code string, signed ...string) bool {
	raw, err := base64.RawURLEncoding.DecodeString(code)
	if err != nil || len(raw) < 8 {
		return false
	}
	at := time.Unix(int64(binary.BigEndian.Uint64(raw)), 0)
	return at.After(since) && hmac.Equal([]byte(code), []byte(s.Sign(at, signed...)))
}
