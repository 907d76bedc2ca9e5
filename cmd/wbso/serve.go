package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"time"

	"github.com/spf13/cobra"

	"wbso/adapters/compose"
	"wbso/app"
	"wbso/cmd/internal/cli"
)

const (
	drainTime   = 25 * time.Second // for calls and jobs that run when the server is told to stop
	partingTime = time.Second      // for last answers to leave
	bodyTime    = 30 * time.Second // to send a body
	answerTime  = 60 * time.Second // to take an answer; a verdict may need 30 of them
)

func newRoot(stdout, stderr io.Writer) *cobra.Command {
	var demo bool
	serve := func(cmd *cobra.Command, _ []string) error {
		config, err := cli.Config(cmd, demo)
		if err != nil {
			return err
		}
		return listenAndServe(cmd.Context(), config, stdout, stderr)
	}
	root := &cobra.Command{
		Use: "wbso", Short: "Serveer de API en de webclient voor WBSO-aanvragen",
		Long: `Serveer de API en de webclient voor WBSO-aanvragen. Zonder opdracht doet wbso wat
'wbso serve' doet. De afsluitcode is 0 na een nette stop, 1 als het mislukt is en 2 bij
verkeerd gebruik of een verkeerde instelling. 'wbso settings' toont alle instellingen.`,
		Example: `  wbso                     op poort 8000, met een SQLite-bestand in ./data
  wbso serve --demo        de demonstratie, alleen op deze computer`,
		Args: cli.NoArgs, RunE: serve, Annotations: cli.OwnWork(),
	}
	command := &cobra.Command{
		Use: "serve", Short: "Serveer de API en de webclient (de standaard)", Args: cli.NoArgs, RunE: serve,
		Example: "  wbso serve --addr 127.0.0.1:9000 --data-dir /var/lib/wbso",
	}
	for _, c := range []*cobra.Command{root, command} {
		c.Flags().BoolVar(&demo, "demo", false, "vul en serveer de demonstratie, met een eigen database en alleen op deze computer")
	}
	root.AddCommand(command, cli.SettingsCommand(func(cmd *cobra.Command) error {
		config, err := cli.Config(cmd, demo)
		if err != nil {
			return err
		}
		return cli.WriteSettings(stdout, config.Values())
	}))
	cli.Prepare(root, "addr", "public-url", "data-dir", "database-url", "log", "log-level")
	root.SetOut(stdout)
	root.SetErr(stderr)
	return root
}

// listenAndServe runs the server until ctx ends, and then lets running work finish.
func listenAndServe(ctx context.Context, config compose.Config, stdout, stderr io.Writer) error {
	house, err := compose.Build(ctx, config, compose.Migrate, stderr)
	if err != nil {
		return err
	}
	defer house.Close()
	if config.Demo {
		if err := house.App.Demo.Seed(ctx); err != nil {
			return err
		}
	}
	for _, warning := range config.Warnings() {
		house.Log.Warn(warning)
	}
	listener, err := net.Listen("tcp", config.Addr)
	if err != nil {
		return fmt.Errorf("listen on %s (WBSO_ADDR): %w", config.Addr, err)
	}
	stopMetrics := serveMetrics(house, config.MetricsAddr)
	defer stopMetrics()
	server := newServer(house.Handler)
	house.App.Worker.Start(ctx)
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	house.Log.Info("ready", slog.String("address", listener.Addr().String()), slog.String("url", config.PublicURL))
	announce(stdout, config)
	select {
	case err := <-failed:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	return drain(house, server)
}

func newServer(handler http.Handler) *http.Server {
	return &http.Server{
		Handler: handler, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: bodyTime, WriteTimeout: answerTime,
		IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 64 << 10,
	}
}

// drain refuses new work and gives running calls and jobs their time. The
// listener stays open meanwhile, so that /readyz can tell.
func drain(house *compose.House, server *http.Server) error {
	house.Log.Info("shutting down")
	house.Drain()
	ctx, cancel := context.WithTimeout(context.Background(), drainTime)
	defer cancel()
	house.App.Worker.Stop(ctx)
	if !house.Finish(ctx) {
		house.Log.Warn("some calls were cut off")
		return server.Close()
	}
	ctx, cancel = context.WithTimeout(context.Background(), partingTime)
	defer cancel()
	if err := server.Shutdown(ctx); !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return server.Close()
}

// serveMetrics serves /metrics apart from the public address. A port that is
// taken is no reason not to serve people.
func serveMetrics(house *compose.House, address string) (stop func()) {
	if address == "" {
		return func() {}
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		house.Log.Warn("metrics are not served", slog.Any("error", err))
		return func() {}
	}
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", house.Metrics)
	server := newServer(mux)
	go server.Serve(listener)
	return func() { server.Close() }
}

// announce tells a newcomer where to look.
func announce(stdout io.Writer, config compose.Config) {
	if config.Demo {
		fmt.Fprintf(stdout, "\n  %s-demonstratie:  %s\n  gebruikersnaam:  %s\n  wachtwoord:      %s\n\n", config.Brand, config.PublicURL, app.DemoUsername, app.DemoPassword)
	}
}
