package backup

import (
	"context"
	"fmt"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/sqlite"
	"wbso/domain/account"
	"wbso/domain/hours"
)

// Keys returns the data keys in a backup that was verified, and the instance that their
// wrapping is for. A backup of before there were numbers to encrypt has none.
func (c Contents) Keys(ctx context.Context, path string) (of account.Instance, keys []hours.DataKey, err error) {
	if c.tallies["data_keys"].Rows == 0 {
		return of, nil, nil
	}
	err = sqlite.View(ctx, path, func(file sqlstore.Bulk) error {
		if err := file.QueryRowContext(ctx, `SELECT id FROM instance`).Scan(&of.ID); err != nil {
			return fmt.Errorf("read the instance of the backup: %w", err)
		}
		keys, err = readKeys(ctx, file)
		return err
	})
	return of, keys, err
}

func readKeys(ctx context.Context, file sqlstore.Bulk) (keys []hours.DataKey, err error) {
	rows, err := file.QueryContext(ctx, `SELECT id, wrapped FROM data_keys`)
	if err != nil {
		return nil, fmt.Errorf("read the data keys of the backup: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		var k hours.DataKey
		if err := rows.Scan(&k.ID, &k.Wrapped); err != nil {
			return nil, fmt.Errorf("read the data keys of the backup: %w", err)
		}
		keys = append(keys, k)
	}
	return keys, rows.Err()
}
