package portstest

import (
	"bytes"
	"encoding/base64"
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	netmail "net/mail"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/queue"
	"wbso/ports"
)

// OpenMailer returns an empty mailer that sends as from, and what it has delivered so
// far as RFC 5322 messages.
type OpenMailer func(t *testing.T) (m ports.Mailer, delivered func() [][]byte)

// Mailer runs the suite of every mailer.
func Mailer(t *testing.T, from string, open OpenMailer) {
	runMailer(t, from, open, []func(*post){
		testAMailComesWhole,
		testI08_ALineEndAddsNoHeader,
		testTheSameMailAgainIsTheSameMessage,
		testForgetOfNothingIsNoError,
	})
}

// MailKeeper runs the suite of a mailer that keeps what it delivered.
func MailKeeper(t *testing.T, from string, open OpenMailer) {
	runMailer(t, from, open, []func(*post){
		testForgetDeletesWhatWentToAnAddress,
	})
}

func runMailer(t *testing.T, from string, open OpenMailer, cases []func(*post)) {
	InOrder(t, cases, func(t *testing.T, check func(*post)) {
		m, delivered := open(t)
		check(&post{T: t, Mailer: m, from: from, delivered: delivered})
	})
}

type post struct {
	*testing.T
	ports.Mailer
	from      string
	delivered func() [][]byte
}

func sampleMail(id int64, to string) queue.Mail {
	queued := time.Date(2028, time.February, 29, 12, 0, 0, 0, time.UTC)
	return queue.Mail{
		ID: id, To: to, Subject: "Welkom, Zoë — €\u00a0961,95", Text: "Hallo Zoë,\n\nEen regel\n.\nFrom hier\n" + strings.Repeat("lang ", 300) + "\n",
		HTML: "<p>Hallo Zoë</p>", QueuedAt: queued, SentAt: queued.Add(time.Minute),
	}
}

func (p *post) send(m queue.Mail) {
	p.Helper()
	require.NoError(p, p.SendMail(p.Context(), m))
}

// receivedMail is a message as a mail program reads it.
type receivedMail struct {
	header netmail.Header
	kinds  []string // of the parts, in order
	parts  []string
	files  []string
}

func (p *post) messages() (all []receivedMail) {
	p.Helper()
	for _, raw := range p.delivered() {
		message, err := netmail.ReadMessage(bytes.NewReader(raw))
		require.NoError(p, err)
		m := receivedMail{header: message.Header}
		p.walk(&m, message.Header.Get("Content-Type"), message.Header.Get("Content-Transfer-Encoding"), "", message.Body)
		all = append(all, m)
	}
	return all
}

func (p *post) walk(m *receivedMail, contentType, encoding, filename string, body io.Reader) {
	p.Helper()
	media, params, err := mime.ParseMediaType(contentType)
	require.NoError(p, err)
	m.kinds = append(m.kinds, media)
	if strings.HasPrefix(media, "multipart/") {
		parts := multipart.NewReader(body, params["boundary"])
		for {
			part, err := parts.NextRawPart()
			if errors.Is(err, io.EOF) {
				return
			}
			require.NoError(p, err)
			p.walk(m, part.Header.Get("Content-Type"), part.Header.Get("Content-Transfer-Encoding"), part.FileName(), part)
		}
	}
	switch strings.ToLower(encoding) {
	case "quoted-printable":
		body = quotedprintable.NewReader(body)
	case "base64":
		body = base64.NewDecoder(base64.StdEncoding, body)
	}
	content, err := io.ReadAll(body)
	require.NoError(p, err)
	m.parts, m.files = append(m.parts, strings.ReplaceAll(string(content), "\r\n", "\n")), append(m.files, filename)
}

func (m receivedMail) subject() string {
	decoded, _ := new(mime.WordDecoder).DecodeHeader(m.header.Get("Subject"))
	return decoded
}

// A mail comes whole: headers, text before HTML, attachments.
func testAMailComesWhole(p *post) {
	m := sampleMail(7, "zoe@example.nl")
	m.ReplyTo = "Jan.Jansen@example.nl"
	m.Attachments = []queue.Attachment{{Filename: "factuur-2028-0001.pdf", ContentType: "application/pdf", Content: bytes.Repeat([]byte{0, 255, '\r', '\n'}, 100)}}
	p.send(m)
	all := p.messages()
	require.Len(p, all, 1)
	got := all[0]
	assert.Equal(p, m.Subject, got.subject())
	for header, want := range map[string]string{"To": m.To, "From": p.from, "Reply-To": m.ReplyTo} {
		list, err := got.header.AddressList(header)
		require.NoError(p, err, header)
		require.Len(p, list, 1)
		assert.Equal(p, want, list[0].Address)
	}
	date, err := got.header.Date()
	require.NoError(p, err)
	assert.Equal(p, m.SentAt.Truncate(time.Second), date.UTC())
	assert.Regexp(p, `^<[^<>@\s]+@[^<>@\s]+>$`, got.header.Get("Message-ID"))
	assert.Equal(p, []string{"multipart/mixed", "multipart/alternative", "text/plain", "text/html", "application/pdf"}, got.kinds)
	assert.Equal(p, []string{m.Text, m.HTML}, got.parts[:2])
	for _, raw := range p.delivered() {
		for line := range strings.Lines(string(raw)) {
			assert.LessOrEqual(p, len(line), 1000, "with its line end")
			assert.True(p, strings.HasSuffix(line, "\r\n"), "%q", line)
		}
	}
	assert.Equal(p, []string{"", "", "factuur-2028-0001.pdf"}, got.files)
	assert.Len(p, got.parts[2], 300, "the attachment; its line ends were counted as one")

	p.send(sampleMail(8, "zoe@example.nl"))
	for _, m := range p.messages() {
		if len(m.files) == 2 {
			assert.Equal(p, []string{"multipart/alternative", "text/plain", "text/html"}, m.kinds)
		}
	}
}

func testI08_ALineEndAddsNoHeader(p *post) {
	m := sampleMail(1, "zoe@example.nl")
	m.Subject = "Bericht van Jan\r\nBcc: a@evil.example\nX-Evil: 1\r"
	m.ReplyTo = "jan@example.nl\r\nBcc: b@evil.example"
	m.Attachments = []queue.Attachment{{Filename: "a\r\nX-Evil: 2.pdf", ContentType: "application/pdf", Content: []byte("x")}}
	p.send(m)
	for _, raw := range p.delivered() {
		for line := range strings.Lines(string(raw)) {
			assert.NotRegexp(p, `(?i)^(bcc|x-evil)`, line)
		}
	}
	all := p.messages()
	require.Len(p, all, 1)
	assert.Contains(p, all[0].subject(), "Bericht van Jan")
	assert.NotContains(p, all[0].subject(), "\n")
}

func testTheSameMailAgainIsTheSameMessage(p *post) {
	m, other := sampleMail(1, "zoe@example.nl"), sampleMail(2, "zoe@example.nl")
	elsewhere := m // of another database, where ids begin at 1 too
	elsewhere.QueuedAt = m.QueuedAt.Add(time.Microsecond)
	for range 2 {
		p.send(m)
	}
	p.send(other)
	p.send(elsewhere)
	ids := map[string]bool{}
	for _, message := range p.messages() {
		ids[message.header.Get("Message-ID")] = true
	}
	assert.Len(p, ids, 3)
}

// Forget deletes what went to an address or is answered to it.
func testForgetOfNothingIsNoError(p *post) {
	require.NoError(p, p.ForgetAddress(p.Context(), "x@example.nl"))
}

func testForgetDeletesWhatWentToAnAddress(p *post) {
	p.send(sampleMail(1, "zoe@example.nl"))
	p.send(sampleMail(2, "Zoe@Example.nl"))
	answered := sampleMail(3, "info@example.nl")
	answered.ReplyTo = "ZOE@example.nl"
	p.send(answered)
	p.send(sampleMail(4, "zoe@example.nl.example"))
	require.NoError(p, p.ForgetAddress(p.Context(), "zoe@EXAMPLE.nl"))
	all := p.messages()
	require.Len(p, all, 1)
	assert.Equal(p, "<zoe@example.nl.example>", all[0].header.Get("To"))
}
