package backup

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"time"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/sqlite"
)

// copyLimit bounds a copy of a database.
const copyLimit = 4 * time.Hour

// CopiedTable is a table that is the same on both sides, row by row.
type CopiedTable struct {
	Table  string
	Rows   int64
	Digest uint64 // of all values, in any order
}

// Copy makes a database of its own, in a place that is vacant, of everything in another.
// Nobody uses either of them meanwhile. What was copied is read again on the new side and
// compared before the new database gets its place. Its errors are those of Place.ReadLocked
// and Place.Create.
func Copy(ctx context.Context, from, to Place, tell func(table string, rows int64)) (list []CopiedTable, err error) {
	ctx, cancel := context.WithTimeout(ctx, copyLimit)
	defer cancel()
	if err := to.Vacant(ctx); err != nil { // soon, and also when both are the same place
		return nil, err
	}
	err = from.ReadLocked(ctx, func(source sqlstore.Bulk) error {
		schema, err := schemaOf(ctx, source)
		if err != nil {
			return err
		}
		tables, err := tablesAt(ctx, schema)
		if err != nil {
			return err
		}
		return to.Create(ctx, schema, func(target sqlstore.Bulk) error {
			copied, err := fill(ctx, source, target, tables, tell)
			if err != nil {
				return err
			}
			list = listed(tables, copied)
			return same(ctx, target, tables, copied)
		})
	})
	return list, err
}

// tablesAt lists the tables of a version of the schema.
func tablesAt(ctx context.Context, schema int64) (tables []sqlstore.Table, err error) {
	folder, err := os.MkdirTemp("", "wbso-copy-")
	if err != nil {
		return nil, fmt.Errorf("make a folder for a while: %w", err)
	}
	defer os.RemoveAll(folder)
	err = sqlite.Make(ctx, filepath.Join(folder, "empty.db"), schema, func(empty sqlstore.Bulk) error {
		tables, err = sqlite.Tables(ctx, empty)
		return err
	})
	return tables, err
}

// same reads all rows and fails when they differ from those that were copied.
func same(ctx context.Context, b sqlstore.Bulk, tables []sqlstore.Table, copied tallies) error {
	found, err := count(ctx, b, tables)
	if err == nil && !maps.Equal(found, copied) {
		err = errors.New("the rows are others than those that were copied")
	}
	return err
}

func listed(tables []sqlstore.Table, copied tallies) (list []CopiedTable) {
	for _, t := range tables {
		list = append(list, CopiedTable{Table: t.Name, Rows: copied[t.Name].Rows, Digest: copied[t.Name].Digest})
	}
	return list
}
