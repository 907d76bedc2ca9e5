package httpapi_test

import (
	"encoding/json"
	"errors"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	protocol "github.com/emersion/go-smtp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/httpapi"
	"wbso/adapters/mail/smtptest"
	"wbso/domain/member"
)

func TestLogs_F14_UTC(t *testing.T) {
	book := &logBook{}
	amsterdam, err := time.LoadLocation("Europe/Amsterdam")
	require.NoError(t, err)
	line := slog.NewRecord(time.Date(2026, 7, 1, 0, 30, 0, 0, amsterdam), slog.LevelInfo, "x", 0)
	require.NoError(t, httpapi.LogHandler(slog.NewJSONHandler(book, nil)).Handle(t.Context(), line))
	assert.Contains(t, book.text(), `"time":"2026-06-30T22:30:00Z"`)
}

// forged is a name that tries to add a line to the log.
const forged = "zoe\n{\"level\":\"ERROR\",\"msg\":\"forged\"}"

// Every route is called, neighbours fail, and the log at debug is JSON, a line for each
// event, and holds nothing that anybody typed.
func TestLogs_F14_nothingThatPeopleTyped(t *testing.T) {
	server := smtptest.Start(t, smtptest.Behaviour{Rcpt: func(to string) error {
		return &protocol.SMTPError{Code: 550, EnhancedCode: protocol.EnhancedCode{5, 1, 1}, Message: "<" + to + ">: unknown"}
	}}, "")
	h := newTestServer(t, withSetting("WBSO_LOG=json"), withSetting("WBSO_MAIL=smtp://127.0.0.1:"+server.Port()))
	owner := h.user("zoedevries")
	its := owner.thingsOf(owner.paid())
	typed := []string{forged, "forged", "zoedevries", password, owner.token, owner.refresh}
	for _, row := range matrix() {
		method, path := row.of(its)
		body := row.bodyOf(its)
		owner.call(method, path, body, headersOf(body)...)
		typed = append(typed, wordsOf(body)...)
	}
	typed = slices.DeleteFunc(typed, func(word string) bool { return word == "close" || slices.Contains(member.Roles(), member.Role(word)) }) // chosen
	h.trouble(owner)

	for line := range strings.Lines(h.log.text()) {
		var event struct {
			Time, Level, Msg string
			RequestID        string `json:"request_id"`
		}
		require.NoError(t, json.Unmarshal([]byte(line), &event), line)
		assert.True(t, strings.HasSuffix(event.Time, "Z"), line)
		assert.NotEqual(t, "forged", event.Msg)
		if event.Msg == "call" {
			assert.Len(t, event.RequestID, 16)
		}
	}
	log := strings.ToLower(h.log.text())
	assert.Contains(t, log, "mail_refused")
	for _, word := range typed {
		assert.False(t, strings.Contains(log, strings.ToLower(word)), "the log holds %q", word)
	}
	assert.False(t, strings.Contains(log, "@voorbeeld"), "an address of mail")
}

// trouble is all that may go wrong in a call.
func (h *testServer) trouble(owner *person) {
	h.work()
	owner.post("/auth/register/", object{"username": forged, "email": forged, "password": password}).is(400)
	h.visitor().post("/api/token/", credentials(forged, password)).is(401)
	h.visitor().post("/api/auth/forgot-password/", object{"email": "zoedevries@voorbeeld.nl"}).is(200)
	h.visitor().get("/api/auth/forgot-password/validate/?temp_code=zoedevries").is(400)
	h.visitor().call("POST", "/api/contact/", `{"name": "zoedevries`).is(400)
	h.work()
	h.analyzer.err = errors.New("the model is away")
	owner.post("/api/elevator-pitch-evaluation/evaluate/", object{"text": "zoedevries ontwikkelt"}).is(502)
	h.analyzer.panic = true
	owner.post("/api/elevator-pitch-evaluation/evaluate/", object{"text": "zoedevries ontwikkelt"}).is(502)
	h.store.away.Store(true)
	owner.get("/api/users/me/").is(503)
	h.store.away.Store(false)
	owner.post("/api/account/close/", object{"password": password}).is(204)
	h.work()
}

// common are words that are the product's own, whoever types them.
var common = []string{"hours", "forfetair", "programmatuur", "remarks", "novelty", "remarks.x", "null", "script", "Error"}

// wordsOf are the texts in a body that tell something of somebody.
func wordsOf(body any) (words []string) {
	switch b := body.(type) {
	case object:
		for _, value := range b {
			words = append(words, wordsOf(value)...)
		}
	case partCall:
		return wordsOf(b.body)
	case file:
		return strings.FieldsFunc(string(b), func(r rune) bool { return r == ';' || r == '\n' })
	case string:
		if len(b) > 4 && !isCommon(b) {
			return []string{b}
		}
	}
	return words
}

func isCommon(word string) bool {
	_, err := time.Parse(time.DateOnly, word)
	for _, c := range common {
		if err == nil || c == word {
			return true
		}
	}
	return false
}
