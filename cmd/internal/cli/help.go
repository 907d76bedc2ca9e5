package cli

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/bootstrap"
)

// Prepare gives a root command its settings as flags, its Dutch help and its
// manners. Call it when the whole tree is there. Help lists the named settings,
// or all when none is named.
func Prepare(root *cobra.Command, shown ...string) {
	root.SilenceUsage, root.SilenceErrors = true, true
	root.SuggestionsMinimumDistance = 2
	root.CompletionOptions.DisableDefaultCmd = true
	root.Version = bootstrap.Version()
	root.SetVersionTemplate("{{.Name}} {{.Version}}\n")
	root.Flags().Bool("version", false, "toon de versie")
	root.PersistentFlags().BoolP("help", "h", false, "toon deze uitleg")
	root.SetFlagErrorFunc(flagError)
	root.SetUsageFunc(func(cmd *cobra.Command) error { return usage(cmd.OutOrStderr(), cmd) })
	root.AddCommand(completion(root))
	root.SetHelpCommand(help(root))
	addSettings(root, shown)
	wrapAll(root)
}

// wrapAll makes the descriptions of a command and all below it fit a terminal.
func wrapAll(cmd *cobra.Command) {
	cmd.Long = wrapped(cmd.Long)
	for _, sub := range cmd.Commands() {
		wrapAll(sub)
	}
}

// usage is the part of the help below the description.
func usage(w io.Writer, cmd *cobra.Command) error {
	var b strings.Builder
	b.WriteString("Gebruik:\n")
	if cmd.Runnable() && !cmd.HasAvailableSubCommands() || cmd.Annotations[ownWork] != "" {
		path := "  " + cmd.CommandPath() + " "
		rest := strings.TrimPrefix(strings.Replace(cmd.UseLine(), "[flags]", "[opties]", 1), strings.TrimSpace(path))
		b.WriteString(Hang(path, rest, Width) + "\n")
	}
	if cmd.HasAvailableSubCommands() {
		fmt.Fprintf(&b, "  %s OPDRACHT [opties]\n", cmd.CommandPath())
	}
	if cmd.HasExample() {
		b.WriteString("\nVoorbeelden:\n")
		for _, line := range strings.Split(cmd.Example, "\n") {
			b.WriteString(folded(line) + "\n")
		}
	}
	commands(&b, cmd)
	if cmd.HasAvailableLocalFlags() {
		fmt.Fprintf(&b, "\nOpties:\n%s", cmd.LocalFlags().FlagUsagesWrapped(Width))
	}
	if cmd.HasAvailableInheritedFlags() {
		fmt.Fprintf(&b, "\nAlgemene opties:\n%s", cmd.InheritedFlags().FlagUsagesWrapped(Width))
	}
	if cmd.HasAvailableSubCommands() {
		fmt.Fprintf(&b, "\n'%s OPDRACHT --help' zegt meer over een opdracht.\n", cmd.CommandPath())
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// commands lists the subcommands, under the titles of their groups if any.
func commands(b *strings.Builder, cmd *cobra.Command) {
	groups := append(cmd.Groups(), &cobra.Group{Title: "Verder:"})
	if len(groups) == 1 {
		groups[0].Title = "Opdrachten:"
	}
	for _, g := range groups {
		title := "\n" + g.Title + "\n"
		for _, sub := range cmd.Commands() {
			if sub.GroupID == g.ID && (sub.IsAvailableCommand() || sub.Name() == "help") {
				b.WriteString(title + Hang(fmt.Sprintf("  %-*s ", sub.NamePadding(), sub.Name()), sub.Short, Width) + "\n")
				title = ""
			}
		}
	}
}

// ownWork marks a command that has subcommands and yet does something itself.
const ownWork = "own-work"

// OwnWork is the annotation of a command that has subcommands and yet does
// something itself.
func OwnWork() map[string]string { return map[string]string{ownWork: "true"} }

func help(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use: "help [OPDRACHT]", Short: "Toon de uitleg van een opdracht",
		Example: fmt.Sprintf("  %s help settings", root.Name()),
		RunE: func(_ *cobra.Command, args []string) error {
			cmd, rest, err := root.Find(args)
			if cmd == nil || err != nil || len(rest) > 0 {
				return unknown(root, strings.Join(args, " "))
			}
			return cmd.Help()
		},
	}
}

func completion(root *cobra.Command) *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use: "completion SHELL", Short: "Maak aanvulling met Tab voor je shell",
		Long:      "Schrijf het script dat opdrachten en opties aanvult als je op Tab drukt.\nSHELL is bash, zsh, fish of powershell.",
		Example:   fmt.Sprintf("  source <(%[1]s completion bash)\n  %[1]s completion zsh > \"${fpath[1]}/_%[1]s\"", root.Name()),
		ValidArgs: shells,
		Args:      Args("SHELL"),
		RunE: func(cmd *cobra.Command, args []string) error {
			out := cmd.OutOrStdout()
			switch args[0] {
			case "bash":
				return root.GenBashCompletionV2(out, true)
			case "zsh":
				return root.GenZshCompletion(out)
			case "fish":
				return root.GenFishCompletion(out, true)
			case "powershell":
				return root.GenPowerShellCompletionWithDesc(out)
			}
			return Usage("onbekende shell %q: kies uit %s", args[0], strings.Join(shells, ", "))
		},
	}
}
