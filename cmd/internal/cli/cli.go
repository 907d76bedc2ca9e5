// Package cli is what the two programs share: settings from flags, exit codes
// and the way an error is worded for a terminal.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/compose"
	"wbso/domain"
)

// Exit codes of both programs.
const (
	Done    = 0
	Refused = 1 // refused or failed
	Misused = 2 // wrong use or wrong setting
)

// UsageError is wrong use of a command.
type UsageError struct{ Err error }

func (e *UsageError) Error() string { return e.Err.Error() }
func (e *UsageError) Unwrap() error { return e.Err }

// Usage returns an error that ends the program with Misused.
func Usage(format string, args ...any) error { return &UsageError{fmt.Errorf(format, args...)} }

// Prepare gives a root command its settings as flags and its manners.
func Prepare(root *cobra.Command) {
	root.SilenceUsage, root.SilenceErrors = true, true
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return &UsageError{err} })
	for _, s := range compose.Settings() {
		if s.Flag != "" {
			help := s.Help
			if s.Default != "" {
				help += fmt.Sprintf(" (default %q)", s.Default)
			}
			root.PersistentFlags().String(s.Flag, "", help+" ["+s.Variable+"]")
		}
	}
}

// Config reads the settings of a command: flags, then environment, then defaults.
func Config(cmd *cobra.Command, demo bool) (compose.Config, error) {
	flags := map[string]string{}
	for _, s := range compose.Settings() {
		if f := cmd.Flag(s.Flag); s.Flag != "" && f != nil && f.Changed {
			flags[s.Variable] = f.Value.String()
		}
	}
	return compose.Load(os.Environ(), flags, demo)
}

// Run executes a root command and returns the exit code. Errors are one line on stderr.
func Run(ctx context.Context, root *cobra.Command, stderr io.Writer) int {
	cmd, err := root.ExecuteContextC(ctx)
	if err == nil {
		return Done
	}
	fmt.Fprintf(stderr, "%s: %s\n", root.Name(), Sentence(err))
	var usage *UsageError
	var setting *compose.SettingError
	if errors.As(err, &setting) {
		return Misused
	}
	if errors.As(err, &usage) || strings.HasPrefix(err.Error(), "unknown command") || strings.HasPrefix(err.Error(), "unknown shorthand") {
		fmt.Fprintf(stderr, "See '%s --help'.\n", cmd.CommandPath())
		return Misused
	}
	return Refused
}

// Sentence words an error for a terminal: the product's own rules in Dutch, as
// everywhere, and the rest by field and code.
func Sentence(err error) string {
	var fields domain.Fields
	if errors.As(err, &fields) {
		parts := make([]string, len(fields))
		for i, e := range fields {
			parts[i] = one(e)
		}
		return strings.Join(parts, "; ")
	}
	var e *domain.Error
	if errors.As(err, &e) && e.Err == nil {
		return one(e)
	}
	return err.Error()
}

func one(e *domain.Error) string {
	text, ok := domain.Dutch(e)
	if !ok {
		text = strings.ReplaceAll(string(e.Code), "_", " ")
	}
	if e.Field != "" {
		return e.Field + ": " + text
	}
	return text
}
