package application

import "maps"

// CopyList returns a copy of a list, which is never nil, so that it becomes a JSON list.
func CopyList[T any](l []T) []T { return append([]T{}, l...) }

// CopyMap returns a copy of a map, which is never nil, so that entries can be added.
func CopyMap[K comparable, V any](m map[K]V) map[K]V {
	if m == nil {
		return map[K]V{}
	}
	return maps.Clone(m)
}
