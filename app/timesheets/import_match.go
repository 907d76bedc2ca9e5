package timesheets

import (
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/dutch"
	"wbso/domain/hours"
	"wbso/domain/hoursfile"
)

// importPerson is an employee whose hours are in a file, perhaps by several names.
type importPerson struct {
	member  hours.StaffMember // without an id for somebody new
	others  []int64           // archived employees of the same name or address, who may have some of the rows
	unknown *domain.Error     // why it is nobody
	rows    []importRow       // by day and line
	bad     hours.BadRows
	months  map[domain.Month]hours.MonthState // those that are stored
	marks   map[int32]hours.DayMark           // by day
	id      int64                             // set by the transaction, which makes new employees
}

func (p *importPerson) isNew() bool { return p.member.ID == 0 && p.unknown == nil }

// match finds the employee of each person of the file, by address of mail or else by
// name, and shares the rows out among them.
func (p *importPlan) match() {
	m := matcher{plan: p, byEmail: map[string]*namesakes{}, byName: map[string]*namesakes{}, places: map[string]int{}, strangers: map[string]int{}}
	for _, s := range p.staff {
		if key := account.FoldEmail(s.Email); key != "" {
			addTo(m.byEmail, key, s)
		}
		addTo(m.byName, dutch.NameKey(s.Name()), s)
	}
	p.places = make([]int32, len(p.rows.people))
	there := make([]bool, len(p.rows.people))
	for i := range p.rows.all {
		there[p.rows.all[i].person] = true
	}
	for _, known := range []struct{ name, email bool }{{true, true}, {false, true}, {true, false}} { // half of it may be somebody who is there whole
		for i, person := range p.rows.people {
			if there[i] && (person.Name != "") == known.name && (person.Email != "") == known.email {
				p.places[i] = int32(m.find(person))
			}
		}
	}
	p.share()
}

// namesakes are the employees of one name or address.
type namesakes struct {
	active   []hours.StaffMember // the first two: with more of them nobody is meant
	archived []hours.StaffMember
}

func addTo(all map[string]*namesakes, key string, s hours.StaffMember) {
	of := all[key]
	if of == nil {
		of = &namesakes{}
		all[key] = of
	}
	switch {
	case s.Archived:
		of.archived = append(of.archived, s)
	case len(of.active) < 2:
		of.active = append(of.active, s)
	}
}

type matcher struct {
	plan            *importPlan
	byEmail, byName map[string]*namesakes
	places          map[string]int // of people in the plan, by what they are
	strangers       map[string]int // how many new people have a name
	created         int            // new people
}

// find returns the place of a person in the plan.
func (m *matcher) find(person hoursfile.Person) int {
	found := m.byEmail[account.FoldEmail(person.Email)]
	if found == nil && person.Name != "" {
		found = m.byName[dutch.NameKey(person.Name)]
	}
	switch {
	case found == nil:
		return m.stranger(person)
	case len(found.active) > 1:
		return m.unknown(person, domain.CodeImportTwoNames)
	case len(found.active) == 1:
		return m.known(found.active[0], found.archived)
	}
	last := len(found.archived) - 1
	return m.known(found.archived[last], found.archived[:last])
}

func (m *matcher) known(s hours.StaffMember, others []hours.StaffMember) int {
	return m.place("id "+strconv.FormatInt(s.ID, 10), func() importPerson {
		p := importPerson{member: s}
		for _, o := range others {
			p.others = append(p.others, o.ID)
		}
		return p
	})
}

// stranger returns the place of a person who is no employee of the company yet. Without
// CreateEmployees such a person is refused.
func (m *matcher) stranger(person hoursfile.Person) int {
	if !m.plan.in.CreateEmployees {
		return m.unknown(person, domain.CodeImportPerson)
	}
	byEmail, byName := "new "+account.FoldEmail(person.Email), "new "+dutch.NameKey(person.Name)
	if person.Email == "" {
		byEmail = byName
	}
	if person.Email == "" && m.strangers[byName] > 1 {
		return m.unknown(person, domain.CodeImportTwoNames)
	}
	if at, ok := m.places[byEmail]; ok {
		return at
	}
	first, last, _ := strings.Cut(dutch.PersonName(person.Name), " ")
	e := hours.Employee{Company: m.plan.project.Company, FirstName: first, LastName: last, Email: person.Email, Function: person.Function, Approved: true}
	if code := checkNew(&e); code != "" {
		return m.unknown(person, code)
	}
	if len(m.plan.staff)+m.created >= hours.EmployeesMax {
		return m.refused(person, hours.EmployeesFull())
	}
	m.created++
	at := m.place(byEmail, func() importPerson { return importPerson{member: hours.StaffMember{Employee: e}} })
	m.places[byName] = at
	m.strangers[byName]++
	return at
}

// checkNew checks a new employee, who may lack an address of mail.
func checkNew(e *hours.Employee) domain.Code {
	checked, err := hours.ParseEmployee(*e)
	var fields domain.Fields
	fields.Check("", err)
	for _, f := range fields {
		switch {
		case f.Field != "email":
			return domain.CodeImportName
		case e.Email != "":
			return domain.CodeImportEmail
		}
	}
	if err == nil {
		*e = checked
	}
	return ""
}

func (m *matcher) unknown(person hoursfile.Person, code domain.Code) int {
	name := person.Name
	if name == "" || code == domain.CodeImportEmail {
		name = person.Email
	}
	return m.refused(person, domain.Fail(domain.Invalid, code).With("value", name))
}

func (m *matcher) refused(person hoursfile.Person, reason *domain.Error) int {
	return m.place("unknown "+person.Name+"\x00"+person.Email, func() importPerson { return importPerson{unknown: reason} })
}

func (m *matcher) place(key string, person func() importPerson) int {
	if at, ok := m.places[key]; ok {
		return at
	}
	m.plan.people = append(m.plan.people, person())
	m.places[key] = len(m.plan.people) - 1
	return len(m.plan.people) - 1
}
