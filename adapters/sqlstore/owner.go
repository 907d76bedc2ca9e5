package sqlstore

import (
	"fmt"

	"wbso/ports"
)

// owned narrows a query that ends in its conditions to one owner's rows.
func owned(query, column string, owner int64, args ...any) (string, []any) {
	if owner == ports.AnyOwner {
		return query, args
	}
	return fmt.Sprintf("%s AND %s = $%d", query, column, len(args)+1), append(args, owner)
}

// owner restricts to the rows of one owner, unless everybody's are asked for.
func (w *where) owner(column string, owner int64) {
	if owner != ports.AnyOwner {
		w.add(column, owner)
	}
}
