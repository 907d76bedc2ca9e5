package apitypes

import apphours "wbso/app/hours"

// EmployeeImportOf converts what an import of employees did, or would do.
func EmployeeImportOf(i apphours.EmployeeImport) EmployeeImport {
	return EmployeeImport{Company: SelectableCompanyOf(i.Company), Rows: i.Rows, Created: i.Created, Skipped: i.Skipped, DryRun: i.DryRun,
		IgnoredColumns: append([]string{}, i.Ignored...)}
}
