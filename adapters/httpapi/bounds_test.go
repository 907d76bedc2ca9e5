package httpapi_test

import (
	"maps"
	"path"
	"slices"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/httpapi"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/domain/scheme"
	"wbso/domain/site"
)

// limits are what x-limits of the document has to say, for clients.
var limits = map[string]float64{
	"textAdvised":            domain.TextAdvised,
	"textMax":                domain.TextMax,
	"titleMax":               form.TitleMax,
	"activityMax":            form.ActivityMax,
	"phasesAdvised":          form.PhasesMax,
	"phasesMax":              application.PhasesKept,
	"partnersMax":            request.PartnersMax,
	"partnerNameMax":         request.PartnerNameMax,
	"partnerLocationMax":     request.PartnerLocationMax,
	"partnerContributionMax": request.PartnerContributionMax,
	"selfEmployedMax":        application.SelfEmployedMax,
	"personHoursMax":         application.PersonHoursMax,
	"hoursMax":               scheme.HoursMax,
	"costMax":                float64(application.CostMax),
	"costTimesMax":           application.CostTimesMax,
	"dayHoursMax":            float64(domain.HoursDayMax) / 2,
	"entryHoursMax":          float64(domain.HoursInputMax) / 2,
	"importFileMax":          httpapi.FileMax,
	"deductionHours":         scheme.DeductionHours,
	"fullTimeWeek":           float64(hours.WeekReference) / 10,
	"fullTimeMonth":          float64(hours.MonthReference) / 10,
	"usernameMax":            account.UsernameMax,
	"passwordMin":            account.PasswordMin,
}

// bounds are those of everything that a caller sends, by where the document has them.
var bounds = map[string]int{
	"AnswerContent.text":                    domain.TextMax,
	"AnswerInput.text":                      domain.TextMax,
	"ApplicationPartner.contribution":       application.LineMax,
	"ApplicationPartner.location":           application.LineMax,
	"ApplicationPartner.name":               application.LineMax,
	"Assignments.employee_ids":              httpapi.ItemsMax,
	"Bottleneck.problem":                    domain.TextMax,
	"Bottleneck.solution":                   domain.TextMax,
	"ClientError.frames":                    httpapi.FramesMax,
	"CompanyInput.address":                  company.AddressMax,
	"CompanyInput.city":                     company.CityMax,
	"CompanyInput.company_name":             company.CompanyNameMax,
	"CompanyInput.contact_person":           company.ContactPersonMax,
	"CompanyInput.phone":                    company.PhoneMax,
	"ContactMessage.message":                site.ContactMessageMax,
	"ContactMessage.phone":                  site.ContactPhoneMax,
	"CostRow.calculation":                   application.LineMax,
	"CostRow.relation":                      application.LineMax,
	"CostRow.share":                         100, // percent
	"CostRow.times":                         application.CostTimesMax,
	"EmployeeChange.email":                  account.EmailMax,
	"EmployeeChange.first_name":             hours.PersonNameMax,
	"EmployeeChange.function_title":         hours.FunctionMax,
	"EmployeeChange.last_name":              hours.PersonNameMax,
	"EmployeeInput.email":                   account.EmailMax,
	"EmployeeInput.first_name":              hours.PersonNameMax,
	"EmployeeInput.function_title":          hours.FunctionMax,
	"EmployeeInput.last_name":               hours.PersonNameMax,
	"FiledInput.reference":                  claim.ReferenceMax,
	"HourEntryInput.description":            hours.DescriptionMax,
	"PartnerInput.company_name":             request.PartnerNameMax,
	"PartnerInput.contribution":             request.PartnerContributionMax,
	"PartnerInput.location":                 request.PartnerLocationMax,
	"Phase.activity":                        application.LineMax,
	"ProjectContent.previous_reference":     application.LineMax,
	"ProjectContent.self_employed":          application.SelfEmployedMax,
	"ProjectContent.technology":             len(application.Technologies()),
	"ProjectContent.title":                  application.LineMax,
	"Register.email":                        account.EmailMax,
	"Register.password":                     account.PasswordMax,
	"EmployeePatch.email":                   account.EmailMax,
	"EmployeePatch.first_name":              hours.PersonNameMax,
	"EmployeePatch.function_title":          hours.FunctionMax,
	"EmployeePatch.last_name":               hours.PersonNameMax,
	"EmployeePatch.workdays":                7,
	"MonthAct.employees":                    500,
	"MonthAct.reason":                       hours.MonthReasonMax,
	"NewInvitation.email":                   account.EmailMax,
	"PersonalTokenInput.companies":          account.TokenCompaniesMax,
	"PersonalTokenInput.name":               account.TokenNameMax,
	"Register.username":                     account.UsernameMax,
	"SelfEmployedPerson.hours":              application.PersonHoursMax,
	"SelfEmployedPerson.name":               application.LineMax,
	"Submission.collaboration_partners":     request.PartnersMax,
	"Submission.elevator_pitch":             domain.TextMax,
	"Submission.estimated_hours_input":      scheme.HoursMax,
	"Submission.extra_costs_description":    domain.TextMax,
	"Submission.innovation_description":     domain.TextMax,
	"Submission.technical_challenges_input": domain.TextMax,
	"UserProfileChange.first_name":          account.PersonNameMax,
	"UserProfileChange.last_name":           account.PersonNameMax,
	"UserProfileChange.phone":               account.PhoneMax,
	"the parameter Hours":                   scheme.HoursMax,
	"the parameter IdempotencyKey":          httpapi.KeyMax,
	"the parameter OwnHours":                scheme.HoursMax,
	"the parameter Page":                    httpapi.PagesMax,
}

func TestLimitsAreThoseOfTheDomain(t *testing.T) {
	doc, err := document()
	require.NoError(t, err)
	said := map[string]float64{}
	for name, n := range doc.Extensions["x-limits"].(map[string]any) {
		said[name] = n.(float64)
	}
	assert.Equal(t, limits, said)
}

func TestBoundsAreThoseOfTheDomain(t *testing.T) {
	doc, err := document()
	require.NoError(t, err)
	f := boundFinder{seen: map[string]bool{}, found: map[string]int{}}
	for name, p := range doc.Components.Parameters {
		f.find("the parameter "+name, p.Value.Schema)
	}
	for _, item := range doc.Paths.Map() {
		for _, op := range item.Operations() {
			if op.RequestBody != nil {
				for kind, body := range op.RequestBody.Value.Content {
					f.find(kind, body.Schema)
				}
			}
		}
	}
	assert.Equal(t, bounds, f.found)
	assert.EqualValues(t, account.PasswordMin, doc.Components.Schemas["Register"].Value.Properties["password"].Value.MinLength)
}

// boundFinder collects the upper bounds of schemas, by the schema or the member that has them.
type boundFinder struct {
	seen  map[string]bool
	found map[string]int
}

func (f boundFinder) find(name string, s *openapi3.SchemaRef) {
	if s == nil {
		return
	}
	if s.Ref != "" {
		name = path.Base(s.Ref)
		if f.seen[name] {
			return
		}
		f.seen[name] = true
	}
	switch v := s.Value; {
	case v.MaxLength != nil:
		f.found[name] = int(*v.MaxLength)
	case v.MaxItems != nil:
		f.found[name] = int(*v.MaxItems)
	case v.Max != nil:
		f.found[name] = int(*v.Max)
	}
	for _, member := range slices.Sorted(maps.Keys(s.Value.Properties)) {
		f.find(name+"."+member, s.Value.Properties[member])
	}
	f.find(name, s.Value.Items)
	for _, parts := range []openapi3.SchemaRefs{s.Value.AllOf, s.Value.OneOf, s.Value.AnyOf} {
		for _, part := range parts {
			f.find(name, part)
		}
	}
}
