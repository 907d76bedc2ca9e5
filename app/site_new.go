// Package site has the use cases of the public pages: settings, booklets and the contact form.
package app

import (
	"wbso/domain/site"
	"wbso/ports"
)

// siteDeps is what the public pages use.
type siteDeps struct {
	Runtime
	Settings  SiteSettings
	Terms     []site.Chapter // the general terms, with {holes}
	Printer   ports.Printer
	PublicURL string // without a trailing slash
	ContactTo string // who gets the mail of the contact form
	Wake      func() // tells the worker that there is a job
}

// siteUseCases are those of the public pages.
type siteUseCases struct {
	Site     *Site
	Booklets *Booklets
	Contact  *Contact
}

// newSiteUseCases returns the use cases of the public pages.
func newSiteUseCases(d siteDeps) siteUseCases {
	return siteUseCases{Site: &Site{&d}, Booklets: &Booklets{deps: &d}, Contact: &Contact{deps: &d}}
}
