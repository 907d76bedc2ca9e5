// Package privacy has what the law lets people ask for: their data, and that it is forgotten.
package privacy

import (
	appaccount "wbso/app/account"
	appevaluation "wbso/app/evaluation"
	apphours "wbso/app/hours"
	appmail "wbso/app/mail"
	apppayment "wbso/app/payment"
	"wbso/app/usecase"
)

// Privacy is what the law lets people ask for: everything that is stored about them, and that it
// is forgotten.
type Privacy struct {
	deps        *usecase.Runtime
	accounts    *appaccount.Accounts
	evaluations *appevaluation.Evaluations
	payments    *apppayment.Payments
	mails       *appmail.Mails
	employees   *apphours.Employees
}

// New returns the use cases of personal data.
func New(runtime usecase.Runtime, accounts *appaccount.Accounts, evaluations *appevaluation.Evaluations, payments *apppayment.Payments, mails *appmail.Mails, employees *apphours.Employees) *Privacy {
	return &Privacy{deps: &runtime, accounts: accounts, evaluations: evaluations, payments: payments, mails: mails, employees: employees}
}
