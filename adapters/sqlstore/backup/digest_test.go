package backup

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// Backups that were made long ago are compared with what is computed now: type, length and
// content of each value, of all kinds that a database returns.
func TestDigest_of_older_backups_stays_as_it_was(t *testing.T) {
	at := time.Date(2026, 11, 23, 9, 41, 0, 123456000, time.UTC)
	row := []any{int64(-42), "Zoë", "", []byte{0, 1, 255}, []byte{}, nil, true, false, 2.5, at}
	hash := sha256.New()
	for _, value := range row {
		var content []byte
		switch v := value.(type) {
		case []byte:
			content = v
		case time.Time:
			content = fmt.Append(nil, v.UnixMicro())
		default:
			content = fmt.Append(nil, v)
		}
		fmt.Fprintf(hash, "%T %d %s", value, len(content), content)
	}
	assert.Equal(t, binary.BigEndian.Uint64(hash.Sum(nil)), digest(row))
}
