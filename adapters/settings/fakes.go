package settings

import (
	"net"
	"strings"
)

// findFakes returns the settings that still have a provider that takes no money or sends
// no mail, or example data of the operator.
func (c *Config) findFakes() (names []string) {
	if c.Payments == "fake" {
		names = append(names, "WBSO_PAYMENTS")
	}
	if c.Mail == "outbox" {
		names = append(names, "WBSO_MAIL")
	}
	for _, v := range c.Values() {
		if strings.HasPrefix(v.Variable, "WBSO_OPERATOR_") && v.Value == v.Default {
			names = append(names, v.Variable)
		}
	}
	return names
}

// checkFakes keeps a server that others can reach from selling for nothing by
// accident.
func (c *Config) checkFakes() error {
	if c.AllowFakes == "1" || len(c.fakes) == 0 {
		return nil
	}
	host, _, _ := net.SplitHostPort(c.Addr) // checked before
	where := ""
	switch {
	case !c.Local():
		where = "WBSO_PUBLIC_URL " + c.PublicURL
	case !loopback(host):
		where = "WBSO_ADDR " + c.Addr
	default:
		return nil
	}
	return Wrong("WBSO_ALLOW_FAKES", "moet 1 zijn om met nepbetalingen, mail die niet weggaat of voorbeeldgegevens (%s) bereikbaar te zijn voor anderen (%s)",
		strings.Join(c.fakes, ", "), where)
}
