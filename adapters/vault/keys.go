package vault

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"time"

	"wbso/domain/hours"
)

// keySize is the size of an AES-256 key, in bytes.
const keySize = 32

// NewDataKey implements ports.Vault.
func (v *Vault) NewDataKey(now time.Time) hours.DataKey {
	id, key := make([]byte, 8), make([]byte, keySize)
	rand.Read(id) // never fails
	rand.Read(key)
	made := hours.DataKey{ID: hex.EncodeToString(id), CreatedAt: now}
	made.Wrapped = v.wrapping.Seal(nil, nil, key, keyContext(made.ID))
	return made
}

// Rewrap returns data keys as the wrapping key to wraps them: ErrSecret when from does
// not open one of them.
func Rewrap(from, to []byte, keys []hours.DataKey) ([]hours.DataKey, error) {
	old, err := gcm(from)
	if err != nil {
		return nil, err
	}
	wrap, err := gcm(to)
	if err != nil {
		return nil, err
	}
	var wrapped []hours.DataKey
	for _, k := range keys {
		plain, err := old.Open(nil, nil, k.Wrapped, keyContext(k.ID))
		if err != nil {
			return nil, ErrSecret
		}
		k.Wrapped = wrap.Seal(nil, nil, plain, keyContext(k.ID))
		wrapped = append(wrapped, k)
	}
	return wrapped, nil
}

// gcm seals with a random nonce, which it writes before the cipher.
func gcm(key []byte) (cipher.AEAD, error) {
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, fmt.Errorf("use a key: %w", err)
	}
	return cipher.NewGCMWithRandomNonce(block)
}

func keyContext(id string) []byte { return []byte("wbso data key " + id) }
