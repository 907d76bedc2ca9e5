package main

import (
	"github.com/spf13/cobra"

	"wbso/cmd/internal/cli"
)

// newRoot returns the whole tree of commands on a terminal.
func newRoot(t *terminal) *cobra.Command {
	root := cli.Group("wbsoctl", "Beheer WBSO-aanvragen vanaf de opdrachtregel", newSettings(t))
	root.Long = `Beheer WBSO-aanvragen vanaf de opdrachtregel.

Resultaten komen op stdout en meldingen op stderr. De afsluitcode is 0 als het
gelukt is, 1 als het geweigerd of mislukt is en 2 bij verkeerd gebruik of een
verkeerde instelling. 'wbsoctl settings' toont alle instellingen.`
	root.Example = `  wbsoctl --demo request list
  wbsoctl evaluate --field elevator-pitch pitch.txt
  wbsoctl migrate && wbsoctl user create anna --email anna@example.nl`
	group := func(id, title string, commands ...*cobra.Command) {
		root.AddGroup(&cobra.Group{ID: id, Title: title})
		for _, cmd := range commands {
			cmd.GroupID = id
			root.AddCommand(cmd)
		}
	}
	group("work", "Aanvragen:", newEvaluate(t), newPrice(t), newCompany(t), newRequest(t), newEmployee(t), newMember(t), newHours(t), newMonth(t), newReport(t), newTimesheet(t))
	group("access", "Toegang:", newLogin(t), newLogout(t), newWhoami(t), newToken(t))
	group("manage", "Beheer:", newCode(t), newUser(t), newPayments(t), newContact(t), newInterest(t))
	group("operate", "Onderhoud:", newJobs(t), newMail(t), newMigrate(t), newKeys(t), newBackup(t), newRestore(t), newCopy(t), newDemo(t), newDoctor(t), newLLM(t))
	flags := root.PersistentFlags()
	flags.BoolVar(&t.demo, "demo", false, "werk op de database van de demonstratie ('wbso serve --demo')")
	cli.AddTextVar(flags, &t.server, "server", "ADRES", "werk met een server, zoals https://wbso.example (standaard waar je bent ingelogd) [WBSO_SERVER]")
	cli.AddChoiceVar(root, flags, &t.format, "output", "o", "vorm van het resultaat (standaard table)", "table", "json", "csv")
	flags.BoolFunc("json", "hetzelfde als -o json", func(string) error { t.format = "json"; return nil })
	flags.BoolVarP(&t.quiet, "quiet", "q", false, "geen meldingen op stderr, alleen fouten")
	flags.BoolVarP(&t.yes, "yes", "y", false, "vraag niet om bevestiging")
	cli.Prepare(root, "data-dir", "database-url")
	root.SetIn(t.in)
	root.SetOut(t.out)
	root.SetErr(t.err)
	return root
}
