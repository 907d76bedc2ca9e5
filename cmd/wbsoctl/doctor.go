package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/adapters/doctor"
	"wbso/cmd/internal/cli"
	"wbso/domain"
)

// finding is what one check of the doctor found.
type finding struct {
	Check  string  `json:"check"`
	Result string  `json:"verdict"` // PASS, WARN or FAIL
	Text   string  `json:"text"`
	Mend   *string `json:"mend"`
}

func findingOf(f doctor.Finding) finding {
	return finding{Check: f.Check, Result: string(f.Result), Text: f.Text, Mend: apitypes.OrNull(f.Mend)}
}

func newDoctor(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "doctor", Short: "Kijk na of alles in orde is",
		Long: `Kijk de installatie na: instellingen, schijf, database, sleutel, mailserver,
betaaldienst, taalmodel, publiek adres, proxy, reservekopie, taken,
terugbetalingen en betwiste betalingen. Elke regel begint met PASS, WARN (kijk
ernaar) of FAIL (dit werkt niet) en zegt hoe je het herstelt. Er verandert
niets, er gaat geen mail weg en het kost niets. De afsluitcode is 1 als er een
FAIL is.`,
		Example: "  wbsoctl doctor\n  wbsoctl doctor --offline -o json",
		Args:    cli.NoArgs,
	}
	offline := cmd.Flags().Bool("offline", false, "laat andere computers met rust, behalve de database")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		config, err := t.config(cmd)
		var misuse *cli.UsageError
		switch {
		case errors.As(err, &misuse): // of a server, which this says nothing about
			return err
		case err != nil:
			return t.examined(doctor.BadSettings(err))
		}
		t.progress("De installatie wordt nagekeken …")
		return t.examined(doctor.Examine(cmd.Context(), config, *offline))
	}
	return cmd
}

// examined shows findings, a line each, and fails when one of them is a FAIL.
func (t *terminal) examined(found []doctor.Finding) error {
	failed := 0
	for _, f := range found {
		if f.Result == doctor.Bad {
			failed++
		}
	}
	v := listed(apitypes.Each(found, findingOf), "", []column[finding]{
		{key: "verdict"}, {key: "check"}, {key: "text"}, {key: "mend"},
	})
	v.people = func(p *page) {
		for _, f := range found {
			verdict, first, text := string(f.Result), fmt.Sprintf("  %-16s ", f.Label), f.Text
			if f.Mend != "" {
				text += ". Herstel: " + f.Mend
			}
			if text = domain.OneLine(text); t.outTTY {
				text = strings.TrimPrefix(cli.Hang(verdict+first, text, t.columns()), verdict+first)
			}
			fmt.Fprintln(p, t.paint(verdict, words[verdict].colour)+first+text)
		}
	}
	if err := t.show(v); err != nil || failed == 0 {
		return err
	}
	return fmt.Errorf("niet in orde: %d van de %d controles", failed, len(found))
}
