package main

import (
	"github.com/spf13/cobra"

	"wbso/cmd/internal/cli"
)

// newRoot is the whole tree of commands on a terminal.
func newRoot(t *terminal) *cobra.Command {
	root := cli.Group("wbsoctl", "Beheer WBSO-aanvragen vanaf de opdrachtregel",
		newEvaluate(t), newPrice(t), newRequest(t), newEmployee(t), newHours(t), newReport(t), newTimesheet(t), newCode(t), newUser(t), newPayments(t), newContact(t), newInterest(t), newJobs(t), newMail(t), newMigrate(t), newKeys(t), newBackup(t), newRestore(t), newCopy(t), newDemo(t), newDoctor(t), newLLM(t), newSettings(t))
	root.Long = `Beheer WBSO-aanvragen vanaf de opdrachtregel.

Resultaten komen op stdout en meldingen op stderr. De afsluitcode is 0 als het
gelukt is, 1 als het geweigerd of mislukt is en 2 bij verkeerd gebruik of een
verkeerde instelling. 'wbsoctl settings' toont alle instellingen.`
	root.Example = `  wbsoctl --demo request list
  wbsoctl evaluate --field elevator-pitch pitch.txt
  wbsoctl migrate && wbsoctl user create anna --email anna@example.nl`
	root.AddGroup(
		&cobra.Group{ID: "work", Title: "Aanvragen:"},
		&cobra.Group{ID: "manage", Title: "Beheer:"},
		&cobra.Group{ID: "operate", Title: "Onderhoud:"})
	for name, group := range map[string]string{
		"evaluate": "work", "price": "work", "request": "work", "employee": "work", "hours": "work", "report": "work", "timesheet": "work", "code": "manage", "user": "manage", "payments": "manage", "contact": "manage", "interest": "manage",
		"llm": "operate", "jobs": "operate", "mail": "operate", "migrate": "operate", "keys": "operate", "backup": "operate", "restore": "operate", "copy": "operate", "demo": "operate", "doctor": "operate",
	} {
		cmd, _, _ := root.Find([]string{name})
		cmd.GroupID = group
	}
	t.addFlags(root)
	cli.Prepare(root, "data-dir", "database-url")
	root.SetIn(t.in)
	root.SetOut(t.out)
	root.SetErr(t.err)
	return root
}

func (t *terminal) addFlags(root *cobra.Command) {
	root.PersistentFlags().BoolVar(&t.demo, "demo", false, "werk op de database van de demonstratie ('wbso serve --demo')")
	t.format = cli.AddPersistentChoice(root, "output", "o", "vorm van het resultaat (standaard table)", "table", "json", "csv")
	root.PersistentFlags().BoolFunc("json", "hetzelfde als -o json", func(string) error { return t.format.Set("json") })
	root.PersistentFlags().BoolVarP(&t.quiet, "quiet", "q", false, "geen meldingen op stderr, alleen fouten")
	root.PersistentFlags().BoolVarP(&t.yes, "yes", "y", false, "vraag niet om bevestiging")
}
