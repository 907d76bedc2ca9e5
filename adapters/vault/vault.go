// Package vault encrypts citizen service numbers and the secrets of second factors with AES-256-GCM.
// The data keys are random. They are in the database, wrapped with a key that is derived from the
// secret of the installation, so that a change of that secret needs nothing to be encrypted again.
package vault

import (
	"context"
	"crypto/cipher"
	"errors"
	"fmt"
	"sync"

	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/ports"
)

// ErrSecret is the error for a data key that the wrapping key does not open.
var ErrSecret = errors.New("the secret does not open the data keys")

// Vault implements ports.Vault.
type Vault struct {
	wrapping cipher.AEAD

	mu   sync.RWMutex
	keys map[string]cipher.AEAD // those that were unwrapped; what an id means never changes
}

// New returns a vault whose data keys are wrapped with this key.
func New(wrapping []byte) (*Vault, error) {
	wrap, err := gcm(wrapping)
	return &Vault{wrapping: wrap, keys: map[string]cipher.AEAD{}}, err
}

// Learn unwraps data keys, so that they open numbers also when they are wrapped with
// another secret later: ErrSecret when one does not open.
func (v *Vault) Learn(keys []hours.DataKey) error {
	for _, k := range keys {
		if _, err := v.key(k); err != nil {
			return err
		}
	}
	return nil
}

// SealNumber implements ports.Vault.
func (v *Vault) SealNumber(ctx context.Context, keys ports.DataKeys, employee int64, bsn string) (hours.SealedBSN, error) {
	key, sealed, err := v.seal(ctx, keys, bsn, func(key string) []byte { return numberContext(key, employee) })
	if err != nil {
		return hours.SealedBSN{}, fmt.Errorf("seal the number of employee %d: %w", employee, err)
	}
	return hours.SealedBSN{Key: key, Cipher: sealed}, nil
}

// SealSecret implements ports.Vault.
func (v *Vault) SealSecret(ctx context.Context, keys ports.DataKeys, user int64, secret string) (account.SealedSecret, error) {
	key, sealed, err := v.seal(ctx, keys, secret, func(key string) []byte { return secretContext(key, user) })
	if err != nil {
		return account.SealedSecret{}, fmt.Errorf("seal the secret of user %d: %w", user, err)
	}
	return account.SealedSecret{Key: key, Cipher: sealed}, nil
}

// seal encrypts with the newest data key, whose id it returns.
func (v *Vault) seal(ctx context.Context, keys ports.DataKeys, plain string, about func(key string) []byte) (id string, sealed []byte, err error) {
	list, err := keys.ListDataKeys(ctx)
	if err != nil {
		return "", nil, err
	}
	if len(list) == 0 {
		return "", nil, errors.New("there is no data key")
	}
	newest := list[len(list)-1]
	key, err := v.key(newest)
	if err != nil {
		return "", nil, err
	}
	return newest.ID, key.Seal(nil, nil, []byte(plain), about(newest.ID)), nil
}

// OpenNumber implements ports.Vault.
func (v *Vault) OpenNumber(ctx context.Context, keys ports.DataKeys, employee int64, sealed hours.SealedBSN) (string, error) {
	bsn, err := v.open(ctx, keys, sealed.Key, sealed.Cipher, numberContext(sealed.Key, employee))
	if err != nil {
		return "", fmt.Errorf("open the number of employee %d: %w", employee, err)
	}
	return bsn, nil
}

// OpenSecret implements ports.Vault.
func (v *Vault) OpenSecret(ctx context.Context, keys ports.DataKeys, user int64, sealed account.SealedSecret) (string, error) {
	secret, err := v.open(ctx, keys, sealed.Key, sealed.Cipher, secretContext(sealed.Key, user))
	if err != nil {
		return "", fmt.Errorf("open the secret of user %d: %w", user, err)
	}
	return secret, nil
}

// open decrypts with the data key of an id what was sealed about something.
func (v *Vault) open(ctx context.Context, keys ports.DataKeys, id string, sealed, about []byte) (string, error) {
	key, err := v.find(ctx, keys, id)
	if err != nil {
		return "", err
	}
	plain, err := key.Open(nil, nil, sealed, about)
	if err != nil {
		return "", errors.New("it was changed or belongs to another")
	}
	return string(plain), nil
}

// find returns a data key. It reads the database when the key is not in memory.
func (v *Vault) find(ctx context.Context, keys ports.DataKeys, id string) (cipher.AEAD, error) {
	if key := v.known(id); key != nil {
		return key, nil
	}
	list, err := keys.ListDataKeys(ctx)
	if err != nil {
		return nil, err
	}
	for _, k := range list {
		if k.ID == id {
			return v.key(k)
		}
	}
	return nil, fmt.Errorf("there is no data key %q", id)
}

func (v *Vault) known(id string) cipher.AEAD {
	v.mu.RLock()
	defer v.mu.RUnlock()
	return v.keys[id]
}

// key unwraps a data key, the first time.
func (v *Vault) key(k hours.DataKey) (cipher.AEAD, error) {
	if key := v.known(k.ID); key != nil {
		return key, nil
	}
	plain, err := v.wrapping.Open(nil, nil, k.Wrapped, keyContext(k.ID))
	if err != nil {
		return nil, ErrSecret
	}
	key, err := gcm(plain)
	if err != nil {
		return nil, err
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.keys[k.ID] = key
	return key, nil
}

// numberContext binds a number to its employee: two ciphers that are swapped do not open.
func numberContext(key string, employee int64) []byte {
	return fmt.Appendf(nil, "wbso bsn of employee %d with key %s", employee, key)
}

// secretContext binds the secret of a second factor to its user.
func secretContext(key string, user int64) []byte {
	return fmt.Appendf(nil, "wbso second factor of user %d with key %s", user, key)
}
