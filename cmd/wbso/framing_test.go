package main_test

import (
	"io"
	"net"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A call that one proxy ends here and another there gets one answer, and what follows on
// the line is no call.
func TestServe_A08_a_call_with_two_lengths_gets_one_answer(t *testing.T) {
	p := start(t, t.TempDir())
	const (
		post   = "POST /api/elevator-pitch-evaluation/evaluate/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
		chunks = "c\r\n{\"text\":\"a\"}\r\n0\r\n\r\n"
		next   = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
	)
	for name, c := range map[string]struct {
		sent string
		want []string
	}{
		"one length":             {post + "Content-Length: 12\r\n\r\n{\"text\":\"a\"}" + next, []string{"200", "200"}},
		"both, the length first": {post + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks + next, []string{"200"}},
		"both, the chunks first": {post + "Transfer-Encoding: chunked\r\nContent-Length: 22\r\n\r\n" + chunks + next, []string{"200"}},
		"both and refused":       {strings.Replace(post, "elevator", "nergens", 1) + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks + next, []string{"404"}},
		"both for a GET": {"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + next,
			[]string{"200"}},
		"chunks before there were any": {"GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n" + next, []string{"200"}},
		"two codings":                  {post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n" + chunks + next, []string{"501"}},
		"an odd coding":                {post + "Content-Length: 12\r\nTransfer-Encoding: xchunked\r\n\r\n" + chunks + next, []string{"501"}},
		"two lengths that differ":      {post + "Content-Length: 12\r\nContent-Length: 4\r\n\r\n" + chunks + next, []string{"400"}},
	} {
		t.Run(name, func(t *testing.T) {
			conn, err := net.Dial("tcp", strings.TrimPrefix(p.base, "http://"))
			require.NoError(t, err)
			defer conn.Close()
			require.NoError(t, conn.SetDeadline(time.Now().Add(10*time.Second)))
			_, err = io.WriteString(conn, c.sent)
			require.NoError(t, err)
			answer, err := io.ReadAll(conn)
			require.NoError(t, err, "the server closes the connection")
			var statuses []string
			for _, line := range regexp.MustCompile(`(?m)^HTTP/1\.[01] (\d+)`).FindAllStringSubmatch(string(answer), -1) {
				statuses = append(statuses, line[1])
			}
			assert.Equal(t, c.want, statuses, "%.500s", answer)
		})
	}
}
