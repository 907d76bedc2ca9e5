// Package privacy has what the law lets people ask for: their data, and that it is forgotten.
package app

// Privacy is what the law lets people ask for: everything that is stored about them, and that it
// is forgotten.
type Privacy struct {
	deps      *Runtime
	accounts  *Accounts
	judging   *Judging
	payments  *Payments
	mails     *Mails
	employees *Employees
}

// NewPrivacy returns the use cases of personal data.
func NewPrivacy(runtime Runtime, accounts *Accounts, judging *Judging, payments *Payments, mails *Mails, employees *Employees) *Privacy {
	return &Privacy{deps: &runtime, accounts: accounts, judging: judging, payments: payments, mails: mails, employees: employees}
}
