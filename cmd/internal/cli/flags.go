package cli

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"wbso/adapters/settings"
)

// textFlag is a flag that takes a text, or one of a few words. Its default is worded in its
// help, since pflag would say it in English.
type textFlag struct {
	value   *string
	name    string // of the value, in help
	allowed []string
}

func (f textFlag) String() string { return *f.value }
func (f textFlag) Type() string   { return f.name }

func (f textFlag) Set(text string) error {
	if f.allowed != nil && !slices.Contains(f.allowed, text) {
		return fmt.Errorf("kies uit %s", strings.Join(f.allowed, ", "))
	}
	*f.value = text
	return nil
}

// AddText adds a text flag to a command. Help shows value as the name of what it takes.
func AddText(cmd *cobra.Command, name, value, help string) *string {
	text := new(string)
	AddTextVar(cmd.Flags(), text, name, value, help)
	return text
}

// AddTextVar is like AddText, but adds the flag to the given flags.
func AddTextVar(flags *pflag.FlagSet, text *string, name, value, help string) {
	flags.Var(textFlag{value: text, name: value}, name, help)
}

// textsFlag is a flag that takes a text each time it is given.
type textsFlag struct {
	values *[]string
	name   string // of the value, in help
}

func (f textsFlag) String() string        { return strings.Join(*f.values, ", ") }
func (f textsFlag) Type() string          { return f.name }
func (f textsFlag) Set(text string) error { *f.values = append(*f.values, text); return nil }

// AddTexts is like AddText for a flag that may be given more than once.
func AddTexts(cmd *cobra.Command, name, value, help string) *[]string {
	texts := new([]string)
	cmd.Flags().Var(textsFlag{values: texts, name: value}, name, help)
	return texts
}

// AddChoice adds a flag to a command that takes one of a few words.
func AddChoice(cmd *cobra.Command, name, help string, allowed ...string) *string {
	choice := new(string)
	AddChoiceVar(cmd, cmd.Flags(), choice, name, "", help, allowed...)
	return choice
}

// AddChoiceVar is like AddChoice, but adds the flag to the given flags, with a one-letter
// shorthand.
func AddChoiceVar(cmd *cobra.Command, flags *pflag.FlagSet, choice *string, name, letter, help string, allowed ...string) {
	const longest = 40
	value := strings.Join(allowed, "|")
	if len(value) > longest {
		value, help = "KEUZE", help+": "+strings.Join(allowed, ", ")
	}
	flags.VarP(textFlag{value: choice, name: value, allowed: allowed}, name, letter, help)
	_ = cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(allowed, cobra.ShellCompDirectiveNoFileComp))
}

// countFlag is a flag that takes a number of 1 or more.
type countFlag struct{ n *int }

func (f countFlag) String() string { return strconv.Itoa(*f.n) }
func (f countFlag) Type() string   { return "AANTAL" }

func (f countFlag) Set(text string) error {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		return errors.New("geef een heel getal van 1 of meer")
	}
	*f.n = n
	return nil
}

// AddCount adds a flag that takes a number of 1 or more to a command; without it the number is n.
func AddCount(cmd *cobra.Command, name string, n int, help string) *int {
	cmd.Flags().VarPF(countFlag{&n}, name, "", help).DefValue = "" // pflag would say it in English
	return &n
}

// Require makes a command refuse to run without these flags, or with an empty one.
func Require(cmd *cobra.Command, flags ...string) {
	cmd.PreRunE = func(cmd *cobra.Command, _ []string) error { return Need(cmd, flags...) }
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

// addSettings gives a root command its settings as flags. Help shows those that are named; the
// others work all the same.
func addSettings(root *cobra.Command, shown []string) {
	for _, s := range settings.All() {
		if s.Flag == "" {
			continue
		}
		help := s.Help
		if s.Default != "" {
			help += " (standaard " + s.Default + ")"
		}
		f := root.PersistentFlags().VarPF(textFlag{value: new(string), name: "WAARDE"}, s.Flag, "", help+" ["+s.Variable+"]")
		f.Hidden = !slices.Contains(shown, s.Flag)
	}
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
		expected := invalid.Unwrap().Error() // our own flags say what they take
		if invalid.GetFlag().Value.Type() == "bool" {
			expected = "geef true of false"
		}
		return Usage("%q past niet bij --%s: %s", invalid.GetValue(), invalid.GetFlag().Name, expected)
	}
	return &UsageError{Err: err}
}
