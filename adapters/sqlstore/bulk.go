package sqlstore

import (
	"context"
	"database/sql"
	"fmt"
)

// Bulk is a transaction in which whole tables are read or written.
type Bulk struct {
	*sql.Tx
	Sequences
}

// Sequences are the statements about the ids that a database gives out.
type Sequences struct {
	List string // returns a table and the highest id that it gave out, also of a row that is gone
	Set  string // makes the ids of table $1 go on after $2
	// Unnumbered says that parameters are best written as ?: SQLite looks for the name of each
	// value among those of all.
	Unnumbered bool
}

// Table is a table of the schema.
type Table struct {
	Name    string
	Columns []Column
}

// Column is a column with the type that SQLite's schema declares.
type Column struct{ Name, Type string }

// InBulk runs fn in one transaction.
func InBulk(ctx context.Context, db *sql.DB, opts *sql.TxOptions, sequences Sequences, fn func(Bulk) error) error {
	tx, err := db.BeginTx(ctx, opts)
	if err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	defer tx.Rollback()
	if err := fn(Bulk{tx, sequences}); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("commit: %w", err)
	}
	return nil
}
