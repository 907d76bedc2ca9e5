package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"wbso/adapters/bootstrap"
	"wbso/app"
	"wbso/cmd/internal/cli"
)

// rotateResult is a new data key and what it came to.
type rotateResult struct {
	Key        string `json:"key"`
	Resealed   int    `json:"resealed"`
	Unreadable int    `json:"unreadable"`
}

// rewrapResult are data keys that another secret opens now.
type rewrapResult struct {
	Keys int `json:"keys"`
}

func newKeys(t *terminal) *cobra.Command {
	return cli.Group("keys", "De sleutels van de BSN's vervangen", newKeysRotate(t))
}

func newKeysRotate(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "rotate", Short: "Vervang de datasleutel, of verhuis naar een andere geheime sleutel",
		Long: `BSN's en de geheimen van de tweede stap bij het inloggen zijn versleuteld met
een datasleutel. Die ligt in de database, verpakt met WBSO_SECRET_KEY. Deze
opdracht maakt een nieuwe datasleutel, versleutelt alles opnieuw en gooit de
oude weg. Servers werken gewoon door en alles blijft leesbaar. Breekt het af,
draai het dan nog een keer: het gaat verder waar het was.

Met WBSO_SECRET_KEY_OLD verhuis je naar een andere geheime sleutel: geef de
nieuwe in WBSO_SECRET_KEY (of secret.key) en de vorige in WBSO_SECRET_KEY_OLD.
Alleen de verpakking verandert dan. Start daarna alle servers opnieuw met de
nieuwe sleutel: iedereen moet opnieuw inloggen, en een oudere reservekopie
vraagt nog om de vorige. Is de oude sleutel uitgelekt, draai de opdracht daarna
nog eens zonder WBSO_SECRET_KEY_OLD, want dan komt er ook een nieuwe
datasleutel.`,
		Example: `  wbsoctl keys rotate
  WBSO_SECRET_KEY_FILE=nieuw.key WBSO_SECRET_KEY_OLD_FILE=oud.key \
      wbsoctl keys rotate --yes`,
		Args: cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			config, err := t.config(cmd)
			if err != nil {
				return err
			}
			if config.SecretKeyOld != "" {
				return t.rewrap(cmd.Context(), config)
			}
			return t.rotate(cmd)
		},
	}
}

func (t *terminal) rewrap(ctx context.Context, config bootstrap.Config) error {
	if err := t.confirm(ctx, fmt.Sprintf("Vanaf nu opent alleen de nieuwe geheime sleutel de BSN's in %s.\nVerhuizen?", config.DatabaseName())); err != nil {
		return err
	}
	keys, err := bootstrap.Rewrap(ctx, config, t.err)
	if err != nil {
		return err
	}
	if keys == 0 {
		t.note("De nieuwe sleutel opent de BSN's al: er is niets veranderd.")
	} else {
		t.note("Start nu alle servers opnieuw met de nieuwe sleutel. Iedereen moet daarna opnieuw inloggen.")
	}
	return t.show(single(rewrapResult{keys}, []column[rewrapResult]{{title: "Verhuisd", key: "keys"}}))
}

func (t *terminal) rotate(cmd *cobra.Command) error {
	return t.withApp(cmd, func(ctx context.Context, a *app.App) error {
		if err := t.confirm(ctx, "Alle BSN's worden opnieuw versleuteld met een nieuwe datasleutel. Servers werken gewoon door.\nDoorgaan?"); err != nil {
			return err
		}
		t.progress("De BSN's worden opnieuw versleuteld …")
		done, err := a.Keys.Rotate(ctx)
		if err != nil {
			return err
		}
		if err := t.show(single(rotateResult{Key: done.Key, Resealed: done.Resealed, Unreadable: done.Unreadable}, []column[rotateResult]{
			{title: "Datasleutel", key: "key"}, {title: "Versleuteld", key: "resealed"},
			{title: "Onleesbaar", key: "unreadable"},
		})); err != nil {
			return err
		}
		if done.Unreadable > 0 {
			return fmt.Errorf("%d BSN's of geheimen gaan met geen sleutel open en zijn gelaten zoals ze waren. De meldingen noemen de medewerkers en gebruikers: vul die BSN's opnieuw in, en zet de tweede stap van die gebruikers uit", done.Unreadable)
		}
		return nil
	})
}
