// Package app contains the use cases: what a person wants done, one method each,
// in the order guard, check, write, act. It is the inbound port of the core;
// the HTTP adapter and the command line call it directly.
package app

import (
	"log/slog"
	"time"

	appaccount "wbso/app/account"
	appapplication "wbso/app/application"
	appcompany "wbso/app/company"
	"wbso/app/demo"
	appevaluation "wbso/app/evaluation"
	apphours "wbso/app/hours"
	appmail "wbso/app/mail"
	apppayment "wbso/app/payment"
	appprivacy "wbso/app/privacy"
	appqueue "wbso/app/queue"
	appratelimit "wbso/app/ratelimit"
	appsite "wbso/app/site"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application/writer"
	"wbso/domain/mailtext"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/ratelimit"
	"wbso/domain/site"
	"wbso/ports"
)

// Deps are the adapters and settings that the core uses.
type Deps struct {
	Store     ports.UnitOfWork
	Leases    ports.Leases
	Evaluator ports.Analyzer // reads a text that is to be evaluated
	Analyzer  ports.Analyzer // reads the texts that an application is composed of
	Costs     ports.CostAnalyzer
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
	MailFrom  string // the address that mails come from
	// KeepContact is how long messages of that form are kept.
	KeepContact time.Duration
	Site        appsite.SiteSettings
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
	GoodPasswords ratelimit.Limit
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
	Accounts      *appaccount.Accounts
	Privacy       *appprivacy.Privacy
	Companies     *appcompany.Companies
	Employees     *apphours.Employees
	Evaluations   *appevaluation.Evaluations
	Requests      *appapplication.Requests
	Documents     *appapplication.Documents
	Applications  *appapplication.Applications
	Exports       *apphours.Exports
	Payments      *apppayment.Payments
	DiscountCodes *apppayment.DiscountCodes
	Hours         *apphours.Hours
	Reports       *apphours.Reports
	Jobs          *appqueue.Jobs
	Mails         *appmail.Mails
	Keys          *apphours.Keys
	Site          *appsite.Site
	Contact       *appsite.Contact
	Booklets      *appsite.Booklets
	Demo          *demo.Demo
	RateLimiter   *appratelimit.RateLimiter
	Cleaning      *appqueue.Cleaner
	Worker        *appqueue.Worker

	turns *usecase.PrintTurns // of the PDFs
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
	runtime := usecase.Runtime{Store: d.Store, Clock: d.Clock, Log: d.Log, OnPanic: d.OnPanic}
	var worker *appqueue.Worker
	wake := func() { worker.Wake() }
	turns := usecase.NewPrintTurns(runtime)

	limiter := appratelimit.New(appratelimit.Deps{Runtime: runtime, CounterKey: d.CounterKey})
	accounts := appaccount.New(appaccount.Deps{
		Runtime: runtime, Passwords: d.Passwords, Tokens: d.Tokens, GoodPasswords: d.GoodPasswords, Brand: d.Site.Brand, Wake: wake,
		Reserved: []string{d.ContactTo, d.MailFrom, d.Site.Operator.Email},
	}, limiter)
	companies := appcompany.New(runtime)
	evaluations := appevaluation.New(appevaluation.Deps{
		Runtime: runtime, Analyzer: d.Evaluator, OnApart: d.OnApart, CountBottlenecks: writer.Bottlenecks,
	})
	applications := appapplication.New(appapplication.Deps{
		Runtime: runtime, Analyzer: d.Analyzer, Costs: d.Costs, Drafter: d.Drafter, Renderer: d.Renderer, Build: d.Build, Wake: wake,
	}, evaluations, companies, turns)
	payments := apppayment.New(apppayment.Deps{
		Runtime: runtime, Checkout: d.Checkout, Printer: d.Printer, Seller: payment.Seller(d.Site.Operator), PublicURL: d.PublicURL, ContactTo: d.ContactTo,
		PriceNext: d.PriceNext, LimitCheckouts: d.LimitCheckouts, OnRefundDue: d.OnRefundDue, OnPaymentEvent: d.OnPaymentEvent, Reconcile: d.Reconcile,
	}, applications.Applications)
	companies.Tell(payments.Payments.InvoiceAwaited, applications.Applications.ProfileChanged)
	hours := apphours.New(apphours.Deps{Runtime: runtime, Vault: d.Vault, Sheets: d.Sheets, Printer: d.Printer, Wake: wake, AddBenefits: applications.Requests.AddBenefits}, turns)
	mails := appmail.New(appmail.Deps{Runtime: runtime, Mailer: d.Mailer, Sender: senderOf(d.Site), Links: mailtext.Links(d.PublicURL)})
	site := appsite.New(appsite.Deps{
		Runtime: runtime, Settings: d.Site, Terms: d.Terms, Printer: d.Printer, Renderer: d.Renderer, PublicURL: d.PublicURL, ContactTo: d.ContactTo, Wake: wake,
	})
	queue := appqueue.New(
		appqueue.Deps{Runtime: runtime, Leases: d.Leases, Lease: d.Lease, OnJob: d.OnJob, KeepContact: d.KeepContact},
		applications.Kinds, payments.Kinds, mails.Kinds())
	worker = queue.Worker
	return &App{
		Accounts:      accounts,
		Privacy:       appprivacy.New(runtime, accounts, evaluations, payments.Payments, mails, hours.Employees),
		Companies:     companies,
		Employees:     hours.Employees,
		Evaluations:   evaluations,
		Requests:      applications.Requests,
		Documents:     applications.Documents,
		Applications:  applications.Applications,
		Exports:       hours.Exports,
		Payments:      payments.Payments,
		DiscountCodes: payments.Codes,
		Hours:         hours.Hours,
		Reports:       hours.Reports,
		Jobs:          queue.Jobs,
		Keys:          hours.Keys,
		Mails:         mails,
		Site:          site.Site,
		Booklets:      site.Booklets,
		Contact:       site.Contact,
		Demo:          demo.New(runtime, accounts, applications.Applications, payments.Payments, hours.Employees),
		RateLimiter:   limiter,
		Cleaning:      queue.Cleaning,
		Worker:        worker,
		turns:         turns,
	}
}

// senderOf is how the operator signs mails.
func senderOf(s appsite.SiteSettings) mailtext.Sender {
	return mailtext.Sender{Brand: s.Brand, Company: s.Operator.Name, Address: s.Operator.Address, KvK: s.Operator.KvK, Email: s.Operator.Email}
}
