package main

import (
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/adapters/bootstrap"
	"wbso/cmd/internal/cli"
)

// backedUp is a backup and what is in it.
type backedUp struct {
	File     string    `json:"file"`
	MadeAt   time.Time `json:"made_at"`
	Users    int64     `json:"users"`
	Requests int64     `json:"requests"`
	Size     int64     `json:"size"`
}

func newBackup(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "backup BESTAND", Short: "Maak een reservekopie van de hele database",
		Long: `Kopieer de hele database, zoals zij op één moment is, naar een nieuw bestand.
Servers werken gewoon door. Het bestand ziet er voor SQLite en PostgreSQL
hetzelfde uit. Het wordt helemaal nagelezen en krijgt pas dan zijn naam. Een
bestand dat er al is, wordt geweigerd: zet de datum en de tijd in de naam.

De geheime sleutel zit er niet in. Bewaar ook secret.key uit de datamap, of wat
in WBSO_SECRET_KEY staat, en niet op dezelfde plaats. 'wbsoctl backup verify'
leest een kopie later nog eens na.`,
		Example: `  wbsoctl backup wbso-2026-11-21.db
  wbsoctl backup "/var/backups/wbso/wbso-$(date +%FT%H%M%S).db" --quiet`,
		Args: cli.Args("BESTAND"),
		RunE: func(cmd *cobra.Command, args []string) error {
			config, err := t.config(cmd)
			if err != nil {
				return err
			}
			t.progress("De reservekopie wordt gemaakt …")
			made, err := bootstrap.Backup(cmd.Context(), config, args[0], t.err)
			if err != nil {
				return err
			}
			return t.show(single(backedUp{File: args[0], MadeAt: made.MadeAt.UTC(), Users: made.Users, Requests: made.Requests,
				Size: made.Bytes}, []column[backedUp]{
				{title: "Bestand", key: "file"}, {title: "Gemaakt", key: "made_at"},
				{title: "Gebruikers", key: "users"}, {title: "Aanvragen", key: "requests"},
				{title: "Bytes", key: "size"},
			}))
		},
	}
	cmd.AddCommand(newBackupVerify(t))
	return cmd
}

// restoreResult says which backup is in the place of the database, and where what was
// there before is now.
type restoreResult struct {
	File     string                `json:"file"`
	MadeAt   time.Time             `json:"made_at"`
	Users    int64                 `json:"users"`
	Requests int64                 `json:"requests"`
	Database string                `json:"database"`
	SetAside *string               `json:"set_aside"`
	Key      bootstrap.SecretCheck `json:"key"` // as in verified
}

func newRestore(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "restore BESTAND", Short: "Zet een reservekopie terug",
		Long: `Lees een reservekopie na en zet haar op de plaats van de database. Stop eerst
alle servers. Wat er in de database stond, blijft bewaard: een SQLite-bestand
krijgt een andere naam in dezelfde map, in PostgreSQL verhuizen de tabellen naar
een eigen schema. Gaat het mis of wordt het afgebroken, dan is er niets
veranderd en kan het opnieuw.

Een kopie van SQLite kan ook naar PostgreSQL en andersom, en een kopie van een
ouder programma wordt bijgewerkt. Wat na de kopie is gebeurd, is er daarna niet:
ook een gebruiker die is buitengesloten, kan weer inloggen. De geheime sleutel
zit niet in de kopie. Opent de sleutel van hier haar BSN's niet, dan zegt de
opdracht dat: er start dan geen server voordat de sleutel van toen er is, of
'wbsoctl keys rotate' is gedraaid met die sleutel in WBSO_SECRET_KEY_OLD.`,
		Example: `  wbsoctl restore wbso-2026-11-21.db
  wbsoctl restore wbso-2026-11-21.db --data-dir /tmp/proef --yes`,
		Args: cli.Args("BESTAND"),
		RunE: func(cmd *cobra.Command, args []string) error { return t.restore(cmd, args[0]) },
	}
}

func (t *terminal) restore(cmd *cobra.Command, file string) error {
	config, err := t.config(cmd)
	if err != nil {
		return err
	}
	t.progress("De reservekopie wordt nagelezen …")
	r, key, err := bootstrap.PrepareRestore(cmd.Context(), config, file)
	if err != nil {
		return err
	}
	if warning, told := keyWarnings[key]; told {
		fmt.Fprintln(t.err, warning) // also with --quiet
	}
	present := "Daar is nog geen database."
	if r.Aside != "" {
		present = fmt.Sprintf("Wat daar nu is, blijft bewaard als %s.", r.Aside)
	}
	if err := t.confirm(cmd.Context(), fmt.Sprintf("De kopie van %s, met %d gebruikers en %d aanvragen, gaat naar %s.\n%s Terugzetten?",
		moment(r.MadeAt), r.Users, r.Requests, config.DatabaseName(), present)); err != nil {
		return err
	}
	t.progress("De reservekopie wordt teruggezet …")
	if err := r.Run(cmd.Context()); err != nil {
		return err
	}
	return t.show(single(restoreResult{File: file, MadeAt: r.MadeAt.UTC(), Users: r.Users, Requests: r.Requests,
		Database: config.DatabaseName(), SetAside: apitypes.OrNull(r.Aside), Key: key}, []column[restoreResult]{
		{title: "Bestand", key: "file"}, {title: "Gemaakt", key: "made_at"},
		{title: "Gebruikers", key: "users"}, {title: "Aanvragen", key: "requests"},
		{title: "Database", key: "database"}, {title: "Opzij gezet", key: "set_aside"},
		{title: "Sleutel", key: "key", coded: true},
	}))
}

// keyWarnings tell what a server will do with a backup that the secret at hand does not open.
var keyWarnings = map[bootstrap.SecretCheck]string{
	bootstrap.FormerKey: "Let op: WBSO_SECRET_KEY opent de BSN's in deze kopie niet, WBSO_SECRET_KEY_OLD wel. Draai na het terugzetten 'wbsoctl keys rotate'; daarna start een server.",
	bootstrap.OtherKey:  "Let op: de sleutel van hier opent de BSN's in deze kopie niet. Er start pas een server als de sleutel van toen er is, of na 'wbsoctl keys rotate' met die sleutel in WBSO_SECRET_KEY_OLD.",
	bootstrap.NoKey:     "Let op: hier is geen sleutel. Er start pas een server als de sleutel van deze kopie er is.",
}

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
		Long: `Lees een reservekopie van begin tot eind: is het bestand heel, staan alle rijen
erin, kan dit programma de versie lezen, en opent de geheime sleutel van de
instellingen de BSN's, of anders die in WBSO_SECRET_KEY_OLD? Er wordt niets
veranderd. De afsluitcode is 1 als de kopie niet te gebruiken is of als een
andere sleutel nodig is. Is hier geen sleutel, dan zegt de opdracht dat.`,
		Example: `  wbsoctl backup verify wbso-2026-11-21.db
  WBSO_SECRET_KEY_FILE=secret.key wbsoctl backup verify wbso-2026-11-21.db \
      -o json`,
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
				{title: "Sleutel", key: "key", coded: true},
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
