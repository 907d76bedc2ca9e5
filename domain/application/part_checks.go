package application

import (
	"fmt"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

func checkProject(a *Application, was Application, errs *domain.Fields) {
	p := a.Project
	checkLine(errs, "title", p.Title, was.Project.Title)
	checkSelfEmployed(a, was, errs)
	checkLine(errs, "previous_reference", p.Reference, was.Project.Reference)
	choice(errs, "focus", string(p.Focus), focuses()...)
	if p.Focus != was.Project.Focus {
		a.Proposed.Focus = ""
	}
	if p.Technology < 0 || p.Technology > len(technologies) {
		errs.Add("technology", domain.CodeChoice).Args["value"] = strconv.Itoa(p.Technology)
	}
	choice(errs, "applicant", p.Applicant, "", Employees, SelfEmployed, Both)
	for _, f := range []struct {
		name string
		n    *int
	}{{"employees", p.Employees}, {"rd_employees", p.RDEmployees}, {"hours", &p.Hours}, {"own_hours", p.OwnHours}} {
		if f.n != nil {
			CheckRange(errs, f.name, int64(*f.n), 0, scheme.HoursMax)
		}
	}
	if p.Start != "" || was.Project.Start != "" { // it may be missing, but not be taken away
		errs.Check("start", CheckStartDay(p.Start))
	}
	if p.Began != "" {
		errs.Check("project_started_on", p.CheckBegan(p.Began))
	}
}

func checkSelfEmployed(a *Application, was Application, errs *domain.Fields) {
	id := func(p *SelfEmployedPerson) *string { return &p.ID }
	rows := identify(a, errs, "self_employed", PersonLetter, a.Project.SelfEmployed, id, was.Project.SelfEmployed)
	CheckCount(errs, "self_employed", len(rows), SelfEmployedMax)
	before := byID(was.Project.SelfEmployed, id)
	for i, p := range rows {
		at := fmt.Sprintf("self_employed.%d.", i)
		checkLine(errs, at+"name", p.Name, before[p.ID].Name)
		if p.Hours != nil {
			CheckRange(errs, at+"hours", int64(*p.Hours), 0, PersonHoursMax)
		}
	}
	a.Project.SelfEmployed = rows
}

func checkPhases(a *Application, was Application, errs *domain.Fields) {
	id := func(r *Phase) *string { return &r.ID }
	a.Phases.Rows = identify(a, errs, "rows", PhaseLetter, a.Phases.Rows, id, was.Phases.Rows)
	before := byID(was.Phases.Rows, id)
	CheckCount(errs, "rows", len(a.Phases.Rows), PhasesKept)
	for i := range a.Phases.Rows {
		r, at := &a.Phases.Rows[i], fmt.Sprintf("rows.%d.", i)
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
}

func checkPartners(a *Application, was Application, errs *domain.Fields) {
	id := func(r *Partner) *string { return &r.ID }
	a.Partners.Rows = identify(a, errs, "rows", partnerLetter, a.Partners.Rows, id, was.Partners.Rows)
	before := byID(was.Partners.Rows, id)
	CheckCount(errs, "rows", len(a.Partners.Rows), request.PartnersMax)
	for i, r := range a.Partners.Rows {
		at, was := fmt.Sprintf("rows.%d.", i), before[r.ID]
		checkLine(errs, at+"name", r.Name, was.Name)
		checkLine(errs, at+"location", r.Location, was.Location)
		checkLine(errs, at+"contribution", r.Contribution, was.Contribution)
	}
}

func checkBottlenecks(a *Application, was Application, errs *domain.Fields) {
	id := func(k *Bottleneck) *string { return &k.ID }
	a.Bottlenecks.Blocks = identify(a, errs, "blocks", BottleneckLetter, a.Bottlenecks.Blocks, id, was.Bottlenecks.Blocks)
	before := byID(was.Bottlenecks.Blocks, id)
	CheckCount(errs, "blocks", len(a.Bottlenecks.Blocks), BottlenecksKept)
	for i := range a.Bottlenecks.Blocks {
		k, at := &a.Bottlenecks.Blocks[i], fmt.Sprintf("blocks.%d.", i)
		if k.Side == "" {
			k.Side = a.Project.Focus
		}
		choice(errs, at+"side", string(k.Side), focuses()...)
		old := before[k.ID]
		for _, name := range BottleneckTexts() {
			checkLong(errs, at+name, *k.Text(name), *old.Text(name))
		}
	}
}

// checkCosts keeps what the analysis found in a row; what the user chooses is the user's. A
// calculation that is our sum follows the amount, one that the user typed stays.
func checkCosts(a *Application, was Application, errs *domain.Fields) {
	c := &a.Costs
	choice(errs, "method", string(c.Method), "", string(scheme.FlatRate), string(scheme.ActualCosts))
	id := func(i *CostItem) *string { return &i.ID }
	c.Items = identify(a, errs, "items", costLetter, c.Items, id, was.Costs.Items)
	CheckCount(errs, "items", len(c.Items), CostItemsMax)
	before := byID(was.Costs.Items, id)
	for i := range c.Items {
		item, at := &c.Items[i], fmt.Sprintf("items.%d.", i)
		was, old := before[item.ID]
		item.From, item.KindBy = was.From, was.KindBy
		if !old || was.Kind != item.Kind {
			item.KindBy = ByUser
		}
		if item.Calculation == was.Calculation && was.Calculation == was.Sum() {
			item.Calculation = item.Sum()
		}
		checkCostItem(*item, was, at, errs)
	}
}

func checkCostItem(c, was CostItem, at string, errs *domain.Fields) {
	checkLong(errs, at+"post", c.Post, was.Post)
	checkLong(errs, at+"reason", c.Reason, was.Reason)
	checkLine(errs, at+"relation", c.Relation, was.Relation)
	checkLine(errs, at+"calculation", c.Calculation, was.Calculation)
	CheckRange(errs, at+"cents", c.Cents, 0, int64(CostMax))
	CheckRange(errs, at+"times", int64(c.Times), 0, CostTimesMax) // 0 is not known yet
	choice(errs, at+"vat", c.VAT, "", WithoutVAT, WithVAT)
	choice(errs, at+"kind", c.Kind, "", CostKind, ExpenditureKind, NotCountedKind)
	if c.Share != nil {
		CheckRange(errs, at+"share", int64(*c.Share), 0, 100)
	}
}

// checkLeftOut lets the user reword or drop what is left out; where it comes from and why
// it was left out stay as they are.
func checkLeftOut(a *Application, was Application, errs *domain.Fields) {
	l := &a.LeftOut
	id := func(w *LeftOutItem) *string { return &w.ID }
	before := byID(was.LeftOut.Items, id)
	for i, w := range l.Items {
		if _, is := before[w.ID]; !is { // nobody adds to what is left out
			errs.Add(fmt.Sprintf("items.%d.id", i), domain.CodeItemUnknown)
		}
	}
	l.Items = identify(a, errs, "items", LeftLetter, l.Items, id, was.LeftOut.Items)
	for i := range l.Items {
		w, at := &l.Items[i], fmt.Sprintf("items.%d.", i)
		was := before[w.ID]
		checkLong(errs, at+"text", w.Text, was.Text)
		w.From, w.Reason, w.WantedSection = was.From, was.Reason, was.WantedSection
	}
}
