package sqlstore

import (
	"database/sql"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	_ "modernc.org/sqlite"
)

// Hours that stood through two corrections keep their first recording. The tables have no
// descriptions, of which there may be more than fit in memory.
func TestFillCorrections_keepsNoDescriptions(t *testing.T) {
	db, err := sql.Open("sqlite", ":memory:")
	require.NoError(t, err)
	defer db.Close()
	db.SetMaxOpenConns(1)
	for _, table := range []string{"hours", "withdrawn_hours"} {
		_, err = db.Exec(`CREATE TABLE ` + table + ` (id INTEGER, request_id INTEGER, employee_id INTEGER, day TEXT, half_hours INTEGER, replaces INTEGER,
			replaced BOOLEAN, recorded_at TIMESTAMP, first_recorded_at TIMESTAMP, late_half_hours INTEGER NOT NULL DEFAULT 0)`)
		require.NoError(t, err)
	}
	_, err = db.Exec(`INSERT INTO withdrawn_hours (id, request_id, employee_id, day, half_hours, replaces, replaced, recorded_at) VALUES
		(1, 1, 1, '2026-03-02', 8, 0, TRUE, '2026-03-03 12:00:00.000'), (2, 1, 1, '2026-03-02', 6, 1, TRUE, '2026-03-04 12:00:00.000')`)
	require.NoError(t, err)
	_, err = db.Exec(`INSERT INTO hours (id, request_id, employee_id, day, half_hours, replaces, recorded_at) VALUES (3, 1, 1, '2026-03-02', 10, 2, '2026-06-01 12:00:00.000')`)
	require.NoError(t, err)

	tx, err := db.Begin()
	require.NoError(t, err)
	require.NoError(t, fillCorrections(t.Context(), tx, time.UTC))
	require.NoError(t, tx.Commit())
	var first time.Time
	var late int
	require.NoError(t, db.QueryRow(`SELECT first_recorded_at, late_half_hours FROM hours`).Scan(instant{&first}, &late))
	assert.Equal(t, []any{time.Date(2026, 3, 3, 12, 0, 0, 0, time.UTC), 4}, []any{first.UTC(), late})
}

// A proposal for a bottleneck was made for texts that are one now. What was decided stays, and so
// do proposals for another part.
func TestMigrations_openDraftsOfBottlenecksAreDropped(t *testing.T) {
	db, err := sql.Open("sqlite", ":memory:")
	require.NoError(t, err)
	defer db.Close()
	db.SetMaxOpenConns(1)
	for _, file := range []string{"0009_drafts.sql", "0031_two_texts.sql"} {
		step, err := os.ReadFile("sqlite/migrations/" + file)
		require.NoError(t, err)
		_, err = db.Exec(string(step))
		require.NoError(t, err)
		if file == "0009_drafts.sql" {
			_, err = db.Exec(`INSERT INTO drafts (request_id, part, block, state, content, made_by, created_at) VALUES
				(1, 'bottlenecks', 'k1', 'open', '{}', '', ''), (1, 'bottlenecks', 'k2', 'accepted', '{}', '', ''), (1, 'novelty', '', 'open', '{}', '', '')`)
			require.NoError(t, err)
		}
	}
	var states string
	require.NoError(t, db.QueryRow(`SELECT group_concat(state) FROM (SELECT state FROM drafts ORDER BY part, block)`).Scan(&states))
	assert.Equal(t, "dropped,accepted,open", states)
}

// The keys by which employees are sorted began with the last name.
func TestFillNames(t *testing.T) {
	db, err := sql.Open("sqlite", ":memory:")
	require.NoError(t, err)
	defer db.Close()
	db.SetMaxOpenConns(1)
	_, err = db.Exec(`CREATE TABLE employees (id INTEGER, first_name TEXT, last_name TEXT, name_key TEXT);
		INSERT INTO employees VALUES (1, 'Sanne', 'de Bruin', 'bruin'), (2, 'bo', 'Vos', 'vos'), (3, 'Cher', '', 'cher')`)
	require.NoError(t, err)

	tx, err := db.Begin()
	require.NoError(t, err)
	require.NoError(t, fillNames(t.Context(), tx))
	require.NoError(t, tx.Commit())
	var names string
	require.NoError(t, db.QueryRow(`SELECT group_concat(first_name) FROM (SELECT first_name FROM employees ORDER BY name_key)`).Scan(&names))
	assert.Equal(t, "bo,Cher,Sanne", names)
}

// Whoever is assigned is asked from their first hours on. Whoever was archived, or had left a project, is not asked
// about the time until they come back.
func TestMigrations_assignmentsThatEnded(t *testing.T) {
	db, err := sql.Open("sqlite", ":memory:")
	require.NoError(t, err)
	defer db.Close()
	db.SetMaxOpenConns(1)
	_, err = db.Exec(`CREATE TABLE users (id INTEGER); CREATE TABLE companies (id INTEGER); CREATE TABLE requests (id INTEGER);
		CREATE TABLE employees (id INTEGER, archived BOOLEAN); CREATE TABLE assignments (request_id INTEGER, employee_id INTEGER);
		CREATE TABLE hours (employee_id INTEGER, request_id INTEGER, day TEXT, half_hours INTEGER); CREATE INDEX hours_employee ON hours (employee_id);
		INSERT INTO employees VALUES (1, FALSE), (2, TRUE), (3, FALSE), (4, TRUE);
		INSERT INTO assignments VALUES (9, 1), (9, 2), (9, 4);
		INSERT INTO hours VALUES (1, 9, '2026-03-02', 8), (2, 9, '2026-03-04', 8), (2, 9, '2026-03-03', 8), (3, 9, '2026-03-05', 8)`)
	require.NoError(t, err)
	step, err := os.ReadFile("sqlite/migrations/0038_months.sql")
	require.NoError(t, err)
	_, err = db.Exec(string(step))
	require.NoError(t, err)
	var days string
	require.NoError(t, db.QueryRow(`SELECT group_concat(employee_id || ':' || from_day || '-' || until_day) FROM (SELECT * FROM assignment_days ORDER BY employee_id)`).Scan(&days))
	assert.Equal(t, "1:2026-03-02-,2:-2026-03-03,3:-2026-03-05", days)
}
