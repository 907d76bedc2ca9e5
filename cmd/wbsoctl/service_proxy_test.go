package main

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/cmd/internal/cli"
	"wbso/domain/account"
)

// mischief is what happens to a call on its way: it calls pass as often as it likes, and answers or breaks off.
type mischief func(w http.ResponseWriter, pass func() *httptest.ResponseRecorder)

func send(w http.ResponseWriter, a *httptest.ResponseRecorder) {
	for name, values := range a.Header() {
		w.Header()[name] = values
	}
	w.WriteHeader(a.Code)
	_, _ = w.Write(a.Body.Bytes()) // the caller may be gone
}

// busy is an answer that asks to wait.
func busy(status int, wait string) mischief {
	return func(w http.ResponseWriter, _ func() *httptest.ResponseRecorder) {
		if wait != "" {
			w.Header().Set("Retry-After", wait)
		}
		w.WriteHeader(status)
	}
}

func mischiefs() map[string]mischief {
	return map[string]mischief{
		"a call that is lost": func(http.ResponseWriter, func() *httptest.ResponseRecorder) { panic(http.ErrAbortHandler) },
		"an answer that is lost": func(_ http.ResponseWriter, pass func() *httptest.ResponseRecorder) {
			pass()
			panic(http.ErrAbortHandler)
		},
		"a call that comes twice": func(w http.ResponseWriter, pass func() *httptest.ResponseRecorder) { pass(); send(w, pass()) },
		"twice, and lost": func(_ http.ResponseWriter, pass func() *httptest.ResponseRecorder) {
			pass()
			pass()
			panic(http.ErrAbortHandler)
		},
		"an answer that breaks off": func(w http.ResponseWriter, pass func() *httptest.ResponseRecorder) {
			a := pass()
			w.Header().Set("Content-Length", fmt.Sprint(a.Body.Len()+1))
			w.WriteHeader(a.Code)
			_, _ = w.Write(a.Body.Bytes())
			panic(http.ErrAbortHandler)
		},
		"a call that is delayed": func(w http.ResponseWriter, pass func() *httptest.ResponseRecorder) {
			time.Sleep(20 * time.Millisecond)
			send(w, pass())
		},
		"too many calls":        busy(http.StatusTooManyRequests, "7"),
		"a server that is full": busy(http.StatusServiceUnavailable, ""),
	}
}

// proxy does something to the first try of each call that changes something, and to each second try of the others.
type proxy struct {
	mu    sync.Mutex
	tries map[string]int
	do    mischief
}

func (p *proxy) through(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		pass := func() *httptest.ResponseRecorder {
			a := httptest.NewRecorder()
			again := r.Clone(r.Context())
			again.Body = io.NopCloser(bytes.NewReader(body))
			next.ServeHTTP(a, again)
			return a
		}
		p.mu.Lock()
		call := r.Method + r.URL.String() + r.Header.Get("Idempotency-Key") + string(body)
		p.tries[call]++
		first := p.tries[call] == 1
		p.mu.Unlock()
		if first && r.Method != http.MethodGet {
			p.do(w, pass)
			return
		}
		send(w, pass())
	})
}

// Whatever is lost, doubled or delayed on the way, each command ends as it does without: no entry is lost or doubled.
func TestService_through_a_bad_network(t *testing.T) {
	lines := func(d *desk) [][]string {
		file := d.file("uren.csv", "datum;medewerker;e-mail;uren;omschrijving\n2026-11-14;Sanne Vermeulen;;1;Proef met de pomp\n2026-11-14;Willem Nieuw;willem@voorbeeld.nl;2;Proef\n")
		people := d.file("mensen.csv", "voornaam;achternaam;e-mail\nAn;Bos;an@voorbeeld.nl\n")
		return [][]string{
			{"hours", "import", file, "--project", paidProject, "--create-employees", "-o", "json"}, {"hours", "import", file, "--project", paidProject},
			{"employee", "import", people, "--company", "12345678"},
			{"hours", "add", "--project", paidProject, "--employee", "Sanne Vermeulen", "--date", "2026-11-14", "--hours", "0,5", "--description", "Proef"},
			{"hours", "correct", "NIEUW", "--hours", "1"}, {"hours", "withdraw", "NIEUW", "--yes"},
			{"month", "close", "--company", "12345678", "--month", "2026-10", "--all", "--yes"},
			{"month", "reopen", "--company", "12345678", "--month", "2026-10", "--employee", "1", "--reason", "Vergeten", "--yes"},
			{"request", "answer", "WBSO-2026-00007", "novelty.art", "De stand van de techniek is bonenmeel in crackers; dat voldoet niet, omdat crackers niet rijzen."}, {"request", "layout", "WBSO-2026-00007", "s4", "k1.solution"},
			{"request", "bundle", "WBSO-2026-00007", "--with", "WBSO-2026-00008"}, {"request", "bundle", "WBSO-2026-00007", "--undo"},
			{"request", "retry", "WBSO-2026-00005"}, {"request", "file", "WBSO-2026-00007", "--date", "2026-11-19", "--yes"},
			{"hours", "list", "--project", paidProject, "--month", "2026-11", "-o", "csv"}, {"employee", "list", "--company", "12345678"},
		}
	}
	for name, do := range mischiefs() {
		t.Run(name, func(t *testing.T) {
			near := owned(t)
			var waits []time.Duration
			straight := near.serve(directly, account.WriteScope)
			bad := near.serve((&proxy{tries: map[string]int{}, do: do}).through, account.WriteScope)
			bad.slept = &waits
			for _, line := range lines(near) {
				t.Setenv("WBSO_TOKEN_FILE", near.file("token.txt", straight.token))
				want := straight.run(straight.named(line)...)
				t.Setenv("WBSO_TOKEN_FILE", near.file("token.txt", bad.token))
				got := bad.run(bad.named(line)...)
				words := strings.Join(line, " ")
				assert.Equal(t, near.settled(want.out), near.settled(got.out), "stdout of %s: %s", words, got.errors)
				assert.Equal(t, want.code, got.code, "exit code of %s", words)
			}
			switch name {
			case "too many calls":
				assert.Contains(t, waits, 7*time.Second, "as Retry-After says")
			case "a server that is full", "an answer that is lost":
				assert.Contains(t, waits, time.Second)
			case "a call that is delayed", "a call that comes twice":
				assert.Empty(t, waits)
			}
		})
	}
}

// The token that revokes itself is dead for the second try. That another one is revoked, a dead token cannot know.
func TestService_revokes_its_own_token_through_a_bad_network(t *testing.T) {
	near := owned(t)
	near.must("token", "create", "--user", "demo", "--name", "ander", "--scope", "read")
	for _, c := range []struct {
		id   string
		code int
	}{{"1", cli.Refused}, {"3", cli.Done}} {
		bad := &proxy{tries: map[string]int{}}
		far := near.serve(bad.through, account.ReadScope)
		bad.do = func(http.ResponseWriter, func() *httptest.ResponseRecorder) {
			far.revokeNewest()
			panic(http.ErrAbortHandler)
		}
		a := far.run("token", "revoke", c.id, "--yes")
		assert.Equal(t, c.code, a.code, a.errors)
	}
}

// What somebody else answers meanwhile is not what this call asked, although the question is closed.
func TestService_answers_not_for_another(t *testing.T) {
	far := owned(t).serve(func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			body, err := io.ReadAll(r.Body)
			assert.NoError(t, err)
			with := func(text []byte) *http.Request {
				again := r.Clone(r.Context())
				again.Body, again.ContentLength = io.NopCloser(bytes.NewReader(text)), int64(len(text))
				return again
			}
			if strings.HasSuffix(r.URL.Path, "/answers/") {
				other := httptest.NewRecorder()
				next.ServeHTTP(other, with(bytes.Replace(body, []byte("productieproces"), []byte("programmatuur"), 1)))
				assert.Equal(t, http.StatusOK, other.Code, other.Body)
			}
			next.ServeHTTP(w, with(body))
		})
	}, account.WriteScope)
	a := far.run("request", "answer", "WBSO-2026-00007", "project.focus", "productieproces")
	assert.Equal(t, cli.Refused, a.code, a.errors)
	assert.Empty(t, a.out)
}

// A redirect is not followed: it would take the token along, to another port of the same host.
func TestService_takes_the_token_nowhere_else(t *testing.T) {
	elsewhere := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		t.Errorf("called with %q", r.Header.Get("Authorization"))
	}))
	defer elsewhere.Close()
	web := httptest.NewServer(http.RedirectHandler(elsewhere.URL, http.StatusTemporaryRedirect))
	defer web.Close()
	d := newDesk(t)
	t.Setenv("WBSO_TOKEN_FILE", d.file("token.txt", account.TokenText(strings.Repeat("0", 34))))
	a := d.run("company", "list", "--server", web.URL)
	assert.Equal(t, cli.Refused, a.code)
	assert.Contains(t, a.errors, "De server verwijst door naar "+elsewhere.URL)
}

// A server that stays away is waited for at most five minutes, a minute at a time, with a line for each.
func TestService_waits_for_five_minutes(t *testing.T) {
	near := owned(t)
	var waits []time.Duration
	far := near.serve(func(http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { busy(http.StatusServiceUnavailable, "3600")(w, nil) })
	}, account.ReadScope)
	far.slept = &waits
	a := far.run("company", "list")
	assert.Equal(t, cli.Refused, a.code)
	require.Len(t, waits, 5)
	assert.Equal(t, time.Minute, waits[0])
	assert.Equal(t, 5, strings.Count(a.errors, "nieuwe poging over 60 s"))
}
