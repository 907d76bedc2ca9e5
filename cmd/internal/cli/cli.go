// Package cli is what the two programs share: settings from flags, exit codes,
// help in Dutch and the way an error is worded for a terminal.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"wbso/adapters/bootstrap"
	"wbso/adapters/settings"
	"wbso/domain"
)

// Exit codes of both programs.
const (
	Done    = 0
	Refused = 1 // refused or failed
	Misused = 2 // wrong use or wrong setting
)

// UsageError is wrong use of a command. One that is Plain needs no help.
type UsageError struct {
	Err   error
	Plain bool
}

func (e *UsageError) Error() string { return e.Err.Error() }
func (e *UsageError) Unwrap() error { return e.Err }

// Usage returns an error that ends the program with Misused.
func Usage(format string, args ...any) error { return &UsageError{Err: fmt.Errorf(format, args...)} }

// Misuse is Usage of what help says nothing about: its error is one line.
func Misuse(format string, args ...any) error {
	return &UsageError{Err: fmt.Errorf(format, args...), Plain: true}
}

// Config reads the settings of a command: flags, then environment, then defaults.
func Config(cmd *cobra.Command, demo bool) (bootstrap.Config, error) {
	flags := map[string]string{}
	for _, s := range settings.All() {
		if f := cmd.Flag(s.Flag); s.Flag != "" && f != nil && f.Changed {
			flags[s.Variable] = f.Value.String()
		}
	}
	return bootstrap.Load(os.Environ(), flags, demo)
}

// Run executes a root command and returns the exit code. An error is one line on
// stderr, of settings one for each that is wrong, and after wrong use a second one
// says where the help is.
func Run(ctx context.Context, root *cobra.Command, stderr io.Writer) int {
	cmd, err := root.ExecuteContextC(ctx)
	if err == nil {
		return Done
	}
	var usage *UsageError
	var setting *settings.Error
	if errors.As(err, &setting) {
		for _, wrong := range settings.Each(err) {
			fmt.Fprintf(stderr, "%s: %s\n", root.Name(), domain.OneLine(wrong.Error()))
		}
		return Misused
	}
	fmt.Fprintf(stderr, "%s: %s\n", root.Name(), domain.OneLine(Sentence(err)))
	if errors.As(err, &usage) {
		if !usage.Plain {
			fmt.Fprintf(stderr, "Zie '%s --help'.\n", cmd.CommandPath())
		}
		return Misused
	}
	return Refused
}
