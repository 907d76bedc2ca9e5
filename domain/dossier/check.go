package dossier

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"wbso/domain"
)

// The most rows of a list, and times of a row. RVO takes fewer phases; more are kept and the
// part says so.
const (
	phasesKept      = 50
	bottlenecksKept = 50
	costsKept       = 100
	timesMax        = 1_000_000 // of one cost item
)

func (a *Application) checkProject(p Project, errs *domain.Fields) Project {
	checkLine(errs, "title", p.Title)
	choice(errs, "focus", string(p.Focus), focuses()...)
	if p.Technology < 0 || p.Technology > len(technologies) {
		errs.Add("technology", domain.CodeChoice).Args["value"] = strconv.Itoa(p.Technology)
	}
	choice(errs, "applicant", p.Applicant, "", Employees, SelfEmployed, Both)
	for _, f := range []struct {
		name string
		n    *int
	}{{"employees", p.Employees}, {"rd_employees", p.RDEmployees}, {"hours", &p.Hours}} {
		if f.n != nil {
			between(errs, f.name, int64(*f.n), 0, domain.HoursMax)
		}
	}
	if p.Start != "" || a.Project.Start != "" { // it may be missing, but not be taken away
		errs.Check("start", checkStart(p.Start))
	}
	return p
}

func checkStart(s string) error {
	if s == "" {
		return domain.Fail(domain.Invalid, domain.CodeRequired)
	}
	start, err := domain.ParseDate(s)
	if err != nil {
		return err
	}
	return domain.CheckStart(start)
}

func (a *Application) checkPhases(p Phases, errs *domain.Fields) Phases {
	p.Rows = identify(a, errs, "rows", phaseLetter, p.Rows, func(r *Phase) *string { return &r.ID }, a.Phases.Rows)
	atMost(errs, "rows", len(p.Rows), phasesKept)
	for i := range p.Rows {
		r, at := &p.Rows[i], fmt.Sprintf("rows.%d.", i)
		checkLine(errs, at+"activity", r.Activity)
		if strings.TrimSpace(r.Done) == "" {
			r.Done = ""
			continue
		}
		month, err := parseDone(r.Done)
		errs.Check(at+"done", err)
		if err == nil {
			r.Done = month
		}
	}
	return p
}

func (a *Application) checkPartners(p Partners, errs *domain.Fields) Partners {
	p.Rows = identify(a, errs, "rows", partnerLetter, p.Rows, func(r *Partner) *string { return &r.ID }, a.Partners.Rows)
	atMost(errs, "rows", len(p.Rows), domain.PartnersMax)
	for i, r := range p.Rows {
		at := fmt.Sprintf("rows.%d.", i)
		checkLine(errs, at+"name", r.Name)
		checkLine(errs, at+"location", r.Location)
		checkLine(errs, at+"contribution", r.Contribution)
	}
	return p
}

func (a *Application) checkBottlenecks(b Bottlenecks, errs *domain.Fields) Bottlenecks {
	b.Blocks = identify(a, errs, "blocks", bottleneckLetter, b.Blocks, func(k *Bottleneck) *string { return &k.ID }, a.Bottlenecks.Blocks)
	atMost(errs, "blocks", len(b.Blocks), bottlenecksKept)
	for i := range b.Blocks {
		k, at := &b.Blocks[i], fmt.Sprintf("blocks.%d.", i)
		if k.Side == "" {
			k.Side = a.Project.Focus
		}
		choice(errs, at+"side", string(k.Side), focuses()...)
		for _, s := range k.slots() {
			checkLong(errs, at+s.name, *s.text)
		}
	}
	return b
}

// checkCosts keeps what the reader found in a row; what the user chooses is the user's.
func (a *Application) checkCosts(c Costs, errs *domain.Fields) Costs {
	choice(errs, "method", string(c.Method), "", string(domain.FlatRate), string(domain.ActualCosts))
	c.Items = identify(a, errs, "items", costLetter, c.Items, func(i *CostItem) *string { return &i.ID }, a.Costs.Items)
	atMost(errs, "items", len(c.Items), costsKept)
	before := map[string]CostItem{}
	for _, i := range a.Costs.Items {
		before[i.ID] = i
	}
	for i := range c.Items {
		item, at := &c.Items[i], fmt.Sprintf("items.%d.", i)
		was, old := before[item.ID]
		item.From, item.KindBy = was.From, was.KindBy
		if !old || was.Kind != item.Kind {
			item.KindBy = "user"
		}
		checkCostItem(*item, at, errs)
	}
	return c
}

func checkCostItem(c CostItem, at string, errs *domain.Fields) {
	checkLong(errs, at+"post", c.Post)
	checkLong(errs, at+"reason", c.Reason)
	between(errs, at+"cents", c.Cents, 0, int64(CostMax))
	between(errs, at+"times", int64(c.Times), 0, timesMax) // 0 is not known yet
	choice(errs, at+"vat", c.VAT, "", "excl", "incl")
	choice(errs, at+"kind", c.Kind, "", "kosten", "uitgave", "telt_niet")
	if c.Share != nil {
		between(errs, at+"share", int64(*c.Share), 0, 100)
	}
}

// checkLeftOut lets the user reword or drop what is left out; where it comes from and why
// it was left out stay as they are.
func (a *Application) checkLeftOut(l LeftOut, errs *domain.Fields) LeftOut {
	before := map[string]Left{}
	for _, w := range a.LeftOut.Items {
		before[w.ID] = w
	}
	for i, w := range l.Items {
		if w.ID == "" { // nobody adds to what is left out
			errs.Add(fmt.Sprintf("items.%d.id", i), domain.CodeItemUnknown)
		}
	}
	l.Items = identify(a, errs, "items", leftLetter, l.Items, func(w *Left) *string { return &w.ID }, a.LeftOut.Items)
	for i := range l.Items {
		w, at := &l.Items[i], fmt.Sprintf("items.%d.", i)
		checkLong(errs, at+"text", w.Text)
		w.From, w.Reason, w.WantedSection = before[w.ID].From, before[w.ID].Reason, before[w.ID].WantedSection
	}
	return l
}

// checkLong checks a text that may be longer than RVO allows.
func checkLong(errs *domain.Fields, field, text string) {
	if utf8.RuneCountInString(text) > domain.TextMax {
		errs.Add(field, domain.CodeTextTooLong).Args["max"] = domain.DutchInt(domain.TextMax)
	}
}

// checkLine is checkLong for a text of one line.
func checkLine(errs *domain.Fields, field, text string) {
	checkLong(errs, field, text)
	if strings.ContainsFunc(text, domain.Invisible) {
		errs.Add(field, domain.CodeInvisible)
	}
}

func choice(errs *domain.Fields, field, value string, allowed ...string) {
	for _, v := range allowed {
		if v == value {
			return
		}
	}
	errs.Add(field, domain.CodeChoice).Args["value"] = value
}

func between(errs *domain.Fields, field string, n, low, high int64) {
	switch {
	case n < low:
		errs.Add(field, domain.CodeBelowMin).Args["min"] = strconv.FormatInt(low, 10)
	case n > high:
		errs.Add(field, domain.CodeAboveMax).Args["max"] = strconv.FormatInt(high, 10)
	}
}

func atMost(errs *domain.Fields, field string, n, most int) {
	if n > most {
		errs.Add(field, domain.CodeRowsMany).Args["max"] = strconv.Itoa(most)
	}
}
