package wire

import (
	"iter"
	"time"

	"wbso/app"
	"wbso/domain/account"
	"wbso/domain/application"
	"wbso/domain/payment"
	"wbso/domain/privacy"
	"wbso/domain/request"
	"wbso/domain/site"
)

// AccountExportOf gives an AccountExport as JSON, in chunks that are valid until the next one. An
// error ends it: what was given until then is no whole document. Each level is indented, unless
// indent is empty.
func AccountExportOf(p app.PersonalData, indent string) iter.Seq2[[]byte, error] {
	return documentOf(indent, func(s *stream) {
		s.object(func() {
			s.members(exportedPersonOf(p))
			list(s, "employees", p.Employees, func(e privacy.PersonalEmployee) { s.value(exportedEmployeeOf(e)) })
			list(s, "requests", p.Requests, s.request)
		})
	})
}

func (s *stream) request(r app.PersonalRequest) {
	s.object(func() {
		s.members(exportedRequestOf(r))
		s.member("application")
		if a := r.Application; a == nil {
			s.value(nil)
		} else {
			s.object(func() {
				s.members(exportedApplicationOf(a))
				list(s, "versions", a.Versions, func(v application.Version) { s.value(exportedVersionOf(v)) })
			})
		}
		list(s, "hours", r.Hours, func(h privacy.RecordedHours) { s.value(exportedHoursOf(h)) })
	})
}

func exportedPersonOf(p app.PersonalData) ExportedPerson {
	return ExportedPerson{
		Account:   ExportedAccount{User: UserOf(p.User), Profile: ProfileOf(p.User), CreatedAt: p.User.CreatedAt.UTC()},
		Companies: Each(p.Companies, CompanyOf), Details: exportedDetailsOf(p),
		ContactMessages: Each(p.Contact, ContactMessageOf), Interested: p.Interested,
		Sessions: Each(p.Traces.Sessions, exportedSessionOf),
		SignIns:  Each(p.Traces.SignIns, func(t privacy.Trace) SignIn { return SignIn{t.What, t.At.UTC()} }),
		Mails:    Each(p.Traces.Mails, func(t privacy.Trace) SentMail { return SentMail{t.What, t.At.UTC()} }),
	}
}

func exportedSessionOf(s account.Session) ExportedSession {
	return ExportedSession{CreatedAt: s.CreatedAt.UTC(), ExpiresAt: s.ExpiresAt.UTC(), ConfirmedAt: orNever(s.ConfirmedAt)}
}

// orNever is a moment, or null for the zero time.
func orNever(at time.Time) *time.Time {
	if at.IsZero() {
		return nil
	}
	at = at.UTC()
	return &at
}

// ContactMessageOf shapes a contact message.
func ContactMessageOf(m site.ContactMessage) ContactMessage {
	return ContactMessage{Name: m.Name, Email: m.Email, Phone: m.Phone, Message: m.Message, CreatedAt: m.CreatedAt.UTC()}
}

func exportedRequestOf(p app.PersonalRequest) ExportedRequest {
	r, s := p.Request, p.Request.Submission
	out := ExportedRequest{
		ID: r.ID, ProjectNumber: r.Number, Title: r.Title, Status: string(r.Status.Known()), PaymentStatus: string(r.PaymentStatus), Company: r.Company.ID,
		Pitch: s.ElevatorPitch, Innovation: s.InnovationDescription, Challenges: s.TechnicalChallenges, EstimatedHours: s.EstimatedHours,
		StartOfProject: s.StartOfProject.String(), ProjectType: string(s.ProjectType), AlsoDevelop: s.AlsoDevelopCode,
		CostMethod: string(s.CostMethod), ExtraCosts: s.ExtraCosts, Applicant: string(s.Applicant),
		ProjectStarted: s.ProjectStartedOn.String(), OwnHours: s.OwnHours,
		Partners: Each(s.Partners, func(p request.Partner) Partner { return Partner(p) }),
		Verdicts: map[string]Verdict{}, Payments: Each(p.Payments, PaymentOf), Invoices: Each(p.Invoices, InvoiceOf),
		Documents: Each(p.Documents, exportedFileOf), Assigned: append([]int64{}, p.Assigned...), CreatedAt: r.CreatedAt.UTC(), UpdatedAt: r.UpdatedAt.UTC(),
	}
	for field, verdict := range p.Verdicts {
		out.Verdicts[string(field)] = VerdictOf(verdict)
	}
	return out
}

// InvoiceOf shapes an invoice.
func InvoiceOf(i payment.Invoice) Invoice {
	return Invoice{Number: i.Number, Kind: string(i.Kind), Corrects: OrNull(i.Corrects), Payment: i.Payment,
		Customer: InvoicedParty(i.Customer), Price: int64(i.Price), VAT: int64(i.VAT),
		Amount: int64(i.Amount), IssuedOn: i.IssuedOn.String(), SettledOn: i.SettledOn.String(),
		InvoicedAt: i.CreatedAt.UTC()}
}

func exportedFileOf(d request.Document) ExportedFile {
	return ExportedFile{Kind: string(d.Kind), Filename: d.Filename, Size: d.Size, CreatedAt: d.CreatedAt.UTC()}
}

func exportedEmployeeOf(e privacy.PersonalEmployee) ExportedEmployee {
	return ExportedEmployee{ID: e.ID, FirstName: e.FirstName, LastName: e.LastName, FunctionTitle: e.Function,
		Email: e.Email, BSN: e.MaskedBSN, CompanyProfile: e.Company, IsApproved: e.Approved, Archived: e.Archived,
		CreatedAt: e.CreatedAt.UTC(),
		Reveals:   Each(e.Reveals, time.Time.UTC)}
}

func exportedHoursOf(h privacy.RecordedHours) ExportedHours {
	out := ExportedHours{ID: h.ID, Employee: h.Employee, Date: h.Date.String(), Hours: h.Hours.String(), Description: h.Description,
		RecordedBy: recorder(h.RecordedByName), RecordedAt: h.RecordedAt.UTC(), First: h.FirstRecordedAt.UTC(), Late: h.LateHours.String()}
	if h.Replaces != 0 {
		out.Replaces = &h.Replaces
	}
	if !h.WithdrawnAt.IsZero() {
		at, by := h.WithdrawnAt.UTC(), recorder(h.WithdrawnByName)
		out.WithdrawnAt, out.WithdrawnBy = &at, &by
	}
	return out
}
