package postgres

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"wbso/adapters/sqlstore"
	"wbso/domain"
)

// ReadLocked is Read while nobody else is connected as this user, and nobody writes until
// read returns. Conflict database_in_use when anybody is.
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

// still lets nobody write to the tables until the transaction ends. The look at who is
// connected is the transaction's first query: what it reads is what is there from then on.
func still(ctx context.Context, tx *sql.Tx, tables []string) error {
	for _, statement := range []string{`SET LOCAL lock_timeout = '5s'`, `LOCK TABLE ` + strings.Join(tables, ", ") + ` IN SHARE MODE`} {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return inUse(err)
		}
	}
	return checkAlone(ctx, tx)
}

// Vacant fails with Conflict database_not_empty when there are tables, whosever they are.
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

// Create is Replace for a database without tables: Conflict database_not_empty when it has
// any.
func (p Place) Create(ctx context.Context, schema int64, fill func(sqlstore.Bulk) error) error {
	return p.locked(ctx, func(db *sql.DB) error {
		if err := vacant(ctx, db); err != nil {
			return err
		}
		return p.install(ctx, db, "", schema, fill)
	})
}

// inUse is Conflict database_in_use for an error that says that somebody else has the
// lock, and any other error as it is.
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
