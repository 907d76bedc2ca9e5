package httpapi

import (
	"net/url"
	"strings"
)

// The hosts of Google Analytics: the one that serves the script, and those that receive its events.
const (
	tagHost    = "https://www.googletagmanager.com"
	eventHosts = "https://*.google-analytics.com"
)

// calendlyAssets has the script and style sheet of the booking widget.
const calendlyAssets = "https://assets.calendly.com"

// pagePolicy returns the Content-Security-Policy of the client's pages. Where no script
// comes from elsewhere, text with a tag in it never becomes HTML there, and no worker
// starts but our own (web/src/lib/trusted-types.ts). Google and Calendly write HTML in ways of their own.
func pagePolicy(analytics, booking string) string {
	content := policy(analytics, booking)
	if analytics == "" && booking == "" {
		content += "; require-trusted-types-for 'script'; trusted-types default"
	}
	return content
}

// isPage reports whether an address may be one of the client's pages. The API's document
// is a page of its own, which writes HTML in its own way and needs nobody else's scripts.
func (s *Server) isPage(path string) bool {
	for prefix := range s.Mounts {
		if strings.HasPrefix(path, prefix) {
			return false
		}
	}
	return !isAPI(path) && !strings.HasPrefix(path, "/api-docs/") && path != "/healthz" && path != "/readyz"
}

// policy returns the Content-Security-Policy: a page loads only what this server
// serves, and further what is given. Styles stay 'unsafe-inline': a nonce
// would make every page another one for every visitor, and does not cover style
// attributes, which React writes.
func policy(analytics, booking string) string {
	script, style, image, connect, frame := "'self'", "'self' 'unsafe-inline'", "'self' data: blob:", "'self'", "'none'"
	if analytics != "" {
		script += " " + tagHost
		image += " " + tagHost + " " + eventHosts
		connect += " " + tagHost + " " + eventHosts
	}
	if widget, err := url.Parse(booking); err == nil && widget.Host != "" {
		script += " " + calendlyAssets
		style += " " + calendlyAssets
		frame = widget.Scheme + "://" + widget.Host
	}
	return strings.Join([]string{
		"default-src 'none'", "script-src " + script, "style-src " + style, "img-src " + image, "font-src 'self'", "connect-src " + connect,
		"frame-src " + frame, "manifest-src 'self'", "form-action 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'",
	}, "; ")
}

// openerPolicy cuts other sites' windows off from ours. A booking in the widget may
// open a window of its own, to pay for instance, which has to find its way back.
func openerPolicy(booking string) string {
	if booking != "" {
		return "same-origin-allow-popups"
	}
	return "same-origin"
}
