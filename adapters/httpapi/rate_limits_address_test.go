package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"wbso/adapters/httpapi"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLimits_A08_forwarded_for(t *testing.T) {
	statuses := func(v *person) (list []int) {
		for i := range 8 {
			list = append(list, v.post("/api/token/", credentials("zoe", "verkeerd"), "X-Forwarded-For", fmt.Sprintf("203.0.113.%d", i)).status)
		}
		return list
	}
	h := newTestServer(t, withLimits, withSetting("WBSO_TRUSTED_PROXIES=10.0.0.0/8"))
	assert.Equal(t, []int{401, 401, 401, 401, 401, 429, 429, 429}, statuses(h.visitor()), "a stranger's word is not believed")
	assert.Equal(t, []int{401, 401, 401, 401, 401, 401, 401, 401}, statuses(h.visitor().at("10.1.2.3")), "a trusted proxy's is")
	plain := newTestServer(t, withLimits)
	assert.Equal(t, []int{401, 401, 401, 401, 401, 429, 429, 429}, statuses(plain.visitor().at("10.1.2.3")), "without proxies nobody's is")
}

// A peer that names others and is not believed is logged once, however often it calls.
func TestLimits_A08_a_forwarded_header_from_a_stranger_is_warned_of_once(t *testing.T) {
	const warning = "WBSO_TRUSTED_PROXIES"
	for name, c := range map[string]struct {
		proxies, from, header string
		want                  int
	}{
		"no proxy is named":       {"", "10.1.2.3", "X-Forwarded-For", 1},
		"the standard's header":   {"", "10.1.2.3", "Forwarded", 1},
		"another proxy is":        {"10.1.2.4/32", "10.1.2.3", "X-Forwarded-For", 1},
		"a trusted one":           {"10.1.2.3/32", "10.1.2.3", "X-Forwarded-For", 0},
		"a trusted one over IPv6": {"10.1.2.3/32", "::ffff:10.1.2.3", "X-Forwarded-For", 0},
		"nothing is forwarded":    {"", "10.1.2.3", "X-Other", 0},
	} {
		h := newTestServer(t, withSetting("WBSO_TRUSTED_PROXIES="+c.proxies))
		for range 3 {
			h.visitor().at(c.from).get("/api/site/", c.header, "203.0.113.9").is(200)
		}
		assert.Equal(t, c.want, strings.Count(h.log.text(), warning), name)
		assert.Equal(t, c.want, strings.Count(h.log.text(), "peer=10.1.2.3"), name)
	}
}

// Some proxies name the port too.
func TestLimits_A08_forwarded_for_with_ports(t *testing.T) {
	for entry, want := range map[string]string{
		"203.0.113.9": "203.0.113.9", "203.0.113.9:5678": "203.0.113.9", "[2001:db8::1]:443": "2001:db8::", "[2001:db8::1]": "2001:db8::", "2001:db8::1": "2001:db8::",
		" 203.0.113.9:1 , 10.0.0.7:80": "203.0.113.9", "198.51.100.7, 203.0.113.9:99": "203.0.113.9", "[::ffff:203.0.113.9]:1": "203.0.113.9",
		"geen adres": "", "203.0.113.9, geen adres": "", "203.0.113.9:99999": "", "": "",
	} {
		h := newTestServer(t, withSetting("WBSO_TRUSTED_PROXIES=10.0.0.0/8"))
		h.visitor().at("10.1.2.3").post("/api/token/", credentials("zoe", "verkeerd"), "X-Forwarded-For", entry).is(401)
		require.Len(t, h.log.traces(), 1)
		_, address, _ := strings.Cut(h.log.traces()[0], " address=")
		assert.Equal(t, want, strings.Trim(address, `"`), entry)
	}
}

func TestLimits_A08_one_household_of_IPv6(t *testing.T) {
	v := newTestServer(t, withLimits).visitor()
	for i := range 5 {
		v.at(fmt.Sprintf("2001:db8:1:2::%x", i+1)).post("/api/token/", credentials("zoe", "verkeerd")).is(401)
	}
	v.at("2001:db8:1:2:ffff::1").post("/api/token/", credentials("zoe", "verkeerd")).limited()
	v.at("2001:db8:1:3::1").post("/api/token/", credentials("zoe", "verkeerd")).is(401)
}

// A /56 may have eight times the calls of a /64: of whatever is counted by address.
func TestLimits_A08_neighbouring_households_of_IPv6(t *testing.T) {
	h := newTestServer(t, withLimits, withAPI(func(c *httpapi.Config) { c.Limits.Contact.Calls, c.Limits.Address.Calls = 1, 12 }))
	message := object{"name": "Zoë", "email": "zoe@voorbeeld.nl", "message": "Hallo"}
	in := func(net int, path string) *person { return h.visitor().at(fmt.Sprintf("2001:db8:7:%x%s", net, path)) }
	for net := range 8 {
		in(net, "::1").post("/api/contact/", message).is(201)
		in(net, "::2").post("/api/contact/", message).limited()
	}
	in(0xff, "::1").post("/api/contact/", message).limited()
	in(0x100, "::1").post("/api/contact/", message).is(201)
	for i := range 8*12 - 17 {
		in(i%32, "::1").get("/api/site/").is(200)
	}
	in(0xff, "::1").get("/api/site/").limited()
	in(0x100, "::1").get("/api/site/").is(200)
	h.visitor().at("203.0.113.7").get("/api/site/").is(200)
}

// Users at one address have a limit each and one together, whatever their tokens are worth.
func TestLimits_everything_of_one_address(t *testing.T) {
	h := newTestServer(t, withLimits, withAPI(func(c *httpapi.Config) { c.Limits.Address.Calls = 10 }))
	first, second := h.user("een"), h.user("twee") // two calls each
	for range 2 {
		first.get("/api/users/me/").is(200)
		second.get("/api/users/me/").is(200)
	}
	first.with("x").get("/api/users/me/").is(401)
	first.with("").get("/api/site/").is(200)
	for _, who := range []*person{first, second, h.visitor(), first.with("x")} {
		who.get("/api/users/me/").limited()
		who.get("/api/site/").limited()
	}
	first.at("198.51.100.7").get("/api/users/me/").is(200)
	assert.Equal(t, httpapi.Rate{Calls: 3000, Window: 10 * time.Second}, httpapi.StandardLimits().Address)
}
