package apitypes

import (
	"time"

	"wbso/domain/application"
)

// AccountExport is everything that is stored about the holder of an account. It is written by
// hand, since AccountExportOf writes it piece by piece: its lists may be too large for memory.
type AccountExport struct {
	ExportedPerson
	Employees []ExportedEmployee `json:"employees"`
	Requests  []struct {
		ExportedRequest
		Application *struct {
			ExportedApplication
			Versions []ExportedVersion `json:"versions"`
		} `json:"application"`
		Hours []ExportedHours `json:"hours"`
	} `json:"requests"`
}

// ExportedPerson is what of an export is read at once.
type ExportedPerson struct {
	Account         ExportedAccount   `json:"account"`
	Companies       []Company         `json:"companies"`
	Details         []ExportedDetails `json:"company_details"`
	ContactMessages []ExportedMessage `json:"contact_messages"`
	Interested      bool              `json:"no_cure_no_pay_interest"`
	Sessions        []ExportedSession `json:"sessions"`
	SignIns         []SignIn          `json:"sign_ins"`
	Mails           []SentMail        `json:"mails"`
}

// ExportedAccount is a user with the profile.
type ExportedAccount struct {
	User
	UserProfile
	CreatedAt     time.Time `json:"created_at"`
	EmailVerified bool      `json:"email_verified"`
}

// ExportedDetails are what RVO asks about a company, in the form in which it is stored.
type ExportedDetails struct {
	ID int64 `json:"company"`
	application.CompanyDetails
}

// ExportedRequest is a request with all that belongs to it, but for its application and hours.
type ExportedRequest struct {
	ID             int64                 `json:"id"`
	ProjectNumber  string                `json:"project_number"`
	Title          string                `json:"project_title"`
	Status         string                `json:"status"`
	PaymentStatus  string                `json:"payment_status"`
	Company        int64                 `json:"company"`
	Pitch          string                `json:"elevator_pitch"`
	Innovation     string                `json:"innovation_description"`
	Challenges     string                `json:"technical_challenges_input"`
	EstimatedHours int                   `json:"estimated_hours_input"`
	StartOfProject string                `json:"start_of_project"`
	ProjectType    string                `json:"project_type"`
	AlsoDevelop    bool                  `json:"also_develop_code"`
	CostMethod     string                `json:"cost_calculation_method"`
	ExtraCosts     string                `json:"extra_costs_description"`
	Applicant      string                `json:"applicant"`
	ProjectStarted string                `json:"project_started_on"`
	OwnHours       *int                  `json:"own_hours"`
	Partners       []Partner             `json:"collaboration_partners"`
	Evaluations    map[string]Evaluation `json:"verdicts"`
	Payments       []Payment             `json:"payments"`
	Invoices       []Invoice             `json:"invoices"`
	Documents      []ExportedFile        `json:"documents"`
	Assigned       []int64               `json:"assigned_employees"`
	CreatedAt      time.Time             `json:"created_at"`
	UpdatedAt      time.Time             `json:"updated_at"`
}

// ExportedApplication is an application without its history.
type ExportedApplication struct {
	Document application.StoredApplication `json:"document"`
	Filed    *ExportedFiling               `json:"filed"`
	Bundle   *int64                        `json:"bundle"`
	Drafts   []ExportedDraft               `json:"drafts"`
}
