// Package vault encrypts citizen service numbers with AES-256-GCM. The data keys are
// random. They are in the database, wrapped with a key that is derived from the secret,
// so that another secret needs no number encrypted anew.
package vault

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"time"

	"wbso/domain"
)

// keySize is that of AES-256, in bytes.
const keySize = 32

// ErrSecret is the error of Open when the wrapping key is not the one of the data keys.
var ErrSecret = errors.New("the secret does not open the data keys")

// Vault implements ports.Vault.
type Vault struct {
	keys   map[string]cipher.AEAD
	newest string
}

// NewKey makes a random data key, wrapped.
func NewKey(wrapping []byte, now time.Time) (domain.DataKey, error) {
	id, key := make([]byte, 8), make([]byte, keySize)
	rand.Read(id) // never fails
	rand.Read(key)
	made := domain.DataKey{ID: hex.EncodeToString(id), CreatedAt: now}
	wrap, err := gcm(wrapping)
	if err != nil {
		return made, err
	}
	made.Wrapped = wrap.Seal(nil, nil, key, keyContext(made.ID))
	return made, nil
}

// Open unwraps the data keys, of which the last seals: ErrSecret when the wrapping key is
// another one.
func Open(wrapping []byte, keys []domain.DataKey) (*Vault, error) {
	wrap, err := gcm(wrapping)
	if err != nil {
		return nil, err
	}
	v := &Vault{keys: map[string]cipher.AEAD{}}
	for _, k := range keys {
		key, err := wrap.Open(nil, nil, k.Wrapped, keyContext(k.ID))
		if err != nil {
			return nil, ErrSecret
		}
		if v.keys[k.ID], err = gcm(key); err != nil {
			return nil, err
		}
		v.newest = k.ID
	}
	return v, nil
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

// numberContext binds a number to its employee: two ciphers that are swapped do not open.
func numberContext(key string, employee int64) []byte {
	return fmt.Appendf(nil, "wbso bsn of employee %d with key %s", employee, key)
}

// Seal implements ports.Vault.
func (v *Vault) Seal(employee int64, bsn string) (domain.SealedBSN, error) {
	key, ok := v.keys[v.newest]
	if !ok {
		return domain.SealedBSN{}, errors.New("seal a number: there is no data key")
	}
	return domain.SealedBSN{Key: v.newest, Cipher: key.Seal(nil, nil, []byte(bsn), numberContext(v.newest, employee))}, nil
}

// Open implements ports.Vault.
func (v *Vault) Open(employee int64, sealed domain.SealedBSN) (string, error) {
	key, ok := v.keys[sealed.Key]
	if !ok {
		return "", fmt.Errorf("open the number of employee %d: there is no data key %q", employee, sealed.Key)
	}
	bsn, err := key.Open(nil, nil, sealed.Cipher, numberContext(sealed.Key, employee))
	if err != nil {
		return "", fmt.Errorf("open the number of employee %d: it was changed or is another employee's", employee)
	}
	return string(bsn), nil
}
