package application

import (
	"wbso/domain"
)

// EditContent lets fill change the present content of a part, as far as the caller may read it, and
// then replaces it like ReplaceContent. fill gets a pointer to the content.
func (a Application) EditContent(p PartKey, whole bool, fill func(content any)) (Application, error) {
	c := p.part().content
	if !c.kept() {
		return a, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	next := a.Clone()
	if !whole {
		next = a.Preview()
	}
	fill(c.at(&next))
	return a.ReplaceContent(p, c.get(&next), whole)
}

// ReplaceContent returns the application with the whole content of one part replaced. The content
// has the type that PartContent returns for the part. A content that equals the present one
// changes nothing; any other raises the revision of the part. It returns all field errors
// at once, with the path of each value, and CodeNotFound for a part that is not kept here. Who
// may read only what is open before payment gets Forbidden CodeNotPaid for a locked part.
func (a Application) ReplaceContent(p PartKey, content any, whole bool) (Application, error) {
	if !whole && p.AfterPayment() {
		opened, err := a.withFirst(p, content)
		if err != nil {
			return a, err
		}
		content = opened
	}
	next := a.Clone()
	if c := p.part().content; !c.kept() || !c.set(&next, content) {
		return a, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	var errs domain.Fields
	if check := p.part().check; check != nil {
		check(&next, a, &errs)
	} else {
		checkLong(&errs, "text", next.AnswerOf(p).Text, a.AnswerOf(p).Text)
	}
	if err := errs.Err(); err != nil {
		return a, err
	}
	if SamePart(a, next, p) {
		return a, nil
	}
	next.FindClauses(a)
	return next.Changed(p), nil
}

// Restore returns the application with one part as it was in an earlier version. The
// numbers of the removed items are not used again.
func (a Application) Restore(old Application, p PartKey) (Application, error) {
	next := a.Clone()
	switch {
	case !p.part().content.kept():
		return a, domain.Fail(domain.NotFound, domain.CodeNotFound)
	case !p.part().content.set(&next, old.Clone().PartContent(p)):
		return a, domain.Fail(domain.NotFound, domain.CodeNotFound)
	case SamePart(a, next, p):
		return a, nil
	}
	next.FindClauses(a)
	return next.Changed(p), nil
}
