package bootstrap

import (
	"context"
	"errors"
	"path/filepath"
	"time"

	"wbso/adapters/settings"
	"wbso/adapters/vault"
	"wbso/domain/hours"
	"wbso/ports"
)

// vault opens the data keys of the database and makes the first one. Of several servers
// that start at once one makes it, and all go on with that one.
func (c *Config) vault(ctx context.Context, store ports.UnitOfWork, k keys) (*vault.Vault, error) {
	opened, err := vault.New(k.dataKeys)
	if err != nil {
		return nil, err
	}
	list, err := dataKeys(ctx, store)
	if err != nil {
		return nil, err
	}
	if len(list) == 0 {
		if list, err = firstDataKey(ctx, store, opened.NewDataKey(time.Now())); err != nil {
			return nil, err
		}
	}
	err = opened.Learn(list)
	if errors.Is(err, vault.ErrSecret) {
		return nil, c.wrongSecret()
	}
	return opened, err
}

// wrongSecret returns the error of a secret that is not the one of this database, with where it
// came from.
func (c *Config) wrongSecret() error {
	from := "deze sleutel"
	if c.SecretKey == "" {
		from = "de sleutel in " + filepath.Join(c.DataDir, SecretFile)
	}
	return settings.Wrong("WBSO_SECRET_KEY", "%s opent de versleutelde gegevens van deze database niet: zet de sleutel terug waarmee zij is gemaakt, of draai 'wbsoctl keys rotate' met die sleutel in WBSO_SECRET_KEY_OLD", from)
}

func dataKeys(ctx context.Context, store ports.UnitOfWork) (keys []hours.DataKey, err error) {
	err = store.Read(ctx, func(r ports.Repos) error {
		keys, err = r.DataKeys.ListDataKeys(ctx)
		return err
	})
	return keys, err
}

// Sealed reports whether the database has data that a secret opens.
func Sealed(ctx context.Context, store ports.UnitOfWork) (bool, error) {
	list, err := dataKeys(ctx, store)
	return len(list) > 0, err
}

// TrySecret fails when the secret of the settings is not the one of the database. It encrypts nothing;
// sealed is false when there is nothing yet that it could open.
func (c *Config) TrySecret(ctx context.Context, store ports.UnitOfWork) (sealed bool, err error) {
	k, err := c.keys(ctx, store)
	if err != nil {
		return false, err
	}
	if sealed, err = Sealed(ctx, store); err != nil || !sealed {
		return false, err
	}
	_, err = c.vault(ctx, store, k)
	return true, err
}

func firstDataKey(ctx context.Context, store ports.UnitOfWork, made hours.DataKey) (keys []hours.DataKey, err error) {
	err = store.Write(ctx, func(r ports.Repos) error {
		if keys, err = r.DataKeys.ListDataKeys(ctx); err != nil || len(keys) > 0 {
			return err
		}
		keys = []hours.DataKey{made}
		return r.DataKeys.AddDataKey(ctx, made)
	})
	return keys, err
}
