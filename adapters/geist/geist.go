// Package geist carries the faces of the website's type for what the server draws itself, cut
// by cut.py.
package geist

import _ "embed"

// The faces as TrueType.
var (
	//go:embed geist-regular.ttf
	Regular []byte
	//go:embed geist-bold.ttf
	Bold []byte
)
