package bootstrap

import (
	"context"
	"errors"
	"io"

	"wbso/adapters/settings"
	"wbso/adapters/vault"
	"wbso/ports"
)

// Rewrap makes the secret of the settings the one that opens the data keys, when that is
// still the former one. It returns how many keys there were to do. Servers that run go on
// with the keys that they have opened.
func Rewrap(ctx context.Context, c Config, out io.Writer) (done int, err error) {
	store, err := c.store(ctx, Demand, c.Logger(out))
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	k, err := c.keys(ctx, store)
	if err != nil {
		return 0, err
	}
	var setting *settings.Error
	if _, err := c.vault(ctx, store, k); !errors.As(err, &setting) || c.SecretKeyOld == "" {
		return 0, err
	}
	former, err := derive([]byte(c.SecretKeyOld), k.instance, wrappingPurpose)
	if err != nil {
		return 0, err
	}
	err = store.Write(ctx, func(r ports.Repos) error {
		list, err := r.DataKeys.ListDataKeys(ctx)
		if err != nil {
			return err
		}
		wrapped, err := vault.Rewrap(former, k.dataKeys, list)
		if errors.Is(err, vault.ErrSecret) {
			return settings.Wrong("WBSO_SECRET_KEY_OLD", "ook deze sleutel opent de versleutelde gegevens van deze database niet")
		}
		for _, key := range wrapped {
			if err := r.DataKeys.RewrapDataKey(ctx, key); err != nil {
				return err
			}
		}
		done = len(wrapped)
		return err
	})
	return done, err
}
