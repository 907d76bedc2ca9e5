package dossier

import (
	"fmt"
	"strconv"
	"strings"

	"wbso/domain"
)

// The most rows of a list. RVO takes fewer phases; more are kept and the
// part says so.
const (
	phasesKept      = 50
	bottlenecksKept = 50
)

func (a *Application) checkProject(p Project, errs *domain.Fields) Project {
	checkLine(errs, "title", p.Title, a.Project.Title)
	choice(errs, "focus", string(p.Focus), focuses()...)
	if p.Technology < 0 || p.Technology > len(technologies) {
		errs.Add("technology", domain.CodeChoice).Args["value"] = strconv.Itoa(p.Technology)
	}
	choice(errs, "applicant", p.Applicant, "", Employees, SelfEmployed, Both)
	for _, f := range []struct {
		name string
		n    *int
	}{{"employees", p.Employees}, {"rd_employees", p.RDEmployees}, {"hours", &p.Hours}, {"own_hours", p.OwnHours}} {
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
	id := func(r *Phase) *string { return &r.ID }
	p.Rows = identify(a, errs, "rows", phaseLetter, p.Rows, id, a.Phases.Rows)
	before := byID(a.Phases.Rows, id)
	atMost(errs, "rows", len(p.Rows), phasesKept)
	for i := range p.Rows {
		r, at := &p.Rows[i], fmt.Sprintf("rows.%d.", i)
		checkLine(errs, at+"activity", r.Activity, before[r.ID].Activity)
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
	id := func(r *Partner) *string { return &r.ID }
	p.Rows = identify(a, errs, "rows", partnerLetter, p.Rows, id, a.Partners.Rows)
	before := byID(a.Partners.Rows, id)
	atMost(errs, "rows", len(p.Rows), domain.PartnersMax)
	for i, r := range p.Rows {
		at, was := fmt.Sprintf("rows.%d.", i), before[r.ID]
		checkLine(errs, at+"name", r.Name, was.Name)
		checkLine(errs, at+"location", r.Location, was.Location)
		checkLine(errs, at+"contribution", r.Contribution, was.Contribution)
	}
	return p
}

func (a *Application) checkBottlenecks(b Bottlenecks, errs *domain.Fields) Bottlenecks {
	id := func(k *Bottleneck) *string { return &k.ID }
	b.Blocks = identify(a, errs, "blocks", bottleneckLetter, b.Blocks, id, a.Bottlenecks.Blocks)
	before := byID(a.Bottlenecks.Blocks, id)
	atMost(errs, "blocks", len(b.Blocks), bottlenecksKept)
	for i := range b.Blocks {
		k, at := &b.Blocks[i], fmt.Sprintf("blocks.%d.", i)
		if k.Side == "" {
			k.Side = a.Project.Focus
		}
		choice(errs, at+"side", string(k.Side), focuses()...)
		was := before[k.ID]
		slots := was.slots()
		for n, s := range k.slots() {
			checkLong(errs, at+s.name, *s.text, *slots[n].text)
		}
	}
	return b
}

// checkLeftOut lets the user reword or drop what is left out; where it comes from and why
// it was left out stay as they are.
func (a *Application) checkLeftOut(l LeftOut, errs *domain.Fields) LeftOut {
	id := func(w *Left) *string { return &w.ID }
	before := byID(a.LeftOut.Items, id)
	for i, w := range l.Items {
		if w.ID == "" { // nobody adds to what is left out
			errs.Add(fmt.Sprintf("items.%d.id", i), domain.CodeItemUnknown)
		}
	}
	l.Items = identify(a, errs, "items", leftLetter, l.Items, id, a.LeftOut.Items)
	for i := range l.Items {
		w, at := &l.Items[i], fmt.Sprintf("items.%d.", i)
		was := before[w.ID]
		checkLong(errs, at+"text", w.Text, was.Text)
		w.From, w.Reason, w.WantedSection = was.From, was.Reason, was.WantedSection
	}
	return l
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
