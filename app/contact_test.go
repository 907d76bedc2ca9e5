package app_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/queue"
	"wbso/domain/site"
	"wbso/ports"
)

func contactMessage() site.ContactMessage {
	return site.ContactMessage{Name: "Zoë de Vries", Email: "zoe@elders.example", Phone: "010 1234567", Message: "Hallo,\n\nkan dit? https://elders.example/<b>"}
}

func TestContact_reachesTheOperator(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Contact.SendContactMessage(h.ctx(), contactMessage()))
	h.mail()
	mails := h.post.about("Zoë de Vries")
	require.Len(t, mails, 1)
	assert.Equal(t, []string{"info@localhost", "zoe@elders.example"}, []string{mails[0].To, mails[0].ReplyTo})
	assert.Contains(t, mails[0].Text, "https://elders.example/<b>")
	assert.NotContains(t, mails[0].HTML, "<b>")
	assert.NotContains(t, mails[0].HTML, `href="https://elders.example`, "links are not made for somebody else")
	assert.NotContains(t, h.log.lines.String(), "zoe@elders.example")
	h.mail()
	assert.Len(t, h.post.about("Zoë de Vries"), 1)
}

// J-09: the message is kept while mail is down, and goes out once afterwards.
func TestContact_J09_mailDown(t *testing.T) {
	h := newTestServer(t)
	h.post.fails(errors.New("connection refused"))
	require.NoError(t, h.Contact.SendContactMessage(h.ctx(), contactMessage()))
	for range 8 {
		h.mail()
		h.clock.pass(10 * time.Minute)
	}
	assert.Empty(t, h.post.about("Zoë"))
	h.post.fails(nil)
	h.clock.pass(queue.LongestWait)
	h.mail()
	assert.Len(t, h.post.about("Zoë"), 1)
}

func TestContact_I08_lineBreaks(t *testing.T) {
	h := newTestServer(t)
	for name, c := range map[string]struct {
		spoil func(*site.ContactMessage)
		want  map[string][]domain.Code
	}{
		"nothing":               {func(m *site.ContactMessage) { *m = site.ContactMessage{} }, map[string][]domain.Code{"name": {domain.CodeBlank}, "email": {domain.CodeBlank}, "message": {domain.CodeBlank}}},
		"a header in the name":  {func(m *site.ContactMessage) { m.Name = "Zoë\r\nBcc: x@y.nl" }, map[string][]domain.Code{"name": {domain.CodeInvisible}}},
		"a line end after it":   {func(m *site.ContactMessage) { m.Name = "Zoë\n" }, map[string][]domain.Code{"name": {domain.CodeInvisible}}},
		"a header in the email": {func(m *site.ContactMessage) { m.Email = "zoe@elders.example\nBcc: x@y.nl" }, map[string][]domain.Code{"email": {domain.CodeEmail}}},
		"a line end after that": {func(m *site.ContactMessage) { m.Email = "zoe@elders.example\r\n" }, map[string][]domain.Code{"email": {domain.CodeEmail}}},
		"a line end in phone":   {func(m *site.ContactMessage) { m.Phone = "06\n12" }, map[string][]domain.Code{"phone": {domain.CodeInvisible}}},
		"all too long": {func(m *site.ContactMessage) {
			*m = site.ContactMessage{Name: strings.Repeat("é", 151), Email: strings.Repeat("a", 255), Phone: strings.Repeat("1", 31), Message: strings.Repeat("é", 5001)}
		}, map[string][]domain.Code{"name": {domain.CodeTooLong}, "email": {domain.CodeTooLong}, "phone": {domain.CodeTooLong}, "message": {domain.CodeTooLong}}},
	} {
		t.Run(name, func(t *testing.T) {
			m := contactMessage()
			c.spoil(&m)
			assert.Equal(t, c.want, codes(t, h.Contact.SendContactMessage(h.ctx(), m)))
		})
	}
	h.read(func(r ports.Repos) error {
		list, err := r.Contact.ListContactMessages(h.ctx(), wholeList)
		assert.Empty(t, list.Items)
		return err
	})
}

func TestContact_interestIsPerUser(t *testing.T) {
	h := newTestServer(t)
	one, other := h.user("jansen"), h.user("pieters")
	require.NoError(t, h.Contact.SetInterest(h.ctx(), one, true))
	for who, want := range map[int64]bool{one.UserID: true, other.UserID: false} {
		a := one
		a.UserID = who
		got, err := h.Contact.FindInterest(h.ctx(), a)
		require.NoError(t, err)
		assert.Equal(t, want, got)
	}
}
