// Package dutch reads Dutch as people type it: sentences, names, days, months, hours, amounts, numbers, years
// and yes or no. What is not beyond doubt is an error that says what to type.
package dutch
