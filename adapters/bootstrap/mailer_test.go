package bootstrap

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/adapters/mail/outbox"
	"wbso/adapters/mail/smtp"
)

func TestMailer_isTheOneOfTheSettings(t *testing.T) {
	files, server := load(t, false, nil), load(t, false, nil, "WBSO_MAIL=smtp://wbso:geheim-1@mail.example.nl:587")
	assert.IsType(t, &outbox.Outbox{}, files.Mailer())
	assert.IsType(t, &smtp.Mailer{}, server.Mailer())
}
