package bootstrap

import (
	"context"
	"crypto/hkdf"
	"crypto/sha256"
	"fmt"

	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/ports"
)

// keys has a key for each purpose, derived from the secret and the id of the
// database: a token of one database is invalid in another one with the same secret.
type keys struct {
	tokens, fakePayments, dataKeys, counters, signer []byte
	instance                                         account.Instance
}

// keys derives them for a database that has this program's schema.
func (c *Config) keys(ctx context.Context, store ports.UnitOfWork) (k keys, err error) {
	var sealed []hours.DataKey
	if k.instance, sealed, err = dataKeysIn(ctx, store); err != nil {
		return k, err
	}
	secret, err := c.secret(len(sealed) > 0)
	if err != nil {
		return k, err
	}
	for _, key := range []struct {
		purpose string
		to      *[]byte
	}{
		{"wbso: signature of access and refresh tokens", &k.tokens},
		{"wbso: fake payment provider", &k.fakePayments},
		{wrappingPurpose, &k.dataKeys},
		{"wbso: digests of who is limited", &k.counters},
		{"wbso: codes and proofs that others keep", &k.signer},
	} {
		if *key.to, err = derive(secret, k.instance, key.purpose); err != nil {
			return k, err
		}
	}
	return k, nil
}

const wrappingPurpose = "wbso: wrapping of data keys"

// derive returns the key of a purpose: HKDF-SHA256 (RFC 5869) with the database's id as
// salt.
func derive(secret []byte, of account.Instance, purpose string) ([]byte, error) {
	key, err := hkdf.Key(sha256.New, secret, []byte(of.ID), purpose, sha256.Size)
	if err != nil {
		return nil, fmt.Errorf("derive a key: %w", err)
	}
	return key, nil
}

// dataKeysIn returns which instance a database is, and its data keys.
func dataKeysIn(ctx context.Context, store ports.UnitOfWork) (instance account.Instance, list []hours.DataKey, err error) {
	err = store.Read(ctx, func(r ports.Repos) error {
		if instance, err = r.Instance.FindInstance(ctx); err != nil {
			return err
		}
		list, err = r.DataKeys.ListDataKeys(ctx)
		return err
	})
	return instance, list, err
}
