package request

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/evaluation/find"
	"wbso/domain/scheme"
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

// NormalInput returns the input without values that do not count: also_develop_code for software, own hours
// without employees or of none but employees, empty partners without collaboration, a new company next to an
// existing one, a cost method of the self-employed, who have none, and white space around texts. An empty
// applicant means a company. Numbers and names get their canonical form.
func (in SubmitInput) NormalInput() SubmitInput {
	in.AlsoDevelopCode = in.AlsoDevelopCode && in.ProjectType == scheme.PhysicalProduct
	in.Applicant = cmp.Or(in.Applicant, scheme.CompanyApplicant)
	if in.Applicant == scheme.SelfEmployedApplicant {
		in.CostMethod = ""
	}
	if in.Applicant != scheme.BothApplicant {
		in.OwnHours = nil
	}
	partners := in.Partners
	in.Partners = nil
	for _, p := range partners {
		if p = p.trimmed(); in.Collaborative || p != (Partner{}) {
			in.Partners = append(in.Partners, p)
		}
	}
	if in.Client != 0 {
		in.NewCompany = nil
	}
	if in.NewCompany != nil {
		c := *in.NewCompany
		var ignored domain.Fields
		company.ParseCompanyCore(&c.Name, &c.KvK, &ignored)
		in.NewCompany = &c
	}
	for _, text := range []*string{&in.ElevatorPitch, &in.InnovationDescription, &in.TechnicalChallenges, &in.ExtraCosts} {
		*text = strings.TrimSpace(*text)
	}
	return in
}

func (p Partner) trimmed() Partner {
	return Partner{CompanyName: domain.Trim(p.CompanyName), Location: domain.Trim(p.Location),
		Contribution: strings.TrimSpace(p.Contribution)}
}

// CheckSubmit returns all reasons why a request cannot be submitted, except its
// evaluations (see evaluation.CheckEvaluations) and whether the client belongs to the caller. It
// checks the input as Normal returns it.
func CheckSubmit(in SubmitInput) domain.Fields {
	in = in.NormalInput()
	var errs domain.Fields
	for _, f := range find.TextFields() {
		errs.Check(string(f), domain.CheckText(in.TextOf(f)))
	}
	checkRepeated(in.Submission, &errs)
	checkDetails(in.Submission, &errs)
	switch {
	case in.Collaborative:
		checkPartners(in.Partners, &errs)
	case len(in.Partners) > 0:
		errs.Add("collaboration_partners", domain.CodePartnersUnsaid)
	}
	switch {
	case in.Client != 0:
	case in.NewCompany == nil:
		errs.Add("client", domain.CodeCompanyMissing)
	default:
		c := *in.NewCompany
		company.ParseCompanyCore(&c.Name, &c.KvK, &errs)
	}
	return errs
}

// checkRepeated refuses a text that is the text of an earlier field too.
func checkRepeated(s Submission, errs *domain.Fields) {
	others := map[find.TextField]string{}
	for _, f := range find.TextFields() {
		q := find.Text{Field: f, Text: s.TextOf(f), Others: others}
		if first := q.RepeatedIn(); first != "" {
			errs.Add(string(f), domain.CodeTextRepeated).Args["field"] = first.Label()
		}
		others[f] = q.Text
	}
}

func checkDetails(s Submission, errs *domain.Fields) {
	switch {
	case s.EstimatedHours < 0:
		errs.Add("estimated_hours_input", domain.CodeBelowMin).Args["min"] = "0"
	case s.EstimatedHours > scheme.HoursMax:
		errs.Add("estimated_hours_input", domain.CodeAboveMax).Args["max"] = strconv.Itoa(scheme.HoursMax)
	}
	if s.OwnHours != nil {
		scheme.CheckBetween(errs, "own_hours", domain.Cents(*s.OwnHours), domain.Cents(max(s.EstimatedHours, 0)), strconv.Itoa(s.EstimatedHours))
	}
	errs.Check("start_of_project", scheme.CheckStart(s.StartOfProject))
	if !s.ProjectStartedOn.IsZero() {
		errs.Check("project_started_on", scheme.CheckProjectStart(s.ProjectStartedOn, s.StartOfProject))
	}
	if s.ProjectType != scheme.Software && s.ProjectType != scheme.PhysicalProduct {
		errs.Add("project_type", domain.CodeChoice).Args["value"] = string(s.ProjectType)
	}
	if s.CostMethod != "" && s.CostMethod != scheme.FlatRate && s.CostMethod != scheme.ActualCosts {
		errs.Add("cost_calculation_method", domain.CodeChoice).Args["value"] = string(s.CostMethod)
	}
	if !slices.Contains(scheme.Applicants(), s.Applicant) {
		errs.Add("applicant", domain.CodeChoice).Args["value"] = string(s.Applicant)
	}
	errs.Check("extra_costs_description", domain.CheckTextMax(s.ExtraCosts))
}

func checkPartners(partners []Partner, errs *domain.Fields) {
	const field = "collaboration_partners"
	switch {
	case len(partners) == 0:
		errs.Add(field, domain.CodePartnerMissing)
	case len(partners) > PartnersMax:
		errs.Add(field, domain.CodePartnersTooMany).Args["max"] = strconv.Itoa(PartnersMax)
		return
	}
	for i, p := range partners {
		n := strconv.Itoa(i + 1)
		if p.CompanyName == "" {
			errs.Add(field, domain.CodePartnerName).Args["n"] = n
		}
		for _, t := range []struct {
			label, text string
			max         int
		}{
			{label: "bedrijfsnaam", text: p.CompanyName, max: PartnerNameMax},
			{label: "locatie", text: p.Location, max: PartnerLocationMax},
			{label: "bijdrage", text: p.Contribution, max: PartnerContributionMax},
		} {
			switch err := domain.CheckName(t.text, t.max); domain.CodeOf(err) {
			case domain.CodeTooLong:
				errs.Add(field, domain.CodePartnerTooLong).Args = domain.Args{"n": n, "label": t.label, "max": strconv.Itoa(t.max)}
			case domain.CodeInvisible:
				errs.Add(field, domain.CodePartnerInvisible).Args = domain.Args{"n": n, "label": t.label}
			}
		}
	}
}
