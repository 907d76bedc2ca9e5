package compose

import (
	"context"
	"errors"
	"io/fs"

	"wbso/adapters/sqlstore/backup"
	"wbso/adapters/vault"
)

// Opening says whether the secret at hand opens the numbers in a backup.
type Opening string

// The answers of Verify.
const (
	Opens     Opening = "opens"
	OtherKey  Opening = "other_key"
	NoKey     Opening = "no_key"     // no secret is at hand
	NotNeeded Opening = "not_needed" // nothing is encrypted
)

// Verify reads all of a backup and tries the secret of the settings on it. It makes and
// changes nothing.
func Verify(ctx context.Context, c Config, path string) (backup.Contents, Opening, error) {
	contents, err := backup.Verify(ctx, path)
	if err != nil {
		return contents, "", err
	}
	of, list, err := contents.Keys(ctx, path)
	if err != nil || len(list) == 0 {
		return contents, NotNeeded, err
	}
	secret, err := c.secretAtHand()
	if errors.Is(err, fs.ErrNotExist) {
		return contents, NoKey, nil
	}
	if err != nil {
		return contents, "", err
	}
	wrapping, err := derive(secret, of, wrappingPurpose)
	if err != nil {
		return contents, "", err
	}
	v, err := vault.New(wrapping)
	if err != nil {
		return contents, "", err
	}
	if v.Learn(list) != nil {
		return contents, OtherKey, nil
	}
	return contents, Opens, nil
}
