// Package evaluation says what is in the three texts of a WBSO request, and evaluates them.
//
// A text becomes sentences; phrases and grammar find evidence in them, each piece with the
// words that show it (Analyse). A criterion is met by evidence, or by the absence of what
// does harm. A classifier of words and pairs of words says which colour a text has.
// Decide is the one place that makes a colour of these. A language model may analyse in
// place of the phrases; it quotes and scores, and Decide evaluates what it found.
//
// The evaluation is a first check and not a prediction of RVO's decision. The criteria follow
// RVO's project form and the rejections that advisers report. How to add a criterion, a
// phrase or a labelled text is in docs/evaluation.md.
package evaluation
