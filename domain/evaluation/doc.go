// Package evaluation evaluates the three texts of a WBSO request.
//
// A criterion is met by what package find finds in a text, or by the absence of what does
// harm. Decide is the one place that makes a colour of the criteria and of what the classifier
// of find says. A language model may analyse in place of find; it quotes and scores, and Decide
// evaluates what it found.
//
// The evaluation is a first check and not a prediction of RVO's decision. The criteria follow
// RVO's project form and the rejections that advisers report. How to add a criterion, a
// phrase or a labelled text is in docs/evaluation.md.
package evaluation
