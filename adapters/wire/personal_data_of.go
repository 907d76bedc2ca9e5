package wire

import (
	"time"

	"wbso/app"
	"wbso/domain"
)

// AccountExportOf shapes what is stored about a person.
func AccountExportOf(p app.PersonalData) AccountExport {
	out := AccountExport{
		Account:   ExportedAccount{UserOf(p.User), ProfileOf(p.User), p.User.CreatedAt.UTC()},
		Companies: Each(p.Companies, CompanyOf), Employees: Each(p.Employees, exportedEmployeeOf), Requests: Each(p.Requests, exportedRequestOf), Details: exportedDetailsOf(p),
		ContactMessages: Each(p.Contact, ContactMessageOf), Interested: p.Interested,
		Sessions: Each(p.Traces.Sessions, func(s domain.Session) ExportedSession {
			return ExportedSession{s.CreatedAt.UTC(), s.ExpiresAt.UTC()}
		}),
		SignIns: Each(p.Traces.SignIns, func(t domain.Trace) SignIn { return SignIn{t.What, t.At.UTC()} }),
		Mails:   Each(p.Traces.Mails, func(t domain.Trace) SentMail { return SentMail{t.What, t.At.UTC()} }),
	}
	for i, r := range out.Requests {
		if a, has := p.Applications[r.ID]; has {
			out.Requests[i].Application = exportedApplicationOf(a)
		}
	}
	return out
}

// ContactMessageOf shapes a contact message.
func ContactMessageOf(m domain.ContactMessage) ContactMessage {
	return ContactMessage{m.Name, m.Email, m.Phone, m.Message, m.CreatedAt.UTC()}
}

func exportedRequestOf(p domain.PersonalRequest) ExportedRequest {
	r, s := p.Request, p.Request.Submission
	out := ExportedRequest{
		ID: r.ID, ProjectNumber: r.Number, Title: r.Title, Status: string(r.Status.Known()), PaymentStatus: string(r.PaymentStatus), Company: r.Company.ID,
		Pitch: s.ElevatorPitch, Innovation: s.InnovationDescription, Challenges: s.TechnicalChallenges, EstimatedHours: s.EstimatedHours,
		StartOfProject: s.StartOfProject.String(), ProjectType: string(s.ProjectType), AlsoDevelop: s.AlsoDevelopCode,
		CostMethod: string(s.CostMethod), ExtraCosts: s.ExtraCosts,
		Partners: Each(s.Partners, func(p domain.Partner) Partner { return Partner(p) }),
		Verdicts: map[string]Verdict{}, Payments: Each(p.Payments, PaymentOf), Invoices: Each(p.Invoices, InvoiceOf),
		Documents: Each(p.Documents, exportedFileOf), Assigned: append([]int64{}, p.Assigned...), Hours: Each(p.Hours, exportedHoursOf), CreatedAt: r.CreatedAt.UTC(), UpdatedAt: r.UpdatedAt.UTC(),
	}
	for field, verdict := range p.Verdicts {
		out.Verdicts[string(field)] = VerdictOf(verdict)
	}
	return out
}

// InvoiceOf shapes an invoice.
func InvoiceOf(i domain.Invoice) Invoice {
	return Invoice{i.Number, string(i.Kind), OrNull(i.Corrects), i.Payment, InvoicedParty(i.Customer), int64(i.Price), int64(i.VAT),
		int64(i.Amount), i.IssuedOn.String(), i.SettledOn.String(), i.CreatedAt.UTC()}
}

func exportedFileOf(d domain.Document) ExportedFile {
	return ExportedFile{string(d.Kind), d.Filename, d.Size, d.CreatedAt.UTC()}
}

func exportedEmployeeOf(e domain.PersonalEmployee) ExportedEmployee {
	return ExportedEmployee{e.ID, e.FirstName, e.LastName, e.Function, e.Email, e.MaskedBSN, e.Company, e.Approved, e.Archived, e.CreatedAt.UTC(),
		Each(e.Reveals, time.Time.UTC)}
}

func exportedHoursOf(h domain.RecordedHours) ExportedHours {
	out := ExportedHours{ID: h.ID, Employee: h.Employee, Date: h.Date.String(), Hours: h.Hours.String(), Description: h.Description,
		RecordedBy: recorder(h.RecordedByName), RecordedAt: h.RecordedAt.UTC()}
	if h.Replaces != 0 {
		out.Replaces = &h.Replaces
	}
	if !h.WithdrawnAt.IsZero() {
		at, by := h.WithdrawnAt.UTC(), recorder(h.WithdrawnByName)
		out.WithdrawnAt, out.WithdrawnBy = &at, &by
	}
	return out
}
