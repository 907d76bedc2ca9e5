// Package dutch reads Dutch as people type it: sentences, hours, days and names.
package dutch
