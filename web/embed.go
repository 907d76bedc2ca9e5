// Package web carries the built client, so that the server is one file.
package web

import (
	"embed"
	"encoding/json"
	"io/fs"
)

// dist is what `npm run build` wrote; in a fresh checkout only a placeholder.
//
//go:embed all:dist
var dist embed.FS

//go:embed src/lib/pages.json
var pages []byte

// Dist returns the built client with index.html at its root. Most text files are
// there as .br and .gz alone; names under assets/ carry a hash of their content;
// api-docs/ is the browsable page of the API.
func Dist() fs.FS {
	sub, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // "dist" is a valid path: fs.Sub cannot fail
	}
	return sub
}

// Pages returns the addresses of the client's pages by name, as the client's own
// router reads them: /requests/:id/payment has any id.
func Pages() map[string]string {
	var byName map[string]string
	if err := json.Unmarshal(pages, &byName); err != nil {
		panic(err) // a test reads the file
	}
	return byName
}

//go:embed src/features/site/terms.json
var terms []byte

// Chapter is a chapter of the general terms, with {holes} for the operator's data.
type Chapter struct {
	Title      string   `json:"title"`
	Paragraphs []string `json:"paragraphs"`
}

// Terms returns the general terms, as the client's page shows them.
func Terms() []Chapter {
	var chapters []Chapter
	if err := json.Unmarshal(terms, &chapters); err != nil {
		panic(err) // a test reads the file
	}
	return chapters
}
