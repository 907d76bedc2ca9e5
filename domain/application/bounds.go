package application

import (
	"reflect"
	"unicode/utf8"

	"wbso/domain"
)

// SizeMax is the most characters of an application, all its texts together.
const SizeMax = 200_000

// Size returns how many characters an application has, in texts and in the names of what was
// answered. The words of the layout are in its parts.
func (a Application) Size() int {
	a.Layout = Layout{}
	return characters(reflect.ValueOf(a))
}

// CheckSize returns an error about the application as a whole when it has become too large.
// One that was larger already may only shrink.
func (a Application) CheckSize(before Application) error {
	size := a.Size()
	if size <= SizeMax || size < before.Size() {
		return nil
	}
	return domain.Fields{domain.Fail(domain.Invalid, domain.CodeApplicationSize).With("max", domain.DutchInt(SizeMax))}
}

// characters counts those of all strings in a value, so that no new member is forgotten.
func characters(v reflect.Value) (n int) {
	switch v.Kind() {
	case reflect.String:
		return utf8.RuneCountInString(v.String())
	case reflect.Struct:
		for i := range v.NumField() {
			n += characters(v.Field(i))
		}
	case reflect.Slice:
		for i := range v.Len() {
			n += characters(v.Index(i))
		}
	case reflect.Map:
		for entries := v.MapRange(); entries.Next(); {
			n += characters(entries.Key()) + characters(entries.Value())
		}
	}
	return n
}
