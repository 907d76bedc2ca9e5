package httpapi_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/httpapi"
)

// limited demands a 429 that says how long to wait.
func (a answer) limited() time.Duration {
	a.t.Helper()
	assert.Regexp(a.t, `^Te veel verzoeken\. Probeer het over .+ opnieuw\.$`, a.is(http.StatusTooManyRequests).detail())
	seconds, err := strconv.Atoi(a.header.Get("Retry-After"))
	require.NoError(a.t, err)
	assert.Positive(a.t, seconds)
	return time.Duration(seconds) * time.Second
}

func TestLimits_A23_register(t *testing.T) {
	v := newTestServer(t, withLimits).visitor()
	for i := range 20 {
		name := fmt.Sprintf("gebruiker%d", i)
		v.post("/auth/register/", registration(name, name+"@voorbeeld.nl", password)).is(201)
	}
	v.post("/auth/register/", registration("nog-een", "nog-een@voorbeeld.nl", password)).limited()
	v.at("198.51.100.7").post("/auth/register/", registration("nog-een", "nog-een@voorbeeld.nl", password)).is(201)
}

// Five changes of the own password in an hour; what is refused is none of them.
func TestLimits_changed_passwords(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner := h.user("zoe")
		now := password
		for i := range 5 {
			next := newPassword + fmt.Sprint(i)
			owner.change(now, "kort").is(400)
			changed := decode[map[string]string](owner.change(now, next).is(200))
			owner, now = owner.with(changed["access"]), next
		}
		assert.Greater(t, owner.change(now, newPassword).limited(), 30*time.Minute)
		h.user("ander").change(password, newPassword).is(200)
	}, withLimits)
}

// The operator's own addresses are nobody's account.
func TestRegister_refuses_the_addresses_of_the_operator(t *testing.T) {
	v := newTestServer(t, withSetting("WBSO_CONTACT_TO=vragen@speurwerk.nl"), withSetting("WBSO_MAIL_FROM=wbso@speurwerk.nl"),
		withSetting("WBSO_OPERATOR_EMAIL=info@speurwerk.nl")).visitor()
	for _, address := range []string{"vragen@speurwerk.nl", "WBSO@Speurwerk.nl", "info@SPEURWERK.nl"} {
		assert.Equal(t, map[string][]string{"email": {"This email address cannot be used for an account."}},
			v.post("/auth/register/", registration("zoe", address, password)).fields(), address)
	}
	v.post("/auth/register/", registration("zoe", "zoe@speurwerk.nl", password)).is(201)
}

func TestLimits_evaluations(t *testing.T) {
	for name, c := range map[string]struct {
		who  func(*testServer) *person
		most int
	}{
		"visitor": {(*testServer).visitor, 15},
		"user":    {func(h *testServer) *person { return h.user("zoe") }, 30},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t, withLimits)
			who := c.who(h)
			ask := func(path, text string) answer {
				return who.post("/api/"+path+"-evaluation/evaluate/", object{"text": text})
			}
			for i := range c.most {
				path := []string{"elevator-pitch", "technical-challenges"}[i%2]
				ask(path, fmt.Sprintf("Tekst nummer %d.", i)).is(200)
			}
			ask("elevator-pitch", "Nog een tekst.").limited()
			who.post("/api/cost-calculation-evaluation/evaluate/", object{}).limited()
			ask("elevator-pitch", "Tekst nummer 0.").is(200) // from the cache
			ask("elevator-pitch", "").is(400)                // never reaches the analyzer
			who.at("198.51.100.7").post("/api/innovation-evaluation/evaluate/", object{"text": "x"}).is(map[string]int{"visitor": 200, "user": 429}[name])
		})
	}
}

func TestLimits_evaluations_of_a_day(t *testing.T) {
	for name, c := range map[string]struct {
		who  func(*testServer) *person
		most int
	}{
		"visitor": {(*testServer).visitor, 100},
		"user":    {func(h *testServer) *person { return h.user("zoe") }, 300},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t, withLimits, withAPI(func(c *httpapi.Config) {
				free := httpapi.Rate{Calls: 1000, Window: time.Minute}
				c.Limits.VisitorMinute, c.Limits.UserMinute, c.Limits.Everything = free, free, free
			}))
			who := c.who(h)
			for range c.most {
				who.post("/api/cost-calculation-evaluation/evaluate/", object{}).is(200)
			}
			who.post("/api/cost-calculation-evaluation/evaluate/", object{}).limited()
		})
	}
}

// Submitting evaluates texts too; that does not count.
func TestLimits_submitting_is_no_evaluation(t *testing.T) {
	user := newTestServer(t, withLimits).user("zoe")
	for i := range 12 {
		user.post("/api/requests/", submission().but("elevator_pitch", fmt.Sprintf("%s Proef %d.", goodPitch, i))).is(201)
	}
}

// Twenty submissions an hour and sixty a day. What was refused does not count unless
// the analyzer had to look at it, nor does what was answered before.
func TestLimits_submissions(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*httpapi.RateLimits)
		most   int
	}{
		"of an hour": {func(*httpapi.RateLimits) {}, 20},
		"of a day":   {func(l *httpapi.RateLimits) { l.SubmitHour.Calls = 1000 }, 60},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t, withLimits, withAPI(func(a *httpapi.Config) { c.change(a.Limits) }))
			user := h.user("zoe")
			first := user.post("/api/requests/", submission(), "Idempotency-Key", "een").is(201)
			user.post("/api/requests/", submission().but("elevator_pitch", "Te kort.")).is(400)
			for range c.most - 2 {
				user.post("/api/requests/", submission().but("estimated_hours_input", -1)).is(400)
				user.post("/api/requests/", submission().but("elevator_pitch", "Te kort.")).is(400)
				user.post("/api/requests/", submission()).is(201)
			}
			asked := h.analyzer.asked
			user.post("/api/requests/", submission().but("elevator_pitch", "Nog niet beoordeeld.")).limited()
			assert.Equal(t, asked, h.analyzer.asked, "refused before it is evaluated")
			assert.Equal(t, string(first.body), string(user.post("/api/requests/", submission(), "Idempotency-Key", "een").is(201).body))
			h.user("ander").submitted()
		})
	}
}

// A follow-up is a submission. What is refused does not count, nor what was answered before.
func TestLimits_followUps(t *testing.T) {
	h := newTestServer(t, withLimits, withAPI(func(a *httpapi.Config) { a.Limits.SubmitHour.Calls = 3 }))
	user := h.user("zoe")
	r := user.paid()
	application := fmt.Sprintf("/api/requests/%d/application/", r.ID)
	user.call("PUT", application+"filed/", object{"date": "2026-11-19"}).is(200)
	next := object{"start_of_project": "2028-01-01", "estimated_hours": 640}
	for range 2 {
		user.post(application+"follow_up/", next.but("estimated_hours", -1)).is(400)
		user.post(application+"follow_up/", next, "Idempotency-Key", "een").is(201)
	}
	user.post(application+"follow_up/", next).is(201)
	user.post(application+"follow_up/", next).limited()
	user.post("/api/requests/", submission()).limited()
	user.post(application+"follow_up/", next, "Idempotency-Key", "een").is(201)
}

func TestLimits_P12_checkout_codes(t *testing.T) {
	h := newTestServer(t, withLimits)
	user := h.user("zoe")
	for range 10 {
		assert.JSONEq(t, `{"valid": false, "custom_checkout_price": null, "reason": "unknown"}`, string(user.post("/api/checkout-code/validate/", object{"code": "raden"}).is(200).body))
	}
	user.post("/api/checkout-code/validate/", object{"code": "raden"}).limited()
	h.user("ander").post("/api/checkout-code/validate/", object{"code": "raden"}).is(200)
}

// Guessing by way of the price or the checkout is as slow; a good code and no code are free.
func TestLimits_P12_codes_elsewhere(t *testing.T) {
	h := newTestServer(t, withLimits)
	user := h.user("zoe")
	h.code("WELKOM", 49500)
	h.code("WEG", 49500)
	require.NoError(t, h.app.DiscountCodes.DisableDiscountCode(t.Context(), "WEG"))
	number := user.processed().ProjectNumber
	quote, checkout := "/api/requests/"+number+"/quote/", "/api/stripe/create-session/"+number+"/"
	for range 15 {
		user.get(quote + "?code=welkom").is(200)
		user.get(quote).is(200)
	}
	for range 5 {
		user.get(quote + "?code=raden").is(400)
		user.post(checkout, object{"code": "weg"}).is(400)
	}
	user.get(quote + "?code=raden").limited()
	user.post(checkout, object{"code": "raden"}).limited()
	user.post("/api/checkout-code/validate/", object{"code": "raden"}).limited() // all doors together
	user.get(quote).is(200)
}

func TestLimits_checkouts_of_a_request(t *testing.T) {
	for setting, last := range map[string]int{"on": 429, "off": 200} {
		t.Run(setting, func(t *testing.T) {
			h := newTestServer(t, withSetting("WBSO_RATE_LIMITS="+setting))
			user := h.user("zoe")
			h.code("WELKOM", 49500)
			path := "/api/stripe/create-session/" + user.processed().ProjectNumber + "/"
			codes := []object{{}, {"code": "welkom"}}
			for i := range 20 {
				user.post(path, codes[i%2]).is(200)
			}
			a := user.post(path, codes[0]).is(last)
			if last == 429 {
				a.limited()
				assert.Equal(t, "Te veel verzoeken. Probeer het over 24 uur opnieuw.", a.detail())
			}
			user.post(path, codes[1]).is(200) // what is open stays open
		})
	}
}

func TestLimits_everything(t *testing.T) {
	h := newTestServer(t, withLimits)
	user := h.user("zoe")
	for range 300 {
		user.get("/api/users/me/").is(200)
	}
	user.get("/api/users/me/").limited()
	user.get("/api/site/").limited()
	h.visitor().get("/api/site/").is(200)
	h.visitor().get("/healthz").is(200)
}

// The doors where codes are tried have one limit of wrong ones together.
func TestLimits_P12_codes_at_all_doors(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		user := h.user("zoe")
		quote := "/api/requests/" + user.processed().ProjectNumber + "/quote/?code=raden"
		h.code("WELKOM", 49500)
		for range 5 {
			user.post("/api/checkout-code/validate/", object{"code": "raden"}).is(200)
			user.get(quote).is(400)
		}
		wait := user.get(quote).limited()
		user.post("/api/checkout-code/validate/", object{"code": "raden"}).limited()
		h.clock.pass(wait - time.Second)
		user.post("/api/checkout-code/validate/", object{"code": "raden"}).limited()
		h.clock.pass(time.Second)
		user.post("/api/checkout-code/validate/", object{"code": "raden"}).is(200)
	}, withLimits)
}

// At most 32 bodies of one address are on their way at the same moment.
func TestLimits_bodies_at_once(t *testing.T) {
	h := newTestServer(t, withLimits)
	v := h.visitor()
	var slow []*io.PipeWriter
	var answered sync.WaitGroup
	for range 32 {
		body, writer := io.Pipe()
		slow = append(slow, writer)
		r := httptest.NewRequest("POST", "/api/innovation-evaluation/evaluate/", body)
		r.RemoteAddr = v.from + ":40000"
		r.Header.Set("Content-Type", "application/json")
		answered.Go(func() { h.server.ServeHTTP(httptest.NewRecorder(), r) })
		_, err := writer.Write([]byte("{")) // is read, so the body is on its way
		require.NoError(t, err)
	}
	assert.Equal(t, time.Second, v.post("/api/token/", credentials("zoe", "verkeerd")).limited())
	v.get("/api/site/").is(200)
	v.at("198.51.100.7").post("/api/token/", credentials("zoe", "verkeerd")).is(401)
	v.post("/api/stripe/webhook/", object{}).is(400) // the provider's events wait for nobody
	for _, writer := range slow {
		require.NoError(t, writer.Close())
	}
	answered.Wait()
	v.post("/api/token/", credentials("zoe", "verkeerd")).is(401)
}

func TestLimits_off(t *testing.T) {
	v := newTestServer(t).visitor()
	for range 8 {
		v.post("/api/token/", credentials("zoe", "verkeerd")).is(401)
	}
}

// Nobody is let through uncounted, and what this process counts alone goes on.
func TestLimits_F02_the_database_is_away(t *testing.T) {
	h := newTestServer(t, withLimits)
	v := h.visitor()
	h.store.away.Store(true)
	for path, body := range map[string]object{
		"/api/auth/forgot-password/": {"email": "zoe@voorbeeld.nl"}, "/auth/register/": registration("zoe", "zoe@voorbeeld.nl", password),
		"/api/contact/": {"name": "Zoë", "email": "zoe@voorbeeld.nl", "message": "Hallo"}, "/api/cost-calculation-evaluation/evaluate/": {"has_extra_costs": "nee", "estimated_hours": 100, "project_type": "programmatuur"},
	} {
		assert.NotEmpty(t, v.post(path, body).is(503).header.Get("Retry-After"), path)
	}
	v.get("/api/site/").is(200)
	h.store.away.Store(false)
	v.post("/api/auth/forgot-password/", object{"email": "zoe@voorbeeld.nl"}).is(200)
}
