// Package mail builds the MIME form of mails. Its subfolders deliver them.
package mail

import (
	"bytes"
	"fmt"
	"io"
	netmail "net/mail"
	"strings"
	"unicode"

	gomail "github.com/wneessen/go-mail"

	"wbso/domain/queue"
)

// Sender is whom mails come from.
type Sender struct{ Name, Address string }

// WriteTo writes a mail as an RFC 5322 message that people can read as it is.
func WriteTo(w io.Writer, from Sender, m queue.Mail) error {
	msg, err := build(from, m, readable)
	if err != nil {
		return err
	}
	_, err = msg.WriteTo(w)
	return err
}

// Message returns a mail as an RFC 5322 message in ASCII, which every server takes.
func Message(from Sender, m queue.Mail) (*gomail.Msg, error) {
	return build(from, m, func(string) gomail.Encoding { return gomail.EncodingQP })
}

// build puts plain text first, then HTML, then the attachments. The Message-ID follows
// from what never changes about the mail, so that a second sending is known as the same.
func build(from Sender, m queue.Mail, encoding func(text string) gomail.Encoding) (*gomail.Msg, error) {
	msg := gomail.NewMsg(gomail.WithNoDefaultUserAgent())
	msg.FromMailAddress(&netmail.Address{Name: oneLine(from.Name), Address: oneLine(from.Address)})
	msg.ToMailAddress(&netmail.Address{Address: oneLine(m.To)})
	if m.ReplyTo != "" {
		msg.ReplyToMailAddress(&netmail.Address{Address: oneLine(m.ReplyTo)})
	}
	msg.Subject(oneLine(m.Subject))
	msg.SetDateWithValue(m.SentAt)
	msg.SetMessageIDWithValue(fmt.Sprintf("%s@%s", Name(m), hostOf(from.Address)))
	if m.Unsubscribe != "" { // RFC 8058
		msg.SetGenHeader("List-Unsubscribe", "<"+oneLine(m.Unsubscribe)+">")
		msg.SetGenHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")
	}
	msg.SetGenHeader("Auto-Submitted", "auto-generated") // so that no absence notice answers
	msg.SetBodyString(gomail.TypeTextPlain, crlf(m.Text), gomail.WithPartEncoding(encoding(m.Text)))
	msg.AddAlternativeString(gomail.TypeTextHTML, crlf(m.HTML), gomail.WithPartEncoding(encoding(m.HTML)))
	for _, file := range m.Attachments {
		if err := msg.AttachReader(oneLine(file.Filename), bytes.NewReader(file.Content), gomail.WithFileContentType(gomail.ContentType(file.ContentType))); err != nil {
			return nil, fmt.Errorf("attach a file to mail %d: %w", m.ID, err)
		}
	}
	return msg, nil
}

// longestLine is the most bytes in a line that RFC 5322 allows.
const longestLine = 998

// readable leaves a text as it is, unless it has too long a line.
func readable(text string) gomail.Encoding {
	for line := range strings.Lines(text) {
		if len(line) > longestLine {
			return gomail.EncodingQP
		}
	}
	return gomail.NoEncoding
}

// crlf writes every line end as messages have it.
func crlf(text string) string {
	return strings.ReplaceAll(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n", "\r\n")
}

// Name returns a name that is the same for each sending of a mail, and differs from that of any
// other mail, also of another database.
func Name(m queue.Mail) string {
	return fmt.Sprintf("%s-%d", m.QueuedAt.UTC().Format("20060102-150405.000000"), m.ID)
}

func hostOf(address string) string { return address[strings.LastIndexByte(address, '@')+1:] }

// oneLine keeps what a user wrote from ending its header.
func oneLine(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, s)
}
