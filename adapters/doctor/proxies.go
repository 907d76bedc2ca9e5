package doctor

import (
	"context"
	"net/netip"
	"strings"
)

// checkProxies warns about a proxy that no setting names, and about trusted networks that others
// share.
func (d *examination) checkProxies(context.Context) Finding {
	wide := wholePrivate(d.TrustedProxies)
	switch {
	case len(wide) > 0:
		return warn("zet alleen het adres of het eigen netwerk van je proxy in WBSO_TRUSTED_PROXIES",
			"elke computer in %s mag zeggen wie een bezoeker is", strings.Join(wide, " en "))
	case len(d.TrustedProxies) > 0:
		return pass("%s", strings.Join(d.TrustedProxies, ", "))
	case d.Local() || !strings.HasPrefix(d.PublicURL, "https://"):
		return notApplicable()
	}
	return warn("zet het adres van je proxy in WBSO_TRUSTED_PROXIES", "er is geen genoemd, dus tellen alle bezoekers als één adres en delen ze de limieten daarvan")
}

// wholePrivate returns the networks that have a whole range of private addresses in them.
func wholePrivate(networks []string) (wide []string) {
	for _, cidr := range networks {
		network := netip.MustParsePrefix(cidr) // checked by Load
		for _, private := range []string{"10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fd00::/8"} {
			if all := netip.MustParsePrefix(private); network.Bits() <= all.Bits() && network.Contains(all.Addr()) {
				wide = append(wide, cidr)
				break
			}
		}
	}
	return wide
}
