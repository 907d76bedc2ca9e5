package evaluations

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"time"

	"wbso/domain/evaluation/find"
)

// ProofLife is how long an evaluation that found a text good enough counts when a request is
// submitted, whatever the rules or the model say by then, also when the model is away.
const ProofLife = 30 * 24 * time.Hour

// proofOf returns what shows later that a text was good enough at a moment: that moment in Unix
// seconds and its HMAC-SHA256 with the text. Whoever was given the evaluation keeps the proof, so
// that nothing is stored of visitors.
func (j *Evaluations) proofOf(q find.Text, given time.Time) string {
	moment := binary.BigEndian.AppendUint64(nil, uint64(given.Unix()))
	mac := hmac.New(sha256.New, j.deps.ProofKey)
	mac.Write(moment)
	for _, part := range []string{string(q.Field), q.Text, q.Pitch} {
		mac.Write(binary.BigEndian.AppendUint64(nil, uint64(len(part))))
		mac.Write([]byte(part))
	}
	return base64.RawURLEncoding.EncodeToString(mac.Sum(moment))
}

// Proved reports whether one of these proofs shows that a text was good enough within ProofLife.
func (j *Evaluations) Proved(q find.Text, proofs []string) bool {
	q = q.Normal()
	for _, proof := range proofs {
		raw, err := base64.RawURLEncoding.DecodeString(proof)
		if err != nil || len(raw) < 8 {
			continue
		}
		given := time.Unix(int64(binary.BigEndian.Uint64(raw)), 0)
		age := j.deps.Clock.Now().Sub(given)
		if age < ProofLife && hmac.Equal([]byte(proof), []byte(j.proofOf(q, given))) {
			return true
		}
	}
	return false
}
