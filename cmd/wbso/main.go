// Command wbso is the server: the API and the built client in one file.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"wbso/cmd/internal/cli"
)

func main() { os.Exit(run()) }

func run() int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, func() { // a second signal ends the program at once
		again := make(chan os.Signal, 1)
		signal.Notify(again, os.Interrupt, syscall.SIGTERM)
		<-again
		os.Exit(cli.Refused)
	})
	return cli.Run(ctx, newRoot(os.Stdout, os.Stderr), os.Stderr)
}
