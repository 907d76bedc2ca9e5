// Package app contains the use cases: what a person wants done, one method each,
// in the order guard, check, write, act. It is the inbound port of the core;
// the HTTP adapter and the command line call it directly.
package app

import (
	"log/slog"
	"time"

	"wbso/domain"
	"wbso/domain/mailtext"
	"wbso/domain/payment"
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
	Privacy      *Privacy
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

	turns *PrintTurns // of the PDFs
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
	runtime := Runtime{Store: d.Store, Clock: d.Clock, Log: d.Log, OnPanic: d.OnPanic}
	var worker *Worker
	wake := func() { worker.Wake() }
	turns := NewPrintTurns(runtime)

	limiter := NewRateLimiter(limitDeps{Runtime: runtime, CounterKey: d.CounterKey})
	accounts := NewAccounts(accountDeps{
		Runtime: runtime, Passwords: d.Passwords, Tokens: d.Tokens, GoodPasswords: d.GoodPasswords, Brand: d.Site.Brand, Wake: wake,
	}, limiter)
	companies := NewCompanies(runtime)
	judging := NewJudging(evaluationDeps{Runtime: runtime, Judge: d.Judge, Costs: d.Costs, OnApart: d.OnApart})
	applications := newApplicationUseCases(applicationDeps{
		Runtime: runtime, Reader: d.Reader, Costs: d.Costs, Drafter: d.Drafter, Renderer: d.Renderer, Build: d.Build, Wake: wake,
	}, judging, companies, turns)
	payments := newPaymentUseCases(paymentDeps{
		Runtime: runtime, Checkout: d.Checkout, Printer: d.Printer, Seller: payment.Seller(d.Site.Operator), PublicURL: d.PublicURL, ContactTo: d.ContactTo,
		PriceNext: d.PriceNext, LimitCheckouts: d.LimitCheckouts, OnRefundDue: d.OnRefundDue, OnPaymentEvent: d.OnPaymentEvent, Reconcile: d.Reconcile,
	}, applications.Applications)
	companies.Tell(payments.Payments.InvoiceAwaited, applications.Applications.ProfileChanged)
	hours := newHoursUseCases(hoursDeps{Runtime: runtime, Vault: d.Vault, Sheets: d.Sheets, Printer: d.Printer, Wake: wake}, turns)
	mails := NewMails(mailDeps{Runtime: runtime, Mailer: d.Mailer, Sender: senderOf(d.Site), Links: mailtext.Links(d.PublicURL)})
	site := newSiteUseCases(siteDeps{
		Runtime: runtime, Settings: d.Site, Terms: d.Terms, Printer: d.Printer, PublicURL: d.PublicURL, ContactTo: d.ContactTo, Wake: wake,
	})
	queue := newQueueUseCases(
		queueDeps{Runtime: runtime, Leases: d.Leases, Lease: d.Lease, OnJob: d.OnJob, KeepContact: d.KeepContact},
		applications.Kinds, payments.Kinds, mails.Kinds())
	worker = queue.Worker
	return &App{
		Accounts:     accounts,
		Privacy:      NewPrivacy(runtime, accounts, judging, payments.Payments, mails, hours.Employees),
		Companies:    companies,
		Employees:    hours.Employees,
		Judging:      judging,
		Requests:     applications.Requests,
		Documents:    applications.Documents,
		Applications: applications.Applications,
		Exports:      hours.Exports,
		Payments:     payments.Payments,
		Codes:        payments.Codes,
		Hours:        hours.Hours,
		Reports:      hours.Reports,
		Jobs:         queue.Jobs,
		Keys:         hours.Keys,
		Mails:        mails,
		Site:         site.Site,
		Booklets:     site.Booklets,
		Contact:      site.Contact,
		Demo:         NewDemo(runtime, accounts, applications.Applications, payments.Payments, hours.Employees),
		RateLimiter:  limiter,
		Cleaning:     queue.Cleaning,
		Worker:       worker,
		turns:        turns,
	}
}

// senderOf is how the operator signs mails.
func senderOf(s SiteSettings) mailtext.Sender {
	return mailtext.Sender{Brand: s.Brand, Company: s.Operator.Name, Address: s.Operator.Address, KvK: s.Operator.KvK, Email: s.Operator.Email}
}
