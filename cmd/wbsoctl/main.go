// Command wbsoctl is the command line for administrators and consultants.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"golang.org/x/term"

	"wbso/cmd/internal/cli"
)

func main() { os.Exit(run()) }

func run() int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the program at once
	return cli.Run(ctx, newRoot(stdTerminal()), os.Stderr)
}

// stdTerminal returns the process's own terminal.
func stdTerminal() *terminal {
	in := int(os.Stdin.Fd())
	before, _ := term.GetState(in)
	width, _, _ := term.GetSize(int(os.Stdout.Fd()))
	return &terminal{
		in: os.Stdin, out: os.Stdout, err: os.Stderr,
		inTTY: term.IsTerminal(in), outTTY: term.IsTerminal(int(os.Stdout.Fd())), errTTY: term.IsTerminal(int(os.Stderr.Fd())),
		width: width, coloured: os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb",
		readCode: func() ([]byte, error) { return term.ReadPassword(in) },
		sleep: func(ctx context.Context, d time.Duration) error {
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(d):
				return nil
			}
		},
		leave: func() {
			if before != nil {
				_ = term.Restore(in, before)
			}
			fmt.Fprintln(os.Stderr, "\nwbsoctl: afgebroken")
			os.Exit(cli.Refused)
		},
	}
}
