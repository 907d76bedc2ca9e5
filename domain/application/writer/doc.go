// Package writer makes version 1 of an application from the texts of a request and their
// analyses. It proposes a box for each sentence and puts it there; it holds no word lists, adds
// no facts and loses no clause: what has no place in RVO's form is left out with the reason,
// and what does not say where it belongs waits for its owner.
package writer
