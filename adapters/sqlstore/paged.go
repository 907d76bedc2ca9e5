package sqlstore

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"wbso/domain"
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

// order is how a list is sorted: by some columns of a table, the last of which is its id.
type order struct {
	from   string // the tables with the names that the conditions of the list use
	table  string // the one of them that is listed, if there are more
	by     string
	id     string
	newest bool // the largest first
}

func (o order) String() string {
	if o.newest {
		return strings.ReplaceAll(o.by, ",", " DESC,") + " DESC"
	}
	return o.by
}

// paged reads one page of a query. It asks for one row more than the page has, to
// know whether there are further ones.
func paged[T any](ctx context.Context, t *tx, what string, columns func(*T) []any, query string, w where, o order, p domain.Page) (domain.List[T], error) {
	after, err := w.after(ctx, t, o, p)
	if err != nil {
		return domain.List[T]{}, err
	}
	query += fmt.Sprintf("%s ORDER BY %s LIMIT %d%s", w.String(), o, p.Size+1, after)
	list, err := many(ctx, t, what, columns, query, w.args...)
	return domain.FirstOf(list, p.Size), err
}

// after adds the condition that a page begins after the item p.After, so that a deep page costs no
// more than the first one. When that item is no longer in the list, it returns an OFFSET clause
// instead.
func (w *where) after(ctx context.Context, t *tx, o order, p domain.Page) (string, error) {
	if p.After != 0 {
		key := *w
		key.conditions = slices.Clone(w.conditions)
		key.add(o.id, p.After)
		_, there, err := t.number(ctx, "look for the item before a page", `SELECT 1 FROM `+o.from+key.String(), key.args...)
		if err != nil {
			return "", err
		}
		if there {
			than := ">"
			if o.newest {
				than = "<"
			}
			w.that("("+o.by+") "+than+" (SELECT "+o.by+" FROM "+cmp.Or(o.table, o.from)+" WHERE "+o.id+" = $%d)", p.After)
			return "", nil
		}
	}
	return fmt.Sprintf(" OFFSET %d", p.Offset), nil
}
