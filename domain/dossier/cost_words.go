package dossier

import (
	"fmt"
	"strings"

	"wbso/domain"
)

// PrintedCosts is the answer to RVO's question on costs: every cost that counts with its
// amount, and the total. It is empty when none counts.
func (c Costs) PrintedCosts() string {
	return printItems(c.Items, CostKind, "Totaal kosten", SumOf(c.Items).Costs)
}

// PrintedExpenditures is the same for expenditures, with the share of each.
func (c Costs) PrintedExpenditures() string {
	return printItems(c.Items, ExpenditureKind, "Totaal uitgaven", SumOf(c.Items).Expenditures)
}

func printItems(items []CostItem, kind, label string, total domain.Cents) string {
	var lines []string
	for _, i := range items {
		if amount, complete := i.Counted(); complete && i.Kind == kind && amount > 0 {
			lines = append(lines, i.Post+": "+i.Reckoned())
		}
	}
	if len(lines) == 0 {
		return ""
	}
	return strings.Join(append(lines, label+" (zonder btw): "+total.Plain()), "\n")
}

// Reckoned writes out how much of an item counts: € 10.800 (12 × € 900), or
// € 6.000 (20% van € 30.000). It is for an item of which nothing is Missing.
func (i CostItem) Reckoned() string {
	amount, _ := i.Counted()
	how := ""
	if i.Times > 1 {
		once := i
		once.Times = 1
		how = fmt.Sprintf("%d × %s", i.Times, once.Net().Plain())
	}
	if *i.Share != 100 {
		of := i.Net().Plain()
		if how != "" {
			of = how
		}
		how = fmt.Sprintf("%d%% van %s", *i.Share, of)
	}
	if how == "" {
		return amount.Plain()
	}
	return amount.Plain() + " (" + how + ")"
}
