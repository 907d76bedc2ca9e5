package apitypes

import "wbso/app/timesheets"

// EmployeeImportOf converts what an import of employees did, or would do.
func EmployeeImportOf(i timesheets.EmployeeImport) EmployeeImport {
	return EmployeeImport{Company: SelectableCompanyOf(i.Company), Rows: i.Rows, Created: i.Created, Skipped: i.Skipped, DryRun: i.DryRun,
		IgnoredColumns: append([]string{}, i.Ignored...)}
}
