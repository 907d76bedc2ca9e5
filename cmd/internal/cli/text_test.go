package cli_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/cmd/internal/cli"
)

func TestHang(t *testing.T) {
	assert.Equal(t, "- aa bb\n  cc", cli.Hang("- ", "aa  bb\ncc", 7))
	assert.Equal(t, "- aa\n  bbbbbbbbb\n  c", cli.Hang("- ", "aa bbbbbbbbb c", 7), "a long word stays whole")
	assert.Equal(t, "深: 研发\n    研", cli.Hang("深: ", "研发 研", 8), "wide characters take two columns")
	assert.Equal(t, "e\u0308 e\u0308", cli.Hang("", "e\u0308 e\u0308", 3), "accents take none")
	assert.Empty(t, cli.Hang("", "", 7))
}
