package cli

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/bootstrap"
)

// usageTemplate is cobra's own in Dutch, and fits a terminal of Width columns.
const usageTemplate = `Gebruik:
  {{with .Parent}}{{.CommandPath}} {{end}}{{.Use}} [opties]

Voorbeelden:
{{.Example}}
{{- $commands := .Commands}}{{range $group := .Groups}}

{{.Title}}{{range $commands}}{{if eq .GroupID $group.ID}}
  {{rpad .Name .NamePadding}} {{.Short}}{{end}}{{end}}{{end}}
{{- if .HasAvailableSubCommands}}

{{if .Groups}}Verder:{{else}}Opdrachten:{{end}}{{range $commands}}{{if and (eq .GroupID "") (or .IsAvailableCommand (eq .Name "help"))}}
  {{rpad .Name .NamePadding}} {{.Short}}{{end}}{{end}}{{end}}
{{- if .HasAvailableLocalFlags}}

Opties:
{{.LocalFlags.FlagUsagesWrapped 80 | trimTrailingWhitespaces}}{{end}}
{{- if .HasAvailableInheritedFlags}}

Algemene opties:
{{.InheritedFlags.FlagUsagesWrapped 80 | trimTrailingWhitespaces}}{{end}}
{{- if .HasAvailableSubCommands}}

'{{.CommandPath}} OPDRACHT --help' zegt meer over een opdracht.{{end}}
`

// Prepare gives a root command its settings as flags, its Dutch help and its
// manners. Call it when the whole tree is there. Help lists the named settings.
func Prepare(root *cobra.Command, shown ...string) {
	root.SilenceUsage, root.SilenceErrors = true, true
	root.CompletionOptions.DisableDefaultCmd = true
	root.Version = bootstrap.Version()
	root.SetVersionTemplate("{{.Name}} {{.Version}}\n")
	root.Flags().Bool("version", false, "toon de versie")
	root.PersistentFlags().BoolP("help", "h", false, "toon deze uitleg")
	root.SetFlagErrorFunc(flagError)
	root.SetUsageTemplate(usageTemplate)
	root.AddCommand(completion(root))
	root.SetHelpCommand(help(root))
	addSettings(root, shown)
}

func help(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use: "help [OPDRACHT]", Short: "Toon de uitleg van een opdracht",
		Example: fmt.Sprintf("  %s help settings", root.Name()),
		RunE: func(_ *cobra.Command, args []string) error {
			cmd, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return unknown(root, strings.Join(args, " "))
			}
			return cmd.Help()
		},
	}
}

func completion(root *cobra.Command) *cobra.Command {
	scripts := map[string]func(io.Writer) error{
		"bash":       func(out io.Writer) error { return root.GenBashCompletionV2(out, true) },
		"zsh":        root.GenZshCompletion,
		"fish":       func(out io.Writer) error { return root.GenFishCompletion(out, true) },
		"powershell": root.GenPowerShellCompletionWithDesc,
	}
	return &cobra.Command{
		Use: "completion SHELL", Short: "Maak aanvulling met Tab voor je shell",
		Long:      "Schrijf het script dat opdrachten en opties aanvult als je op Tab drukt.\nSHELL is bash, zsh, fish of powershell.",
		Example:   fmt.Sprintf("  source <(%[1]s completion bash)\n  %[1]s completion zsh > \"${fpath[1]}/_%[1]s\"", root.Name()),
		ValidArgs: []string{"bash", "zsh", "fish", "powershell"},
		Args:      Args("SHELL"),
		RunE: func(cmd *cobra.Command, args []string) error {
			script, known := scripts[args[0]]
			if !known {
				return Usage("onbekende shell %q: kies uit %s", args[0], strings.Join(cmd.ValidArgs, ", "))
			}
			return script(cmd.OutOrStdout())
		},
	}
}
