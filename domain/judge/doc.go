// Package judge is the offline judge of the three texts of a WBSO request and
// the offline cost advisor. Both are pure: the same question gets the same
// answer, on any machine, without a model or a network.
//
// The judge reads Dutch. It folds the text to plain lower case, cuts it into
// sentences and looks for phrases of the tables in this package: what is
// technical, what goes wrong, what is not known yet, which alternatives fall
// off, what the applicant builds, and what spoils an answer (marketing, screens,
// installing bought software, work of others, work that is done already).
// rules.go turns that evidence into criteria, knockout.go into a refusal;
// substance.go lets a long technical answer rest one must on weaker evidence.
//
// It is a first check by words, not a prediction of RVO's decision: it can be
// fooled, and the screen says so. The text is only ever data. The criteria
// follow RVO's project form and the rejections that advisers report.
package judge

// RuleVersion names the rules and tables of this package. It is part of the
// key under which a verdict is kept: change it with every change of a verdict.
const RuleVersion = "2026-11-20.5"
