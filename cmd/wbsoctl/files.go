package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/cmd/internal/cli"
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
		defer context.AfterFunc(ctx, t.leave)()
		return readText(t.in, "stdin")
	}
	file, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	return readText(file, name)
}

// saveResult tells where a file went.
type saveResult struct {
	File        string `json:"file"`
	Filename    string `json:"filename"`
	ContentType string `json:"content_type"`
	Size        int64  `json:"size"`
}

// saveAs writes a file and shows where it went.
func (t *terminal) saveAs(path string, overwrite bool, file apiclient.Answer) error {
	err := writeFile(path, overwrite || t.yes, func(out io.Writer) error {
		_, err := out.Write(file.Body)
		return err
	})
	if err != nil {
		return err
	}
	saved := saveResult{File: path, Filename: file.Filename(), ContentType: file.Header.Get("Content-Type"), Size: int64(len(file.Body))}
	return t.show(single(saved, []column[saveResult]{
		{title: "Bestand", key: "file"}, {title: "Soort", key: "content_type"}, {title: "Bytes", key: "size"},
	}))
}

// writeFile writes a file that only its owner can read, since it has company secrets. Until it
// is whole it has another name: a failure leaves nothing, or the file that was there.
func writeFile(path string, overwrite bool, write func(io.Writer) error) error {
	info, err := os.Stat(path)
	switch {
	case err == nil && !overwrite:
		return fmt.Errorf("%s bestaat al: geef --force om het te overschrijven", path)
	case err == nil && !info.Mode().IsRegular(): // a pipe or device keeps its place
		file, err := os.OpenFile(path, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		return errors.Join(write(file), file.Close())
	}
	file, err := os.CreateTemp(filepath.Dir(path), ".wbso-*")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name()) // nothing to remove once it has its name
	if err := errors.Join(write(file), file.Close()); err != nil {
		return err
	}
	return os.Rename(file.Name(), path)
}

// saveFetched saves what is fetched under a name or its own, or writes it to stdout.
func (t *terminal) saveFetched(cmd *cobra.Command, what, target string, force bool, fetch func(context.Context, *service) (apiclient.Answer, error)) error {
	if target == "-" && t.outTTY {
		return cli.Usage("een %s hoort niet op het scherm: geef --file of stuur stdout door", what)
	}
	return t.withService(cmd, func(ctx context.Context, s *service) error {
		doc, err := fetch(ctx, s)
		if err != nil {
			return err
		}
		if target == "-" {
			_, err := t.out.Write(doc.Body)
			return err
		}
		return t.saveAs(cmp.Or(target, doc.Filename()), force, doc)
	})
}
