package timesheets

import (
	"context"
	"log/slog"
	"time"

	"wbso/app/usecase"
	"wbso/ports"
)

// Keys are the data keys of the vault.
type Keys struct{ deps *Deps }

// Rotation is what came of Rotate.
type Rotation struct {
	Key        string // id of the data key that seals from now on
	Resealed   int    // numbers and secrets that this call sealed with it
	Unreadable int    // those that open with no key, and were left as they are
}

// resealBatch is how many numbers share a transaction, so that nobody waits for long.
const resealBatch = 100

// Rotate makes a new data key, seals all numbers and secrets of second factors with it and removes the keys that seal
// none any more. Servers go on meanwhile: as long as a number is sealed with a key, that
// key is there. After a rotation that was cut off it goes on with the key of that one.
func (k *Keys) Rotate(ctx context.Context) (done Rotation, err error) {
	if done.Key, err = k.begin(ctx); err != nil {
		return done, err
	}
	for _, reseal := range []func(context.Context, int64, *Rotation) (int64, bool, error){k.reseal, k.resealSecrets} {
		for after, more := int64(0), true; more; {
			if after, more, err = reseal(ctx, after, &done); err != nil {
				return done, err
			}
		}
	}
	return done, k.deps.Store.Write(ctx, func(r ports.Repos) error { return r.DataKeys.RemoveUnusedDataKeys(ctx) })
}

// begin returns the key to seal with: a new one, or the newest of several, which a
// rotation left that did not end. The newest is what the order of creation says, so a
// clock that was set back must not make the new key an older one.
func (k *Keys) begin(ctx context.Context) (id string, err error) {
	made := k.deps.Vault.NewDataKey(k.deps.Clock.Now())
	err = k.deps.Store.Write(ctx, func(r ports.Repos) error {
		keys, err := r.DataKeys.ListDataKeys(ctx)
		if err != nil {
			return err
		}
		key := made
		if n := len(keys); n > 1 {
			id = keys[n-1].ID
			return nil
		} else if n == 1 && !key.CreatedAt.After(keys[0].CreatedAt) {
			key.CreatedAt = keys[0].CreatedAt.Add(time.Millisecond)
		}
		id = key.ID
		return r.DataKeys.AddDataKey(ctx, key)
	})
	return id, err
}

// reseal takes the next numbers. A key that came meanwhile, from another rotation, is the
// one that they get.
func (k *Keys) reseal(ctx context.Context, after int64, done *Rotation) (last int64, more bool, err error) {
	var sealed, unreadable int
	err = k.deps.Store.Write(ctx, func(r ports.Repos) error {
		sealed, unreadable, last = 0, 0, after
		numbers, err := r.DataKeys.ListNumbersSealedOtherwise(ctx, done.Key, after, resealBatch)
		if err != nil {
			return err
		}
		more = len(numbers) == resealBatch
		for _, n := range numbers {
			last = n.Employee
			bsn, err := k.deps.Vault.OpenNumber(ctx, r.DataKeys, n.Employee, n.Sealed)
			if err != nil {
				unreadable++
				k.deps.Log.ErrorContext(ctx, "bsn unreadable", slog.Int64("employee", n.Employee), slog.Any("error", err))
				continue
			}
			if n.Sealed, err = k.deps.Vault.SealNumber(ctx, r.DataKeys, n.Employee, bsn); err != nil {
				return err
			}
			if err := r.DataKeys.ResealNumber(ctx, n); err != nil {
				return err
			}
			sealed++
		}
		return nil
	})
	done.Resealed, done.Unreadable = done.Resealed+sealed, done.Unreadable+unreadable
	return last, more, err
}

// resealSecrets is reseal for the secrets of second factors.
func (k *Keys) resealSecrets(ctx context.Context, after int64, done *Rotation) (last int64, more bool, err error) {
	var sealed, unreadable int
	err = k.deps.Store.Write(ctx, func(r ports.Repos) error {
		sealed, unreadable, last = 0, 0, after
		factors, err := r.DataKeys.ListSecretsSealedOtherwise(ctx, done.Key, after, resealBatch)
		if err != nil {
			return err
		}
		more = len(factors) == resealBatch
		for _, f := range factors {
			last = f.User
			secret, err := k.deps.Vault.OpenSecret(ctx, r.DataKeys, f.User, f.Secret)
			if err != nil {
				unreadable++
				k.deps.Log.ErrorContext(ctx, "second factor unreadable", usecase.UserAttr(f.User), slog.Any("error", err))
				continue
			}
			again, err := k.deps.Vault.SealSecret(ctx, r.DataKeys, f.User, secret)
			if err == nil {
				err = r.DataKeys.ResealSecret(ctx, f.User, again)
			}
			if err != nil {
				return err
			}
			sealed++
		}
		return nil
	})
	done.Resealed, done.Unreadable = done.Resealed+sealed, done.Unreadable+unreadable
	return last, more, err
}
