package postgres

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"wbso/adapters/sqlstore"
	"wbso/domain"
)

// ReadLocked is like Read, but locks the tables against writers until read returns. It fails with
// Conflict database_in_use while another program is connected as this user.
func (p Place) ReadLocked(ctx context.Context, read func(sqlstore.Bulk) error) error {
	return p.locked(ctx, func(db *sql.DB) error {
		tables, err := tablesIn(ctx, db, `current_schema()`)
		if err != nil {
			return fmt.Errorf("list the tables: %w", err)
		}
		if err := waitAlone(ctx, db); err != nil {
			return err
		}
		return inBulk(ctx, db, &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true}, func(b sqlstore.Bulk) error {
			if err := still(ctx, b.Tx, tables); err != nil {
				return err
			}
			return read(b)
		})
	})
}

// still locks the tables against writers until the transaction ends. Checking who is connected is
// the transaction's first query, which fixes the snapshot that it reads from.
func still(ctx context.Context, tx *sql.Tx, tables []string) error {
	for _, statement := range []string{`SET LOCAL lock_timeout = '5s'`, `LOCK TABLE ` + strings.Join(tables, ", ") + ` IN SHARE MODE`} {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return inUse(err)
		}
	}
	return checkAlone(ctx, tx)
}

// Vacant fails with Conflict database_not_empty when there are tables, of this product or any
// other.
func (p Place) Vacant(ctx context.Context) error {
	db, err := p.pool(map[string]string{"application_name": restorer})
	if err != nil {
		return err
	}
	defer db.Close()
	return vacant(ctx, db)
}

func vacant(ctx context.Context, db *sql.DB) error {
	tables, err := tablesIn(ctx, db, `current_schema()`)
	if err != nil {
		return fmt.Errorf("look into the database: %w", err)
	}
	if len(tables) > 0 {
		return domain.Fail(domain.Conflict, domain.CodeDatabaseFilled)
	}
	return nil
}

// Create is like Replace for a database without tables. It fails with Conflict database_not_empty
// when there are any.
func (p Place) Create(ctx context.Context, schema int64, fill func(sqlstore.Bulk) error) error {
	return p.locked(ctx, func(db *sql.DB) error {
		if err := vacant(ctx, db); err != nil {
			return err
		}
		return p.install(ctx, db, "", schema, fill)
	})
}

// inUse returns Conflict database_in_use when err says that another program holds the lock, and err
// unchanged otherwise.
func inUse(err error) error {
	if state(err) == "55P03" {
		return domain.Fail(domain.Conflict, domain.CodeDatabaseInUse).Because(err)
	}
	return err
}

// tablesIn lists the tables of a schema, an SQL expression.
func tablesIn(ctx context.Context, q querier, schema string, args ...any) (tables []string, err error) {
	rows, err := q.QueryContext(ctx, `SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = `+schema, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var table string
		if err := rows.Scan(&table); err != nil {
			return nil, err
		}
		tables = append(tables, table)
	}
	return tables, rows.Err()
}
