// Package vectortest reads the cases that server and client share.
package vectortest

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// Cases returns the cases of a file of testdata/vectors. It reads strictly: a misspelt member is an error.
func Cases[C any](t testing.TB, name string) []C {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join(Folder(t), name+".json"))
	require.NoError(t, err)
	var file struct {
		Rule  string
		Cases []C
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	require.NoError(t, d.Decode(&file), name)
	require.NotEmpty(t, file.Rule, name)
	require.NotEmpty(t, file.Cases, name)
	return file.Cases
}

// Folder returns testdata/vectors, which is above the package of any test.
func Folder(t testing.TB) string {
	t.Helper()
	for up := "."; len(up) < 20; up = filepath.Join("..", up) {
		folder := filepath.Join(up, "testdata", "vectors")
		if _, err := os.Stat(folder); err == nil {
			return folder
		}
	}
	require.Fail(t, "there is no testdata/vectors above")
	return ""
}
