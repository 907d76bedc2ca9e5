package app

import (
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/ports"
)

// all is a page that holds any list.
func all() domain.Page { return domain.Page{Size: math.MaxInt32} }

// PersonalData is everything that is stored about the holder of an account.
type PersonalData struct {
	domain.PersonalData
	Details      map[int64]dossier.Company     // by company, of those that have any
	Applications map[int64]PersonalApplication // by request, of those that have one
}

// PersonalApplication is an application with its history.
type PersonalApplication struct {
	dossier.Record
	Versions []dossier.Version
	Drafts   []dossier.Draft
}

// Export returns everything that is stored about the caller.
func (a *Accounts) Export(ctx context.Context, who Actor) (PersonalData, error) {
	if err := who.guard(); err != nil {
		return PersonalData{}, err
	}
	return a.export(ctx, func(r ports.Repos) (domain.User, error) { return r.Accounts.ByID(ctx, who.UserID) })
}

// ExportOf is Export of any user, for administrators.
func (a *Accounts) ExportOf(ctx context.Context, login string) (PersonalData, error) {
	return a.export(ctx, func(r ports.Repos) (domain.User, error) { return byLogin(ctx, r, login) })
}

func (a *Accounts) export(ctx context.Context, find func(ports.Repos) (domain.User, error)) (p PersonalData, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		user, err := find(r)
		if err != nil {
			return err
		}
		if p.PersonalData, err = a.personalData(ctx, r, user); err != nil {
			return err
		}
		if err := addStaff(ctx, r, &p.PersonalData); err != nil {
			return err
		}
		for i, e := range p.Employees {
			p.Employees[i].Employee = a.deps.masked(ctx, r, e.Employee)
		}
		return addApplications(ctx, r, &p)
	})
	return p, err
}

// addStaff adds the employees of a person's companies and their hours.
func addStaff(ctx context.Context, r ports.Repos, p *domain.PersonalData) error {
	reveals, err := r.Reveals.Of(ctx, p.User.ID)
	if err != nil {
		return err
	}
	seen := map[int64][]time.Time{}
	for _, v := range reveals {
		seen[v.Employee] = append(seen[v.Employee], v.At)
	}
	for _, c := range p.Companies {
		staff, err := r.Employees.List(ctx, domain.EmployeeFilter{Company: c.ID, Archived: true}, all())
		if err != nil {
			return err
		}
		for _, e := range staff.Items {
			p.Employees = append(p.Employees, domain.PersonalEmployee{Employee: e, Reveals: seen[e.ID]})
		}
	}
	for i := range p.Requests {
		if err := addHours(ctx, r, &p.Requests[i]); err != nil {
			return err
		}
	}
	return nil
}

func addHours(ctx context.Context, r ports.Repos, p *domain.PersonalRequest) error {
	assigned, err := r.Employees.List(ctx, domain.EmployeeFilter{Project: p.Request.ID, Archived: true}, all())
	if err != nil {
		return err
	}
	for _, e := range assigned.Items {
		p.Assigned = append(p.Assigned, e.ID)
	}
	p.Hours, err = r.Persons.Hours(ctx, p.Request.ID)
	return err
}

func (a *Accounts) personalData(ctx context.Context, r ports.Repos, user domain.User) (p domain.PersonalData, err error) {
	p.User = user
	if p.Companies, err = companiesOf(ctx, r, user.ID); err != nil {
		return p, err
	}
	requests, err := r.Requests.List(ctx, domain.RequestFilter{Owner: user.ID}, all())
	if err != nil {
		return p, err
	}
	for _, summary := range requests.Items {
		request, err := a.personalRequest(ctx, r, summary.ID)
		if err != nil {
			return p, fmt.Errorf("read request %s: %w", summary.Number, err)
		}
		p.Requests = append(p.Requests, request)
	}
	if p.Contact, err = written(ctx, r, user); err != nil {
		return p, err
	}
	if p.Interested, err = r.Interests.Get(ctx, user.ID); err != nil {
		return p, err
	}
	p.Traces, err = r.Persons.Traces(ctx, user.ID)
	return p, err
}

// written are the contact messages of a user: from the address of the account, since it
// has one. Nobody checks who reads the mail of an address, so neither a company's address
// nor a new account shows what others wrote.
func written(ctx context.Context, r ports.Repos, user domain.User) ([]domain.ContactMessage, error) {
	messages, err := r.Contact.From(ctx, user.Email)
	return slices.DeleteFunc(messages, func(m domain.ContactMessage) bool { return m.CreatedAt.Before(user.CreatedAt) }), err
}

func companiesOf(ctx context.Context, r ports.Repos, owner int64) ([]domain.Company, error) {
	list, err := r.Companies.List(ctx, owner, all())
	return list.Items, err
}

func (a *Accounts) personalRequest(ctx context.Context, r ports.Repos, id int64) (p domain.PersonalRequest, err error) {
	if p.Request, err = find(ctx, r, id); err != nil {
		return p, err
	}
	if p.Payments, err = paymentsOf(ctx, r, id); err != nil {
		return p, err
	}
	for _, payment := range p.Payments {
		issued, err := r.Invoices.OfPayment(ctx, payment.ID)
		if err != nil {
			return p, err
		}
		p.Invoices = append(p.Invoices, issued...)
	}
	if p.Documents, err = r.Documents.List(ctx, id); err != nil {
		return p, err
	}
	p.Verdicts, err = a.verdicts(ctx, r, p.Request.Submission)
	return p, err
}

// verdicts returns those on the texts of a request that are still in the cache.
func (a *Accounts) verdicts(ctx context.Context, r ports.Repos, s domain.Submission) (map[domain.TextField]domain.Verdict, error) {
	known := map[domain.TextField]domain.Verdict{}
	since := a.deps.Clock.Now().Add(-verdictLife)
	for _, f := range domain.TextFields() {
		verdict, err := r.Verdicts.Get(ctx, a.judging.key(question(s, f)), since)
		switch {
		case err == nil:
			known[f] = verdict
		case domain.KindOf(err) != domain.NotFound:
			return nil, err
		}
	}
	return known, nil
}
