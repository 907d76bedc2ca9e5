// Package writer makes version 1 of an application from the texts of a request and their
// readings. It sorts and pairs; it holds no word lists, adds no facts and loses no clause:
// what has no place in RVO's form is left out with the reason.
package writer
