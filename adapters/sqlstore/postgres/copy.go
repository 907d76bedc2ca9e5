package postgres

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"

	"wbso/adapters/sqlstore"
)

// copyIn sends rows by COPY.
func copyIn(ctx context.Context, conn *sql.Conn, rows sqlstore.CopyRows) error {
	return conn.Raw(func(driver any) error {
		session, ok := driver.(*stdlib.Conn)
		if !ok {
			return fmt.Errorf("copy rows: %T is no connection of pgx", driver)
		}
		values := append(make([]any, len(rows.Columns)), rows.Values...)
		next, refused := 0, error(nil)
		_, err := session.Conn().CopyFrom(ctx, pgx.Identifier{rows.Table}, slices.Concat(rows.Columns, rows.Shared), pgx.CopyFromFunc(func() ([]any, error) {
			if next == rows.N {
				return nil, nil
			}
			refused = rows.Row(next, values)
			next++
			return values, refused
		}))
		return cmp.Or(refused, err) // the server would only tell that the copying was broken off
	})
}
