package backup

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"
	"time"

	"wbso/adapters/sqlstore"
)

// tally sums up the rows of a table: how many there are, and a digest of their
// values that does not depend on their order, since databases sort texts
// differently.
type tally struct {
	Rows   int64  `json:"rows"`
	Digest uint64 `json:"digest"`
}

// tallies has the tally of each table, by name.
type tallies map[string]tally

// told is called now and then with how many rows of a table were copied.
type progress func(table string, rows int64)

func untold(string, int64) {}

// fill copies everything into tables that may have rows of the migrations, which
// it drops. It returns what it copied.
func fill(ctx context.Context, from, to sqlstore.Bulk, tables []sqlstore.Table, tell progress) (tallies, error) {
	for i := len(tables) - 1; i >= 0; i-- {
		if _, err := to.ExecContext(ctx, `DELETE FROM `+quoted(tables[i].Name)); err != nil {
			return nil, fmt.Errorf("empty the table %s: %w", tables[i].Name, err)
		}
	}
	if err := copyCounters(ctx, from, to); err != nil {
		return nil, fmt.Errorf("copy the sequences: %w", err)
	}
	all := tallies{}
	for _, t := range tables {
		copied, err := copyTable(ctx, from, to, t, tell)
		if err != nil {
			return nil, fmt.Errorf("copy the table %s: %w", t.Name, err)
		}
		all[t.Name] = copied
	}
	return all, nil
}

func copyTable(ctx context.Context, from, to sqlstore.Bulk, t sqlstore.Table, tell progress) (tally, error) {
	rows := inserter{to: to, table: t}
	defer rows.close()
	var copied int64
	sum, err := walk(ctx, from, t, func(row []any) error {
		if copied++; copied%tellInterval == 0 {
			tell(t.Name, copied)
		}
		return rows.add(ctx, row)
	})
	if err == nil {
		err = rows.flush(ctx)
	}
	if err == nil {
		tell(t.Name, copied)
	}
	return sum, err
}

// count walks all tables.
func count(ctx context.Context, from sqlstore.Bulk, tables []sqlstore.Table) (tallies, error) {
	all := tallies{}
	for _, t := range tables {
		counted, err := walk(ctx, from, t, func([]any) error { return nil })
		if err != nil {
			return nil, fmt.Errorf("read the table %s: %w", t.Name, err)
		}
		all[t.Name] = counted
	}
	return all, nil
}

// walk calls visit with each row of a table, in values that both databases take.
func walk(ctx context.Context, from sqlstore.Bulk, t sqlstore.Table, visit func(row []any) error) (sum tally, err error) {
	rows, err := from.QueryContext(ctx, fmt.Sprintf(`SELECT %s FROM %s`, columns(t), quoted(t.Name)))
	if err != nil {
		return sum, err
	}
	defer rows.Close()
	sum.Digest = digest([]any{fmt.Sprint(t.Columns)}) // a damaged name of a column counts too
	row, targets := make([]any, len(t.Columns)), make([]any, len(t.Columns))
	for i := range row {
		targets[i] = &row[i]
	}
	for rows.Next() {
		if err := rows.Scan(targets...); err != nil {
			return sum, err
		}
		for i, c := range t.Columns {
			row[i] = portable(row[i], c.Type)
		}
		sum.Rows++
		sum.Digest += digest(row)
		if err := visit(row); err != nil {
			return sum, err
		}
	}
	return sum, rows.Err()
}

// portable returns a value as both databases take it.
func portable(value any, kind string) any {
	switch v := value.(type) {
	case int64:
		if kind == "BOOLEAN" { // which are numbers to SQLite
			return v != 0
		}
	case []byte:
		if v == nil { // which SQLite returns for empty, and takes for NULL
			return []byte{}
		}
	}
	return value
}

// digest returns a hash of a row. Rows with equal values have the same digest.
func digest(row []any) uint64 {
	var all []byte
	for _, value := range row {
		switch v := value.(type) { // the usual ones without the general formatter, which takes longer than the rest
		case []byte:
			all = append(prefixed(all, "[]uint8", len(v)), v...)
		case string:
			all = append(prefixed(all, "string", len(v)), v...)
		case int64:
			number := strconv.AppendInt(nil, v, 10)
			all = append(prefixed(all, "int64", len(number)), number...)
		case time.Time:
			number := strconv.AppendInt(nil, v.UnixMicro(), 10)
			all = append(prefixed(all, "time.Time", len(number)), number...)
		default:
			content := fmt.Append(nil, v)
			all = append(prefixed(all, fmt.Sprintf("%T", v), len(content)), content...)
		}
	}
	sum := sha256.Sum256(all)
	return binary.BigEndian.Uint64(sum[:])
}

// prefixed adds a type and a length, so that no two rows run together to the same bytes.
func prefixed(to []byte, kind string, length int) []byte {
	return append(strconv.AppendInt(append(append(to, kind...), ' '), int64(length), 10), ' ')
}

func copyCounters(ctx context.Context, from, to sqlstore.Bulk) error {
	rows, err := from.QueryContext(ctx, from.Sequences.List)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var table string
		var id int64
		if err := rows.Scan(&table, &id); err != nil {
			return err
		}
		if _, err := to.ExecContext(ctx, to.Sequences.Set, table, id); err != nil {
			return err
		}
	}
	return rows.Err()
}

func columns(t sqlstore.Table) string {
	names := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		names[i] = quoted(c.Name)
	}
	return strings.Join(names, ", ")
}

func quoted(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }
