package argon2

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
)

// slow returns Passwords that work on one password at a time, for a second each.
func slow() *Passwords {
	p := New(Cheap())
	p.queue = newQueue(1)
	p.derive = func(_, _ []byte, _, _ uint32, _ uint8, keyLen uint32) []byte {
		time.Sleep(time.Second)
		return make([]byte, keyLen)
	}
	return p
}

// come lets callers from each of these addresses check a password, and returns what each
// of them is told, as soon as it is.
func come(ctx context.Context, p *Passwords, all *sync.WaitGroup, addresses ...string) (told []*error) {
	for _, address := range addresses {
		err := new(error)
		told = append(told, err)
		all.Go(func() { _, *err = p.VerifyPassword(ctx, address, "", "geheim") })
		synctest.Wait()
	}
	return told
}

// refused counts who was told that it is busy.
func refused(told []*error) (n int) {
	for _, err := range told {
		if domain.KindOf(*err) == domain.Unavailable && domain.CodeOf(*err) == domain.CodeBusy {
			n++
		}
	}
	return n
}

func TestPasswords_oneAddressFillsOnlyItsLine(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var all sync.WaitGroup
		p, crowd := slow(), make([]string, 100)
		told := come(t.Context(), p, &all, crowd...)
		assert.Equal(t, 100-1-waitingPerAddress, refused(told))
		start := time.Now()
		_, err := p.VerifyPassword(t.Context(), "somebody else", "", "geheim")
		require.NoError(t, err)
		assert.Equal(t, 2*time.Second, time.Since(start), "the call that runs, and the own one")
		all.Wait()
	})
}

// The networks of one household share a line, as those of one provider do not.
func TestPasswords_linesOfIPv6(t *testing.T) {
	for address, want := range map[string]string{
		"2001:db8:1:2::": "2001:db8:1::/56", "2001:db8:1:ff::": "2001:db8:1::/56", "2001:db8:1:100::": "2001:db8:1:100::/56", "192.0.2.1": "192.0.2.1", "": "",
	} {
		assert.Equal(t, want, lineOf(address), address)
	}
}

// Seven addresses with a full line each do not keep an eighth from its turn.
func TestPasswords_manyCrowdsRefuseOneOfTheirOwn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var all sync.WaitGroup
		p := slow()
		var crowds []string
		for i := range 7 * 40 {
			crowds = append(crowds, fmt.Sprint("crowd ", i%7))
		}
		told := come(t.Context(), p, &all, crowds...)
		assert.Equal(t, len(crowds)-1-waitingMax, refused(told))
		other := come(t.Context(), p, &all, "somebody else")
		assert.Equal(t, len(crowds)-waitingMax, refused(told), "the last of the longest line")
		all.Wait()
		require.NoError(t, *other[0])
		assert.Equal(t, []int{128, 32}, []int{waitingMax, waitingPerAddress})
	})
}

func TestPasswords_whoGoesIsNotBusy(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var all sync.WaitGroup
		p := slow()
		come(t.Context(), p, &all, "works")
		ctx, cancel := context.WithCancel(t.Context())
		told := come(ctx, p, &all, "a")
		cancel()
		all.Wait()
		require.ErrorIs(t, *told[0], context.Canceled)
	})
}
