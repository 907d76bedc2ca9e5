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
	return cli.Run(ctx, newRoot(os.Stdout, os.Stderr), os.Stderr)
}
