package app_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/ports"
)

// Sessions that ended leave with the next sign-in of anybody.
func TestAccounts_A12_expiredSessionsArePurged(t *testing.T) {
	h := newHouse(t)
	who := h.user("jansen")
	h.write(func(r ports.Repos) error {
		for id, ends := range map[string]time.Duration{"ended": -time.Second, "open": time.Second} {
			session := domain.Session{ID: id, User: who.UserID, CreatedAt: h.clock.Now(), ExpiresAt: h.clock.Now().Add(ends)}
			if err := r.Sessions.Add(h.ctx(), session); err != nil {
				return err
			}
		}
		return nil
	})
	h.user("pieters")
	h.login("pieters")
	h.read(func(r ports.Repos) error {
		_, err := r.Sessions.Get(h.ctx(), "ended")
		assert.Equal(t, domain.NotFound, domain.KindOf(err))
		_, err = r.Sessions.Get(h.ctx(), "open")
		return err
	})
}
