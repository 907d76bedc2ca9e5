// Package find finds what the texts of a WBSO request say.
//
// A text becomes sentences; phrases and grammar find evidence in them, each piece with the
// words that show it (Analyse). A classifier of words and pairs of words says to which colour
// the words point. What that means for the request is for package evaluation to decide. How to
// add a phrase or a labelled text is in docs/evaluation.md.
package find
