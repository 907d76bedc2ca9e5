package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"net/url"
	"slices"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/hours"
)

func newMonth(t *terminal) *cobra.Command {
	return cli.Group("month", "Maanden van een bedrijf bekijken, afsluiten en heropenen", newMonthList(t), newMonthClose(t), newMonthReopen(t))
}

// monthFlags name a month of a company.
type monthFlags struct{ company, month *string }

func addMonth(cmd *cobra.Command) monthFlags {
	f := monthFlags{addCompany(cmd), cli.AddText(cmd, "month", "MAAND", "de maand, jjjj-mm")}
	cli.Require(cmd, "company", "month")
	return f
}

// read returns the company and the month that the flags name.
func (f monthFlags) read(ctx context.Context, s *service) (firm apitypes.Company, month domain.Month, err error) {
	if month, err = domain.ParseMonth(*f.month); err != nil {
		return firm, month, cli.Usage("--month is geen maand: %s", *f.month)
	}
	firm, err = s.company(ctx, *f.company)
	return firm, month, err
}

// people returns the months of at most so many people, and whether there are more.
func (s *service) people(ctx context.Context, firm apitypes.Company, month domain.Month, limit int) (all []apitypes.PersonMonth, more bool, err error) {
	for next := inCompany(firm, "months/"+month.String()+"/"); next != ""; {
		if len(all) >= limit {
			return all[:limit], true, nil
		}
		var page apitypes.CompanyMonth
		answer, err := s.Do(ctx, apiclient.Call{Path: next}, &page)
		if err != nil {
			return nil, false, err
		}
		all, next = append(all, page.People...), apiclient.NextPage(answer, next)
	}
	return all[:min(len(all), limit)], len(all) > limit, nil
}

func newMonthList(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "list --company BEDRIJF --month MAAND", Short: "Toon de uren van iedereen in een maand, en of die is afgesloten",
		Example: "  wbsoctl month list --company 12345678 --month 2026-10",
		Args:    cli.NoArgs,
	}
	of := addMonth(cmd)
	limit := addLimit(cmd)
	cmd.RunE = t.serving(func(ctx context.Context, s *service, _ []string) (result, error) {
		firm, month, err := of.read(ctx, s)
		if err != nil {
			return result{}, err
		}
		people, more, err := s.people(ctx, firm, month, *limit)
		t.noteMore(more, *limit)
		return monthsListed(people), err
	})
	return cmd
}

// monthsListed shows the months of people.
func monthsListed(people []apitypes.PersonMonth) result {
	return listed(people, "Niemand heeft uren of een project in deze maand.", []column[apitypes.PersonMonth]{
		{title: "Nr", key: "employee"},
		{title: "Naam", key: "name"},
		{title: "Uren", key: "hours", text: func(p apitypes.PersonMonth) string { return dutchHours(p.Hours) }},
		{title: "Te laat", key: "late_hours", extra: true, text: func(p apitypes.PersonMonth) string { return dutchHours(p.LateHours) }},
		{title: "Open dagen", key: "open_days"},
		{title: "Stand", key: "state", text: func(p apitypes.PersonMonth) string { return wordOf("month_" + p.State) }},
		{title: "Afgesloten door", key: "closed_by"},
		{title: "Afgesloten op", key: "closed_at", extra: true},
	})
}

// actOnMonth returns a command that does something with the months of people: of those who are named or, with --all, of
// everybody whose month is in a state that allows it.
func (t *terminal) actOnMonth(cmd *cobra.Command, kind hours.MonthAct, question string, fits func(hours.MonthState) bool) *cobra.Command {
	of := addMonth(cmd)
	employees := cmd.Flags().Int64Slice("employee", nil, "het nummer van een medewerker; mag vaker")
	all := cmd.Flags().Bool("all", false, "iedereen van die maand")
	var reason *string
	if kind.NeedsReason(0) {
		reason = cli.AddText(cmd, "reason", "TEKST", "waarom")
		cli.Require(cmd, "reason")
	}
	cmd.RunE = t.serving(func(ctx context.Context, s *service, _ []string) (result, error) {
		if *all == (len(*employees) > 0) {
			return result{}, cli.Usage("geef --employee of --all")
		}
		firm, month, err := of.read(ctx, s)
		if err != nil {
			return result{}, err
		}
		act := apitypes.MonthAct{Employees: *employees}
		if reason != nil {
			act.Reason = *reason
		}
		before, _, err := s.people(ctx, firm, month, math.MaxInt)
		if err != nil {
			return result{}, err
		}
		open := whose(before, fits)
		if *all {
			if act.Employees = open; len(open) == 0 {
				return result{}, fmt.Errorf("in %s is er bij %s niets te doen", month.Dutch(), firm.CompanyName)
			}
		}
		if err := t.confirm(ctx, fmt.Sprintf(question, month.Dutch(), domain.DutchCount(len(act.Employees), "medewerker", "medewerkers"), firm.CompanyName)); err != nil {
			return result{}, err
		}
		people, err := s.actOnMonth(ctx, firm, month, kind, act, open, fits)
		return monthsListed(people), err
	})
	return cmd
}

// whose returns the employees whose months are in a state.
func whose(people []apitypes.PersonMonth, in func(hours.MonthState) bool) (ids []int64) {
	for _, p := range people {
		if in(hours.MonthState(p.State)) {
			ids = append(ids, p.Employee)
		}
	}
	return ids
}

// actOnMonth does something with the months of people, a few hundred at a time as the API takes them. It may refuse
// what it did just before, when the answer was lost: what was open and is not any more is done.
func (s *service) actOnMonth(
	ctx context.Context, firm apitypes.Company, month domain.Month, kind hours.MonthAct, act apitypes.MonthAct, open []int64, fits func(hours.MonthState) bool,
) (people []apitypes.PersonMonth, err error) {
	for some := range slices.Chunk(act.Employees, actMost) {
		var done apitypes.CompanyMonth
		err := s.post(ctx, inCompany(firm, "months/"+month.String()+"/"+string(kind)+"/"), apitypes.MonthAct{Employees: some, Reason: act.Reason}, &done)
		var refused apitypes.MonthConflict
		if apiclient.Has(err, "refused", &refused) {
			now, _, failed := s.people(ctx, firm, month, math.MaxInt)
			done.People = slices.DeleteFunc(now, func(p apitypes.PersonMonth) bool { return !slices.Contains(some, p.Employee) })
			slices.SortFunc(done.People, func(a, b apitypes.PersonMonth) int { return cmp.Compare(a.Employee, b.Employee) })
			isOpen := func(id int64) bool { return slices.Contains(open, id) }
			if failed != nil || slices.ContainsFunc(some, func(id int64) bool { return !isOpen(id) }) || len(whose(done.People, fits)) > 0 {
				return people, monthRefusal(refused, len(people))
			}
			err = nil
		}
		if err != nil {
			return people, err
		}
		people = append(people, done.People...)
	}
	return people, nil
}

// actMost is how many people one call of the API takes.
const actMost = 500

// monthRefusal names those whose months are in another state.
func monthRefusal(refused apitypes.MonthConflict, done int) error {
	text := "er is niets gewijzigd:"
	if done > 0 {
		text = fmt.Sprintf("de eerste %d zijn gewijzigd, de rest niet:", done)
	}
	for _, r := range refused.Refused {
		text += fmt.Sprintf("\n  %s: %s", r.Name, wordOf("month_"+r.State))
	}
	return errors.New(text)
}

func newMonthClose(t *terminal) *cobra.Command {
	return t.actOnMonth(&cobra.Command{
		Use: "close --company BEDRIJF --month MAAND [--all]", Short: "Sluit een maand af",
		Long: `Sluit de maand van medewerkers af: hun uren in die maand wijzigen daarna niet
meer, en hun urenstaat wordt als PDF bewaard zodra de server draait. Dat kan
vanaf de eerste dag na de maand.`,
		Example: `  wbsoctl month close --company 12345678 --month 2026-10 --all
  wbsoctl month close --company 12345678 --month 2026-10 --employee 4`,
		Args: cli.NoArgs,
	}, hours.CloseMonth, "%s afsluiten voor %s van %s?", func(s hours.MonthState) bool { return s != hours.MonthClosed })
}

func newMonthReopen(t *terminal) *cobra.Command {
	return t.actOnMonth(&cobra.Command{
		Use: "reopen --company BEDRIJF --month MAAND --reason TEKST", Short: "Heropen een afgesloten maand",
		Long: `Heropen de maand van medewerkers, zodat hun uren weer kunnen wijzigen. De
bewaarde urenstaat blijft, en wordt als vervangen gemerkt.`,
		Example: `  wbsoctl month reopen --company 12345678 --month 2026-10 --employee 4 \
      --reason "Uren van 12 oktober ontbraken"`,
		Args: cli.NoArgs,
	}, hours.ReopenMonth, "%s heropenen voor %s van %s?", func(s hours.MonthState) bool { return s == hours.MonthClosed })
}

// openDay is a row of the open days.
type openDay struct {
	Employee int64   `json:"employee"`
	Name     string  `json:"name"`
	Date     string  `json:"date"`
	State    string  `json:"state"`
	LateOn   *string `json:"late_on"`
}

func newHoursOpen(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "open --company BEDRIJF --month MAAND", Short: "Toon de open dagen van een maand",
		Long: `Toon de werkdagen van een maand waarvan nog niet bekend is of iemand aan S&O
heeft gewerkt, met de eerste dag waarop uren te laat zijn.`,
		Example: "  wbsoctl hours open --company 12345678 --month 2026-10",
		Args:    cli.NoArgs,
	}
	of := addMonth(cmd)
	cmd.RunE = t.serving(func(ctx context.Context, s *service, _ []string) (result, error) {
		firm, month, err := of.read(ctx, s)
		if err != nil {
			return result{}, err
		}
		people, _, err := apiclient.List[apitypes.PersonDays](ctx, s.Client, inCompany(firm, "open-days/"), url.Values{"month": {month.String()}}, math.MaxInt)
		rows := []openDay{}
		for _, p := range people {
			for _, d := range p.Days {
				if (hours.DayState{State: hours.DayStateKind(d.State)}).IsOpenDay() {
					rows = append(rows, openDay{p.Employee, p.Name, d.Date, d.State, d.LateOn})
				}
			}
		}
		return listed(rows, "Er zijn geen open dagen.", []column[openDay]{
			{title: "Medewerker", key: "name"}, {title: "Dag", key: "date"},
			{title: "Stand", key: "state", text: func(d openDay) string { return wordOf("day_" + d.State) }}, {title: "Te laat vanaf", key: "late_on"},
		}), err
	})
	return cmd
}
