package sqlite

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"wbso/adapters/sqlstore"
)

// copyRows is how many rows a statement inserts. More are hardly quicker.
const copyRows = 100

// copyIn inserts many rows with each statement. What all rows share is part of its text.
func copyIn(ctx context.Context, conn *sql.Conn, rows sqlstore.CopyRows) error {
	width := len(rows.Columns)
	values := make([]any, copyRows*width)
	var insert *sql.Stmt
	for done, size := 0, 0; done < rows.N; done += size {
		if next := min(copyRows, rows.N-done); next != size {
			var err error
			if insert, err = conn.PrepareContext(ctx, insertOf(rows, next)); err != nil {
				return err
			}
			defer insert.Close()
			size = next
		}
		for i := range size {
			if err := rows.Row(done+i, values[i*width:(i+1)*width]); err != nil {
				return err
			}
		}
		if _, err := insert.ExecContext(ctx, values[:size*width]...); err != nil {
			return err
		}
	}
	return nil
}

// insertOf returns the statement for n rows. It gives up the whole transaction when a row is
// refused, so that it needs no copies of pages to take back the rows before. Numbered
// parameters would cost a search each.
func insertOf(rows sqlstore.CopyRows, n int) string {
	row := strings.Repeat("?, ", len(rows.Columns))
	for i, v := range rows.Values {
		if i > 0 {
			row += ", "
		}
		row += literal(v)
	}
	columns := strings.Join(append(append([]string(nil), rows.Columns...), rows.Shared...), ", ")
	return "INSERT OR ROLLBACK INTO " + rows.Table + " (" + columns + ") VALUES " + strings.Repeat("("+row+"), ", n-1) + "(" + row + ")"
}

// literal writes a number or a time as the driver stores it.
func literal(value any) string {
	if t, ok := value.(time.Time); ok {
		return "'" + t.UTC().Format("2006-01-02 15:04:05.999999999-07:00") + "'"
	}
	return fmt.Sprintf("%d", value)
}
