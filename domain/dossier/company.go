package dossier

// Company is what RVO asks about the applicant, once for all requests of a company.
type Company struct {
	Name           string         `json:"name"` // with the KvK number from the profile; not changed here
	KvK            string         `json:"kvk"`
	LegalForm      string         `json:"legal_form"`
	RSIN           string         `json:"rsin"`
	Address        Address        `json:"address"`
	Correspondence Correspondence `json:"correspondence"`
	Website        string         `json:"website"`
	Contact        Contact        `json:"contact"`
	FiscalUnity    *bool          `json:"fiscal_unity"`
	ParentName     string         `json:"parent_name"`
	ParentNumber   string         `json:"parent_number"`
	IncomeTax      string         `json:"income_tax"` // VPB, IB or empty
	Starter        Starter        `json:"starter"`
}

// Address is an address in the Netherlands.
type Address struct {
	Street   string `json:"street"`
	Number   string `json:"number"`
	Addition string `json:"addition"`
	Postcode string `json:"postcode"`
	City     string `json:"city"`
}

// Correspondence is where RVO writes to: the company's own address when it is the same.
type Correspondence struct {
	Same bool `json:"same"`
	Address
}

// Contact is who answers RVO's questions.
type Contact struct {
	Initials string `json:"initials"`
	Name     string `json:"name"`
	Email    string `json:"email"`
	Phone    string `json:"phone"`
}

// Starter are the answers that decide whether a company is a starter.
type Starter struct {
	WithholdingAgent5Years *bool         `json:"withholding_agent_5_years"`
	Years                  []StarterYear `json:"years"`
	Continuation           *bool         `json:"continuation"`
	Link                   *bool         `json:"link"`
	SubstantialInterest    *bool         `json:"substantial_interest"`
}

// StarterYear says of a calendar year whether the company was a withholding agent and got
// an S&O statement.
type StarterYear struct {
	Year      int   `json:"year"`
	Agent     *bool `json:"agent"`
	Statement *bool `json:"statement"`
}
