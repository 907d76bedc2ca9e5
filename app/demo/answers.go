package demo

// demoFacts are answers to what RVO asks besides the technical story, by question.
func demoFacts() map[string]string {
	return map[string]string{
		"project.employees":    "24",
		"project.rd_employees": "5",
		"project.continuation": "nee",
		"project.earlier_rd":   "nee",
		"project.addition":     "nee",
		"company.legal_form":   "BV",
		"company.rsin":         "123456782",
		"company.fiscal_unity": "nee",
		"company.website":      "www.voorbeeld.example",
		"company.starter":      "ja",
	}
}
