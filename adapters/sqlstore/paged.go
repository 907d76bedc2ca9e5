package sqlstore

import (
	"context"
	"fmt"
	"strings"

	"wbso/domain"
	"wbso/ports"
)

// where collects the conditions of a query with their arguments.
type where struct {
	conditions []string
	args       []any
}

// equals adds a condition unless the value is empty.
func (w *where) equals(column, value string) {
	if value != "" {
		w.add(column, value)
	}
}

// owner restricts to the rows of one owner, unless everybody's are asked for.
func (w *where) owner(column string, owner int64) {
	if owner != ports.AnyOwner {
		w.add(column, owner)
	}
}

func (w *where) add(column string, value any) { w.that(column+" = $%d", value) }

// that adds a condition with %d for the number of its argument.
func (w *where) that(condition string, value any) {
	w.args = append(w.args, value)
	w.conditions = append(w.conditions, fmt.Sprintf(condition, len(w.args)))
}

func (w *where) String() string {
	if len(w.conditions) == 0 {
		return ""
	}
	return " WHERE " + strings.Join(w.conditions, " AND ")
}

// paged reads one page of a query. It asks for one row more than the page has, to
// know whether there are further ones.
func paged[T any](ctx context.Context, t *tx, what string, columns func(*T) []any, query string, w where, order string, p domain.Page) (domain.Paged[T], error) {
	query += fmt.Sprintf("%s ORDER BY %s LIMIT %d OFFSET %d", w.String(), order, p.Size+1, p.Offset)
	list, err := many(ctx, t, what, columns, query, w.args...)
	return domain.FirstOf(list, p.Size), err
}
