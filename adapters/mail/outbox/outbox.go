// Package outbox delivers mails to a folder, one file each, for demonstrations and
// tests.
package outbox

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	netmail "net/mail"
	"os"
	"path/filepath"
	"strings"

	"wbso/adapters/mail"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/queue"
	"wbso/ports"
)

// Outbox implements ports.Mailer.
type Outbox struct {
	folder string
	from   mail.Sender
}

var _ ports.Mailer = (*Outbox)(nil)

// New returns an outbox in a folder, which is made with the first mail.
func New(folder string, from mail.Sender) *Outbox { return &Outbox{folder, from} }

const (
	suffix  = ".eml"
	partial = ".part" // of a file that is being written
)

// SendMail writes the file of a mail, whole or not at all. A second sending takes the
// place of the first.
func (o *Outbox) SendMail(_ context.Context, m queue.Mail) error {
	if err := o.write(m); err != nil {
		return domain.Fail(domain.Unavailable, domain.CodeMailFailed).Because(fmt.Errorf("write a mail to the outbox: %w", err))
	}
	return nil
}

func (o *Outbox) write(m queue.Mail) error {
	if err := os.MkdirAll(o.folder, 0o700); err != nil {
		return err
	}
	name := filepath.Join(o.folder, mail.Name(m)+suffix)
	file, err := os.OpenFile(name+partial, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	err = errors.Join(mail.WriteTo(file, o.from, m), file.Sync(), file.Close())
	if err == nil {
		err = os.Rename(name+partial, name)
	}
	return err
}

// ForgetAddress deletes the files of mails to an address or answered to it, and those that
// were left half written.
func (o *Outbox) ForgetAddress(_ context.Context, address string) error {
	files, err := os.ReadDir(o.folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, file := range files {
		path := filepath.Join(o.folder, file.Name())
		if strings.HasSuffix(path, partial) || strings.HasSuffix(path, suffix) && concerns(path, account.FoldEmail(address)) {
			err = errors.Join(err, remove(path))
		}
	}
	if err != nil {
		return domain.Fail(domain.Unavailable, domain.CodeMailFailed).Because(fmt.Errorf("delete mails from the outbox: %w", err))
	}
	return nil
}

// remove removes a file. It is no error when the file is gone already.
func remove(path string) error {
	if err := os.Remove(path); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

func concerns(path, key string) bool {
	file, err := os.Open(path)
	if err != nil {
		return false
	}
	defer file.Close()
	message, err := netmail.ReadMessage(file)
	if err != nil {
		return false
	}
	for _, header := range []string{"To", "Reply-To"} {
		list, _ := message.Header.AddressList(header)
		for _, a := range list {
			if account.FoldEmail(a.Address) == key {
				return true
			}
		}
	}
	return false
}
