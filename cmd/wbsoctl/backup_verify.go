package main

import (
	"errors"
	"time"

	"github.com/spf13/cobra"

	"wbso/adapters/bootstrap"
	"wbso/cmd/internal/cli"
)

// verifyResult is a backup that was read to its end.
type verifyResult struct {
	File     string                `json:"file"`
	MadeAt   time.Time             `json:"made_at"`
	Schema   int64                 `json:"schema"`
	Users    int64                 `json:"users"`
	Requests int64                 `json:"requests"`
	Size     int64                 `json:"size"`
	Key      bootstrap.SecretCheck `json:"key"`
}

func newBackupVerify(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "verify BESTAND", Short: "Lees een reservekopie na, zonder iets te veranderen",
		Long: `Lees een reservekopie van begin tot eind: is het bestand heel, staan alle rijen erin,
kan dit programma de versie lezen, en opent de geheime sleutel van de instellingen de
BSN's, of anders die in WBSO_SECRET_KEY_OLD? Er wordt niets veranderd. De afsluitcode
is 1 als de kopie niet te gebruiken is of als een andere sleutel nodig is. Is hier geen
sleutel, dan zegt de opdracht dat.`,
		Example: `  wbsoctl backup verify wbso-2026-11-21.db
  WBSO_SECRET_KEY_FILE=secret.key wbsoctl backup verify wbso-2026-11-21.db -o json`,
		Args: cli.Args("BESTAND"),
		RunE: func(cmd *cobra.Command, args []string) error {
			config, err := t.config(cmd)
			if err != nil {
				return err
			}
			t.progress("De reservekopie wordt nagelezen …")
			found, key, err := bootstrap.Verify(cmd.Context(), config, args[0])
			if err != nil {
				return err
			}
			if err := t.show(single(verifyResult{File: args[0], MadeAt: found.MadeAt.UTC(), Schema: found.Schema,
				Users: found.Users, Requests: found.Requests, Size: found.Bytes, Key: key}, []column[verifyResult]{
				{title: "Bestand", key: "file"}, {title: "Gemaakt", key: "made_at"},
				{title: "Versie", key: "schema"}, {title: "Gebruikers", key: "users"},
				{title: "Aanvragen", key: "requests"}, {title: "Bytes", key: "size"},
				{title: "Sleutel", key: "key", text: func(v verifyResult) string { return word(v.Key) }},
			})); err != nil {
				return err
			}
			if key == bootstrap.OtherKey {
				return errors.New("WBSO_SECRET_KEY is een andere dan die van deze kopie: zoek de sleutel van toen, anders gaan de BSN's niet open")
			}
			return nil
		},
	}
}
