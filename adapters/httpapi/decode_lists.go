package httpapi

import (
	"encoding/json"
	"strconv"
	"strings"

	"wbso/domain"
)

// object reads an object, or returns nil when the member is absent or null.
func (in *input) object(name string) *input {
	raw, given := in.get(name, may)
	if !given {
		return nil
	}
	one := &input{}
	if json.Unmarshal(raw, &one.members) != nil {
		in.errs.Add(name, domain.CodeObject).Args["type"] = typeName(raw)
		return nil
	}
	return one
}

// list reads a list of objects. An item of another type is an error of the whole list.
func (in *input) list(name string) []*input {
	raw, given := in.get(name, may)
	if !given {
		return nil
	}
	var items []json.RawMessage
	if raw[0] != '[' || json.Unmarshal(raw, &items) != nil {
		in.errs.Add(name, domain.CodeList).Args["type"] = typeName(raw)
		return nil
	}
	list := make([]*input, 0, len(items))
	for _, item := range items {
		one := &input{}
		if json.Unmarshal(item, &one.members) != nil || one.members == nil {
			in.errs.Add(name, domain.CodeObject).Args["type"] = typeName(item)
			return nil
		}
		list = append(list, one)
	}
	return list
}

// integers reads a list of whole numbers, which must be given. One item of another kind
// is an error of the whole list.
func (in *input) integers(name string) []int64 {
	raw, given := in.get(name, must)
	if !given {
		return nil
	}
	var items []json.RawMessage
	if raw[0] != '[' || json.Unmarshal(raw, &items) != nil {
		in.errs.Add(name, domain.CodeList).Args["type"] = typeName(raw)
		return nil
	}
	list := make([]int64, len(items))
	for i, item := range items {
		v, err := strconv.ParseInt(strings.Trim(string(item), `"`), 10, 64)
		if err != nil {
			in.errs.Add(name, domain.CodeInteger)
			return nil
		}
		list[i] = v
	}
	return list
}
