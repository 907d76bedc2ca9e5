package httpapi_test

import (
	"net"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/mail/smtptest"
)

// The mail server is down for an hour. Nobody notices, and then each mail goes out once.
func TestMail_J09_theServerIsDownForAnHour(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	address := listener.Addr().String()
	require.NoError(t, listener.Close())
	h := newTestServer(t, withSetting("WBSO_MAIL=smtp://"+address))
	user := h.user("zoe")
	h.visitor().post("/api/contact/", object{"name": "Jan Smit", "email": "jan@elders.example", "message": "Kan dit?"}).is(201)
	request := user.submitted()
	h.work()
	assert.Equal(t, "document_verwerkt", user.request(request.ID).Status)
	for began := h.clock.Now(); h.clock.Now().Sub(began) < time.Hour; h.clock.pass(time.Minute) {
		h.work()
	}
	server := smtptest.Start(t, smtptest.Behaviour{}, address)
	for range 20 {
		h.clock.pass(time.Minute)
		h.work()
	}
	var to []string
	for _, message := range server.Taken() {
		for line := range strings.Lines(string(message)) {
			if strings.HasPrefix(line, "To: ") {
				to = append(to, strings.TrimSpace(line))
			}
		}
	}
	assert.ElementsMatch(t, []string{"To: <zoe@voorbeeld.nl>", "To: <zoe@voorbeeld.nl>", "To: <info@localhost>"}, to)
	assert.NotContains(t, h.log.text(), "@", "the log names nobody")
}
