// Package app contains the use cases: what a person wants done, one method each,
// in the order guard, check, write, act. It is the inbound port of the core;
// the HTTP adapter and the command line call it directly.
package app

import (
	"cmp"
	"log/slog"
	"time"

	"wbso/domain"
	"wbso/domain/queue"
	"wbso/domain/site"
	"wbso/ports"
)

// Deps are the adapters and settings that the core uses.
type Deps struct {
	Store     ports.UnitOfWork
	Leases    ports.Leases
	Judge     ports.Reader // reads a text that is to be judged
	Reader    ports.Reader // reads the texts that an application is composed of
	Costs     ports.CostReader
	Drafter   ports.Drafter // nil without a language model
	Renderer  ports.Renderer
	Printer   ports.Printer
	Sheets    ports.Spreadsheets
	Checkout  ports.Checkout
	Tokens    ports.Tokens
	Passwords ports.Passwords
	Vault     ports.Vault
	Mailer    ports.Mailer
	Clock     ports.Clock
	Log       *slog.Logger
	Build     string // the version of the program; empty keeps no questions
	PublicURL string // without a trailing slash
	ContactTo string // who gets the mail of the contact form
	// KeepContact is how long messages of that form are kept.
	KeepContact time.Duration
	Site        SiteSettings
	Terms       []site.Chapter     // the general terms, with {holes}
	Lease       time.Duration      // how long a silent worker keeps a job; 0 for 30 s
	OnPanic     func(where string) // counts panics that were contained; may be nil
	OnJob       func(kind queue.JobKind, outcome queue.JobStatus)
	// PriceNext is what a next request of a company's period and a follow-up cost, excluding VAT;
	// nil for the full price.
	PriceNext *domain.Cents
	// LimitCheckouts bounds how many checkouts of a request are opened in a day.
	LimitCheckouts bool
	// GoodPasswords is how often an account may type its password before its checks wait
	// behind those of everybody else. The zero limit is none.
	GoodPasswords domain.Limit
	OnRefundDue   func() // counts payments that are to be paid back; may be nil
	OnApart       func() // counts texts on which model and rules disagree; may be nil
	// OnPaymentEvent counts what the provider says, by its word and what came of it; may be nil.
	OnPaymentEvent func(kind, outcome string)
	Reconcile      bool // ask the provider regularly about payments of which no event came
	// CounterKey makes digests of those who are counted.
	CounterKey []byte
}

// App is the product.
type App struct {
	Accounts     *Accounts
	Companies    *Companies
	Employees    *Employees
	Judging      *Judging
	Requests     *Requests
	Documents    *Documents
	Applications *Applications
	Exports      *Exports
	Payments     *Payments
	Codes        *Codes
	Hours        *Hours
	Reports      *Reports
	Jobs         *Jobs
	Mails        *Mails
	Keys         *Keys
	Site         *Site
	Contact      *Contact
	Booklets     *Booklets
	Demo         *Demo
	RateLimiter  *RateLimiter
	Cleaning     *Cleaning
	Worker       *Worker
}

// New builds the use cases on their adapters. The worker does nothing until Start.
func New(d Deps) *App {
	if d.OnPanic == nil {
		d.OnPanic = func(string) {}
	}
	if d.OnJob == nil {
		d.OnJob = func(queue.JobKind, queue.JobStatus) {}
	}
	if d.OnRefundDue == nil {
		d.OnRefundDue = func() {}
	}
	if d.OnApart == nil {
		d.OnApart = func() {}
	}
	if d.OnPaymentEvent == nil {
		d.OnPaymentEvent = func(string, string) {}
	}
	d.Lease = cmp.Or(d.Lease, leaseTime)
	deps := &d
	print := newPrinting(deps)
	applications := &Applications{deps, print}
	judging, payments, processing, mailing, invoicing := &Judging{deps}, &Payments{deps, applications}, &processing{deps, applications}, &mailing{deps}, &invoicing{deps}
	kinds := kinds{
		queue.ProcessRequest: processing.kind(),
		queue.DraftRequest:   (&drafting{deps}).kind(),
		queue.SendMail:       mailing.kind(mailing.send),
		queue.ForgetMail:     mailing.kind(mailing.forget),
		queue.IssueInvoice:   invoicing.kind(),

		queue.ReconcilePayments: payments.reconciling(),
	}
	worker := newWorker(deps, kinds)
	limits := &RateLimiter{deps: deps}
	accounts := &Accounts{deps: deps, wake: worker.Wake, judging: judging, payments: payments, limits: limits}
	return &App{
		Accounts:     accounts,
		Companies:    &Companies{deps},
		Employees:    &Employees{deps: deps, wake: worker.Wake},
		Judging:      judging,
		Requests:     &Requests{deps: deps, judging: judging, wake: worker.Wake},
		Documents:    &Documents{deps, applications},
		Applications: applications,
		Exports:      &Exports{deps, print},
		Payments:     payments,
		Codes:        &Codes{deps},
		Hours:        &Hours{deps: deps},
		Reports:      &Reports{deps},
		Jobs:         &Jobs{deps: deps, kinds: kinds, wake: worker.Wake},
		Keys:         &Keys{deps: deps},
		Mails:        &Mails{mailing},
		Site:         &Site{deps},
		Booklets:     &Booklets{deps: deps},
		Contact:      &Contact{deps: deps, wake: worker.Wake},
		Demo:         &Demo{deps: deps, accounts: accounts, applications: applications, processing: processing, payments: payments},
		RateLimiter:  limits,
		Cleaning:     &Cleaning{deps},
		Worker:       worker,
	}
}

// Actor is who calls. The zero Actor is an anonymous visitor.
type Actor struct {
	UserID   int64
	Username string
	Session  string // empty but for a user with a token
}

// Administrator is the actor of the command line, who sees the rows of everybody.
func Administrator() Actor { return Actor{UserID: ports.AnyOwner, Username: "administrator"} }

func (a Actor) isAdministrator() bool { return a.UserID == ports.AnyOwner }

func (a Actor) guard() error {
	if a.UserID == 0 {
		return domain.Fail(domain.Unauthenticated, domain.CodeNoToken)
	}
	return nil
}
