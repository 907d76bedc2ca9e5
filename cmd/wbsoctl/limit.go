package main

import (
	"github.com/spf13/cobra"

	"wbso/cmd/internal/cli"
	"wbso/domain"
)

// limitDefault is how many items a list shows when nobody asks for more.
const limitDefault = 1000

// limit is the flag that bounds a list.
type limit struct{ n int }

func addLimit(cmd *cobra.Command) *limit {
	l := &limit{limitDefault}
	cmd.Flags().IntVar(&l.n, "limit", limitDefault, "hooguit `AANTAL` regels (standaard 1000)")
	cmd.Flags().Lookup("limit").DefValue = "0" // pflag would word the default in English
	return l
}

func (l *limit) check() error {
	if l.n < 1 {
		return cli.Usage("--limit is 1 of meer")
	}
	return nil
}

func (l *limit) page() domain.Page { return domain.Page{Size: l.n} }

// note says that a list ends before its end.
func (l *limit) note(t *terminal, more bool) {
	if more {
		t.note("Er zijn er meer: dit zijn de eerste %d. Vraag er meer met --limit.", l.n)
	}
}
