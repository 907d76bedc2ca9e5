package bootstrap

import (
	"context"
	"errors"
	"io/fs"

	"wbso/adapters/sqlstore/backup"
	"wbso/adapters/vault"
	"wbso/domain/account"
	"wbso/domain/hours"
)

// SecretCheck says whether the secret at hand opens the numbers in a backup.
type SecretCheck string

// The answers of Verify.
const (
	Opens     SecretCheck = "opens"
	FormerKey SecretCheck = "former_key" // the one in WBSO_SECRET_KEY_OLD does
	OtherKey  SecretCheck = "other_key"
	NoKey     SecretCheck = "no_key"     // no secret is at hand
	NotNeeded SecretCheck = "not_needed" // nothing is encrypted
)

// Verify reads all of a backup and tries the secret of the settings on it. It makes and
// changes nothing.
func Verify(ctx context.Context, c Config, path string) (backup.Contents, SecretCheck, error) {
	contents, err := backup.Verify(ctx, path)
	if err != nil {
		return contents, "", err
	}
	key, err := c.opening(ctx, contents, path)
	return contents, key, err
}

// opening tries the secret of the settings on a backup that was verified.
func (c *Config) opening(ctx context.Context, contents backup.Contents, path string) (SecretCheck, error) {
	of, list, err := contents.Keys(ctx, path)
	if err != nil {
		return "", err
	}
	return c.trySecrets(of, list)
}

// trySecrets tries the secrets of the settings on the data keys of an instance.
func (c *Config) trySecrets(of account.Instance, list []hours.DataKey) (SecretCheck, error) {
	if len(list) == 0 {
		return NotNeeded, nil
	}
	secret, err := c.secretAtHand()
	if errors.Is(err, fs.ErrNotExist) {
		return NoKey, nil
	}
	if err != nil {
		return "", err
	}
	for _, try := range []struct {
		secret []byte
		answer SecretCheck
	}{{secret, Opens}, {[]byte(c.SecretKeyOld), FormerKey}} {
		if opens, err := openedBy(try.secret, of, list); opens || err != nil {
			return try.answer, err
		}
	}
	return OtherKey, nil
}

// openedBy reports whether a secret opens the data keys of an instance. An empty one does not.
func openedBy(secret []byte, instance account.Instance, list []hours.DataKey) (bool, error) {
	if len(secret) == 0 {
		return false, nil
	}
	wrapping, err := derive(secret, instance, wrappingPurpose)
	if err != nil {
		return false, err
	}
	v, err := vault.New(wrapping)
	if err != nil {
		return false, err
	}
	return v.Learn(list) == nil, nil
}
