package settings

import "strings"

// Unknown returns the names in the environment that start with WBSO_ and are no
// settings.
func (c *Config) Unknown() []string { return c.unknown }

// Warnings returns what a server logs about its settings when it starts.
func (c *Config) Warnings() (lines []string) {
	if len(c.unknown) > 0 {
		lines = append(lines, "unknown settings are ignored, see 'wbso settings': "+strings.Join(c.unknown, ", "))
	}
	if c.narrowed {
		lines = append(lines, "listening on this computer only, because of fakes or example data ("+strings.Join(c.fakes, ", ")+
			"): to be reached by others, change them, or give WBSO_ADDR a host and set WBSO_ALLOW_FAKES=1")
	}
	if c.ShortSecret() {
		lines = append(lines, "the secret key is short: use at least 32 random characters (WBSO_SECRET_KEY)")
	}
	if names := c.LocalAddresses(); c.Mail != "outbox" && len(names) > 0 {
		lines = append(lines, "mail needs addresses that exist: set "+strings.Join(names, " and "))
	}
	if c.LLM == "openai" && c.OpenAIKey == "" {
		lines = append(lines, "there is no key for the language model, so no text can be evaluated (WBSO_OPENAI_API_KEY)")
	}
	if _, known := c.ModelPrice(); c.LLM == "openai" && c.LLMBudget != "" && !known {
		lines = append(lines, "the price of the model is not known, so a high one counts for the budget (WBSO_LLM_PRICE)")
	}
	if c.RateLimits == "off" {
		lines = append(lines, "rate limits are off (WBSO_RATE_LIMITS)")
	}
	return append(lines, c.paymentWarnings()...)
}

// LocalAddresses returns the settings with an address of mail that works on this computer
// alone.
func (c *Config) LocalAddresses() (names []string) {
	for _, s := range []struct{ variable, address string }{{"WBSO_MAIL_FROM", c.MailFrom}, {"WBSO_CONTACT_TO", c.ContactTo}} {
		if strings.HasSuffix(s.address, "@localhost") {
			names = append(names, s.variable)
		}
	}
	return names
}
