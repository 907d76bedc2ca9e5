package settings

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/mail/smtp"
)

func TestMailServer_readsAnAddress(t *testing.T) {
	for address, want := range map[string]smtp.Server{
		"smtp://mail.example.nl":                                 {Host: "mail.example.nl", Port: 25, Security: smtp.Mandatory},
		"smtp://wbso:geheim@mail.example.nl":                     {Host: "mail.example.nl", Port: 587, User: "wbso", Password: "geheim", Security: smtp.Mandatory},
		"smtp://wbso@example.nl:a%2Fb%23c@mail.example.nl:2525/": {Host: "mail.example.nl", Port: 2525, User: "wbso@example.nl", Password: "a/b#c", Security: smtp.Mandatory},
		"smtps://wbso:geheim@mail.example.nl":                    {Host: "mail.example.nl", Port: 465, User: "wbso", Password: "geheim", Security: smtp.Implicit},
		"smtp://mail.example.nl:25?tls=opportunistic":            {Host: "mail.example.nl", Port: 25, Security: smtp.Opportunistic},
		"smtp://mailpit:1025?tls=none":                           {Host: "mailpit", Port: 1025, Security: smtp.None},
		"smtp://127.0.0.1:2525":                                  {Host: "127.0.0.1", Port: 2525, Security: smtp.None},
		"smtp://localhost?tls=mandatory":                         {Host: "localhost", Port: 25, Security: smtp.Mandatory},
		"smtp://u:p@localhost":                                   {Host: "localhost", Port: 587, User: "u", Password: "p", Security: smtp.Mandatory},
		"smtp://u:p@[::1]:25?tls=none":                           {Host: "::1", Port: 25, User: "u", Password: "p", Security: smtp.None},
	} {
		server, err := MailServer(address)
		require.NoError(t, err, address)
		assert.Equal(t, want, server, address)
	}
}

// One line says what is wrong, and shows no password.
func TestMailServer_wrongAddresses(t *testing.T) {
	for _, address := range []string{
		"smtp:", "smtp://", "smtp://:25", "smtp://u:geheim-1@", "smtp://u:geheim-1@host/pad", "smtp://u:geheim-1@host#x", "smtp://u:geheim-1/x@host",
		"smtp://u:geheim-1@host:0", "smtp://u:geheim-1@host:65536", "smtp://u:geheim-1@host:poort", "smtp://geheim-1@host", "smtp://:geheim-1@host",
		"smtp://u:geheim-1@host?tls=soms", "smtp://u:geheim-1@host?auth=plain", "smtp://u:geheim-1@host?tls=none", "smtp://u:geheim-1@host?tls=opportunistic",
		"smtps://u:geheim-1@host?tls=mandatory", "smtpx://u:geheim-1@host", "u:geheim-1@host", "smtp://u:geheim-1%@host",
	} {
		wrong := refused(t, nil, "WBSO_MAIL="+address)
		assert.Equal(t, "WBSO_MAIL", wrong.Variable, address)
		assert.NotContains(t, wrong.Problem, "geheim-1", address)
		assert.NotContains(t, wrong.Problem, "\n")
	}
}

func TestMailServer_itsPasswordIsNowhere(t *testing.T) {
	const address = "smtp://wbso:geheim-1@mail.example.nl:587?tls=mandatory"
	file := filepath.Join(t.TempDir(), "mail")
	require.NoError(t, os.WriteFile(file, []byte(address+"\n"), 0o600))
	for _, environ := range []string{"WBSO_MAIL=" + address, "WBSO_MAIL_FILE=" + file} {
		c := load(t, false, nil, environ)
		assert.Equal(t, address, c.Mail)
		assert.Equal(t, "smtp://wbso@mail.example.nl:587?tls=mandatory", c.MailName())
		for _, v := range c.Values() {
			assert.NotContains(t, v.Value, "geheim-1")
			if v.Variable == "WBSO_MAIL" {
				assert.Equal(t, "smtp://wbso@mail.example.nl:587?tls=mandatory", v.Value)
			}
		}
	}
	flag := refused(t, map[string]string{"WBSO_MAIL": address})
	assert.Contains(t, flag.Problem, "WBSO_MAIL_FILE")
	assert.NotContains(t, flag.Problem, "geheim-1")
	c := load(t, false, map[string]string{"WBSO_MAIL": "smtp://localhost"})
	assert.Equal(t, "smtp://localhost", c.Mail)
}

// Mail to the world from an address that nobody can answer is told at the start.
func TestWarnings_mailFromNowhere(t *testing.T) {
	const text = "WBSO_MAIL_FROM"
	assert.Len(t, warned(load(t, false, nil, "WBSO_MAIL=smtp://mail.example.nl"), text), 1)
	assert.Empty(t, warned(load(t, false, nil, "WBSO_MAIL=smtp://mail.example.nl", "WBSO_MAIL_FROM=wbso@example.nl", "WBSO_CONTACT_TO=info@example.nl"), text))
	assert.Empty(t, warned(load(t, false, nil), text))
}
