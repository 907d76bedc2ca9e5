// Package judge implements the offline judge of the three texts of a WBSO request
// and the offline cost advisor. Both are pure: the same question always gets the
// same answer, without a model or a network.
//
// The judge reads Dutch. It folds the text to lower case without accents, splits it
// into sentences (text.go) and finds the phrases of its tables (lexicon.go,
// evidence.go): what is technical, what goes wrong, what is still unknown, which
// alternatives are ruled out, what the applicant builds, and what speaks against an
// answer, such as marketing, screens, installing bought software, and work that
// others do or that is already finished. From this evidence rules.go decides which
// criteria are met, and knockout.go whether RVO is likely to refuse the project.
// substance.go accepts weaker evidence for one criterion of a long technical answer.
//
// The verdict is a first check by words and not a prediction of RVO's decision. It
// can be fooled, and the screen says so. Instructions in the text have no effect.
// The criteria follow RVO's project form and the rejections that advisers report.
package judge

// RuleVersion identifies the rules and tables of this package. It is part of the
// key under which a verdict is cached, so change it whenever a verdict changes.
const RuleVersion = "2026-11-22.1"
