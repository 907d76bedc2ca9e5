// Package argon2 hashes passwords with argon2id (RFC 9106) and knows the common
// ones.
package argon2

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"runtime"
	"runtime/debug"
	"sync"
	"time"

	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"

	"wbso/fairqueue"
	"wbso/ports"
)

// Sizes of the parts of a hash, in bytes.
const (
	saltLen = 16
	keyLen  = 32
)

// idle is how long after the last check its memory is returned to the system.
const idle = 2 * time.Second

// Cost is how much work one hash takes.
type Cost struct {
	MemoryKiB uint32
	Passes    uint32
	Lanes     uint8
}

// Recommended returns OWASP's second choice for argon2id: 19 MiB, two passes.
func Recommended() Cost { return Cost{MemoryKiB: 19 * 1024, Passes: 2, Lanes: 1} }

// Cheap is for tests only.
func Cheap() Cost { return Cost{MemoryKiB: 8, Passes: 1, Lanes: 1} }

// Passwords implements ports.Passwords. It works on a few passwords at a time, so
// that many callers take time and not memory.
type Passwords struct {
	cost   Cost
	queue  *fairqueue.Queue
	common func() string
	rest   *time.Timer
	derive func(password, salt []byte, passes, memory uint32, lanes uint8, keyLen uint32) []byte
}

var _ ports.Passwords = (*Passwords)(nil)

// New returns Passwords that use all cores but one. They hash at this cost, and check
// a hash at the cost that the hash names, so that the cost can be changed later.
func New(cost Cost) *Passwords {
	rest := time.AfterFunc(idle, debug.FreeOSMemory)
	rest.Stop()
	return &Passwords{
		cost:   cost,
		queue:  newQueue(max(1, runtime.GOMAXPROCS(0)-1)),
		common: sync.OnceValue(readCommon),
		rest:   rest,
		derive: argon2.IDKey,
	}
}

// HashPassword implements ports.Passwords.
func (p *Passwords) HashPassword(ctx context.Context, address, password string) (string, error) {
	h := phc{cost: p.cost, salt: make([]byte, saltLen), key: make([]byte, keyLen)}
	rand.Read(h.salt) // never fails
	key, err := p.work(ctx, address, h, norm.NFC.String(password))
	if err != nil {
		return "", err
	}
	h.key = key
	return h.String(), nil
}

// VerifyPassword implements ports.Passwords. An empty hash takes the same work as any other.
func (p *Passwords) VerifyPassword(ctx context.Context, address, hash, password string) (bool, error) {
	h := phc{cost: p.cost, salt: make([]byte, saltLen), key: make([]byte, keyLen)}
	if hash != "" {
		var err error
		if h, err = parsePHC(hash); err != nil {
			return false, err
		}
	}
	forms := []string{norm.NFC.String(password)}
	if forms[0] != password { // older versions did not normalise before they hashed
		forms = append(forms, password)
	}
	for _, form := range forms {
		key, err := p.work(ctx, address, h, form)
		if err != nil {
			return false, err
		}
		if subtle.ConstantTimeCompare(key, h.key) == 1 && hash != "" {
			return true, nil
		}
	}
	return false, nil
}

// work waits for its turn and derives the key of a password with the salt and cost of h.
func (p *Passwords) work(ctx context.Context, address string, h phc, password string) ([]byte, error) {
	leave, err := p.queue.Enter(ctx, lineOf(address))
	if err != nil {
		return nil, refusal(err)
	}
	defer leave()
	defer p.rest.Reset(idle)
	c := h.cost
	return p.derive([]byte(password), h.salt, c.Passes, c.MemoryKiB, c.Lanes, uint32(len(h.key))), nil
}
