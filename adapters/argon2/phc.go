package argon2

import (
	"encoding/base64"
	"fmt"
	"strings"

	"golang.org/x/crypto/argon2"
)

// Bounds of a stored hash. A damaged row must not use up the memory of the server,
// and a key that is too short would match by chance.
const (
	maxMemoryKiB = 256 * 1024
	maxPasses    = 64
	maxLanes     = 16
	minSalt      = 8
	minKey       = 16
	maxBytes     = 64
)

// phc is a hash in the PHC string format:
// $argon2id$v=19$m=19456,t=2,p=1$<salt>$<key>, base64 without padding.
type phc struct {
	cost Cost
	salt []byte
	key  []byte
}

func (h phc) String() string {
	enc := base64.RawStdEncoding.EncodeToString
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version,
		h.cost.MemoryKiB, h.cost.Passes, h.cost.Lanes, enc(h.salt), enc(h.key))
}

// parsePHC parses what String returns. Its errors never contain the hash.
func parsePHC(s string) (phc, error) {
	parts := strings.Split(s, "$")
	if len(parts) != 6 || parts[0] != "" || parts[1] != "argon2id" {
		return phc{}, fmt.Errorf("read a password hash: not an argon2id hash")
	}
	var h phc
	var version int
	if _, err := fmt.Sscanf(parts[2], "v=%d", &version); err != nil || version != argon2.Version {
		return phc{}, fmt.Errorf("read a password hash: unknown version")
	}
	if _, err := fmt.Sscanf(parts[3], "m=%d,t=%d,p=%d", &h.cost.MemoryKiB, &h.cost.Passes, &h.cost.Lanes); err != nil {
		return phc{}, fmt.Errorf("read a password hash: parameters missing")
	}
	var saltErr, keyErr error
	h.salt, saltErr = base64.RawStdEncoding.DecodeString(parts[4])
	h.key, keyErr = base64.RawStdEncoding.DecodeString(parts[5])
	if saltErr != nil || keyErr != nil || !h.sane() {
		return phc{}, fmt.Errorf("read a password hash: damaged")
	}
	return h, nil
}

func (h phc) sane() bool {
	c := h.cost
	return c.MemoryKiB >= 1 && c.MemoryKiB <= maxMemoryKiB &&
		c.Passes >= 1 && c.Passes <= maxPasses &&
		c.Lanes >= 1 && c.Lanes <= maxLanes &&
		len(h.salt) >= minSalt && len(h.salt) <= maxBytes &&
		len(h.key) >= minKey && len(h.key) <= maxBytes
}
