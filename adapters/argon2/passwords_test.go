package argon2

import (
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/crypto/argon2"

	"wbso/ports"
)

// here is the address of a caller.
const here = "192.0.2.1"

func TestPasswords(t *testing.T) {
	passwordsContract(t, func(*testing.T) ports.Passwords { return New(Cheap()) })
}

func TestPasswords_A01_recommendedCost(t *testing.T) {
	p := New(Recommended())
	hash, err := p.HashPassword(t.Context(), here, "geheim")
	require.NoError(t, err)
	assert.True(t, strings.HasPrefix(hash, "$argon2id$v=19$m=19456,t=2,p=1$"), hash)
	ok, err := p.VerifyPassword(t.Context(), here, hash, "geheim")
	require.NoError(t, err)
	assert.True(t, ok)
}

// work is what one derivation was asked to do.
type work struct {
	passes, memory uint32
	lanes          uint8
	key            uint32
	salt           int
}

// watched returns Passwords that note the work they do.
func watched(cost Cost) (*Passwords, *[]work) {
	p, done := New(cost), &[]work{}
	derive := p.derive
	p.derive = func(pw, salt []byte, passes, memory uint32, lanes uint8, key uint32) []byte {
		*done = append(*done, work{passes: passes, memory: memory, lanes: lanes, key: key, salt: len(salt)})
		return derive(pw, salt, passes, memory, lanes, key)
	}
	return p, done
}

func TestPasswords_A06_equalWork(t *testing.T) {
	p, done := watched(Cost{MemoryKiB: 32, Passes: 3, Lanes: 2})
	hash, err := p.HashPassword(t.Context(), here, "geheim")
	require.NoError(t, err)
	*done = nil
	for _, stored := range []string{hash, "", hash, ""} {
		ok, err := p.VerifyPassword(t.Context(), here, stored, "verkeerd")
		require.NoError(t, err)
		assert.False(t, ok)
	}
	same := work{passes: 3, memory: 32, lanes: 2, key: keyLen, salt: saltLen}
	assert.Equal(t, []work{same, same, same, same}, *done)
}

func TestPasswords_costOfTheHash(t *testing.T) {
	hash, err := New(Cost{MemoryKiB: 16, Passes: 2, Lanes: 1}).HashPassword(t.Context(), here, "geheim")
	require.NoError(t, err)
	p, done := watched(Cheap())
	ok, err := p.VerifyPassword(t.Context(), here, hash, "geheim")
	require.NoError(t, err)
	assert.True(t, ok)
	assert.Equal(t, []work{{passes: 2, memory: 16, lanes: 1, key: keyLen, salt: saltLen}}, *done)
}

func TestPasswords_damagedHash(t *testing.T) {
	p, done := watched(Cheap())
	salt, key := "c2FsdHNhbHRzYWx0c2FsdA", "a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2U"
	for name, hash := range map[string]string{
		"other scheme":   "$2b$12$abcdefghijklmnopqrstuv",
		"plain text":     "geheim",
		"argon2i":        "$argon2i$v=19$m=8,t=1,p=1$" + salt + "$" + key,
		"other version":  "$argon2id$v=16$m=8,t=1,p=1$" + salt + "$" + key,
		"no parameters":  "$argon2id$v=19$$" + salt + "$" + key,
		"huge memory":    "$argon2id$v=19$m=4294967295,t=1,p=1$" + salt + "$" + key,
		"no passes":      "$argon2id$v=19$m=8,t=0,p=1$" + salt + "$" + key,
		"no lanes":       "$argon2id$v=19$m=8,t=1,p=0$" + salt + "$" + key,
		"no key":         "$argon2id$v=19$m=8,t=1,p=1$" + salt + "$",
		"bad characters": "$argon2id$v=19$m=8,t=1,p=1$" + salt + "$!!!!",
	} {
		t.Run(name, func(t *testing.T) {
			ok, err := p.VerifyPassword(t.Context(), here, hash, "geheim")
			require.Error(t, err)
			assert.False(t, ok)
			assert.NotContains(t, err.Error(), key)
		})
	}
	assert.Empty(t, *done)
}

func TestPHC_bounds(t *testing.T) {
	hash := func(memory, passes uint32, lanes uint8, salt, key int) phc {
		return phc{cost: Cost{MemoryKiB: memory, Passes: passes, Lanes: lanes}, salt: make([]byte, salt), key: make([]byte, key)}
	}
	for _, h := range []phc{hash(1, 1, 1, 8, 16), hash(256*1024, 64, 16, 64, 64)} {
		read, err := parsePHC(h.String())
		require.NoError(t, err)
		assert.Equal(t, h, read)
	}
	for _, h := range []phc{
		hash(0, 1, 1, 8, 16), hash(1, 0, 1, 8, 16), hash(1, 1, 0, 8, 16), hash(1, 1, 1, 7, 16), hash(1, 1, 1, 8, 15),
		hash(256*1024+1, 1, 1, 8, 16), hash(1, 65, 1, 8, 16), hash(1, 1, 17, 8, 16), hash(1, 1, 1, 65, 16), hash(1, 1, 1, 8, 65),
	} {
		_, err := parsePHC(h.String())
		assert.Error(t, err, "%v", h.cost)
	}
}

// With a hash of what an older version took as typed, the second form counts too.
func TestPasswords_olderHashesOfWhatWasTyped(t *testing.T) {
	const typed = "cafe\u0301 om 9 uur"
	p, done := watched(Cheap())
	h := phc{cost: Cheap(), salt: make([]byte, saltLen)}
	h.key = argon2.IDKey([]byte(typed), h.salt, h.cost.Passes, h.cost.MemoryKiB, h.cost.Lanes, keyLen)
	ok, err := p.VerifyPassword(t.Context(), here, h.String(), typed)
	require.NoError(t, err)
	assert.True(t, ok)
	require.Len(t, *done, 2)

	*done = nil
	for _, stored := range []string{h.String(), ""} {
		ok, err := p.VerifyPassword(t.Context(), here, stored, typed+"x")
		require.NoError(t, err)
		assert.False(t, ok)
	}
	assert.Len(t, *done, 4, "as much work for a user as for nobody")
}

func TestPasswords_leaveOneCoreFree(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	for cores, atOnce := range map[int]int32{1: 1, 4: 3} {
		runtime.GOMAXPROCS(cores)
		p := New(Cheap())
		var now, most atomic.Int32
		var once sync.Once
		derive, full := p.derive, make(chan struct{})
		p.derive = func(pw, salt []byte, passes, memory uint32, lanes uint8, key uint32) []byte {
			n := now.Add(1)
			defer now.Add(-1)
			most.Store(max(most.Load(), n))
			if n == atOnce {
				once.Do(func() { close(full) })
			}
			<-full
			return derive(pw, salt, passes, memory, lanes, key)
		}
		var all sync.WaitGroup
		for range 20 {
			all.Go(func() {
				_, err := p.VerifyPassword(t.Context(), here, "", "geheim")
				assert.NoError(t, err)
			})
		}
		all.Wait()
		assert.Equal(t, atOnce, most.Load())
	}
}
