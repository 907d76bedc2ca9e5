package doctor

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	"wbso/adapters/settings"
)

// checkMailServer signs in to the mail server and leaves.
func (d *examination) checkMailServer(ctx context.Context) Finding {
	mailer, real := d.Mailer().(checker)
	if !real {
		return notApplicable() // the outbox is among the fakes
	}
	server, _ := settings.MailServer(d.Mail) // checked by Load
	name := fmt.Sprintf("%s:%d", server.Host, server.Port)
	if names := d.LocalAddresses(); len(names) > 0 {
		return warn("geef een adres van jezelf", "%s is een adres dat niet bestaat", strings.Join(names, " en "))
	}
	if d.offline {
		return untried(name)
	}
	if err := mailer.Check(ctx); err != nil {
		return bad("verbeter WBSO_MAIL, of start de mailserver", "%s: %s", name, plain(err))
	}
	return pass("%s neemt mail aan", name)
}

func untried(name string) Finding { return pass("%s, niet geprobeerd", name) }

// expirySoon is when a certificate that was not renewed is somebody's work.
const expirySoon = 14 * 24 * time.Hour

// checkPublicURL calls the server as people do.
func (d *examination) checkPublicURL(ctx context.Context) Finding {
	if d.Local() {
		return pass("%s, alleen op deze computer", d.PublicURL)
	}
	if !strings.HasPrefix(d.PublicURL, "https://") {
		return warn("zet een proxy met TLS ervoor en WBSO_PUBLIC_URL op https://", "%s is niet versleuteld", d.PublicURL)
	}
	if d.offline {
		return untried(d.PublicURL)
	}
	status, expires, err := d.call(ctx, d.PublicURL+"/readyz")
	var untrusted *tls.CertificateVerificationError
	switch {
	case errors.As(err, &untrusted):
		return bad("vernieuw het certificaat", "%s: %s", d.PublicURL, plain(untrusted))
	case err != nil:
		return warn("start de server, of kijk de proxy na", "%s antwoordt niet: %s", d.PublicURL, plain(err))
	case status != http.StatusOK:
		return bad("kijk in het logboek van de server en de proxy", "%s/readyz antwoordt %d", d.PublicURL, status)
	case time.Until(expires) < expirySoon:
		return warn("vernieuw het certificaat", "het certificaat van %s geldt tot %s", d.PublicURL, expires.Format("02-01-2006"))
	}
	return pass("%s antwoordt", d.PublicURL)
}

// call gets an address and returns its status and until when its certificate is valid.
func (d *examination) call(ctx context.Context, address string) (status int, expires time.Time, err error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return 0, expires, err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		var failed *url.Error
		if errors.As(err, &failed) {
			err = failed.Err // without the address once more
		}
		return 0, expires, err
	}
	defer response.Body.Close()
	if response.TLS != nil {
		expires = response.TLS.PeerCertificates[0].NotAfter
	}
	return response.StatusCode, expires, nil
}
