package domain

import "slices"

// PageSize is the maximum number of items in a list that the API returns.
const PageSize = 200

// Page selects a part of a list: at most Size items, those after the item with the id After,
// or after the first Offset items when After is 0 or no longer in the list.
type Page struct {
	After  int64
	Offset int
	Size   int
}

// NumberedPage returns the n-th page of the API, counted from 1.
func NumberedPage(n int) Page { return Page{Offset: (n - 1) * PageSize, Size: PageSize} }

// List is one page of a list. More reports whether the list has items after it.
type List[T any] struct {
	Items []T
	More  bool
}

// Item is an item of a list. Key is its id, by which a page names the item before it.
type Item interface{ Key() int64 }

// PageOf returns page p of a complete list.
func PageOf[T Item](all []T, p Page) List[T] {
	from := min(p.Offset, len(all))
	if i := slices.IndexFunc(all, func(item T) bool { return p.After != 0 && item.Key() == p.After }); i >= 0 {
		from = i + 1
	}
	return FirstOf(all[from:], p.Size)
}

// FirstOf returns the first size items of list. If more items follow, list must
// contain at least one of them.
func FirstOf[T any](list []T, size int) List[T] {
	return List[T]{Items: list[:min(size, len(list))], More: len(list) > size}
}
