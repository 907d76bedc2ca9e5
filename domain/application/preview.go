package application

import (
	"wbso/domain"
)

// Preview returns what of an application is read before payment.
func (a Application) Preview() Application {
	a = a.Clone()
	if len(a.Bottlenecks.Blocks) > 1 {
		a.Bottlenecks.Blocks = a.Bottlenecks.Blocks[:1]
	}
	a.Update, a.Tools, a.Novelty, a.CodeNovelty, a.Remarks = Answer{}, Answer{}, Answer{}, Answer{}, Answer{}
	a.Phases, a.LeftOut, a.Layout = Phases{Rows: []Phase{}}, LeftOut{Items: []LeftOutItem{}}, Layout{Clauses: []Clause{}}
	return a
}

// withFirst returns the content of a locked part after a change by a caller who may read only the
// preview. Only the first bottleneck may be changed, by one with the same id; the others stay as
// they are. Any other change fails with Forbidden CodeNotPaid.
func (a Application) withFirst(p PartKey, content any) (Bottlenecks, error) {
	first, is := content.(Bottlenecks)
	if p != BottlenecksPart || !is {
		return first, domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	}
	var errs domain.Fields
	switch blocks := a.Bottlenecks.Blocks; {
	case len(first.Blocks) != 1:
		errs.Add("blocks", domain.CodeOnlyFirst)
	case len(blocks) > 0 && first.Blocks[0].ID != blocks[0].ID:
		errs.Add("blocks.0.id", domain.CodeItemUnknown)
	case len(blocks) > 0:
		first.Blocks = append(CopyList(first.Blocks), blocks[1:]...)
	}
	return first, errs.Err()
}
