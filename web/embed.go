// Package web carries the built client, so that the server is one file.
package web

import (
	"embed"
	"io/fs"
)

// dist holds what `npm run build` wrote; in a fresh checkout only a placeholder.
//
//go:embed all:dist
var dist embed.FS

// Dist returns the built client with index.html at its root. Text files have
// .br and .gz siblings; names under assets/ carry a hash of their content;
// api-docs/ is the browsable page of the API.
func Dist() fs.FS {
	sub, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // "dist" is a valid path: fs.Sub cannot fail
	}
	return sub
}
