package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"

	"github.com/spf13/cobra"

	"wbso/cmd/internal/cli"
)

// healthTime bounds the question, so that a server that hangs counts as unwell.
const healthTime = 5 * time.Second

// detailMax is the longest answer that is read, in bytes.
const detailMax = 4 << 10

func newHealth() *cobra.Command {
	return &cobra.Command{
		Use: "health", Short: "Vraag de server op deze computer of hij kan werken", Args: cli.NoArgs,
		Long: `Vraag de server die met dezelfde instellingen op deze computer draait of hij
werk aankan (/readyz). De afsluitcode is 0 als dat zo is en anders 1. Zo kijkt
een container naar zichzelf, zonder dat er een ander programma in hoeft.`,
		Example: "  wbso health\n  wbso health --addr :9000",
		RunE: func(cmd *cobra.Command, _ []string) error {
			config, err := cli.Config(cmd, false)
			if err != nil {
				return err
			}
			return askReady(cmd.Context(), config.Addr)
		},
	}
}

// askReady asks the server that listens on an address.
func askReady(ctx context.Context, address string) error {
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		return err
	}
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "127.0.0.1"
	}
	ctx, cancel := context.WithTimeout(ctx, healthTime)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+net.JoinHostPort(host, port)+"/readyz", nil)
	if err != nil {
		return err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return fmt.Errorf("de server antwoordt niet: %w", err)
	}
	defer res.Body.Close()
	if res.StatusCode == http.StatusOK {
		return nil
	}
	var why struct{ Detail string }
	if err := json.NewDecoder(io.LimitReader(res.Body, detailMax)).Decode(&why); err != nil || why.Detail == "" {
		return fmt.Errorf("de server kan nu geen werk aan: /readyz zegt %d, en het logboek zegt waarom", res.StatusCode)
	}
	return fmt.Errorf("de server kan nu geen werk aan: /readyz zegt %d (%s)", res.StatusCode, why.Detail)
}
