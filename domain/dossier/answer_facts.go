package dossier

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
)

func (p *placer) placeProject(q Question, text string) error {
	project := &p.app.Project
	switch q.Input {
	case YesNoInput:
		yes, err := yesOrNo(text)
		project.Continuation = &yes
		return p.said(q.Need, yesNo(&yes), err)
	case ChoiceInput:
		value, err := oneOf(q.Options, text)
		if q.Need == "applicant" {
			project.Applicant = value
		} else {
			project.Technology, _ = strconv.Atoi(value)
		}
		return p.said(q.Need, value, err)
	case NumberInput:
		low, high := 0, domain.HoursMax
		switch q.Need {
		case "hours":
			low = 1
		case ownHoursNeed:
			high = project.Hours
		}
		n, err := oneNumber(text, low, high)
		switch q.Need {
		case "hours":
			project.Hours = n
		case ownHoursNeed:
			project.OwnHours = &n
		case "employees":
			project.Employees = &n
		default:
			project.RDEmployees = &n
		}
		return p.said(q.Need, strconv.Itoa(n), err)
	}
	if q.Need == "start" {
		start, err := dayIn(text)
		project.Start = start
		return p.said(q.Need, start, err)
	}
	project.Title = ""
	p.append("title", &project.Title, strings.Join(strings.Fields(text), " "))
	return nil
}

var dutchDay = regexp.MustCompile(`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$`)

// dayIn reads a day as people write it, and returns it as yyyy-mm-dd.
func dayIn(text string) (string, error) {
	if m := dutchDay.FindStringSubmatch(text); m != nil {
		text = m[3] + "-" + twoDigits(m[2]) + "-" + twoDigits(m[1])
	}
	return text, checkStart(text)
}

func twoDigits(n string) string { return ("0" + n)[len(n)-1:] }

// said notes a fact unless there is an error.
func (p *placer) said(field, text string, err error) error {
	if err != nil {
		return err
	}
	return p.fact(field, text)
}

func (p *placer) placeCompany(q Question, text string) error {
	c := &p.company
	switch q.Input {
	case YesNoInput:
		yes, err := yesOrNo(text)
		*c.yesNoField(q.Need) = &yes
		return p.said(q.Need, yesNo(&yes), err)
	case ChoiceInput:
		value, err := oneOf(q.Options, text)
		if q.Need == "legal_form" {
			c.LegalForm = value
		} else {
			c.IncomeTax = value
		}
		return p.said(q.Need, value, err)
	}
	switch q.Need {
	case addressNeed, correspondNeed:
		address, err := addressIn(text)
		if q.Need == addressNeed {
			c.Address = address
		} else {
			c.Correspondence.Address = address
		}
		return p.said(q.Need, address.Line(), err)
	case agentNeed, statementNeed:
		return p.placeYears(q.Need, text)
	case "contact_name":
		c.Contact.Initials, c.Contact.Name = splitName(text)
	default:
		*map[string]*string{"rsin": &c.RSIN, "contact_email": &c.Contact.Email, "contact_phone": &c.Contact.Phone,
			"parent_name": &c.ParentName, "parent_number": &c.ParentNumber, "website": &c.Website}[q.Need] = text
	}
	return p.fact(q.Need, text)
}

// yesNoField returns the answer of yes or no to a need.
func (c *Company) yesNoField(need string) **bool {
	switch need {
	case "fiscal_unity":
		return &c.FiscalUnity
	case startersNeed:
		return &c.Starter.WithholdingAgent5Years
	case "continuation":
		return &c.Starter.Continuation
	case "link":
		return &c.Starter.Link
	case entrepreneurNeed:
		return &c.Starter.Entrepreneur5Years
	}
	return &c.Starter.SubstantialInterest
}

// placeYears answers for each of the five years whether the user named it.
func (p *placer) placeYears(need, text string) error {
	from, to := p.app.starterYears()
	named, err := yearsIn(text, from, to)
	if err != nil {
		return err
	}
	years := list(p.company.Starter.Years)
	for year := from; year <= to; year++ {
		at := slices.IndexFunc(years, func(y StarterYear) bool { return y.Year == year })
		if at < 0 {
			at = len(years)
			years = append(years, StarterYear{Year: year})
		}
		yes := named[year]
		if need == agentNeed {
			years[at].Agent = &yes
		} else {
			years[at].Statement = &yes
		}
	}
	slices.SortFunc(years, func(x, y StarterYear) int { return x.Year - y.Year })
	p.company.Starter.Years = years
	return p.fact("years", text)
}

var postcodeForm = regexp.MustCompile(`\b[1-9]\d{3}\s?[A-Za-z]{2}\b`)

// addressIn reads an address on one line: Dorpsstraat 12, 1234 AB Utrecht.
func addressIn(text string) (Address, error) {
	text = strings.Join(strings.Fields(text), " ")
	at := postcodeForm.FindStringIndex(text)
	if at == nil {
		return Address{}, unclear(domain.CodeAddress, nil)
	}
	var a Address
	a.Street, a.Number, a.Addition = splitStreet(strings.TrimRight(text[:at[0]], " ,"))
	a.Postcode, _ = domain.ParsePostcode(text[at[0]:at[1]])
	a.City = strings.Trim(text[at[1]:], " ,.")
	if !a.full() {
		return Address{}, unclear(domain.CodeAddress, nil)
	}
	return a, nil
}
