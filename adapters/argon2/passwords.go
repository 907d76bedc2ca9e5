// Package argon2 hashes passwords with argon2id (RFC 9106) and knows the common
// ones.
package argon2

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"fmt"
	"runtime/debug"
	"sync"
	"time"

	"golang.org/x/crypto/argon2"

	"wbso/ports"
)

// Sizes of what a hash holds, in bytes.
const (
	saltLen = 16
	keyLen  = 32
)

// idle is how long after the last check its memory goes back to the system.
const idle = 2 * time.Second

// Cost is the work that one hash takes.
type Cost struct {
	MemoryKiB uint32
	Passes    uint32
	Lanes     uint8
}

// Recommended is OWASP's second choice for argon2id: 19 MiB, two passes.
func Recommended() Cost { return Cost{MemoryKiB: 19 * 1024, Passes: 2, Lanes: 1} }

// Cheap is for tests, and for nothing that keeps real passwords.
func Cheap() Cost { return Cost{MemoryKiB: 8, Passes: 1, Lanes: 1} }

// Passwords hashes and checks one password at a time, so that a crowd at the
// door costs time and not memory.
type Passwords struct {
	cost   Cost
	turn   chan struct{}
	common func() string
	rest   *time.Timer
	derive func(password, salt []byte, passes, memory uint32, lanes uint8, keyLen uint32) []byte
}

var _ ports.Passwords = (*Passwords)(nil)

// New returns Passwords that hash at this cost. They check a hash at the cost
// that stands in it, so that the cost can be raised without breaking logins.
func New(cost Cost) *Passwords {
	rest := time.AfterFunc(idle, debug.FreeOSMemory)
	rest.Stop()
	return &Passwords{
		cost:   cost,
		turn:   make(chan struct{}, 1),
		common: sync.OnceValue(readCommon),
		rest:   rest,
		derive: argon2.IDKey,
	}
}

// Hash implements ports.Passwords.
func (p *Passwords) Hash(ctx context.Context, password string) (string, error) {
	h := phc{cost: p.cost, salt: make([]byte, saltLen), key: make([]byte, keyLen)}
	rand.Read(h.salt) // never fails
	key, err := p.work(ctx, h, password)
	if err != nil {
		return "", err
	}
	h.key = key
	return h.String(), nil
}

// Verify implements ports.Passwords. Without a hash it works just as hard, on
// one that no password has.
func (p *Passwords) Verify(ctx context.Context, hash, password string) (bool, error) {
	h := phc{cost: p.cost, salt: make([]byte, saltLen), key: make([]byte, keyLen)}
	if hash != "" {
		var err error
		if h, err = parsePHC(hash); err != nil {
			return false, err
		}
	}
	key, err := p.work(ctx, h, password)
	if err != nil {
		return false, err
	}
	same := subtle.ConstantTimeCompare(key, h.key) == 1
	return same && hash != "", nil
}

// work derives the key of a password as h says, when its turn comes.
func (p *Passwords) work(ctx context.Context, h phc, password string) ([]byte, error) {
	select {
	case p.turn <- struct{}{}:
		defer func() { <-p.turn }()
	case <-ctx.Done():
		return nil, fmt.Errorf("wait for a password check: %w", ctx.Err())
	}
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("check a password: %w", err)
	}
	defer p.rest.Reset(idle)
	c := h.cost
	return p.derive([]byte(password), h.salt, c.Passes, c.MemoryKiB, c.Lanes, uint32(len(h.key))), nil
}
