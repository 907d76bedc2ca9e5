package backup_test

import (
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/sqlitetest"
)

// odd is a text of which each character was trouble somewhere.
const odd = "Zoë, 漢字 🧪 ' \" \\ $1 %s {n}\r\n\té e\u0301 \u200b\ufeff \U0010ffff NULL "

// fillAll puts three rows into every table, with a value in every column but for
// the second row, which is NULL where it may be.
func (d database) fillAll() {
	d.t.Helper()
	schema := sqlitetest.Path(d.t) // the columns are the same on both
	require.NoError(d.t, sqlitetest.Reopen(d.t, schema).Migrate(d.t.Context()))
	lite, err := sql.Open("sqlite", schema)
	require.NoError(d.t, err)
	defer lite.Close()
	rows, err := lite.QueryContext(d.t.Context(), `SELECT t.name, group_concat(c.name || ' ' || c.type || ' ' || (c."notnull" OR c.pk > 0))
		FROM sqlite_schema t JOIN pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%'
		AND t.name NOT IN ('goose_db_version', 'instance') GROUP BY t.name ORDER BY t.rowid`)
	require.NoError(d.t, err)
	defer rows.Close()
	d.raw("", func(db *sql.DB) {
		tx, err := db.BeginTx(d.t.Context(), nil)
		require.NoError(d.t, err)
		for rows.Next() {
			var table, columns string
			require.NoError(d.t, rows.Scan(&table, &columns))
			for row := 1; row <= 3; row++ {
				insertSamples(d.t, tx, table, columns, row)
			}
		}
		require.NoError(d.t, errors.Join(rows.Err(), tx.Commit()))
	})
}

// insertSamples adds a row; each column is its name, its type and 1 if it is never NULL.
func insertSamples(t *testing.T, tx *sql.Tx, table, columns string, row int) {
	t.Helper()
	var names, places []string
	var values []any
	for column := range strings.SplitSeq(columns, ",") {
		words := strings.Fields(column)
		names, places = append(names, words[0]), append(places, fmt.Sprintf("$%d", len(places)+1))
		values = append(values, sample(words[0], words[1], words[2] == "1", row))
	}
	statement := fmt.Sprintf(`INSERT INTO %s (%s) VALUES (%s)`, table, strings.Join(names, ", "), strings.Join(places, ", "))
	_, err := tx.ExecContext(t.Context(), statement, values...)
	require.NoError(t, err, statement)
}

// sample is a value for a column of row 1, 2 or 3.
func sample(column, kind string, needed bool, row int) any {
	switch {
	case !needed && row == 2:
		return nil
	case kind == "BOOLEAN":
		return row != 1
	case kind == "TIMESTAMP" && row == 1:
		return "2026-11-20 09:00:00.123456+00:00"
	case kind == "TIMESTAMP":
		return "2028-02-29 23:59:59+00:00"
	case kind == "BLOB" && row == 3:
		return []byte{}
	case kind == "BLOB":
		return []byte("\x00\x01\xfe\xff" + odd)
	case kind == "TEXT":
		return odd + column + fmt.Sprint(row)
	case column == "id" || strings.HasSuffix(column, "_id"):
		return row
	}
	return int64(row) << 40
}
