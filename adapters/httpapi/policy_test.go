package httpapi_test

import (
	"cmp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// directives splits a policy.
func directives(policy string) map[string]string {
	all := map[string]string{}
	for _, part := range strings.Split(policy, "; ") {
		name, value, _ := strings.Cut(part, " ")
		all[name] = value
	}
	return all
}

// The policy has just what the settings name.
func TestWeb_W01_the_policy_follows_the_settings(t *testing.T) {
	const (
		analytics = "WBSO_GTAG_ID=G-TEST"
		booking   = "WBSO_CALENDLY_URL=https://calendly.com/naam/gesprek"
		google    = " https://www.googletagmanager.com"
		events    = google + " https://*.google-analytics.com"
		calendly  = " https://assets.calendly.com"
	)
	base := map[string]string{
		"default-src": "'none'", "script-src": "'self'", "style-src": "'self' 'unsafe-inline'", "img-src": "'self' data: blob:", "font-src": "'self'",
		"connect-src": "'self'", "frame-src": "'none'", "manifest-src": "'self'", "form-action": "'self'", "object-src": "'none'", "base-uri": "'none'",
		"frame-ancestors": "'none'",
	}
	for name, c := range map[string]struct {
		settings []string
		more     map[string]string
		frame    string
		opener   string
	}{
		"nothing":   {opener: "same-origin"},
		"analytics": {settings: []string{analytics}, more: map[string]string{"script-src": google, "img-src": events, "connect-src": events}, opener: "same-origin"},
		"booking": {settings: []string{booking},
			more:   map[string]string{"script-src": calendly, "style-src": calendly},
			frame:  "https://calendly.com",
			opener: "same-origin-allow-popups"},
		"both": {settings: []string{analytics, booking},
			more: map[string]string{"script-src": google + calendly, "style-src": calendly, "img-src": events,
				"connect-src": events},
			frame: "https://calendly.com", opener: "same-origin-allow-popups"},
	} {
		t.Run(name, func(t *testing.T) {
			var changes []change
			for _, setting := range c.settings {
				changes = append(changes, withSetting(setting))
			}
			want := map[string]string{}
			for directive, value := range base {
				want[directive] = value + c.more[directive]
			}
			want["frame-src"] = cmp.Or(c.frame, "'none'")
			if len(c.settings) == 0 {
				want["require-trusted-types-for"], want["trusted-types"] = "'script'", "default"
			}
			v := newTestServer(t, changes...).visitor()
			for path, policy := range map[string]map[string]string{
				"/": want, "/nergens": want, "/mijn-aanvragen": want, "/api-docsx": want,
				"/api/site/": base, "/api/docs/": base, "/api-docs/index.html": base, "/healthz": base, "/readyz": base, "/auth/nergens/": base,
			} {
				header := v.get(path).header
				assert.Equal(t, policy, directives(header.Get("Content-Security-Policy")), path)
				assert.Equal(t, c.opener, header.Get("Cross-Origin-Opener-Policy"), path)
			}
		})
	}
}
