package domain

// PageSize is how many items an answer of the API lists at most.
const PageSize = 200

// Page is a part of a list: at most Size items, from the one after Offset on.
type Page struct {
	Offset int
	Size   int
}

// NumberedPage is a page of the API, counted from 1.
func NumberedPage(n int) Page { return Page{Offset: (n - 1) * PageSize, Size: PageSize} }

// Paged is one page of a list. More reports whether items follow.
type Paged[T any] struct {
	Items []T
	More  bool
}

// PageOf returns a page of a whole list.
func PageOf[T any](all []T, p Page) Paged[T] {
	from := min(p.Offset, len(all))
	return FirstOf(all[from:], p.Size)
}

// FirstOf returns a page of size items out of a list that holds what follows it
// too.
func FirstOf[T any](list []T, size int) Paged[T] {
	return Paged[T]{Items: list[:min(size, len(list))], More: len(list) > size}
}
