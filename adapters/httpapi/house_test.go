package httpapi

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/adapters/argon2"
	"wbso/adapters/fakepay"
	"wbso/adapters/jwttokens"
	"wbso/adapters/llm/offline"
	"wbso/adapters/pdf"
	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/app"
	"wbso/domain"
	"wbso/ports"
)

// house is the product as compose builds it, with neighbours that a test can
// steer: a clock that stands still, a judge and a provider that can fail.
type house struct {
	t      *testing.T
	app    *app.App
	server *Server
	store  *store
	clock  *clock
	judge  *judge
	pay    *checkout
	log    *logBook
	proper bool // calls, too, are held to the document
}

const publicURL = "http://wbso.test"

// testSecret signs tokens and events of every house.
const testSecret = "a secret for tests, thirty-two bytes long"

// newHouse builds a house on SQLite, without rate limits; change may alter its settings.
func newHouse(t *testing.T, change ...func(*Config)) *house {
	return houseOn(t, sqlitetest.Open(t), change...)
}

// onBoth runs a test on either database.
func onBoth(t *testing.T, test func(*testing.T, *house)) {
	t.Run("sqlite", func(t *testing.T) { test(t, newHouse(t)) })
	t.Run("postgres", func(t *testing.T) { test(t, houseOn(t, pgtest.Open(t))) })
}

func houseOn(t *testing.T, s *sqlstore.Store, change ...func(*Config)) *house {
	h := &house{
		t: t, store: &store{Store: s}, judge: &judge{}, log: &logBook{},
		clock: &clock{now: time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)},
	}
	dist := builtClient()
	dist["api-docs/index.html"] = &fstest.MapFile{Data: []byte("<html>docs")}
	c := Config{
		Dist: dist, Log: slog.New(slog.NewTextHandler(h.log, &slog.HandlerOptions{Level: slog.LevelDebug})),
		PublicURL: publicURL, CORSOrigins: []string{"https://elders.example"}, Ready: h.ready,
	}
	for _, f := range change {
		f(&c)
	}
	provider := fakepay.New([]byte(testSecret), c.PublicURL, h.clock)
	h.pay = &checkout{Provider: provider}
	h.app = app.New(app.Deps{
		Store: h.store, Leases: h.store, Evaluator: h.judge, Writer: offline.Writer{}, Renderer: pdf.New("Speurwerk"),
		Checkout: h.pay, Tokens: jwttokens.New([]byte(testSecret), h.clock), Passwords: argon2.New(argon2.Cheap()),
		Clock: h.clock, Log: c.Log, PublicURL: c.PublicURL, Site: app.SiteSettings{
			Brand: "Speurwerk", Operator: app.Party{Name: "Voorbeeld B.V.", Address: "Kade 1", Email: "info@voorbeeld.nl", KvK: "12345678", VAT: "NL001234567B29"},
			PromoText: "Korting", PromoUntil: domain.NewDate(2026, 12, 20),
		},
	})
	webhook := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { h.server.ServeHTTP(w, r) })
	c.App = h.app
	c.Mounts = map[string]http.Handler{strings.TrimSuffix(fakepay.Prefix, "/"): provider.Page(h.checkoutOf, webhook)}
	h.server = New(c)
	return h
}

func withLimits(c *Config) { c.RateLimits = true }

func (h *house) ready(ctx context.Context) error {
	if h.store.Ping(ctx) != nil {
		return errors.New("the database does not answer")
	}
	return nil
}

func (h *house) checkoutOf(ctx context.Context, session string) (fakepay.Session, error) {
	c, err := h.app.Payments.BySession(ctx, session)
	return fakepay.Session{
		Payment: c.Payment, Title: c.Request.Title, Company: c.Request.Company.Name, Number: c.Request.Number,
		SuccessURL: c.SuccessURL, CancelURL: c.CancelURL,
	}, err
}

// work runs the jobs that are due.
func (h *house) work() {
	h.t.Helper()
	_, err := h.app.Worker.RunDue(h.t.Context())
	require.NoError(h.t, err)
}

// code creates a checkout code.
func (h *house) code(name string, price domain.Cents) {
	h.t.Helper()
	_, err := h.app.Codes.Create(h.t.Context(), domain.CheckoutCode{Code: name, Price: price})
	require.NoError(h.t, err)
}

// person is somebody who calls: a visitor, or a user with a token.
type person struct {
	*house
	id      int64
	name    string
	token   string
	refresh string
	from    string // address
}

const password = "kettingbrug-82-tuin"

func (h *house) visitor() *person { return &person{house: h, from: "192.0.2.1"} }

// user registers and signs in.
func (h *house) user(name string) *person {
	h.t.Helper()
	c := h.visitor()
	c.name = name
	body := map[string]string{"username": name, "email": name + "@voorbeeld.nl", "password": password}
	c.id = decode[userWire](c.post("/auth/register/", body).is(201)).ID
	c.login()
	return c
}

func (c *person) login() {
	c.t.Helper()
	pair := decode[map[string]string](c.post("/api/token/", map[string]string{"username": c.name, "password": password}).is(200))
	c.token, c.refresh = pair["access"], pair["refresh"]
}

func (c *person) at(address string) *person {
	other := *c
	other.from = address
	return &other
}

func (c *person) with(token string) *person {
	other := *c
	other.token = token
	return &other
}

// call sends one request. A string is sent as it is, anything else as JSON, nil
// is no body. Headers come in pairs.
func (c *person) call(method, path string, body any, headers ...string) answer {
	c.t.Helper()
	content, given := body.(string)
	if !given && body != nil {
		raw, err := json.Marshal(body)
		require.NoError(c.t, err)
		content = string(raw)
	}
	r := httptest.NewRequest(method, path, strings.NewReader(content))
	r.RemoteAddr = c.from + ":40000"
	if strings.Contains(c.from, ":") {
		r.RemoteAddr = "[" + c.from + "]:40000"
	}
	if body != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	if c.token != "" {
		r.Header.Set("Authorization", "Bearer "+c.token)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	c.server.ServeHTTP(w, r)
	a := answer{t: c.t, call: method + " " + path, status: w.Code, header: w.Result().Header, body: w.Body.Bytes()}
	r.Body = io.NopCloser(strings.NewReader(content)) // once more, for the document
	holdToContract(c.house, r, a)
	return a
}

func (c *person) get(path string, headers ...string) answer {
	c.t.Helper()
	return c.call("GET", path, nil, headers...)
}

func (c *person) post(path string, body any, headers ...string) answer {
	c.t.Helper()
	return c.call("POST", path, body, headers...)
}

type answer struct {
	t      *testing.T
	call   string
	status int
	header http.Header
	body   []byte
}

// is demands a status.
func (a answer) is(status int) answer {
	a.t.Helper()
	require.Equal(a.t, status, a.status, "%s answered %.500s", a.call, a.body)
	return a
}

// fields are the field errors of a 400.
func (a answer) fields() map[string][]string {
	a.t.Helper()
	return decode[map[string][]string](a.is(400))
}

// detail is the sentence about the call as a whole.
func (a answer) detail() string {
	a.t.Helper()
	return decode[map[string]string](a)["detail"]
}

func decode[T any](a answer) T {
	a.t.Helper()
	var out T
	require.NoError(a.t, json.Unmarshal(a.body, &out), "%s answered %.500s", a.call, a.body)
	return out
}

// object is the body of a call.
type object map[string]any

// but is a copy with other members; nil drops one, null writes null.
func (o object) but(pairs ...any) object {
	out := object{}
	for k, v := range o {
		out[k] = v
	}
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i+1] == nil {
			delete(out, pairs[i].(string))
			continue
		}
		out[pairs[i].(string)] = pairs[i+1]
	}
	return out
}

// raw is a JSON value written out.
func raw(text string) json.RawMessage { return json.RawMessage(text) }

// Three texts that the offline judge finds good.
const (
	goodPitch      = "Wij ontwikkelen programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt om lagerschade twee weken vooraf te herkennen. Het is onzeker of dit lukt met de beperkte rekenkracht van de controller."
	goodInnovation = "Gangbare trillingsanalyse vergelijkt elke pomp met een vaste drempel en is niet bruikbaar bij wisselende belasting. Wij ontwikkelen een eigen algoritme op basis van verhoudingen tussen naburige pompen, geschreven in Go en Python. Met deze techniek hebben we nog geen ervaring en het is onzeker of het model op een controller met 256 KB geheugen past."
	goodChallenges = "Bij wisselend toerental leidt de synchronisatie van meetreeksen tot verlies van metingen, waardoor het model valse alarmen geeft. Bestaande bibliotheken houden de volledige historie vast en zijn daarvoor te zwaar. Wij onderzoeken of een eigen algoritme de historie kan inkorten zonder nauwkeurigheid te verliezen; het is onzeker of de latency dan onder 50 ms blijft."
)

// submission is a request that may be submitted, with a new company.
func submission() object {
	return object{
		"elevator_pitch": goodPitch, "innovation_description": goodInnovation, "technical_challenges_input": goodChallenges,
		"estimated_hours_input": 1000, "cost_method": "hours", "cost_items_input": raw("null"), "start_of_project": "2027-01-01",
		"project_type": "programmatuur", "also_develop_code": false, "collaborative_effort": false, "collaboration_partners": []object{},
		"cost_calculation_method": "forfetair", "extra_costs_description": raw("null"), "company_name": "Pompwacht B.V.", "kvk_number": "12345678",
	}
}

// submitted is a request of the caller that is still in processing.
func (c *person) submitted() requestWire {
	c.t.Helper()
	return decode[requestWire](c.post("/api/requests/", submission()).is(201))
}

// processed is a request of the caller whose document is there.
func (c *person) processed() requestWire {
	c.t.Helper()
	r := c.submitted()
	c.work()
	return c.request(r.ID)
}

// paid is a request of the caller that was paid on the provider's page.
func (c *person) paid() requestWire {
	c.t.Helper()
	r := c.processed()
	c.pays(r, "paid")
	return c.request(r.ID)
}

// pays starts a checkout and presses a button on the provider's page.
func (c *person) pays(r requestWire, outcome string) answer {
	c.t.Helper()
	s := decode[sessionWire](c.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), object{}).is(200))
	return c.press(s, outcome)
}

func (c *person) press(s sessionWire, outcome string) answer {
	c.t.Helper()
	return c.visitor().post(strings.TrimPrefix(s.URL, c.server.PublicURL), "outcome="+outcome, "Content-Type", "application/x-www-form-urlencoded").is(303)
}

func (c *person) request(id int64) requestWire {
	c.t.Helper()
	return decode[requestWire](c.get(fmt.Sprintf("/api/requests/%d/", id)).is(200))
}

// clock stands still until it is moved.
type clock struct {
	mu  sync.Mutex
	now time.Time
}

func (c *clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *clock) Today() domain.Date { return domain.DateOf(c.Now().Add(time.Hour)) } // Amsterdam in winter

func (c *clock) pass(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

// store is the real one until it is away.
type store struct {
	*sqlstore.Store
	away atomic.Bool
}

func (s *store) reach() error {
	if !s.away.Load() {
		return nil
	}
	return domain.Fail(domain.Unavailable, domain.CodeStoreAway).Because(errors.New("dial tcp 10.0.0.1:5432: connection refused"))
}

func (s *store) Read(ctx context.Context, fn func(ports.Repos) error) error {
	if err := s.reach(); err != nil {
		return err
	}
	return s.Store.Read(ctx, fn)
}

func (s *store) Write(ctx context.Context, fn func(ports.Repos) error) error {
	if err := s.reach(); err != nil {
		return err
	}
	return s.Store.Write(ctx, fn)
}

func (s *store) Ping(ctx context.Context) error {
	if err := s.reach(); err != nil {
		return err
	}
	return s.Store.Ping(ctx)
}

// judge is the offline one, counted, until it is told to fail.
type judge struct {
	offline.Evaluator
	mu    sync.Mutex
	asked int
	err   error
	panic bool
}

func (j *judge) Judge(ctx context.Context, q domain.JudgeText) (domain.Evaluation, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.asked++
	if j.panic {
		panic("no such table: secrets")
	}
	if j.err != nil {
		return domain.Evaluation{}, j.err
	}
	return j.Evaluator.Judge(ctx, q)
}

func (j *judge) Advise(ctx context.Context, q domain.CostQuestion) (domain.CostAdvice, error) {
	if j.err != nil {
		return domain.CostAdvice{}, j.err
	}
	return j.Evaluator.Advise(ctx, q)
}

// checkout is the fake provider until it is told to fail.
type checkout struct {
	*fakepay.Provider
	err error
}

func (c *checkout) Open(ctx context.Context, o ports.CheckoutOrder) (ports.CheckoutSession, error) {
	if c.err != nil {
		return ports.CheckoutSession{}, c.err
	}
	return c.Provider.Open(ctx, o)
}

// logBook keeps what was logged.
type logBook struct {
	mu    sync.Mutex
	lines strings.Builder
}

func (l *logBook) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.lines.Write(b)
}

func (l *logBook) text() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.lines.String()
}
