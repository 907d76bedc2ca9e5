package apptest

import (
	"context"
	"strings"
	"sync"

	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
)

// post is a mailer that keeps what it was given, once per mail.
type post struct {
	Script
	mu    sync.Mutex
	mails []queue.Mail
	Sends int
}

func (p *post) SendMail(ctx context.Context, m queue.Mail) error {
	if err := p.Play(ctx); err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.Sends++
	p.drop(func(other queue.Mail) bool { return other.ID == m.ID })
	p.mails = append(p.mails, m)
	return nil
}

func (p *post) ForgetAddress(_ context.Context, address string) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.drop(func(m queue.Mail) bool {
		return strings.EqualFold(m.To, address) || strings.EqualFold(m.ReplyTo, address)
	})
	return nil
}

func (p *post) drop(gone func(queue.Mail) bool) {
	var kept []queue.Mail
	for _, m := range p.mails {
		if !gone(m) {
			kept = append(kept, m)
		}
	}
	p.mails = kept
}

// To returns the mails to an address, oldest first.
func (p *post) To(address string) (list []queue.Mail) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, m := range p.mails {
		if m.To == address {
			list = append(list, m)
		}
	}
	return list
}

// Subjects of the mails to an address, oldest first.
func (p *post) Subjects(address string) (list []string) {
	for _, m := range p.To(address) {
		list = append(list, m.Subject)
	}
	return list
}

// Mail sends the mails that are due, with the other jobs.
func (h *Server) Mail() {
	h.T.Helper()
	h.Leases.Mails.Store(true)
	defer h.Leases.Mails.Store(false)
	_, err := h.Worker.RunDue(h.Ctx())
	require.NoError(h.T, err)
}

// Queued returns the mails that are stored, sent or not, by kind; the jobs know of all.
func (h *Server) Queued() map[queue.MailKind]int {
	h.T.Helper()
	found := map[queue.MailKind]int{}
	list, err := h.Jobs.ListJobs(h.Ctx(), queue.JobFilter{}, WholeList)
	require.NoError(h.T, err)
	h.Read(func(r ports.Repos) error {
		for _, job := range list.Items {
			if !ofMail(job.Kind) {
				continue
			}
			m, err := r.Mails.FindMail(h.Ctx(), job.Subject)
			if err == nil {
				found[m.Kind]++
			} else if domain.KindOf(err) != domain.NotFound {
				return err
			}
		}
		return nil
	})
	return found
}

// About returns the mails whose subject holds a text, oldest first.
func (p *post) About(text string) (list []queue.Mail) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, m := range p.mails {
		if strings.Contains(m.Subject, text) {
			list = append(list, m)
		}
	}
	return list
}
