package argon2

import (
	"errors"
	"fmt"
	"net/netip"

	"wbso/domain"
	"wbso/fairqueue"
)

// How many callers may wait. At 30 ms a hash, the last of them waits four seconds on
// one core. One address alone cannot fill the queue.
const (
	waitingMax        = 128
	waitingPerAddress = 32
)

// newQueue lets a few callers work at the same time. The others take turns by address.
func newQueue(places int) *fairqueue.Queue {
	return fairqueue.New(fairqueue.Capacity{Running: places, Waiting: waitingMax, WaitingPerKey: waitingPerAddress})
}

// lineOf returns the key of an address. A household with a /56 of IPv6 has one line.
func lineOf(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil || !ip.Is6() {
		return address
	}
	return netip.PrefixFrom(ip, 56).Masked().String()
}

// refusal returns Unavailable server_busy when too many wait, or the error of a context that
// ended.
func refusal(err error) error {
	if errors.Is(err, fairqueue.ErrFull) {
		return domain.Fail(domain.Unavailable, domain.CodeBusy).With("limit", "passwords")
	}
	return fmt.Errorf("wait for a password check: %w", err)
}
