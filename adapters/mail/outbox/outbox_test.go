package outbox_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/mail"
	"wbso/adapters/mail/outbox"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
	"wbso/ports/portstest"
)

const from = "noreply@wbso.test"

func sender() mail.Sender { return mail.Sender{Name: "Speur\r\nwérk", Address: from} }

func TestOutbox(t *testing.T) {
	open := func(t *testing.T) (ports.Mailer, func() [][]byte) {
		folder := filepath.Join(t.TempDir(), "data", "outbox")
		return outbox.New(folder, sender()), func() (all [][]byte) {
			files, err := filepath.Glob(filepath.Join(folder, "*"))
			require.NoError(t, err)
			for _, file := range files {
				assert.True(t, strings.HasSuffix(file, ".eml"), file)
				content, err := os.ReadFile(file)
				require.NoError(t, err)
				all = append(all, content)
			}
			return all
		}
	}
	portstest.Mailer(t, from, open)
	portstest.MailKeeper(t, from, open)
}

func sample() queue.Mail {
	return queue.Mail{ID: 1, To: "zoe@example.nl", Subject: "Welkom", Text: "geheime code", HTML: "<p>", QueuedAt: time.Unix(1, 0), SentAt: time.Unix(2, 0)}
}

func TestOutbox_onlyItsOwnerReadsIt(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "outbox")
	require.NoError(t, outbox.New(folder, sender()).SendMail(t.Context(), sample()))
	files, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Len(t, files, 1)
	info, err := files[0].Info()
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode())
	assert.NotContains(t, files[0].Name(), "zoe")
}

func TestOutbox_J07_whatIsHalfWrittenIsNoMail(t *testing.T) {
	folder := t.TempDir()
	o := outbox.New(folder, sender())
	half := filepath.Join(folder, "19700101-000000.000000-9.eml.part")
	require.NoError(t, os.WriteFile(half, []byte("To: zoe@ex"), 0o600))
	require.NoError(t, o.SendMail(t.Context(), sample()))
	require.NoError(t, o.ForgetAddress(t.Context(), "zoe@example.nl"))
	files, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Empty(t, files)
}

func TestOutbox_L13_anErrorTellsNothing(t *testing.T) {
	file := filepath.Join(t.TempDir(), "no folder")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	err := outbox.New(file, sender()).SendMail(t.Context(), sample())
	require.Error(t, err)
	assert.Equal(t, domain.CodeMailFailed, domain.CodeOf(err))
	assert.NotContains(t, err.Error(), "zoe")
	assert.NotContains(t, err.Error(), "geheim")
}
