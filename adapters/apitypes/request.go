package apitypes

import (
	"wbso/domain"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// RequestSummaryOf converts a request as lists show it.
func RequestSummaryOf(r request.RequestSummary) RequestSummary {
	return RequestSummary{
		ID: r.ID, ProjectNumber: r.Number, Status: string(r.Status.KnownStatus()), PaymentStatus: string(r.PaymentStatus), ProjectTitle: r.Title,
		CompanyProfile: NamedCompany{ID: r.CompanyID, CompanyName: r.CompanyName}, ProjectInformation: TitledProject{ID: r.ID, ProjectTitle: r.Title},
		ElevatorPitch: r.Pitch, EmployeeCount: r.Work.Employees, HoursThisMonth: r.Work.Hours.String(), CreatedAt: r.CreatedAt.UTC(), Role: Role(r.Role),
	}
}

// RequestCardOf converts a request to the card that shows it today.
func RequestCardOf(r request.RequestSummary, today domain.Date) RequestCard {
	s := RequestSummaryOf(r)
	return RequestCard{
		ID: s.ID, ProjectNumber: s.ProjectNumber, Status: s.Status, PaymentStatus: s.PaymentStatus, ProjectTitle: s.ProjectTitle,
		CompanyProfile: s.CompanyProfile, ProjectInformation: s.ProjectInformation,
		ElevatorPitch: s.ElevatorPitch, EmployeeCount: s.EmployeeCount, HoursThisMonth: s.HoursThisMonth, CreatedAt: s.CreatedAt, Role: s.Role,
		Filing: filingAt(r.Timing(), today), Next: nextOf(r.Status, r.PaymentStatus, r.Number),
		QuestionCount: r.Questions, Filed: OrNull(r.Filed.String()), Benefit: r.Benefit, PutOff: r.Status.IsPutOff(r.Failure),
	}
}

// CostMethod is the cost_method of every request.
const CostMethod = "hours"

// RequestOf converts a request with everything that was submitted; deadlines are those as of today.
func RequestOf(r request.Request, today domain.Date) Request {
	in := r.Submission
	return Request{
		ID: r.ID, ProjectNumber: r.Number, Status: string(r.Status.KnownStatus()), PaymentStatus: string(r.PaymentStatus), ProjectTitle: r.Title,
		ClientCompany: Party{ID: r.Company.ID, Name: r.Company.Name}, CompanyProfile: CompanyOf(r.Company),
		ProjectInformation: TitledProject{ID: r.ID, ProjectTitle: r.Title}, ElevatorPitch: in.ElevatorPitch,
		InnovationDescription: in.InnovationDescription, TechnicalChallengesInput: in.TechnicalChallenges,
		EstimatedHoursInput: in.EstimatedHours, CostMethod: CostMethod, StartOfProject: in.StartOfProject.String(),
		CollaborativeEffort: in.Collaborative, CollaborationPartners: Each(in.Partners, partnerOf),
		ProjectType: string(in.ProjectType), AlsoDevelopCode: in.AlsoDevelopCode, CostCalculationMethod: OrNull(string(in.CostMethod)),
		ExtraCostsDescription: OrNull(in.ExtraCosts), Applicant: OrNull(string(in.Applicant)), ProjectStartedOn: OrNull(in.ProjectStartedOn.String()),
		OwnHours: in.OwnHours, Filing: filingAt(r.Timing(), today), Next: nextOf(r.Status, r.PaymentStatus, r.Number),
		OpenQuestions: Each(r.Open, openQuestionOf), QuestionCount: r.Questions, Filed: OrNull(r.Filed.String()),
		EmployeeCount: r.Work.Employees, HoursThisMonth: r.Work.Hours.String(), CreatedAt: r.CreatedAt.UTC(), UpdatedAt: r.UpdatedAt.UTC(), PutOff: r.Status.IsPutOff(r.Failure),
		Failure: OrNull(r.Failure),
	}
}

func partnerOf(p request.Partner) Partner { return Partner(p) }

func openQuestionOf(q request.OpenQuestion) OpenQuestion { return OpenQuestion(q) }

func filingAt(t scheme.Timing, today domain.Date) Filing {
	f := t.Filing(today)
	return filingOf(f, f.WorkingDaysLeft(today))
}

func filingOf(f scheme.Filing, workingDays int) Filing {
	return Filing{
		From: f.From.String(), StartMonth: f.StartMonth().String(), Deadline: OrNull(f.Deadline.String()), Months: f.Months, Past: f.Past,
		Uncounted: f.Uncounted, Weekend: f.Weekend(), WorkingDays: workingDays,
	}
}

func nextOf(status request.Status, payment request.PaymentStatus, number string) Next {
	profile, requests := request.RowClickA(status, payment, number), request.RowClickB(status, payment, number)
	return Next{Profile: profile.Path, Requests: requests.Path, ShowError: requests.ShowError}
}
