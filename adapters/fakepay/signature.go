package fakepay

import (
	"crypto/hmac"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// SignatureHeader carries the signature of an event.
const SignatureHeader = "Stripe-Signature"

// Limits of a webhook call.
const (
	tolerance  = 5 * time.Minute // between signing and reading, both ways
	maxPayload = 256 << 10       // bytes
)

// Sign returns the header value for a payload, signed now:
// t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.payload">.
func (p *Provider) Sign(payload []byte) string { return p.signAt(payload, p.clock.Now()) }

func (p *Provider) signAt(payload []byte, at time.Time) string {
	stamp := strconv.FormatInt(at.Unix(), 10)
	return "t=" + stamp + ",v1=" + hex.EncodeToString(p.mac(stamp, payload))
}

func (p *Provider) mac(stamp string, payload []byte) []byte {
	return keyed(p.signing, stamp+"."+string(payload))
}

// verify checks a header against exactly these bytes. One good v1 of several is
// enough, since a provider that changes its secret signs with both.
func (p *Provider) verify(payload []byte, header string) error {
	if len(payload) > maxPayload {
		return fmt.Errorf("payload of %d bytes", len(payload))
	}
	stamp, signatures := parseSignature(header)
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil {
		return errors.New("no timestamp")
	}
	if age := p.clock.Now().Sub(time.Unix(seconds, 0)); age > tolerance || age < -tolerance {
		return errors.New("signed too long ago, or in the future")
	}
	want := p.mac(stamp, payload)
	for _, s := range signatures {
		if got, err := hex.DecodeString(s); err == nil && hmac.Equal(got, want) {
			return nil
		}
	}
	return errors.New("no signature matches")
}

// parseSignature takes a header apart; schemes other than v1 are passed over.
func parseSignature(header string) (stamp string, signatures []string) {
	for part := range strings.SplitSeq(header, ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(part), "=")
		switch name {
		case "t":
			stamp = value
		case "v1":
			signatures = append(signatures, value)
		}
	}
	return stamp, signatures
}
