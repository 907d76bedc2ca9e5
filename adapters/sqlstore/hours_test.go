package sqlstore_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
)

// Sums read indexes alone, and no query about hours reads a whole table of them.
func TestHours_D07_queriesUseTheirIndexes(t *testing.T) {
	covered := map[string]string{"by employee": "hours_project", "by day": "hours_project", "totals": "hours_project", "first day": "hours_project", "workday": "hours_employee",
		"employee days": "hours_project"}
	sqlite, pg := sqlitetest.Open(t), pgtest.Open(t)
	for what, query := range sqlstore.HourQueries() {
		lite, postgres := sqlitePlan(t, sqlite, query), postgresPlan(t, pg, query)
		assert.NotContains(t, lite, "SCAN hours", "%s\n%s", what, lite)
		assert.NotContains(t, lite, "SCAN withdrawn_hours", "%s\n%s", what, lite)
		if slices.Contains([]string{"after", "taken", "taken withdrawn"}, what) {
			assert.NotContains(t, lite, "TEMP B-TREE", "%s\n%s", what, lite)
		}
		if what == "by employee" { // the list and the totals come of one reading
			assert.Equal(t, []int{1, 1}, []int{strings.Count(lite, "hours_project"), strings.Count(lite, "hours_late")}, lite)
		}
		if index := covered[what]; index != "" {
			assert.Contains(t, lite, "USING COVERING INDEX "+index, "%s\n%s", what, lite)
			assert.Contains(t, postgres, "Index Only Scan", "%s\n%s", what, postgres)
			assert.Contains(t, postgres, "using "+index, "%s\n%s", what, postgres)
		} else {
			assert.Contains(t, postgres, "Index Scan", "%s\n%s", what, postgres)
			assert.NotContains(t, postgres, "Seq Scan on hours", "%s\n%s", what, postgres)
		}
	}
}

func sqlitePlan(t *testing.T, store *sqlstore.Store, query string) string {
	return plan(t, store, 4, `EXPLAIN QUERY PLAN `+query, parameters(query)...)
}

// postgresPlan tells PostgreSQL not to read whole tables, as it does when they are empty.
func postgresPlan(t *testing.T, store *sqlstore.Store, query string) string {
	return plan(t, store, 1, `EXPLAIN `+query, parameters(query)...)
}

// parameters has a value for each parameter of a query.
func parameters(query string) (values []any) {
	for n := 1; strings.Contains(query, fmt.Sprintf("$%d", n)); n++ {
		values = append(values, "1")
	}
	return values
}

// plan returns the last column of a plan's rows.
func plan(t *testing.T, store *sqlstore.Store, columns int, query string, args ...any) string {
	t.Helper()
	tx, err := store.Begin(t.Context())
	require.NoError(t, err)
	defer tx.Rollback()
	if columns == 1 {
		_, err = tx.ExecContext(t.Context(), "SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off")
		require.NoError(t, err)
	}
	rows, err := tx.QueryContext(t.Context(), query, args...)
	require.NoError(t, err)
	defer rows.Close()
	var lines strings.Builder
	for rows.Next() {
		cells, to := make([]string, columns), make([]any, columns)
		for i := range cells {
			to[i] = &cells[i]
		}
		require.NoError(t, rows.Scan(to...))
		lines.WriteString(cells[columns-1] + "\n")
	}
	require.NoError(t, rows.Err())
	return lines.String()
}
