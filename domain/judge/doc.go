// Package judge decides on the three texts of a WBSO request from what a reader found in
// them. It holds no words to look for: those are in package reading. Each field has its criteria (criteria.go); a text is good when it meets them
// all, and refused when what speaks against it weighs heavily enough (refusal.go).
//
// The verdict is a first check and not a prediction of RVO's decision. The criteria follow
// RVO's project form and the rejections that advisers report.
package judge

import (
	"wbso/domain"
	"wbso/domain/reading"
)

// Text reads and judges one answer of the wizard with the product's own rules.
func Text(q domain.TextQuestion) domain.Verdict {
	t := reading.Text{Field: q.Field, Text: q.Text, Pitch: q.Description}
	return Decide(t, reading.Read(t), OthersOf(q))
}
