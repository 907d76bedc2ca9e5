package httpapi

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"wbso/adapters/apitypes"
	"wbso/app/members"
	"wbso/app/months"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
)

func (s *Server) listMyHours(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	company, week := q.integer("company", may), domain.WeekPeriod(s.App.Site.Today())
	if text, given := q.one("week", may); given {
		var err error
		week, err = domain.ParsePeriod(text, "")
		q.errs.Check("week", err)
	}
	if err := q.errs.Err(); err != nil {
		return err
	}
	mine, err := s.App.Months.ListMyHours(r.Context(), actor(r), int64(company), week)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.MyHoursOf(mine))
	return nil
}

func (s *Server) listMyOpenDays(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	company := q.integer("company", may)
	if err := q.errs.Err(); err != nil {
		return err
	}
	days, err := s.App.Months.ListMyOpenDays(r.Context(), actor(r), int64(company))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.Each(days, apitypes.DayStateOf))
	return nil
}

func (s *Server) markDays(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.DayMarkInput
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	mark := hours.NoMark
	if body.Mark != nil {
		if mark = hours.DayMark(*body.Mark); mark == hours.NoMark {
			in.errs.Add("mark", domain.CodeChoice).Args["value"] = ""
		}
	}
	marked, err := s.App.Months.MarkDays(r.Context(), actor(r), months.MarkDays{
		Employee: body.Employee, Period: domain.Period{From: body.From, To: body.To}, Mark: mark, Shape: in.errs,
	})
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.MarkedDaysOf(marked))
	return nil
}

// monthInPath returns the company and the month of a path.
func monthInPath(r *http.Request) (company int64, month domain.Month, err error) {
	if company, err = pathCompany(r); err != nil {
		return 0, month, err
	}
	if month, err = domain.ParseMonth(chi.URLParam(r, "month")); err != nil {
		err = domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return company, month, err
}

func (s *Server) getCompanyMonth(w http.ResponseWriter, r *http.Request) error {
	company, month, err := monthInPath(r)
	if err != nil {
		return err
	}
	people, err := listPage(w, r, func(p domain.Page) (domain.List[hours.PersonMonth], error) {
		return s.App.Months.ListMonth(r.Context(), actor(r), company, month, p)
	})
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.CompanyMonthOf(month, people))
	return nil
}

// actOnMonth is for what is done with the months of several people.
func (s *Server) actOnMonth(kind hours.MonthAct) endpoint {
	return func(w http.ResponseWriter, r *http.Request) error {
		company, month, err := monthInPath(r)
		if err != nil {
			return err
		}
		var body apitypes.MonthAct
		in, err := s.read(r, maxBody, &body)
		if err != nil {
			return err
		}
		undo, err := s.takeChange(r)
		if err != nil {
			return err
		}
		people, err := s.App.Months.ActOnMonths(r.Context(), actor(r), months.Act{
			Kind: kind, Company: company, Month: month, Employees: body.Employees, Reason: body.Reason, Shape: in.errs,
		})
		if err != nil {
			undo()
			return err
		}
		writeJSON(w, http.StatusOK, apitypes.CompanyMonthOf(month, people))
		return nil
	}
}

func (s *Server) listOpenDays(w http.ResponseWriter, r *http.Request) error {
	company, err := pathCompany(r)
	if err != nil {
		return err
	}
	q := query{values: r.URL.Query()}
	text := q.text("month", must)
	var month domain.Month
	if !q.errs.Has("month") {
		month, err = domain.ParseMonth(text)
		q.errs.Check("month", err)
	}
	q.page() // its errors come with the others
	if err := q.errs.Err(); err != nil {
		return err
	}
	return writeList(w, r, apitypes.PersonDaysOf, func(p domain.Page) (domain.List[hours.PersonStates], error) {
		return s.App.Months.ListOpenDays(r.Context(), actor(r), company, month, p)
	})
}

func (s *Server) summarizeOpenDays(w http.ResponseWriter, r *http.Request) error {
	company, err := pathCompany(r)
	if err != nil {
		return err
	}
	q := query{values: r.URL.Query()}
	project := q.text("project_number", may)
	if err := q.errs.Err(); err != nil {
		return err
	}
	sum, err := s.App.Months.CountOpenDays(r.Context(), actor(r), company, project)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.OpenDaysSummaryOf(sum))
	return nil
}

func (s *Server) getCompanySettings(w http.ResponseWriter, r *http.Request) error {
	company, err := pathCompany(r)
	if err != nil {
		return err
	}
	settings, err := s.App.Members.FindSettings(r.Context(), actor(r), company)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.CompanySettings(settings))
	return nil
}

func (s *Server) changeCompanySettings(w http.ResponseWriter, r *http.Request) error {
	company, err := pathCompany(r)
	if err != nil {
		return err
	}
	var body apitypes.CompanySettingsChange
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	if body.SecondFactorForBSN != nil && !*body.SecondFactorForBSN { // whoever stole a token does not make the numbers easier to get
		if err := actor(r).CheckProgram(account.SessionOnly); err != nil {
			return err
		}
	}
	undo, err := s.takeChange(r)
	if err != nil {
		return err
	}
	settings, err := s.App.Members.ChangeSettings(r.Context(), actor(r), company, members.SettingsChange(body), in.errs)
	if err != nil {
		undo()
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.CompanySettings(settings))
	return nil
}

func (s *Server) unsubscribe(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.UnsubscribeCode
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	in.filled("code", body.Code)
	if err := in.errs.Err(); err != nil {
		return err
	}
	if err := s.App.Mails.Unsubscribe(r.Context(), body.Code); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// unsubscribePage is where the links of mails about open days lead. Mail programs post there.
const unsubscribePage = "/afmelden"

// unsubscribeOnce answers a mail program that ends mails for its user (RFC 8058), at the address of the page.
func (s *Server) unsubscribeOnce(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	code := q.text("code", must)
	if err := q.errs.Err(); err != nil {
		return err
	}
	if err := s.App.Mails.Unsubscribe(r.Context(), code); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}
