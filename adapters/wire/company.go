package wire

import "wbso/domain/company"

// Company is a company profile.
type Company struct {
	ID            int64  `json:"id"`
	CompanyName   string `json:"company_name"`
	KvKNumber     string `json:"kvk_number"`
	BTWNumber     string `json:"btw_number"`
	Address       string `json:"address"`
	PostalCode    string `json:"postal_code"`
	City          string `json:"city"`
	ContactPerson string `json:"contact_person"`
	Email         string `json:"email"`
	Phone         string `json:"phone"`
}

// CompanyOf shapes a company.
func CompanyOf(c company.Company) Company {
	return Company{ID: c.ID, CompanyName: c.Name, KvKNumber: c.KvK, BTWNumber: c.BTW, Address: c.Address,
		PostalCode: c.PostalCode, City: c.City, ContactPerson: c.ContactPerson, Email: c.Email, Phone: c.Phone}
}

// SelectableCompany is a company as the company selection shows it.
type SelectableCompany struct {
	ID          int64  `json:"id"`
	CompanyName string `json:"company_name"`
	KvKNumber   string `json:"kvk_number"`
	City        string `json:"city"`
}

// SelectableCompanyOf shapes a company for the selection.
func SelectableCompanyOf(c company.Company) SelectableCompany {
	return SelectableCompany{ID: c.ID, CompanyName: c.Name, KvKNumber: c.KvK, City: c.City}
}
