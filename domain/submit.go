package domain

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// HoursMax is the largest estimate of a project; no company has more hours.
const HoursMax = 1_000_000

// The years in which a project can start: from the beginning of the WBSO to one that
// nobody plans for. Any other year is a typing error, such as 0027 for 2027.
const (
	startYearMin = 1994
	startYearMax = 2100
)

// NewCompany is the company that the wizard adds when it submits.
type NewCompany struct {
	Name string
	KvK  string
}

// SubmitInput is a submission with its company: an existing one (Client, 0 means
// none) or a new one.
type SubmitInput struct {
	Submission
	Client     int64
	NewCompany *NewCompany
}

// Normal returns the input without what does not count: also_develop_code for
// software, own hours without employees or of none but employees, partners without collaboration, a new company next to an existing one, a cost
// method of the self-employed, who have none, and white space around texts. Who does not
// say who applies is a company. Numbers and names get their canonical form.
func (in SubmitInput) Normal() SubmitInput {
	in.AlsoDevelopCode = in.AlsoDevelopCode && in.ProjectType == PhysicalProduct
	in.Applicant = cmp.Or(in.Applicant, CompanyApplicant)
	if in.Applicant == SelfEmployedApplicant {
		in.CostMethod = ""
	}
	if in.Applicant != BothApplicant {
		in.OwnHours = nil
	}
	partners := in.Partners
	in.Partners = nil
	for _, p := range partners {
		if in.Collaborative {
			in.Partners = append(in.Partners, p.trimmed())
		}
	}
	if in.Client != 0 {
		in.NewCompany = nil
	}
	if in.NewCompany != nil {
		c := *in.NewCompany
		var ignored Fields
		parseCompanyCore(&c.Name, &c.KvK, &ignored)
		in.NewCompany = &c
	}
	for _, text := range []*string{&in.ElevatorPitch, &in.InnovationDescription, &in.TechnicalChallenges, &in.ExtraCosts} {
		*text = strings.TrimSpace(*text)
	}
	return in
}

func (p Partner) trimmed() Partner {
	return Partner{CompanyName: strings.TrimSpace(p.CompanyName), Location: strings.TrimSpace(p.Location),
		Contribution: strings.TrimSpace(p.Contribution)}
}

// CheckSubmit returns all reasons why a request cannot be submitted, except its
// verdicts (see CheckVerdicts) and whether the client belongs to the caller. It
// checks the input as Normal returns it.
func CheckSubmit(in SubmitInput) Fields {
	in = in.Normal()
	var errs Fields
	for _, f := range TextFields() {
		errs.Check(string(f), CheckText(in.Text(f)))
	}
	checkRepeated(in.Submission, &errs)
	checkDetails(in.Submission, &errs)
	if in.Collaborative {
		checkPartners(in.Partners, &errs)
	}
	switch {
	case in.Client != 0:
	case in.NewCompany == nil:
		errs.Add("client", CodeCompanyMissing)
	default:
		c := *in.NewCompany
		parseCompanyCore(&c.Name, &c.KvK, &errs)
	}
	return errs
}

// checkRepeated refuses a text that is the text of an earlier field too.
func checkRepeated(s Submission, errs *Fields) {
	others := map[TextField]string{}
	for _, f := range TextFields() {
		q := TextQuestion{Field: f, Text: s.Text(f), Others: others}
		if first := q.RepeatedIn(); first != "" {
			errs.Add(string(f), CodeTextRepeated).Args["field"] = first.Label()
		}
		others[f] = q.Text
	}
}

func checkDetails(s Submission, errs *Fields) {
	switch {
	case s.EstimatedHours < 0:
		errs.Add("estimated_hours_input", CodeBelowMin).Args["min"] = "0"
	case s.EstimatedHours > HoursMax:
		errs.Add("estimated_hours_input", CodeAboveMax).Args["max"] = strconv.Itoa(HoursMax)
	}
	if s.OwnHours != nil {
		between(errs, "own_hours", Cents(*s.OwnHours), Cents(max(s.EstimatedHours, 0)), strconv.Itoa(s.EstimatedHours))
	}
	errs.Check("start_of_project", CheckStart(s.StartOfProject))
	if !s.ProjectStartedOn.IsZero() {
		errs.Check("project_started_on", CheckProjectStart(s.ProjectStartedOn, s.StartOfProject))
	}
	if s.ProjectType != Software && s.ProjectType != PhysicalProduct {
		errs.Add("project_type", CodeChoice).Args["value"] = string(s.ProjectType)
	}
	if s.CostMethod != "" && s.CostMethod != FlatRate && s.CostMethod != ActualCosts {
		errs.Add("cost_calculation_method", CodeChoice).Args["value"] = string(s.CostMethod)
	}
	if !slices.Contains(Applicants(), s.Applicant) {
		errs.Add("applicant", CodeChoice).Args["value"] = string(s.Applicant)
	}
	errs.Check("extra_costs_description", checkTextMax(s.ExtraCosts))
}

// CheckStart returns CodeRequired for no date and CodeStartRange for a start in a year
// that nobody means.
func CheckStart(start Date) error {
	switch {
	case start.IsZero():
		return Fail(Invalid, CodeRequired)
	case start.Year < startYearMin || start.Year > startYearMax:
		return &Error{Kind: Invalid, Code: CodeStartRange, Args: Args{"min": strconv.Itoa(startYearMin), "max": strconv.Itoa(startYearMax)}}
	}
	return nil
}

// CheckProjectStart returns CodeStartRange for a project that began in a year that nobody
// means, and CodeStartedLater when it began after the start of the application.
func CheckProjectStart(began, start Date) error {
	err := CheckStart(began)
	if err == nil && !start.IsZero() && began.After(start) {
		return Fail(Invalid, CodeStartedLater)
	}
	return err
}

func checkPartners(partners []Partner, errs *Fields) {
	const field = "collaboration_partners"
	switch {
	case len(partners) == 0:
		errs.Add(field, CodePartnerMissing)
	case len(partners) > PartnersMax:
		errs.Add(field, CodePartnersTooMany).Args["max"] = strconv.Itoa(PartnersMax)
		return
	}
	for i, p := range partners {
		n := strconv.Itoa(i + 1)
		if p.CompanyName == "" {
			errs.Add(field, CodePartnerName).Args["n"] = n
		}
		for _, t := range []struct {
			label, text string
			max         int
		}{
			{label: "bedrijfsnaam", text: p.CompanyName, max: PartnerNameMax},
			{label: "locatie", text: p.Location, max: PartnerLocationMax},
			{label: "bijdrage", text: p.Contribution, max: PartnerContributionMax},
		} {
			switch err := CheckName(t.text, t.max); CodeOf(err) {
			case CodeTooLong:
				errs.Add(field, CodePartnerTooLong).Args = Args{"n": n, "label": t.label, "max": strconv.Itoa(t.max)}
			case CodeInvisible:
				errs.Add(field, CodePartnerInvisible).Args = Args{"n": n, "label": t.label}
			}
		}
	}
}
