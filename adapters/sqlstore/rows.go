package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"wbso/domain"
)

// keepable reports whether both databases could keep these texts: PostgreSQL takes
// neither U+0000 nor broken UTF-8.
func keepable(args []any) bool {
	for _, arg := range args {
		if text, ok := arg.(string); ok && (strings.ContainsRune(text, 0) || !utf8.ValidString(text)) {
			return false
		}
	}
	return true
}

// about describes an attempt and the ids of its rows for an error: the leading numbers of args are
// ids. Other values stay out of errors, since they may be about a person.
func about(what string, args []any) string {
	for _, arg := range args {
		id, ok := arg.(int64)
		if !ok {
			return what
		}
		what += " " + strconv.FormatInt(id, 10)
	}
	return what
}

func unkeepable() error { return domain.Fail(domain.Invalid, domain.CodeNullChars) }

// exec runs a statement and returns how many rows it touched.
func (t *tx) exec(ctx context.Context, what, query string, args ...any) (int64, error) {
	if !keepable(args) {
		return 0, unkeepable()
	}
	ctx, cancel, err := t.statement(ctx, what)
	if err != nil {
		return 0, err
	}
	defer cancel()
	result, err := t.ExecContext(ctx, query, args...)
	if err != nil {
		return 0, t.fault(ctx, about(what, args), err)
	}
	n, err := result.RowsAffected()
	if err != nil {
		return 0, t.fault(ctx, about(what, args), err)
	}
	return n, nil
}

// update runs a statement that must change a row. It fails with NotFound not_found when there is
// none.
func (t *tx) update(ctx context.Context, what, query string, args ...any) error {
	n, err := t.exec(ctx, what, query, args...)
	if err == nil && n == 0 {
		return missing()
	}
	return err
}

// number runs a query that answers one number. found is false when it answers no row.
func (t *tx) number(ctx context.Context, what, query string, args ...any) (n int64, found bool, err error) {
	if !keepable(args) {
		return 0, false, unkeepable()
	}
	ctx, cancel, err := t.statement(ctx, what)
	if err != nil {
		return 0, false, err
	}
	defer cancel()
	err = t.QueryRowContext(ctx, query, args...).Scan(&n)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, false, nil
	}
	if err != nil {
		return 0, false, t.fault(ctx, about(what, args), err)
	}
	return n, true, nil
}

// one reads one row into the fields that columns names. It fails with NotFound not_found when there
// is none.
func one[T any](ctx context.Context, t *tx, what string, columns func(*T) []any, query string, args ...any) (T, error) {
	var v, none T
	if !keepable(args) {
		return none, missing() // what cannot be kept is not there
	}
	ctx, cancel, err := t.statement(ctx, what)
	if err != nil {
		return none, err
	}
	defer cancel()
	err = t.QueryRowContext(ctx, query, args...).Scan(columns(&v)...)
	if errors.Is(err, sql.ErrNoRows) {
		return none, missing()
	}
	if err != nil {
		return none, t.fault(ctx, about(what, args), err)
	}
	return v, nil
}

// many reads all rows; none is an empty list.
func many[T any](ctx context.Context, t *tx, what string, columns func(*T) []any, query string, args ...any) ([]T, error) {
	if !keepable(args) {
		return nil, unkeepable()
	}
	ctx, cancel, err := t.statement(ctx, what)
	if err != nil {
		return nil, err
	}
	defer cancel()
	rows, err := t.QueryContext(ctx, query, args...)
	if err == nil {
		var all []T
		if all, err = collect(rows, columns); err == nil {
			return all, nil
		}
	}
	return nil, t.fault(ctx, about(what, args), err)
}

func collect[T any](rows *sql.Rows, columns func(*T) []any) ([]T, error) {
	defer rows.Close()
	all := []T{}
	for rows.Next() {
		var v T
		if err := rows.Scan(columns(&v)...); err != nil { // anew for each row, since a reader may keep what it read
			return nil, err
		}
		all = append(all, v)
	}
	return all, rows.Err()
}

// places returns the placeholders from one number up to another, for a list in a query.
func places(from, to int) string {
	var all []string
	for n := from; n <= to; n++ {
		all = append(all, fmt.Sprintf("$%d", n))
	}
	return strings.Join(all, ", ")
}

// idsOf returns ids as arguments, padded with repeated ids to the next power of two. So a list of
// any length has few statements, each of which is prepared once, and the database sees how short it
// is: for a long one PostgreSQL reads the whole table.
func idsOf(ids []int64) []any {
	n := 1
	for n < len(ids) {
		n *= 2
	}
	args := make([]any, n)
	for i := range args {
		args[i] = ids[min(i, len(ids)-1)]
	}
	return args
}

func missing() error { return domain.Fail(domain.NotFound, domain.CodeNotFound) }
