package apitypes

import (
	"iter"
	"time"

	"wbso/app/personaldata"
	"wbso/domain/account"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/draft"
	"wbso/domain/application/stored"
	"wbso/domain/hours"
	"wbso/domain/privacy"
	"wbso/domain/request"
	"wbso/domain/site"
)

// streamedAccount is an AccountExport whose long lists are read while they are written.
type streamedAccount struct {
	AccountExport
	Employees stream[privacy.PersonalEmployee, ExportedEmployee]    `json:"employees"`
	Requests  stream[personaldata.PersonalRequest, streamedRequest] `json:"requests"`
}

type streamedRequest struct {
	ExportedRequest
	Application *streamedApplication                         `json:"application"`
	Hours       stream[privacy.RecordedHours, ExportedHours] `json:"hours"`
}

type streamedApplication struct {
	ExportedApplication
	Versions stream[claim.Version, ExportedVersion] `json:"versions"`
}

// AccountExportOf gives an AccountExport as JSON, in chunks that are valid until the next one. An
// error ends it: what was given until then is no whole document. Each level is indented, unless
// indent is empty.
func AccountExportOf(p personaldata.PersonalData, indent string) iter.Seq2[[]byte, error] {
	return chunksOf(indent, streamedAccount{
		AccountExport: AccountExport{
			Account: ExportedAccount{
				ID: p.User.ID, Username: p.User.Username, Email: p.User.Email, FirstName: p.User.FirstName, LastName: p.User.LastName, Phone: p.User.Phone,
				CreatedAt: p.User.CreatedAt.UTC(), EmailVerified: p.User.EmailVerified, MailSwitches: mailSwitchesOf(p.User.Mails),
				FormerAddresses: Each(p.Traces.Former, signInOf),
			},
			Companies: Each(p.Companies, CompanyOf), CompanyDetails: exportedDetailsOf(p),
			ContactMessages: Each(p.Contact, ExportedMessageOf), NoCureNoPayInterest: p.Interested, SecondFactor: SecondFactorOf(p.Factor),
			Sessions:       Each(p.Traces.Sessions, exportedSessionOf),
			PersonalTokens: Each(p.Traces.Tokens, PersonalTokenOf),
			SignIns:        Each(p.Traces.SignIns, signInOf),
			Mails:          Each(p.Traces.Mails, func(t privacy.Trace) SentMail { return SentMail{Kind: t.What, At: t.At.UTC()} }),
			Memberships:    Each(p.Memberships, func(m privacy.Membership) Membership { return MembershipOf(m.Member, m.CompanyName) }),
			HoursElsewhere: Each(p.Elsewhere, func(h privacy.OwnHours) OwnHours {
				return OwnHours{Company: h.Company, ProjectNumber: h.ProjectNumber, Date: h.Date.String(), Hours: h.Hours.String(), Description: h.Description, RecordedAt: h.RecordedAt.UTC()}
			}),
			DaysElsewhere: Each(p.Days, func(d privacy.EmployeeDays) OwnDays {
				return OwnDays{Company: d.Company, Marks: Each(d.Marks, dayMarkOf), Months: Each(d.Months, exportedMonthOf)}
			}),
		},
		Employees: stream[privacy.PersonalEmployee, ExportedEmployee]{p.Employees, exportedEmployeeOf},
		Requests:  stream[personaldata.PersonalRequest, streamedRequest]{p.Requests, exportedRequestOf},
	})
}

func signInOf(t privacy.Trace) SignIn { return SignIn{Address: t.What, At: t.At.UTC()} }

// ExportedDetails are what RVO asks about a company, in the form in which it is stored.
type ExportedDetails struct {
	ID int64 `json:"company"`
	application.CompanyDetails
}

func exportedDetailsOf(p personaldata.PersonalData) []ExportedDetails {
	all := []ExportedDetails{}
	for _, c := range p.Companies {
		if details, has := p.Details[c.ID]; has {
			all = append(all, ExportedDetails{ID: c.ID, CompanyDetails: details})
		}
	}
	return all
}

func exportedSessionOf(s account.Session) ExportedSession {
	return ExportedSession{CreatedAt: s.CreatedAt.UTC(), ExpiresAt: s.ExpiresAt.UTC(), ConfirmedAt: orNever(s.ConfirmedAt),
		UsedAt: s.UsedAt.UTC(), Browser: s.Client.Browser, Address: s.Client.Address}
}

// ExportedMessageOf converts a message that somebody wrote to the operator.
func ExportedMessageOf(m site.ContactMessage) ExportedMessage {
	return ExportedMessage{Name: m.Name, Email: m.Email, Phone: m.Phone, Message: m.Message, CreatedAt: m.CreatedAt.UTC()}
}

func exportedRequestOf(p personaldata.PersonalRequest) streamedRequest {
	r, s := p.Request, p.Request.Submission
	out := ExportedRequest{
		ID: r.ID, ProjectNumber: r.Number, ProjectTitle: r.Title, Status: string(r.Status.KnownStatus()), PaymentStatus: string(r.PaymentStatus), Company: r.Company.ID,
		ElevatorPitch: s.ElevatorPitch, InnovationDescription: s.InnovationDescription, TechnicalChallengesInput: s.TechnicalChallenges,
		EstimatedHoursInput: s.EstimatedHours, StartOfProject: s.StartOfProject.String(), ProjectType: string(s.ProjectType), AlsoDevelopCode: s.AlsoDevelopCode,
		CostCalculationMethod: string(s.CostMethod), ExtraCostsDescription: s.ExtraCosts, Applicant: string(s.Applicant),
		ProjectStartedOn: s.ProjectStartedOn.String(), OwnHours: s.OwnHours, CollaborationPartners: Each(s.Partners, partnerOf),
		Verdicts: map[string]Evaluation{}, Payments: Each(p.Payments, PaymentOf), Invoices: Each(p.Invoices, InvoiceOf),
		Documents: Each(p.Documents, exportedFileOf), AssignedEmployees: append([]int64{}, p.Assigned...), CreatedAt: r.CreatedAt.UTC(), UpdatedAt: r.UpdatedAt.UTC(),
	}
	for field, e := range p.Evaluations {
		out.Verdicts[string(field)] = EvaluationOf(e)
	}
	return streamedRequest{out, exportedApplicationOf(p.Application), stream[privacy.RecordedHours, ExportedHours]{p.Hours, exportedHoursOf}}
}

func exportedFileOf(d request.Document) ExportedFile {
	return ExportedFile{Kind: string(d.Kind), Filename: d.Filename, Size: d.Size, CreatedAt: d.CreatedAt.UTC()}
}

func exportedApplicationOf(a *personaldata.PersonalApplication) *streamedApplication {
	if a == nil {
		return nil
	}
	out := ExportedApplication{Document: stored.New(a.Application), Bundle: OrNull(a.Bundle), Drafts: Each(a.Drafts, exportedDraftOf)}
	if f := a.Filed; f.IsFiled() {
		out.Filed = &ExportedFiling{Date: f.Date.String(), Reference: f.Reference, Version: f.Version, Company: f.Company, At: f.At.UTC()}
	}
	return &streamedApplication{out, stream[claim.Version, ExportedVersion]{a.Versions, exportedVersionOf}}
}

func exportedVersionOf(v claim.Version) ExportedVersion {
	return ExportedVersion{
		Version: v.Number, Cause: string(v.Cause), Part: string(v.Part), CreatedAt: v.CreatedAt.UTC(), SavedAt: v.SavedAt.UTC(), Document: stored.New(v.Document),
	}
}

func exportedDraftOf(d draft.Draft) ExportedDraft {
	return ExportedDraft{
		ID: d.DraftID(), State: string(d.State), By: d.By, Texts: draftTextsOf(d), Sentences: Each(d.Sentences, draftSentenceOf),
		LeftOut: Each(d.LeftOut, draftLeftOutOf), CreatedAt: d.CreatedAt.UTC(), DecidedAt: orNever(d.DecidedAt),
	}
}

func exportedEmployeeOf(e privacy.PersonalEmployee) ExportedEmployee {
	return ExportedEmployee{
		ID: e.ID, FirstName: e.FirstName, LastName: e.LastName, FunctionTitle: e.Function, Email: e.Email, BSN: e.MaskedBSN, CompanyProfile: e.Company,
		IsApproved: e.Approved, Archived: e.Archived, CreatedAt: e.CreatedAt.UTC(), BSNReveals: Each(e.Reveals, time.Time.UTC),
		Workdays: e.Workdays.Numbers(), Marks: Each(e.Days.Marks, dayMarkOf), Months: Each(e.Days.Months, exportedMonthOf),
	}
}

func exportedMonthOf(m hours.PersonMonth) ExportedMonth {
	p := PersonMonthOf(m)
	return ExportedMonth{Month: m.Month.String(), State: p.State, ConfirmedAt: p.ConfirmedAt, ClosedAt: p.ClosedAt, ClosedBy: p.ClosedBy, Reason: p.Reason, ReasonOf: p.ReasonOf, Sheets: p.Sheets}
}

func exportedHoursOf(h privacy.RecordedHours) ExportedHours {
	out := ExportedHours{
		ID: h.ID, Employee: h.Employee, Date: h.Date.String(), Hours: h.Hours.String(), Description: h.Description, Replaces: OrNull(h.Replaces),
		RecordedBy: recorder(h.RecordedByName), RecordedAt: h.RecordedAt.UTC(), FirstRecordedAt: h.FirstRecordedAt.UTC(), LateHours: h.LateHours.String(),
		WithdrawnAt: orNever(h.WithdrawnAt),
	}
	if out.WithdrawnAt != nil {
		out.WithdrawnBy = new(recorder(h.WithdrawnByName))
	}
	return out
}
