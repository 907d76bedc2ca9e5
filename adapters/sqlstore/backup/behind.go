package backup

import (
	"runtime"
	"syscall"
)

// low is a priority that gets about a tenth of a processor that others want too.
const low = 10

// behind does work that lets other work go first: people who use a server should hardly
// notice that a backup is made, which takes as long as it takes.
func behind(work func() error) error {
	done := make(chan error, 1)
	go func() {
		runtime.LockOSThread() // and never unlocked, so that the thread ends with its work
		// The priority is set for this thread. Where it cannot be set, the work is done at normal
		// priority.
		_ = syscall.Setpriority(syscall.PRIO_PROCESS, 0, low)
		done <- work()
	}()
	return <-done
}
