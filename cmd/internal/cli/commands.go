package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

// Group makes a command that only has subcommands: alone it shows its help.
func Group(name, short string, commands ...*cobra.Command) *cobra.Command {
	group := &cobra.Command{
		Use: name + " OPDRACHT", Short: short, Args: NoArgs, Example: commands[0].Example,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	group.AddCommand(commands...)
	return group
}

// NoArgs refuses arguments; one that looks like a command is answered with the
// commands that resemble it.
func NoArgs(cmd *cobra.Command, args []string) error {
	switch {
	case len(args) == 0:
		return nil
	case cmd.HasAvailableSubCommands():
		return unknown(cmd, args[0])
	}
	return Usage("onverwacht argument %q", args[0])
}

func unknown(cmd *cobra.Command, word string) error {
	text := fmt.Sprintf("onbekende opdracht %q", word)
	if cmd.SuggestionsMinimumDistance = 2; len(cmd.SuggestionsFor(word)) > 0 {
		text += fmt.Sprintf("; bedoelde je '%s %s'?", cmd.CommandPath(), cmd.SuggestionsFor(word)[0])
	}
	return Usage("%s", text)
}

// Args demands exactly these arguments, none of them empty. A name in brackets
// may be left out.
func Args(names ...string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		for i, name := range names {
			switch {
			case i >= len(args) && !strings.HasPrefix(name, "["):
				return Usage("%s ontbreekt", name)
			case i < len(args) && strings.TrimSpace(args[i]) == "":
				return Usage("%s is leeg", strings.Trim(name, "[]"))
			}
		}
		if len(args) > len(names) {
			return Usage("onverwacht argument %q", args[len(names)])
		}
		return nil
	}
}
