package apiclient_test

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/domain"
)

// called is a client of a server, and how long it waited each time.
func called(t *testing.T, handler http.HandlerFunc) (c *apiclient.Client, waits *[]time.Duration) {
	server := httptest.NewUnstartedServer(handler)
	server.EnableHTTP2 = true
	server.StartTLS()
	t.Cleanup(server.Close)
	waits = new([]time.Duration)
	return &apiclient.Client{
		Base: server.URL, Token: "t", HTTP: server.Client(), Note: func(string, ...any) {},
		Sleep: func(_ context.Context, d time.Duration) error { *waits = append(*waits, d); return nil },
	}, waits
}

// Over HTTP/2 too an answer that is lost, or broken off, is asked again with the same key.
func TestDo_tries_again(t *testing.T) {
	tries, keys := 0, map[string]bool{}
	c, waits := called(t, func(w http.ResponseWriter, r *http.Request) {
		assert.Equal(t, 2, r.ProtoMajor)
		assert.Equal(t, "Bearer t", r.Header.Get("Authorization"))
		keys[r.Header.Get("Idempotency-Key")] = true
		switch tries++; tries {
		case 1:
			panic(http.ErrAbortHandler)
		case 2:
			w.Header().Set("Content-Length", "100")
			fmt.Fprint(w, `{"half":`)
			panic(http.ErrAbortHandler)
		case 3:
			w.Header().Set("Retry-After", time.Now().Add(30*time.Second).UTC().Format(http.TimeFormat))
			w.WriteHeader(http.StatusServiceUnavailable)
		default:
			fmt.Fprint(w, `{"n": 7}`)
		}
	})
	var got struct{ N int }
	answer, err := c.Do(t.Context(), apiclient.Call{Method: http.MethodPost, Path: "/x/", Body: map[string]int{"a": 1}, Once: true}, &got)
	require.NoError(t, err)
	assert.Equal(t, 7, got.N)
	assert.True(t, answer.Retried)
	assert.Len(t, keys, 1)
	require.Len(t, *waits, 3)
	assert.Equal(t, []time.Duration{time.Second, 2 * time.Second}, (*waits)[:2])
	assert.Greater(t, (*waits)[2], 25*time.Second)
}

// An import waits for another one of the user, which may be its own earlier try.
func TestDo_waits_for_a_running_import(t *testing.T) {
	tries := 0
	c, waits := called(t, func(w http.ResponseWriter, _ *http.Request) {
		if tries++; tries == 1 {
			w.WriteHeader(http.StatusConflict)
			fmt.Fprintf(w, `{"detail": "Wacht.", "code": %q}`, domain.CodeImportRunning)
		}
	})
	require.NoError(t, c.Get(t.Context(), "/x/", nil, nil))
	assert.Equal(t, []time.Duration{time.Second}, *waits)
}

// said is what an error says of each field, as the API said it.
func said(err error) string {
	var fields domain.Fields
	var one *domain.Error
	if errors.As(err, &one) {
		fields = domain.Fields{one}
	}
	errors.As(err, &fields)
	var parts []string
	for _, e := range fields {
		parts = append(parts, strings.TrimSpace(e.Field+" "+apitypes.Sentence(e)))
	}
	return strings.Join(parts, " ")
}

func TestDo_refusals(t *testing.T) {
	for name, c := range map[string]struct {
		status   int
		header   string
		body     string
		code     domain.Code
		sentence string
	}{
		"a standard case":      {404, "", `{"detail": "Not found."}`, domain.CodeNotFound, "Not found."},
		"a rule":               {409, "", `{"detail": "Dat kan nu niet.", "code": "x"}`, domain.CodeSaid, "Dat kan nu niet."},
		"a dead token":         {401, "", `<html>`, domain.CodeTokenInvalid, "Token is invalid or expired"},
		"fields":               {400, "", `{"hours": ["A valid integer is required."], "non_field_errors": ["Kies er een."]}`, domain.CodeInteger, "hours A valid integer is required. Kies er een."},
		"another server":       {301, "https://elders.example/", ``, domain.CodeSaid, "De server verwijst door naar https://elders.example/: log in met dat adres."},
		"something in between": {502, "", `<html>`, domain.CodeSaid, "De server antwoordt Bad Gateway."},
		"no object":            {400, "", `[]`, domain.CodeSaid, "De server antwoordt Bad Request."},
	} {
		t.Run(name, func(t *testing.T) {
			client, waits := called(t, func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Location", c.header)
				w.WriteHeader(c.status)
				fmt.Fprint(w, c.body)
			})
			client.HTTP.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
			err := client.Get(t.Context(), "/x/", nil, nil)
			assert.Equal(t, c.code, domain.CodeOf(err))
			assert.Equal(t, c.sentence, said(err))
			assert.Empty(t, *waits)
			assert.False(t, apiclient.IsRetried(err))
		})
	}
}

// What is not there, or is not who it says, does not mend itself. One sentence names the server and the cause.
func TestDo_does_not_wait_for_a_stranger(t *testing.T) {
	c, waits := called(t, func(http.ResponseWriter, *http.Request) {})
	c.HTTP = &http.Client{Transport: &http.Transport{}} // which does not know the certificate
	fails := func(base, sentence string) error {
		c.Base = base
		err := c.Get(t.Context(), "/x/", nil, nil)
		require.ErrorContains(t, err, strings.ReplaceAll(sentence, "SERVER", base)+": ")
		assert.NotContains(t, err.Error(), "/x/")
		return err
	}
	fails(c.Base, "Het certificaat van SERVER is niet te vertrouwen")
	require.ErrorIs(t, fails("http://127.0.0.1:1", "De server SERVER is niet bereikbaar"), syscall.ECONNREFUSED)
	c.HTTP = &http.Client{Transport: &http.Transport{DialContext: func(context.Context, string, string) (net.Conn, error) {
		return nil, &net.OpError{Op: "dial", Err: &net.DNSError{Err: "no such host", Name: "wbso.invalid", IsNotFound: true}}
	}}}
	fails("https://wbso.invalid", "De server SERVER bestaat niet, of is hier niet bekend")
	c.HTTP = &http.Client{}
	plain := httptest.NewServer(http.NotFoundHandler())
	defer plain.Close()
	err := fails(strings.Replace(plain.URL, "http:", "https:", 1), "De server SERVER spreekt geen https")
	require.ErrorIs(t, err, http.ErrSchemeMismatch)
	other, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer other.Close()
	go func() {
		if conn, err := other.Accept(); err == nil {
			_, _ = conn.Write([]byte("SSH-2.0-OpenSSH\r\n")) // the client may be gone
			conn.Close()
		}
	}()
	fails("https://"+other.Addr().String(), "De server SERVER spreekt geen https")
	away, err := url.Parse("http://127.0.0.1:1")
	require.NoError(t, err)
	c.HTTP = &http.Client{Transport: &http.Transport{Proxy: http.ProxyURL(away)}}
	fails("https://wbso.example", "De server SERVER is niet bereikbaar: proxyconnect tcp")
	assert.Empty(t, *waits)
}

// A connection that stays away is named too, and Ctrl-C is still that.
func TestDo_loses_the_connection(t *testing.T) {
	c, _ := called(t, func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
	require.ErrorContains(t, c.Get(t.Context(), "/x/", nil, nil), "De verbinding met "+c.Base+" viel weg: ")
	stopped, stop := context.WithCancel(t.Context())
	stop()
	require.ErrorIs(t, c.Get(stopped, "/x/", nil, nil), context.Canceled)
}

// A list ends where the server has no next page, and where the next one is no page of it.
func TestList(t *testing.T) {
	for next, want := range map[string]int{
		`</x/?page=2>; rel="next"`: 4, `</x/?>; rel="next"`: 2, `<//evil.example/x/>; rel="next"`: 2, `<@evil.example/>; rel="next"`: 2, `</x/>; rel="prev"`: 2, "": 2,
	} {
		c, _ := called(t, func(w http.ResponseWriter, r *http.Request) {
			w.Header().Add("Link", "</style.css>; rel=preload")
			if r.URL.RawQuery == "" {
				w.Header().Add("Link", next)
			}
			fmt.Fprint(w, `[1, 2]`)
		})
		items, more, err := apiclient.List[int](t.Context(), c, "/x/", nil, 10)
		require.NoError(t, err, next)
		assert.Len(t, items, want, next)
		assert.False(t, more)
	}
}

// A server does not choose the folder of a file.
func TestFilename(t *testing.T) {
	for header, want := range map[string]string{
		`attachment; filename="a.pdf"`: "a.pdf", `attachment; filename="../../.ssh/keys"`: "keys", `attachment; filename="C:\\x\\b.pdf"`: "b.pdf",
		`attachment; filename="/"`: "bestand", `attachment; filename=".bashrc"`: "bestand", `attachment`: "bestand", `attachment; filename*=UTF-8''zo%C3%AB.pdf`: "zoë.pdf",
	} {
		assert.Equal(t, want, apiclient.Answer{Header: http.Header{"Content-Disposition": {header}}}.Filename(), header)
	}
}

// An API in this process answers without a network, tells why it failed, and breaks off as a server does.
func TestInside(t *testing.T) {
	cause := domain.Fail(domain.Unavailable, domain.CodeStoreAway)
	c := apiclient.Inside(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/broken/":
			panic(http.ErrAbortHandler)
		case "/away/":
			w.WriteHeader(http.StatusServiceUnavailable)
			fmt.Fprint(w, `{"detail": "x"}`)
		default:
			fmt.Fprint(w, `{"n": 1}`)
		}
	}), func() error { return cause })
	require.NoError(t, c.Get(t.Context(), "/x/", nil, new(any)))
	require.ErrorIs(t, c.Get(t.Context(), "/away/", nil, nil), cause)
	require.ErrorContains(t, c.Get(t.Context(), "/broken/", nil, nil), "unexpected EOF")
}
