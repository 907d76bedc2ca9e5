package evaluations

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"

	"wbso/domain"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// A kept evaluation outlives the account of its writer, and quotes them. So it is sealed with a
// key that is made of the text itself: it opens only for somebody who sends that text again.

// sealed returns an evaluation as it is kept: its colour, and the rest sealed in Suggestions.
func sealed(v evaluation.Evaluation, q find.Text) (evaluation.Evaluation, error) {
	raw, err := json.Marshal(v)
	if err != nil {
		return evaluation.Evaluation{}, fmt.Errorf("seal an evaluation of %s: %w", q.Field, err)
	}
	seal, err := sealOf(q)
	if err != nil {
		return evaluation.Evaluation{}, fmt.Errorf("seal an evaluation of %s: %w", q.Field, err)
	}
	return evaluation.Evaluation{
		GoodEnough: v.GoodEnough, Eligible: v.Eligible,
		Suggestions: base64.StdEncoding.EncodeToString(seal.Seal(nil, nil, raw, nil)),
	}, nil
}

// Unsealed undoes sealed. An evaluation that was kept otherwise is NotFound not_found.
func Unsealed(kept evaluation.Evaluation, q find.Text) (v evaluation.Evaluation, err error) {
	seal, err := sealOf(q)
	if err != nil {
		return evaluation.Evaluation{}, fmt.Errorf("open an evaluation of %s: %w", q.Field, err)
	}
	box, err := base64.StdEncoding.DecodeString(kept.Suggestions)
	if err == nil {
		box, err = seal.Open(nil, nil, box, nil)
	}
	if err == nil {
		err = json.Unmarshal(box, &v)
	}
	if err != nil {
		return evaluation.Evaluation{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return v, nil
}

func sealOf(q find.Text) (cipher.AEAD, error) {
	key := sha256.Sum256([]byte("verdict\x00" + q.Text + "\x00" + q.Pitch))
	block, err := aes.NewCipher(key[:])
	if err != nil {
		return nil, err
	}
	return cipher.NewGCMWithRandomNonce(block)
}
