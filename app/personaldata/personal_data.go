package personaldata

import (
	"context"
	"fmt"
	"slices"

	"wbso/app/applications"
	"wbso/app/evaluations"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/privacy"
	"wbso/domain/request"
	"wbso/domain/site"
	"wbso/ports"
)

// personalData reads what the closing of an account goes by.
func (a *Privacy) personalData(
	ctx context.Context, r ports.Repos, user account.User,
) (p privacy.PersonalData, err error) {
	if p, err = person(ctx, r, user); err != nil {
		return p, err
	}
	requests, err := r.Requests.ListRequests(ctx, request.RequestFilter{By: member.Everything(), Owner: user.ID}, usecase.AllRows())
	if err != nil {
		return p, err
	}
	for _, summary := range requests.Items {
		req, err := a.personalRequest(ctx, r, summary.ID)
		if err != nil {
			return p, fmt.Errorf("read request %s: %w", summary.Number, err)
		}
		p.Requests = append(p.Requests, req)
	}
	return p, nil
}

// person reads what is stored about a user besides the requests.
func person(ctx context.Context, r ports.Repos, user account.User) (p privacy.PersonalData, err error) {
	p.User = user
	if p.Companies, err = companiesOf(ctx, r, user.ID); err != nil {
		return p, err
	}
	if p.Contact, err = written(ctx, r, user); err != nil {
		return p, err
	}
	if p.Interested, err = r.Interests.FindInterest(ctx, user.ID); err != nil {
		return p, err
	}
	if p.Factor, err = r.SecondFactors.FindSecondFactor(ctx, user.ID); err != nil {
		return p, err
	}
	if p.Traces, err = r.Persons.FindTraces(ctx, user.ID); err != nil {
		return p, err
	}
	memberships, err := r.Members.ListMemberships(ctx, user.ID)
	if err != nil {
		return p, err
	}
	for _, m := range memberships {
		firm, err := r.Companies.FindCompany(ctx, member.Everything(), m.Company)
		if err != nil {
			return p, err
		}
		p.Memberships = append(p.Memberships, privacy.Membership{Member: m, CompanyName: firm.Name})
		if m.Employee == 0 || m.Role == member.Owner {
			continue
		}
		days, err := daysOf(ctx, r, hours.Employee{ID: m.Employee, Company: m.Company})
		if err != nil {
			return p, err
		}
		p.Days = append(p.Days, days)
	}
	p.Elsewhere, err = r.Persons.ListOwnHours(ctx, user.ID)
	return p, err
}

// daysOf returns what is known of the days and months of an employee.
func daysOf(ctx context.Context, r ports.Repos, e hours.Employee) (days privacy.EmployeeDays, err error) {
	days.Company = e.Company
	if days.Marks, err = r.DayFacts.ListDayMarks(ctx, e.ID, hours.Always()); err != nil {
		return days, err
	}
	months, err := r.Months.ListMonths(ctx, e.ID)
	if err != nil || len(months) == 0 {
		return days, err
	}
	sheets, err := r.Months.ListSheets(ctx, hours.FactsFilter{Employee: e.ID}, months[0].Month, months[len(months)-1].Month)
	for _, m := range months {
		days.Months = append(days.Months, hours.PersonMonth{EmployeeMonth: m, Sheets: m.SheetsOf(sheets)})
	}
	return days, err
}

// written returns the contact messages of a user: from the address of the account, since it
// has one, and only when that was proved. Others may have written from any address that
// was merely typed.
func written(ctx context.Context, r ports.Repos, user account.User) ([]site.ContactMessage, error) {
	if !user.EmailVerified {
		return nil, nil
	}
	messages, err := r.Contact.ListContactMessagesFrom(ctx, user.Email)
	return slices.DeleteFunc(messages, func(m site.ContactMessage) bool { return m.CreatedAt.Before(user.CreatedAt) }), err
}

// companiesOf returns the companies that a user owns.
func companiesOf(ctx context.Context, r ports.Repos, user int64) ([]company.Company, error) {
	list, err := r.Companies.ListCompanies(ctx, member.Access{User: user, Want: member.RunCompany}, usecase.AllRows())
	return list.Items, err
}

func (a *Privacy) personalRequest(ctx context.Context, r ports.Repos, id int64) (p privacy.PersonalRequest, err error) {
	if p.Request, err = usecase.FindRequest(ctx, r, id); err != nil {
		return p, err
	}
	if p.Payments, err = usecase.PaymentsOf(ctx, r, id); err != nil {
		return p, err
	}
	for _, payment := range p.Payments {
		issued, err := r.Invoices.ListInvoices(ctx, payment.ID)
		if err != nil {
			return p, err
		}
		p.Invoices = append(p.Invoices, issued...)
	}
	if p.Documents, err = r.Documents.ListDocuments(ctx, id); err != nil {
		return p, err
	}
	p.Evaluations, err = a.evaluationsOf(ctx, r, p.Request.Submission)
	return p, err
}

// evaluationsOf returns those on the texts of a request that are still in the cache.
func (a *Privacy) evaluationsOf(
	ctx context.Context, r ports.Repos, s request.Submission,
) (map[find.TextField]evaluation.Evaluation, error) {
	known := map[find.TextField]evaluation.Evaluation{}
	since := a.deps.Clock.Now().Add(-evaluations.EvaluationLife)
	for _, f := range find.TextFields() {
		q := applications.TextQuestionOf(s, f)
		e, err := r.Evaluations.FindEvaluation(ctx, a.evaluations.CacheKey(q), since)
		if err == nil {
			e, err = evaluations.Unsealed(e, q)
		}
		switch {
		case err == nil:
			known[f] = e
		case domain.KindOf(err) != domain.NotFound:
			return nil, err
		}
	}
	return known, nil
}
