package compose

import (
	"net"
	"net/url"
	"strings"

	"wbso/app"
)

const openAIHome = "https://api.openai.com/v1"

// modelURL is where the language model of the settings is; empty with the offline rules.
func (c *Config) modelURL() string {
	switch c.LLM {
	case "openai":
		if c.OpenAIURL != "" {
			return strings.TrimRight(c.OpenAIURL, "/")
		}
		return openAIHome
	case "ollama":
		return strings.TrimRight(c.OllamaURL, "/")
	}
	return ""
}

// siteReader tells the pages who reads the texts of users.
func (c *Config) siteReader() app.SiteReader {
	r := app.SiteReader{Kind: c.LLM}
	if u, err := url.Parse(c.modelURL()); err == nil && !private(u.Hostname()) {
		r.Host = u.Hostname()
	}
	return r
}

// private reports whether a host is on the operator's own computers: this one, an address
// of a private network, or a name that only such a network knows.
func private(host string) bool {
	if ip := net.ParseIP(host); ip != nil {
		return ip.IsLoopback() || ip.IsPrivate() || ip.IsLinkLocalUnicast()
	}
	if !strings.Contains(host, ".") {
		return true
	}
	for _, zone := range []string{".localhost", ".local", ".internal", ".lan", ".home.arpa"} {
		if strings.HasSuffix(strings.ToLower(host), zone) {
			return true
		}
	}
	return false
}
