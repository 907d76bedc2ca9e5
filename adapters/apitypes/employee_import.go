package apitypes

import (
	"wbso/app/timesheets"
	"wbso/domain/hours"
)

// RevealOf converts who saw the number of an employee.
func RevealOf(v hours.NamedReveal) Reveal {
	return Reveal{RevealedAt: v.At.UTC(), User: v.Username, EmployeeID: v.Employee, Employee: v.EmployeeName}
}

// EmployeeImportOf converts what an import of employees did, or would do.
func EmployeeImportOf(i timesheets.EmployeeImport) EmployeeImport {
	return EmployeeImport{Company: SelectableCompanyOf(i.Company), Rows: i.Rows, Created: i.Created, Skipped: i.Skipped, DryRun: i.DryRun,
		IgnoredColumns: append([]string{}, i.Ignored...)}
}
