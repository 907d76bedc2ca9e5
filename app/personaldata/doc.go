// Package personaldata has what the law lets people ask for: their data, and that it is forgotten.
package personaldata

import (
	"wbso/app/accounts"
	"wbso/app/evaluations"
	"wbso/app/mails"
	"wbso/app/payments"
	"wbso/app/timesheets"
	"wbso/app/usecase"
)

// Privacy is what the law lets people ask for: everything that is stored about them, and that it
// is forgotten.
type Privacy struct {
	deps        *usecase.Runtime
	accounts    *accounts.Accounts
	evaluations *evaluations.Evaluations
	payments    *payments.Payments
	mails       *mails.Mails
	employees   *timesheets.Employees
}

// New returns the use cases of personal data.
func New(runtime usecase.Runtime, accountCases *accounts.Accounts, evaluationCases *evaluations.Evaluations, paymentCases *payments.Payments, mailCases *mails.Mails, employees *timesheets.Employees) *Privacy {
	return &Privacy{deps: &runtime, accounts: accountCases, evaluations: evaluationCases, payments: paymentCases, mails: mailCases, employees: employees}
}
