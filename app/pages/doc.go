// Package pages has the use cases of the public pages: settings, booklets and the contact form.
package pages

import (
	"wbso/app/usecase"
	"wbso/domain/site"
	"wbso/ports"
)

// Deps are the dependencies of the public pages.
type Deps struct {
	usecase.Runtime
	Settings  SiteSettings
	Terms     []site.Chapter // the general terms, with {holes}
	Printer   ports.Printer
	Renderer  ports.Renderer
	PublicURL string // without a trailing slash
	ContactTo string // who gets the mail of the contact form
	Wake      func() // tells the worker that there is a job
}

// UseCases are the use cases of the public pages.
type UseCases struct {
	Site     *Site
	Booklets *Booklets
	Contact  *Contact
}

// New returns the use cases of the public pages.
func New(d Deps) UseCases {
	return UseCases{Site: &Site{&d}, Booklets: &Booklets{deps: &d}, Contact: &Contact{deps: &d}}
}
