package application

import "maps"

func CopyList[T any](l []T) []T { return append([]T{}, l...) }

func CopyMap[K comparable, V any](m map[K]V) map[K]V {
	if m == nil {
		return map[K]V{}
	}
	return maps.Clone(m)
}
