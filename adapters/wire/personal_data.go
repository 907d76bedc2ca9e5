package wire

import "time"

// AccountExport is everything that is stored about the holder of an account. Money is
// in cents. It is written piece by piece, see AccountExportOf.
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
	ContactMessages []ContactMessage  `json:"contact_messages"`
	Interested      bool              `json:"no_cure_no_pay_interest"`
	Sessions        []ExportedSession `json:"sessions"`
	SignIns         []SignIn          `json:"sign_ins"`
	Mails           []SentMail        `json:"mails"`
}

// ExportedAccount is a user with the profile.
type ExportedAccount struct {
	User
	Profile
	CreatedAt time.Time `json:"created_at"`
}

// ExportedRequest is a request with all that belongs to it, but for its application and hours.
type ExportedRequest struct {
	ID             int64              `json:"id"`
	ProjectNumber  string             `json:"project_number"`
	Title          string             `json:"project_title"`
	Status         string             `json:"status"`
	PaymentStatus  string             `json:"payment_status"`
	Company        int64              `json:"company"`
	Pitch          string             `json:"elevator_pitch"`
	Innovation     string             `json:"innovation_description"`
	Challenges     string             `json:"technical_challenges_input"`
	EstimatedHours int                `json:"estimated_hours_input"`
	StartOfProject string             `json:"start_of_project"`
	ProjectType    string             `json:"project_type"`
	AlsoDevelop    bool               `json:"also_develop_code"`
	CostMethod     string             `json:"cost_calculation_method"`
	ExtraCosts     string             `json:"extra_costs_description"`
	Applicant      string             `json:"applicant"`
	ProjectStarted string             `json:"project_started_on"`
	OwnHours       *int               `json:"own_hours"`
	Partners       []Partner          `json:"collaboration_partners"`
	Verdicts       map[string]Verdict `json:"verdicts"`
	Payments       []Payment          `json:"payments"`
	Invoices       []Invoice          `json:"invoices"`
	Documents      []ExportedFile     `json:"documents"`
	Assigned       []int64            `json:"assigned_employees"`
	CreatedAt      time.Time          `json:"created_at"`
	UpdatedAt      time.Time          `json:"updated_at"`
}

// ExportedEmployee is an employee with the moments at which the whole citizen service
// number was seen.
type ExportedEmployee struct {
	ID             int64       `json:"id"`
	FirstName      string      `json:"first_name"`
	LastName       string      `json:"last_name"`
	FunctionTitle  string      `json:"function_title"`
	Email          string      `json:"email"`
	BSN            string      `json:"bsn"`
	CompanyProfile int64       `json:"company_profile"`
	IsApproved     bool        `json:"is_approved"`
	Archived       bool        `json:"archived"`
	CreatedAt      time.Time   `json:"created_at"`
	Reveals        []time.Time `json:"bsn_reveals"`
}

// ExportedHours is an entry of hours with its withdrawal.
type ExportedHours struct {
	ID          int64      `json:"id"`
	Employee    int64      `json:"employee"`
	Date        string     `json:"date"`
	Hours       string     `json:"hours"`
	Description string     `json:"description"`
	Replaces    *int64     `json:"replaces"`
	RecordedBy  string     `json:"recorded_by"`
	RecordedAt  time.Time  `json:"recorded_at"`
	First       time.Time  `json:"first_recorded_at"`
	Late        string     `json:"late_hours"`
	WithdrawnBy *string    `json:"withdrawn_by"`
	WithdrawnAt *time.Time `json:"withdrawn_at"`
}

// Invoice is an invoice or a credit note.
type Invoice struct {
	Number     string        `json:"number"`
	Kind       string        `json:"kind"`
	Corrects   *string       `json:"corrects"`
	Payment    int64         `json:"payment"`
	Customer   InvoicedParty `json:"customer"`
	Price      int64         `json:"price"`
	VAT        int64         `json:"vat"`
	Amount     int64         `json:"amount"`
	IssuedOn   string        `json:"issued_on"`
	SettledOn  string        `json:"settled_on"`
	InvoicedAt time.Time     `json:"created_at"`
}

// InvoicedParty is who an invoice is for.
type InvoicedParty struct {
	Name       string `json:"name"`
	Address    string `json:"address"`
	PostalCode string `json:"postal_code"`
	City       string `json:"city"`
	KvK        string `json:"kvk_number"`
	VAT        string `json:"btw_number"`
}

// ExportedFile is a document without its bytes.
type ExportedFile struct {
	Kind      string    `json:"kind"`
	Filename  string    `json:"filename"`
	Size      int64     `json:"size"`
	CreatedAt time.Time `json:"created_at"`
}

// ContactMessage is what somebody wrote to the operator.
type ContactMessage struct {
	Name      string    `json:"name"`
	Email     string    `json:"email"`
	Phone     string    `json:"phone"`
	Message   string    `json:"message"`
	CreatedAt time.Time `json:"created_at"`
}

// ExportedSession is when somebody was signed in, and last typed the password once more.
type ExportedSession struct {
	CreatedAt   time.Time  `json:"created_at"`
	ExpiresAt   time.Time  `json:"expires_at"`
	ConfirmedAt *time.Time `json:"confirmed_at"`
}

// SignIn is the last sign-in from an IP address.
type SignIn struct {
	Address string    `json:"address"`
	At      time.Time `json:"at"`
}

// SentMail is a mail of a kind.
type SentMail struct {
	Kind string    `json:"kind"`
	At   time.Time `json:"at"`
}
