package domain_test

import (
	"path"
	"testing"

	"github.com/stretchr/testify/assert"
)

// A package of the core that one cannot hold in mind is divided.
func TestArchitecture_packagesHaveFewFiles(t *testing.T) {
	files := map[string]int{}
	for file := range sources(t) {
		files[path.Dir(file)]++
	}
	for dir, n := range files {
		if underAny(dir, []string{"domain", "app"}) {
			assert.LessOrEqual(t, n, 30, dir)
		}
	}
}
