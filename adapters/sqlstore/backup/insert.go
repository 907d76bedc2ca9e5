package backup

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"wbso/adapters/sqlstore"
)

const (
	// batchRows and batchBytes bound what is inserted with one statement, and with that what
	// a copy keeps in memory.
	batchRows  = 100
	batchBytes = 1 << 20
	// tellInterval is how many rows are copied between two words about it.
	tellInterval = 10_000
)

// inserter puts rows into a table, many with each statement.
type inserter struct {
	to     sqlstore.Bulk
	table  sqlstore.Table
	whole  *sql.Stmt // for a batch of the most rows
	values []any
	bytes  int
}

func (in *inserter) add(ctx context.Context, row []any) error {
	in.values = append(in.values, row...)
	for _, value := range row {
		switch v := value.(type) {
		case []byte:
			in.bytes += len(v)
		case string:
			in.bytes += len(v)
		}
	}
	if len(in.values) == batchRows*len(row) || in.bytes >= batchBytes {
		return in.flush(ctx)
	}
	return nil
}

// flush inserts what has come since the last time.
func (in *inserter) flush(ctx context.Context) (err error) {
	rows := len(in.values) / len(in.table.Columns)
	switch {
	case rows == 0:
		return nil
	case rows < batchRows:
		_, err = in.to.ExecContext(ctx, in.statement(rows), in.values...)
	default:
		if in.whole == nil {
			if in.whole, err = in.to.PrepareContext(ctx, in.statement(rows)); err != nil {
				return err
			}
		}
		_, err = in.whole.ExecContext(ctx, in.values...)
	}
	clear(in.values)
	in.values, in.bytes = in.values[:0], 0
	return err
}

func (in *inserter) statement(rows int) string {
	var places []string
	for n := range rows {
		row := make([]string, len(in.table.Columns))
		for i := range row {
			if row[i] = "?"; !in.to.Unnumbered {
				row[i] = fmt.Sprintf("$%d", n*len(row)+i+1)
			}
		}
		places = append(places, "("+strings.Join(row, ", ")+")")
	}
	return fmt.Sprintf(`INSERT INTO %s (%s) VALUES %s`, quoted(in.table.Name), columns(in.table), strings.Join(places, ", "))
}

func (in *inserter) close() {
	if in.whole != nil {
		in.whole.Close()
	}
}
