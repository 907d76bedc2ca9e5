package demo

import (
	"context"
	"fmt"
	"slices"
	"time"

	"wbso/app/accounts"
	"wbso/app/applications"
	"wbso/app/payments"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/domain/scheme"
	"wbso/ports"
)

// Demo seeds the demonstration: a firm whose owner has companies and a request in each status, with
// colleagues who have accounts of their own. It resumes where an earlier start was cut off.
type Demo struct {
	deps         *usecase.Runtime
	accounts     *accounts.Accounts
	applications *applications.Applications
	payments     *payments.Payments
	employees    *timesheets.Employees
}

// New returns the demonstration, which has seeded nothing yet.
func New(runtime usecase.Runtime, accountCases *accounts.Accounts, applicationCases *applications.Applications, paymentCases *payments.Payments, employees *timesheets.Employees) *Demo {
	return &Demo{deps: &runtime, accounts: accountCases, applications: applicationCases, payments: paymentCases, employees: employees}
}

// The owner of the demonstration. All its accounts have this password.
const (
	DemoUsername = "demo"
	DemoPassword = "demo-wachtwoord-1"
	demoEmail    = "demo@example.nl"
)

// everything returns a page larger than any list of the demonstration.
func everything() domain.Page { return domain.Page{Size: 100_000} }

// Seed marks an empty database as the demonstration's and fills it, or completes a
// marked one. A database with users and without the mark is Conflict demo_refused.
func (d *Demo) Seed(ctx context.Context) error {
	if err := d.mark(ctx); err != nil {
		return err
	}
	owner, err := d.account(ctx)
	if err != nil {
		return err
	}
	seed, err := read()
	if err != nil {
		return err
	}
	companies, err := d.companies(ctx, owner, seed.Companies)
	if err != nil {
		return fmt.Errorf("seed companies: %w", err)
	}
	users, err := d.accountsOf(ctx, seed.Members)
	if err != nil {
		return fmt.Errorf("seed accounts: %w", err)
	}
	for _, p := range seed.Projects {
		req, err := d.request(ctx, owner, companies[p.Company], p)
		if err == nil {
			err = d.advance(ctx, req, p, seed.Answers)
		}
		if err == nil && p.Progress == demoFiled {
			err = d.hours(ctx, req.ID, seed.People, users)
		}
		if err != nil {
			return fmt.Errorf("seed request %q: %w", p.Title, err)
		}
	}
	if err := d.members(ctx, companies, seed, users); err != nil {
		return fmt.Errorf("seed members: %w", err)
	}
	return d.code(ctx)
}

func (d *Demo) mark(ctx context.Context) error {
	return d.deps.Store.Write(ctx, func(r ports.Repos) error {
		instance, err := r.Instance.FindInstance(ctx)
		if err != nil || instance.Demo {
			return err
		}
		users, err := r.Accounts.ListUsers(ctx)
		if err != nil {
			return err
		}
		if len(users) > 0 {
			return domain.Fail(domain.Conflict, domain.CodeDemoRefused)
		}
		return r.Instance.MarkDemo(ctx)
	})
}

func (d *Demo) account(ctx context.Context) (int64, error) {
	u, err := d.accounts.FindUserByLogin(ctx, DemoUsername)
	if domain.KindOf(err) == domain.NotFound {
		u, err = d.accounts.Register(ctx, accounts.NewAccount{Username: DemoUsername, Email: demoEmail, Password: DemoPassword})
		if err == nil {
			err = d.accounts.VerifyAddress(ctx, usecase.Actor{UserID: u.ID, Username: u.Username}, accounts.AddressCode(d.deps.Signer, u, d.deps.Clock.Now()))
		}
	}
	return u.ID, err
}

func (d *Demo) companies(ctx context.Context, owner int64, wanted []company.Company) (list []company.Company, err error) {
	err = d.deps.Store.Write(ctx, func(r ports.Repos) error {
		list = nil
		stored, err := r.Companies.ListCompanies(ctx, member.Access{User: owner, Want: member.RunCompany}, everything())
		if err != nil {
			return err
		}
		for _, c := range wanted {
			if i := slices.IndexFunc(stored.Items, func(s company.Company) bool { return s.KvK == c.KvK }); i >= 0 {
				list = append(list, stored.Items[i])
				continue
			}
			c.Owner, c.CreatedAt = owner, d.deps.Clock.Now()
			if c, err = r.Companies.AddCompany(ctx, c); err != nil {
				return err
			}
			list = append(list, c)
		}
		return nil
	})
	return list, err
}

// request adds a demonstration request, or finds the one of an earlier start. It queues no job,
// since the demonstration itself puts each request in its state.
func (d *Demo) request(
	ctx context.Context, owner int64, firm company.Company, p demoProject,
) (found request.Request, err error) {
	today := d.deps.Clock.Today()
	created := d.deps.Clock.Now().Add(-time.Duration(p.DaysAgo) * 24 * time.Hour)
	in := p.submission(scheme.EarliestFiling(today).From)
	if p.Progress == demoFiled {
		in.StartOfProject = demoStart(today)
	}
	err = d.deps.Store.Write(ctx, func(r ports.Repos) error {
		all, err := r.Requests.ListRequests(ctx, request.RequestFilter{By: member.Everything(), Owner: owner}, everything())
		if err != nil {
			return err
		}
		for _, req := range all.Items {
			if req.Pitch == in.ElevatorPitch { // none of the demonstration's is longer than a summary shows
				found, err = usecase.FindRequest(ctx, r, req.ID)
				return err
			}
		}
		n, err := r.Requests.NextRequestNumber(ctx, today.Year)
		if err != nil {
			return err
		}
		found, err = r.Requests.AddRequest(ctx, request.Request{
			Owner: owner, Company: firm, Number: request.ProjectNumber(today.Year, n), Submission: in, Title: p.Title,
			Status: request.Processing, PaymentStatus: request.Unpaid, CreatedAt: created, UpdatedAt: created,
		})
		return err
	})
	return found, err
}

// advance brings a request from processing to where the demonstration wants it.
func (d *Demo) advance(ctx context.Context, req request.Request, p demoProject, facts map[string]string) error {
	if req.Status.KnownStatus() != request.Processing || p.Status == request.Processing {
		return nil
	}
	document := applications.ComposeByRules(req.Submission) // a start waits for no model
	document.Project.Title = p.Title
	return d.deps.Store.Write(ctx, func(r ports.Repos) error {
		if p.Status == request.Failed {
			failed := req
			if err := failed.FailProcessing(string(domain.CodeJudgeFailed), d.deps.Clock.Now()); err != nil {
				return err
			}
			return usecase.SaveRequest(ctx, r, failed)
		}
		if err := d.applications.SeedFirst(ctx, r, req, document); err != nil {
			return err
		}
		if p.Payment == request.Unpaid {
			return nil
		}
		if err := d.pay(ctx, r, req, p.Payment); err != nil {
			return err
		}
		return d.finish(ctx, r, req, p, facts)
	})
}
