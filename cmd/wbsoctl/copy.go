package main

import (
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"wbso/adapters/bootstrap"
	"wbso/cmd/internal/cli"
)

// copiedTable is a table that is the same on both sides.
type copiedTable struct {
	Table  string `json:"table"`
	Rows   int64  `json:"rows"`
	Digest string `json:"digest"`
}

func newCopy(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "copy", Short: "Verhuis alles naar een andere database",
		Long: `Kopieer alles uit een database naar een andere, die nog leeg is. Stop eerst alle
servers: zolang er een draait, wordt het geweigerd. Alles wordt daarna nagelezen
en rij voor rij vergeleken; pas dan staat de nieuwe database er. Aan de oude
verandert niets. Gaat het mis of wordt het afgebroken, dan blijft de nieuwe leeg
en kan het opnieuw.

Een adres met een wachtwoord komt uit een bestand: --to @BESTAND. Zonder
wachtwoord mag het er zelf staan, zoals sqlite:data/wbso.db.

De geheime sleutel gaat niet mee. Geef de servers dezelfde: wat in secret.key in
de datamap staat, wordt met PostgreSQL de instelling WBSO_SECRET_KEY. De mails
in de map outbox blijven waar ze zijn.`,
		Example: `  wbsoctl copy --from sqlite:data/wbso.db --to @/etc/wbso/postgres.url
  wbsoctl copy --from @/etc/wbso/postgres.url --to sqlite:terug/wbso.db --yes \
      -o json`,
		Args: cli.NoArgs,
	}
	from := cli.AddText(cmd, "from", "ADRES|@BESTAND", "de database die er is")
	to := cli.AddText(cmd, "to", "ADRES|@BESTAND", "de lege database waar alles heen gaat")
	cli.Require(cmd, "from", "to")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		return t.copy(cmd, *from, *to)
	}
	return cmd
}

func (t *terminal) copy(cmd *cobra.Command, from, to string) error {
	config, err := t.config(cmd)
	if err != nil {
		return err
	}
	c, err := bootstrap.PrepareCopy(cmd.Context(), config, from, to, t.err)
	if err != nil {
		return err
	}
	if c.Key == bootstrap.FormerKey || c.Key == bootstrap.OtherKey || c.Key == bootstrap.NoKey {
		fmt.Fprintln(t.err, "Let op: de sleutel van hier opent de BSN's in deze database niet. Er start op de nieuwe pas een server met de sleutel van de oude.") // also with --quiet
	}
	if err := t.confirm(cmd.Context(), fmt.Sprintf("Alles uit %s gaat naar %s.\nKopiëren?", c.From, c.To)); err != nil {
		return err
	}
	list, err := c.Run(cmd.Context(), func(table string, rows int64) { t.progress(fmt.Sprintf("%s: %d", table, rows)) })
	if err != nil {
		return err
	}
	tables, rows := shownTables(list)
	t.note("%d tabellen met %d rijen staan nu ook in %s, rij voor rij vergeleken. Start de servers daarop met dezelfde geheime sleutel.", len(list), rows, c.To)
	return t.show(listed(tables, "", []column[copiedTable]{
		{title: "Tabel", key: "table"}, {title: "Rijen", key: "rows"}, {title: "Controlegetal", key: "digest"},
	}))
}

func shownTables(list []bootstrap.CopiedTable) (tables []copiedTable, rows int64) {
	for _, c := range list {
		tables = append(tables, copiedTable{Table: c.Table, Rows: c.Rows, Digest: strconv.FormatUint(c.Digest, 16)})
		rows += c.Rows
	}
	return tables, rows
}
