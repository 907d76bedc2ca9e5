package pages_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/domain/site"
	"wbso/ports"
)

func TestContact_reachesTheOperator(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Contact.SendContactMessage(h.Ctx(), apptest.ContactMessage()))
	h.Mail()
	mails := h.Post.About("Zoë de Vries")
	require.Len(t, mails, 1)
	assert.Equal(t, []string{"info@localhost", "zoe@elders.example"}, []string{mails[0].To, mails[0].ReplyTo})
	assert.Contains(t, mails[0].Text, "https://elders.example/<b>")
	assert.NotContains(t, mails[0].HTML, "<b>")
	assert.NotContains(t, mails[0].HTML, `href="https://elders.example`, "links are not made for somebody else")
	assert.NotContains(t, h.Log.Lines.String(), "zoe@elders.example")
	h.Mail()
	assert.Len(t, h.Post.About("Zoë de Vries"), 1)
}

// J-09: the message is kept while mail is down, and goes out once afterwards.
func TestContact_J09_mailDown(t *testing.T) {
	h := newTestServer(t)
	h.Post.Fails(errors.New("connection refused"))
	require.NoError(t, h.Contact.SendContactMessage(h.Ctx(), apptest.ContactMessage()))
	for range 8 {
		h.Mail()
		h.Clock.Pass(10 * time.Minute)
	}
	assert.Empty(t, h.Post.About("Zoë"))
	h.Post.Fails(nil)
	h.Clock.Pass(queue.LongestWait)
	h.Mail()
	assert.Len(t, h.Post.About("Zoë"), 1)
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
			m := apptest.ContactMessage()
			c.spoil(&m)
			assert.Equal(t, c.want, apptest.Codes(t, h.Contact.SendContactMessage(h.Ctx(), m)))
		})
	}
	h.Read(func(r ports.Repos) error {
		list, err := r.Contact.ListContactMessages(h.Ctx(), apptest.WholeList)
		assert.Empty(t, list.Items)
		return err
	})
}

func TestContact_interestIsPerUser(t *testing.T) {
	h := newTestServer(t)
	one, other := h.User("jansen"), h.User("pieters")
	require.NoError(t, h.Contact.SetInterest(h.Ctx(), one, true))
	for who, want := range map[int64]bool{one.UserID: true, other.UserID: false} {
		a := one
		a.UserID = who
		got, err := h.Contact.FindInterest(h.Ctx(), a)
		require.NoError(t, err)
		assert.Equal(t, want, got)
	}
}
