package main

import (
	"fmt"

	"wbso/adapters/wire"
	"wbso/domain"
)

// refuseRows shows all bad rows: to people on stderr, to programs as the result.
func (t *terminal) refuseRows(name string, bad domain.BadRows) error {
	rows := wire.RefusedRowsOf(bad)
	v := listed(rows.Rows, "", column[wire.RefusedRow]{key: "line"}, column[wire.RefusedRow]{key: "column"}, column[wire.RefusedRow]{key: "reason"})
	v.value = rows
	v.table = func(*page) {
		for _, r := range rows.Rows {
			place := fmt.Sprintf("regel %d", r.Line)
			if r.Column != nil {
				place += ", kolom " + clean(*r.Column)
			}
			fmt.Fprintf(t.err, "%s: %s\n", place, clean(r.Reason))
		}
	}
	if err := t.show(v); err != nil {
		return err
	}
	if len(bad) == 1 {
		return fmt.Errorf("%s heeft een fout: er is niets opgeslagen", name)
	}
	return fmt.Errorf("%s heeft %s fouten: er is niets opgeslagen", name, domain.DutchInt(len(bad)))
}
