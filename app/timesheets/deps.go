package timesheets

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain/request"
	"wbso/ports"
)

// Deps are the dependencies of the use cases of employees, hours and their files.
type Deps struct {
	usecase.Runtime
	Vault   ports.Vault
	Sheets  ports.Spreadsheets
	Printer ports.Printer
	Wake    func() // tells the worker that there is a job
	// AddBenefits adds to requests what their applications are worth.
	AddBenefits func(context.Context, ports.Repos, []request.RequestSummary) error
}
