package cli

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"wbso/adapters/bootstrap"
)

// Text is a flag that takes a text, shown in help with the name of its value.
// It has no "(default …)" of its own: help speaks Dutch.
type Text struct{ Value, Name string }

func (t *Text) Set(s string) error { t.Value = s; return nil }
func (t *Text) String() string     { return t.Value }
func (t *Text) Type() string       { return t.Name }

// Choice is a flag that takes one of a few words.
type Choice struct {
	Value   string
	Allowed []string
}

func (c *Choice) Set(s string) error {
	if !slices.Contains(c.Allowed, s) {
		return fmt.Errorf("kies uit %s", strings.Join(c.Allowed, ", "))
	}
	c.Value = s
	return nil
}
func (c *Choice) String() string { return c.Value }
func (c *Choice) Type() string {
	if name := strings.Join(c.Allowed, "|"); len(name) <= choiceMax {
		return name
	}
	return "KEUZE"
}

// choiceMax is how long the words of a choice may be to name its value; more words come in its
// explanation.
const choiceMax = 40

// AddText adds a text flag to a command.
func AddText(cmd *cobra.Command, name, value, help string) *Text {
	t := &Text{Name: value}
	cmd.Flags().Var(t, name, help)
	return t
}

// AddChoice adds a flag to a command that takes one of a few words.
func AddChoice(cmd *cobra.Command, name, help string, allowed ...string) *Choice {
	c := &Choice{Allowed: allowed}
	if c.Type() == "KEUZE" {
		help += ": " + strings.Join(allowed, ", ")
	}
	cmd.Flags().Var(c, name, help)
	_ = cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(allowed, cobra.ShellCompDirectiveNoFileComp))
	return c
}

// AddPersistentChoice is AddChoice for a command and all below it; the first
// word is the default.
func AddPersistentChoice(cmd *cobra.Command, name, short, help string, allowed ...string) *Choice {
	c := &Choice{Allowed: allowed}
	cmd.PersistentFlags().VarP(c, name, short, help)
	c.Value = allowed[0] // after VarP, which would word it in English
	_ = cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(allowed, cobra.ShellCompDirectiveNoFileComp))
	return c
}

// Need refuses a command that lacks a flag, or has it without a value.
func Need(cmd *cobra.Command, flags ...string) error {
	for _, name := range flags {
		switch {
		case !cmd.Flags().Changed(name):
			return Usage("--%s ontbreekt", name)
		case cmd.Flags().Lookup(name).Value.String() == "":
			return Usage("--%s is leeg", name)
		}
	}
	return nil
}

// addSettings gives a root command its settings as flags. Help shows those that
// are named, or all when none is; the others work all the same.
func addSettings(root *cobra.Command, shown []string) {
	for _, s := range bootstrap.Settings() {
		if s.Flag == "" {
			continue
		}
		f := root.PersistentFlags().VarPF(&Text{Name: "WAARDE"}, s.Flag, "", describe(s)+" ["+s.Variable+"]")
		f.Hidden = len(shown) > 0 && !slices.Contains(shown, s.Flag)
	}
}

func describe(s bootstrap.Setting) string {
	if s.Default == "" {
		return s.Help
	}
	return fmt.Sprintf("%s (standaard %s)", s.Help, s.Default)
}

// flagError words pflag's errors in Dutch.
func flagError(_ *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var missing *pflag.ValueRequiredError
	var invalid *pflag.InvalidValueError
	switch {
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		return Usage("onbekende optie -%s", unknown.GetSpecifiedName())
	case errors.As(err, &unknown):
		return Usage("onbekende optie --%s", unknown.GetSpecifiedName())
	case errors.As(err, &missing):
		return Usage("--%s mist een waarde", missing.GetFlag().Name)
	case errors.As(err, &invalid):
		return Usage("%q past niet bij --%s: %s", invalid.GetValue(), invalid.GetFlag().Name, expected(invalid))
	case errors.Is(err, pflag.ErrHelp):
		return err
	}
	return &UsageError{err}
}

// expected says what a flag takes: our own flags say so themselves.
func expected(e *pflag.InvalidValueError) string {
	switch e.GetFlag().Value.Type() {
	case "int":
		return "geef een heel getal"
	case "bool":
		return "geef true of false"
	}
	return e.Unwrap().Error()
}
