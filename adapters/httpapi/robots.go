package httpapi

import (
	"encoding/json"
	"encoding/xml"
	"net/url"
	"slices"
	"strings"
	"time"

	"wbso/web"
)

// robots returns robots.txt.
func (s *staticFiles) robots(site siteNow) ([]byte, error) {
	lines := []string{"User-agent: *", "Disallow: /api/", "Disallow: /auth/"}
	for name, pattern := range web.Pages() {
		fixed, _, _ := strings.Cut(pattern, ":")
		if !s.filled.has(publicPage(name)) {
			lines = append(lines, "Disallow: "+fixed)
		}
	}
	slices.Sort(lines[1:])
	lines = append(slices.Compact(lines), "", "Sitemap: "+site.publicURL+"/sitemap.xml", "")
	return []byte(strings.Join(lines, "\n")), nil
}

// sitemap lists the public pages.
func (s *staticFiles) sitemap(site siteNow) ([]byte, error) {
	type location struct {
		Address string `xml:"loc"`
	}
	var list struct {
		XMLName xml.Name   `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
		Pages   []location `xml:"url"`
	}
	for name, path := range web.Pages() {
		if s.filled.has(publicPage(name)) {
			list.Pages = append(list.Pages, location{site.publicURL + path})
		}
	}
	slices.SortFunc(list.Pages, func(a, b location) int { return strings.Compare(a.Address, b.Address) })
	out, err := xml.Marshal(list)
	return append([]byte(xml.Header), out...), err
}

// securityDays is how long what is said about security is good; it is written anew each day.
const securityDays = 180

// securityText returns security.txt, which says where to report a weakness (RFC 9116).
func securityText(site siteNow) ([]byte, error) {
	today, err := time.Parse(time.DateOnly, site.Today)
	lines := []string{
		"Contact: mailto:" + url.PathEscape(site.Operator.Email),
		"Expires: " + today.AddDate(0, 0, securityDays).Format(time.RFC3339),
		"Preferred-Languages: nl, en",
		"Canonical: " + site.publicURL + "/.well-known/security.txt", "",
	}
	return []byte(strings.Join(lines, "\n")), err
}

// manifest describes the client to a browser that puts it on a start screen.
func manifest(site siteNow) ([]byte, error) {
	type icon struct {
		Source string `json:"src"`
		Sizes  string `json:"sizes"`
		Type   string `json:"type"`
	}
	return json.Marshal(map[string]any{
		"name": site.Brand, "short_name": site.Brand, "lang": "nl", "start_url": "/", "scope": "/", "display": "browser",
		"background_color": "#f6f8fb", "theme_color": "#1b3668",
		"icons": []icon{
			{Source: "/favicon.svg", Sizes: "any", Type: "image/svg+xml"},
			{Source: "/icon-192.png", Sizes: "192x192", Type: "image/png"},
			{Source: "/icon-512.png", Sizes: "512x512", Type: "image/png"},
		},
	})
}
