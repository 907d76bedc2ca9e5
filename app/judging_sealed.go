package app

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"

	"wbso/domain"
)

// A kept verdict outlives the account of its writer, and quotes them. So it is sealed with a
// key that is made of the text itself: it opens only for somebody who sends that text again.

// sealed returns a verdict as it is kept: its colour, and the rest sealed in Suggestions.
func sealed(v domain.Verdict, q domain.TextQuestion) (domain.Verdict, error) {
	raw, err := json.Marshal(v)
	if err != nil {
		return domain.Verdict{}, fmt.Errorf("seal a verdict: %w", err)
	}
	seal, err := sealOf(q)
	if err != nil {
		return domain.Verdict{}, fmt.Errorf("seal a verdict: %w", err)
	}
	return domain.Verdict{
		GoodEnough: v.GoodEnough, Eligible: v.Eligible,
		Suggestions: base64.StdEncoding.EncodeToString(seal.Seal(nil, nil, raw, nil)),
	}, nil
}

// opened undoes sealed. A verdict that was kept otherwise is NotFound not_found.
func opened(kept domain.Verdict, q domain.TextQuestion) (v domain.Verdict, err error) {
	seal, err := sealOf(q)
	if err != nil {
		return domain.Verdict{}, fmt.Errorf("open a verdict: %w", err)
	}
	box, err := base64.StdEncoding.DecodeString(kept.Suggestions)
	if err == nil {
		box, err = seal.Open(nil, nil, box, nil)
	}
	if err == nil {
		err = json.Unmarshal(box, &v)
	}
	if err != nil {
		return domain.Verdict{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return v, nil
}

func sealOf(q domain.TextQuestion) (cipher.AEAD, error) {
	key := sha256.Sum256([]byte("verdict\x00" + q.Text + "\x00" + q.Description))
	block, err := aes.NewCipher(key[:])
	if err != nil {
		return nil, err
	}
	return cipher.NewGCMWithRandomNonce(block)
}
