package cli

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"wbso/adapters/settings"
)

// SettingsCommand returns the command that shows the settings; run writes them.
func SettingsCommand(run func(cmd *cobra.Command) error) *cobra.Command {
	return &cobra.Command{
		Use: "settings", Short: "Toon alle instellingen, hun waarde en waar die vandaan komt",
		Long: `Toon alle instellingen met de waarde die nu geldt en waar die vandaan komt.
Geheimen worden nooit getoond.

Een optie op de opdrachtregel gaat voor een omgevingsvariabele, en die gaat voor
de standaardwaarde. Een geheim heeft geen optie, want die zou in de lijst van
processen staan. Een geheim en het adres van de database mogen ook in een
bestand staan dat WBSO_…_FILE noemt.`,
		Example: `  WBSO_DATA_DIR=/var/lib/wbso WBSO_SECRET_KEY_FILE=/run/secrets/wbso \
      wbso settings`,
		Args: NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return run(cmd) },
	}
}

// WriteSettings writes settings for people, each with its explanation.
func WriteSettings(w io.Writer, values []settings.Value) error {
	for _, v := range values {
		value, flag := v.Value, ""
		if v.Secret && v.Source != settings.FromDefault {
			value = "(ingesteld)"
		}
		if v.Flag != "" {
			flag = " [--" + v.Flag + "]"
		}
		if _, err := fmt.Fprintf(w, "%s=%s  (%s)\n%s\n", v.Variable, value, sourceWords[v.Source], Hang("    ", v.Help+flag, Width)); err != nil {
			return err
		}
	}
	return nil
}

var sourceWords = map[settings.Source]string{
	settings.FromFlag: "optie", settings.FromFile: "bestand", settings.FromEnvironment: "omgeving", settings.FromDefault: "standaard",
}
