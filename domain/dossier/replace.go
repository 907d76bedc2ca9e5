package dossier

import (
	"maps"
	"reflect"

	"wbso/domain"
)

// Replace returns the application with the whole content of one part replaced. The content
// has the type that Content returns for the part. A content that equals the present one
// changes nothing; any other raises the revision of the part. It returns all field errors
// at once, with the path of each value, and CodeNotFound for a part that is not kept here.
func (a Application) Replace(p PartKey, content any) (Application, error) {
	next := a.clone()
	var errs domain.Fields
	switch c := content.(type) {
	case Project:
		next.Project = next.checkProject(c, &errs)
	case Answer:
		if text := next.answer(p); text != nil {
			checkLong(&errs, "text", c.Text, text.Text)
			*text = c
		}
	case Phases:
		next.Phases = next.checkPhases(c, &errs)
	case Partners:
		next.Partners = next.checkPartners(c, &errs)
	case Bottlenecks:
		next.Bottlenecks = next.checkBottlenecks(c, &errs)
	case Costs:
		next.Costs = next.checkCosts(c, &errs)
	case LeftOut:
		next.LeftOut = next.checkLeftOut(c, &errs)
	}
	if reflect.TypeOf(content) != reflect.TypeOf(a.Content(p)) || content == nil {
		return a, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	if err := errs.Err(); err != nil {
		return a, err
	}
	if reflect.DeepEqual(a.clone().Content(p), next.Content(p)) {
		return a, nil
	}
	return next.changed(p), nil
}

// changed notes that the user changed a part.
func (a Application) changed(p PartKey) Application {
	a.Revs[p]++
	a.Touched[p] = true
	return a
}

// clone returns a copy that shares nothing that can be changed. Lists are never nil in it,
// so that they become JSON lists.
func (a Application) clone() Application {
	a.Phases.Rows = list(a.Phases.Rows)
	a.Partners.Rows = list(a.Partners.Rows)
	a.Bottlenecks.Blocks = list(a.Bottlenecks.Blocks)
	a.Costs.Items = list(a.Costs.Items)
	a.LeftOut.Items = list(a.LeftOut.Items)
	a.Layout.Clauses = list(a.Layout.Clauses)
	a.Dismissed = list(a.Dismissed)
	a.Revs, a.Touched, a.Last, a.Answered = table(a.Revs), table(a.Touched), table(a.Last), table(a.Answered)
	return a
}

func list[T any](l []T) []T { return append([]T{}, l...) }

func table[K comparable, V any](m map[K]V) map[K]V {
	if m == nil {
		return map[K]V{}
	}
	return maps.Clone(m)
}

// Restore returns the application with one part as it was in an earlier version. The
// numbers of the removed items are not used again.
func (a Application) Restore(old Application, p PartKey) (Application, error) {
	content := old.clone().Content(p)
	if content == nil {
		return a, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	if reflect.DeepEqual(a.clone().Content(p), content) {
		return a, nil
	}
	next := a.clone()
	next.set(p, content)
	return next.changed(p), nil
}

// set puts checked content into its part.
func (a *Application) set(p PartKey, content any) {
	switch c := content.(type) {
	case Project:
		a.Project = c
	case Answer:
		*a.answer(p) = c
	case Phases:
		a.Phases = c
	case Partners:
		a.Partners = c
	case Bottlenecks:
		a.Bottlenecks = c
	case Costs:
		a.Costs = c
	case LeftOut:
		a.LeftOut = c
	}
}
