// Package dutch reads Dutch as people type it.
package dutch
