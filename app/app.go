// Package app contains the use cases: what a person wants done, one method each,
// in the order guard, check, write, act. It is the inbound port of the core;
// the HTTP adapter and the command line call it directly.
package app

import (
	"log/slog"
	"time"

	"wbso/app/accounts"
	"wbso/app/applications"
	"wbso/app/companies"
	"wbso/app/demo"
	"wbso/app/evaluations"
	"wbso/app/jobs"
	"wbso/app/limits"
	"wbso/app/mails"
	"wbso/app/members"
	"wbso/app/months"
	"wbso/app/pages"
	"wbso/app/payments"
	"wbso/app/personaldata"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
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
	Codes     ports.Authenticator // of second factors
	Mailer    ports.Mailer
	Clock     ports.Clock
	Log       *slog.Logger
	Build     string // the version of the program; open questions are not cached when it is empty
	PublicURL string // without a trailing slash
	ContactTo string // who gets the mail of the contact form
	MailFrom  string // the address that mails come from
	// KeepContact is how long messages of the contact form are kept.
	KeepContact time.Duration
	Site        pages.SiteSettings
	Terms       []site.Chapter     // the general terms, with {holes}
	Lease       time.Duration      // how long a silent worker keeps a job; 0 for 30 s
	OnPanic     func(where string) // counts panics that were contained; may be nil
	OnJob       func(kind queue.JobKind, outcome queue.JobStatus)
	// PriceNext is the price, excluding VAT, of a further request of a company in the same period and
	// of a follow-up; nil for the full price.
	PriceNext *domain.Cents
	// LimitCheckouts bounds how many checkouts of a request are opened in a day.
	LimitCheckouts bool
	Limits         account.Limits // of an account without its own; a zero one is the standard
	// GoodPasswords is how often an account may type its password before its checks wait
	// behind those of everybody else. The zero limit is none.
	GoodPasswords ratelimit.Limit
	OnRefundDue   func() // counts payments that are to be paid back; may be nil
	OnApart       func() // counts texts on which model and rules disagree; may be nil
	// OnPaymentEvent counts what the provider says, by its word and what came of it; may be nil.
	OnPaymentEvent func(kind, outcome string)
	Reconcile      bool // ask the provider regularly about payments for which no event came
	// SignerKey is the key of what somebody else keeps and brings back.
	SignerKey []byte
	// CounterKey is the key with which callers are digested in counters.
	CounterKey []byte
}

// App is the product.
type App struct {
	Accounts      *accounts.Accounts
	Privacy       *personaldata.Privacy
	Companies     *companies.Companies
	Members       *members.Members
	Months        *months.Months
	Employees     *timesheets.Employees
	Evaluations   *evaluations.Evaluations
	Requests      *applications.Requests
	Documents     *applications.Documents
	Applications  *applications.Applications
	Exports       *timesheets.Exports
	Payments      *payments.Payments
	DiscountCodes *payments.DiscountCodes
	Hours         *timesheets.Hours
	Reports       *timesheets.Reports
	Jobs          *jobs.Jobs
	Mails         *mails.Mails
	Keys          *timesheets.Keys
	Site          *pages.Site
	Contact       *pages.Contact
	Booklets      *pages.Booklets
	Demo          *demo.Demo
	RateLimiter   *limits.RateLimiter
	Cleaning      *jobs.Cleaner
	Worker        *jobs.Worker

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
	runtime := usecase.Runtime{Store: d.Store, Clock: d.Clock, Log: d.Log, OnPanic: d.OnPanic, Limits: d.Limits.OrLimits(account.StandardLimits()), Signer: usecase.Signer{Key: d.SignerKey}}
	wake := make(jobs.Wake, 1)
	turns := usecase.NewPrintTurns(runtime)

	limiter := limits.New(limits.Deps{Runtime: runtime, CounterKey: d.CounterKey})
	accountCases := accounts.New(accounts.Deps{
		Runtime: runtime, Passwords: d.Passwords, Tokens: d.Tokens, GoodPasswords: d.GoodPasswords, Brand: d.Site.Brand, Wake: wake.Wake,
		Vault: d.Vault, Codes: d.Codes, Reserved: []string{d.ContactTo, d.MailFrom, d.Site.Operator.Email},
	}, limiter)
	evaluationCases := evaluations.New(evaluations.Deps{
		Runtime: runtime, Analyzer: d.Evaluator, OnApart: d.OnApart, CountBottlenecks: writer.Bottlenecks,
	})
	applicationCases := applications.New(applications.Deps{
		Runtime: runtime, Analyzer: d.Analyzer, Costs: d.Costs, Drafter: d.Drafter, Renderer: d.Renderer, Build: d.Build, Wake: wake.Wake,
	}, evaluationCases, turns)
	companyCases := companies.New(companies.Deps{Runtime: runtime, OnProfile: applicationCases.Applications.ProfileChanged})
	paymentCases := payments.New(payments.Deps{
		Runtime: runtime, Checkout: d.Checkout, Printer: d.Printer, Seller: payment.Seller(d.Site.Operator), PublicURL: d.PublicURL, ContactTo: d.ContactTo,
		PriceNext: d.PriceNext, LimitCheckouts: d.LimitCheckouts, OnRefundDue: d.OnRefundDue, OnPaymentEvent: d.OnPaymentEvent, Reconcile: d.Reconcile,
	}, applicationCases.Applications)
	timesheetCases := timesheets.New(timesheets.Deps{Runtime: runtime, Vault: d.Vault, Sheets: d.Sheets, Printer: d.Printer, Wake: wake.Wake, AddBenefits: applicationCases.Requests.AddBenefits}, turns)
	monthCases := months.New(months.Deps{Runtime: runtime, Printer: d.Printer, Wake: wake.Wake}, turns)
	mailCases := mails.New(mails.Deps{Runtime: runtime, Mailer: d.Mailer, Sender: senderOf(d.Site), Links: mailtext.Links(d.PublicURL), OwnOpenDays: monthCases.OwnOpenDays, OpenDaysOfCompanies: monthCases.OpenDaysOfCompanies})
	pageCases := pages.New(pages.Deps{
		Runtime: runtime, Settings: d.Site, Terms: d.Terms, Printer: d.Printer, Renderer: d.Renderer, PublicURL: d.PublicURL, ContactTo: d.ContactTo, Wake: wake.Wake,
	})
	jobCases := jobs.New(
		jobs.Deps{Runtime: runtime, Leases: d.Leases, Lease: d.Lease, Wake: wake, OnJob: d.OnJob, KeepContact: d.KeepContact},
		applicationCases.Kinds, paymentCases.Kinds, monthCases.MonthJobs(), mailCases.Kinds())
	return &App{
		Accounts:      accountCases,
		Privacy:       personaldata.New(runtime, accountCases, evaluationCases, paymentCases.Payments, mailCases, timesheetCases.Employees),
		Companies:     companyCases,
		Members:       members.New(members.Deps{Runtime: runtime, Wake: wake.Wake}),
		Employees:     timesheetCases.Employees,
		Months:        monthCases,
		Evaluations:   evaluationCases,
		Requests:      applicationCases.Requests,
		Documents:     applicationCases.Documents,
		Applications:  applicationCases.Applications,
		Exports:       timesheetCases.Exports,
		Payments:      paymentCases.Payments,
		DiscountCodes: paymentCases.Codes,
		Hours:         timesheetCases.Hours,
		Reports:       timesheetCases.Reports,
		Jobs:          jobCases.Jobs,
		Keys:          timesheetCases.Keys,
		Mails:         mailCases,
		Site:          pageCases.Site,
		Booklets:      pageCases.Booklets,
		Contact:       pageCases.Contact,
		Demo:          demo.New(runtime, accountCases, applicationCases.Applications, paymentCases.Payments, timesheetCases.Employees),
		RateLimiter:   limiter,
		Cleaning:      jobCases.Cleaning,
		Worker:        jobCases.Worker,
		turns:         turns,
	}
}

// senderOf returns how the operator signs mails.
func senderOf(s pages.SiteSettings) mailtext.Sender {
	return mailtext.Sender{Brand: s.Brand, Company: s.Operator.Name, Address: s.Operator.Address, KvK: s.Operator.KvK, Email: s.Operator.Email}
}
