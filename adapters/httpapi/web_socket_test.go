package httpapi_test

import (
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What a client says of its body and what it sends may differ.
func TestWeb_bodies_over_a_socket(t *testing.T) {
	h := newTestServer(t)
	server := httptest.NewServer(h.server)
	defer server.Close()
	const path = "/api/elevator-pitch-evaluation/evaluate/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
	good := `{"text":"a"}`
	for name, c := range map[string]struct{ sent, status string }{
		"the length is right":                 {"POST " + path + "Content-Length: 12\r\n\r\n" + good, "200"},
		"in chunks":                           {"POST " + path + "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"tex\r\n7\r\nt\":\"a\"}\r\n0\r\n\r\n", "200"},
		"in chunks, cut off":                  {"POST " + path + "Transfer-Encoding: chunked\r\n\r\nc\r\n{\"text\":", "400"},
		"in chunks, too much":                 {"POST " + path + "Transfer-Encoding: chunked\r\n\r\n100002\r\n" + strings.Repeat(" ", 0x100002) + "\r\n0\r\n\r\n", "413"},
		"shorter than its length":             {"POST " + path + "Content-Length: 100\r\n\r\n" + good, "400"},
		"longer than its length":              {"POST " + path + "Content-Length: 11\r\n\r\n" + good, "400"},
		"without a length":                    {"POST " + path + "\r\n", "400"},
		"a length of gigabytes":               {"POST " + path + "Content-Length: 9999999999\r\n\r\n{", "413"},
		"no length at all":                    {"POST " + path + "Content-Length: x\r\n\r\n", "400"},
		"asks first":                          {"POST " + path + "Expect: 100-continue\r\nContent-Length: 12\r\n\r\n" + good, "100 200"},
		"asks first for what is refused":      {"POST " + path + "Expect: 100-continue\r\nContent-Length: 9999999999\r\n\r\n", "413"},
		"HEAD where only POST is":             {"HEAD " + path + "\r\n", "405"},
		"HEAD with a body where there is GET": {"HEAD /api/site/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}", "200"},
	} {
		t.Run(name, func(t *testing.T) {
			conn, err := net.Dial("tcp", server.Listener.Addr().String())
			require.NoError(t, err)
			defer conn.Close()
			require.NoError(t, conn.SetDeadline(time.Now().Add(5*time.Second)))
			go conn.Write([]byte(c.sent))
			if strings.Contains(name, "cut off") || strings.Contains(name, "shorter") {
				time.AfterFunc(50*time.Millisecond, func() { conn.(*net.TCPConn).CloseWrite() })
			}
			answer, _ := io.ReadAll(conn)
			var statuses []string
			for _, line := range regexp.MustCompile(`HTTP/1\.1 (\d+)`).FindAllStringSubmatch(string(answer), -1) {
				statuses = append(statuses, line[1])
			}
			assert.Equal(t, c.status, strings.Join(statuses, " "), "%.300s", answer)
		})
	}
}

// The real server cuts bodies off HEAD answers.
func TestWeb_over_a_socket(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	server := httptest.NewServer(h.server)
	defer server.Close()
	r, err := http.NewRequestWithContext(t.Context(), "HEAD", server.URL+"/api/users/me/", nil)
	require.NoError(t, err)
	r.Header.Set("Authorization", "Bearer "+user.token)
	response, err := server.Client().Do(r)
	require.NoError(t, err)
	defer response.Body.Close()
	assert.Equal(t, 200, response.StatusCode)
	assert.Positive(t, response.ContentLength)
}
