package pages

import (
	"context"
	"fmt"
	"log/slog"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/domain/site"
	"wbso/ports"
)

// Contact is what visitors tell the operator.
type Contact struct {
	deps *Deps
}

// SendContactMessage stores a message and queues the mail that brings it to the operator, so that it
// arrives also when mail is down. All field errors come at once.
func (c *Contact) SendContactMessage(ctx context.Context, in site.ContactMessage) error {
	message, err := site.ParseContact(in)
	if err != nil {
		return err
	}
	message.ID, message.CreatedAt = 0, c.deps.Clock.Now()
	err = c.deps.Store.Write(ctx, func(r ports.Repos) error {
		added, err := r.Contact.AddContactMessage(ctx, message)
		if err != nil {
			return err
		}
		message.ID = added.ID
		return c.deps.QueueMail(ctx, r, queue.QueuedMail{
			Kind: queue.ContactReceivedMail, Event: fmt.Sprintf("contact:%d", added.ID), Address: c.deps.ContactTo, Subject: added.ID,
		})
	})
	if err != nil {
		return err
	}
	c.deps.Log.InfoContext(ctx, "contact message received", slog.Int64("message", message.ID))
	c.deps.Wake()
	return nil
}

// FindInterest reports whether the caller is interested in No Cure No Pay.
func (c *Contact) FindInterest(ctx context.Context, who usecase.Actor) (interested bool, err error) {
	if err := who.Guard(); err != nil {
		return false, err
	}
	err = c.deps.Store.Read(ctx, func(r ports.Repos) error {
		interested, err = r.Interests.FindInterest(ctx, who.UserID)
		return err
	})
	return interested, err
}

// SetInterest keeps whether the caller is interested in No Cure No Pay.
func (c *Contact) SetInterest(ctx context.Context, who usecase.Actor, interested bool) error {
	if err := who.Guard(); err != nil {
		return err
	}
	return c.deps.Store.Write(ctx, func(r ports.Repos) error {
		if err := accounts.HoldOpen(ctx, r, who.UserID); err != nil {
			return err
		}
		return r.Interests.SetInterest(ctx, who.UserID, interested, c.deps.Clock.Now())
	})
}

// ListContactMessages returns a page of all messages, newest first, for administrators.
func (c *Contact) ListContactMessages(
	ctx context.Context, p domain.Page,
) (list domain.List[site.ContactMessage], err error) {
	err = c.deps.Store.Read(ctx, func(r ports.Repos) error {
		list, err = r.Contact.ListContactMessages(ctx, p)
		return err
	})
	return list, err
}

// ListInterests returns who is interested in No Cure No Pay, for administrators.
func (c *Contact) ListInterests(ctx context.Context) (list []site.Interest, err error) {
	err = c.deps.Store.Read(ctx, func(r ports.Repos) error {
		list, err = r.Interests.ListInterests(ctx)
		return err
	})
	return list, err
}
