package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode/utf8"
)

// maxInput is far more than any text that is evaluated.
const maxInput = 1 << 20

// readText reads a text in UTF-8, with or without a byte order mark.
func readText(r io.Reader, name string) (string, error) {
	content, err := io.ReadAll(io.LimitReader(r, maxInput+1))
	switch {
	case err != nil:
		return "", err
	case len(content) > maxInput:
		return "", fmt.Errorf("%s is groter dan 1 MiB", name)
	case !utf8.Valid(content) || strings.ContainsRune(string(content), 0):
		return "", fmt.Errorf("%s is geen platte tekst in UTF-8: bewaar hem als .txt met codering UTF-8", name)
	}
	return strings.TrimPrefix(string(content), "\ufeff"), nil
}

// readFile reads a text from a file, or from stdin when the name is - or empty.
func (t *terminal) readFile(ctx context.Context, name string) (string, error) {
	if name == "" || name == "-" {
		if t.inTTY {
			t.note("Typ of plak de tekst en sluit af met Ctrl-D op een lege regel.")
		}
		defer t.waiting(ctx)()
		return readText(t.in, "stdin")
	}
	file, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	return readText(file, name)
}
