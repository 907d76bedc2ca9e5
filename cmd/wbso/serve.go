package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os/signal"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"wbso/adapters/bootstrap"
	"wbso/app/demo"
	"wbso/cmd/internal/cli"
)

const (
	stopTime    = 25 * time.Second // from being told to stop to the end of the last call and job
	partingTime = time.Second      // for last answers to leave
	bodyTime    = 30 * time.Second // to send a body
	answerTime  = 60 * time.Second // to take an answer; an evaluation may need 30 of them
)

func newRoot(stdout, stderr io.Writer) *cobra.Command {
	var seeded bool
	serve := func(cmd *cobra.Command, _ []string) error {
		config, err := cli.Config(cmd, seeded)
		if err != nil {
			return err
		}
		return serveWithLog(cmd.Context(), config, stdout, stderr)
	}
	root := &cobra.Command{
		Use: "wbso", Short: "De server voor WBSO-aanvragen: de API en de webclient",
		Long: `De server voor WBSO-aanvragen: de API en de webclient. Zonder opdracht doet wbso
wat 'wbso serve' doet. De afsluitcode is 0 na een nette stop, 1 als het mislukt
is en 2 bij verkeerd gebruik of een verkeerde instelling. 'wbso settings' toont
alle instellingen; 'wbsoctl' is het programma om te beheren.`,
		Example: `  wbso serve --demo        de demonstratie op http://localhost:8000
  wbso                     op poort 8000, met een SQLite-bestand in ./data`,
		Args: cli.NoArgs, RunE: serve,
	}
	command := &cobra.Command{
		Use: "serve", Short: "Start de server (de standaard)", Args: cli.NoArgs, RunE: serve,
		Long: `Start de server. Hij maakt de database als die er nog niet is, en werkt hem
anders bij. Met nepbetalingen of voorbeeldgegevens van de aanbieder is hij
alleen op deze computer te bereiken, tenzij WBSO_ADDR een host noemt en
WBSO_ALLOW_FAKES 1 is. Ctrl-C of SIGTERM stopt hem netjes; een tweede keer stopt
hem meteen.`,
		Example: "  wbso serve --demo\n  wbso serve --addr 127.0.0.1:9000 --data-dir /var/lib/wbso",
	}
	for _, c := range []*cobra.Command{root, command} {
		c.Flags().BoolVar(&seeded, "demo", false, "de demonstratie, met voorbeelden in een eigen database en alleen op deze computer")
	}
	root.AddCommand(command, newHealth(), cli.SettingsCommand(func(cmd *cobra.Command) error {
		config, err := cli.Config(cmd, seeded)
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

// serveWithLog runs the server with a log that cannot end it or hold it up.
func serveWithLog(ctx context.Context, config bootstrap.Config, stdout, stderr io.Writer) error {
	signal.Ignore(syscall.SIGPIPE) // a closed pipe is an error to the writer and no more
	logs := newLogPipe(stderr, func(dropped int64) {
		config.Logger(stderr).Warn("lines of the log were dropped: nobody read them in time", slog.Int64("lines", dropped))
	})
	defer logs.Close()
	return listenAndServe(ctx, config, stdout, logs)
}

// listenAndServe runs the server until ctx ends, and then lets running work
// finish. It listens before the database is there, so that /healthz answers.
func listenAndServe(ctx context.Context, config bootstrap.Config, stdout, logs io.Writer) error {
	log := config.Logger(logs)
	for _, warning := range config.Warnings() {
		log.Warn(warning)
	}
	limitMemory(log)
	listener, err := net.Listen("tcp", config.Addr)
	if err != nil {
		return fmt.Errorf("listen on %s (WBSO_ADDR): %w", config.Addr, err)
	}
	front := &swapHandler{}
	front.use(bootstrap.Starting(log))
	httpServer := newServer(front, log)
	failed := make(chan error, 1)
	go func() { failed <- httpServer.Serve(listener) }()
	server, err := build(ctx, config, logs)
	if err != nil {
		if ctx.Err() != nil {
			log.Info("told to stop before it was ready")
			err = nil
		}
		return errors.Join(err, httpServer.Close())
	}
	defer server.Close()
	stopMetrics := serveMetrics(server, config.MetricsAddr)
	defer stopMetrics()
	server.App.Worker.Start(ctx)
	front.use(server.Handler)
	log.Info("ready", slog.String("address", listener.Addr().String()), slog.String("url", config.PublicURL))
	announce(stdout, config)
	select {
	case err := <-failed:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	return stop(server, httpServer, config.Drain)
}

// build opens the server, and fills the demonstration.
func build(ctx context.Context, config bootstrap.Config, logs io.Writer) (*bootstrap.Server, error) {
	server, err := bootstrap.Build(ctx, config, bootstrap.Migrate, logs)
	if err == nil && config.Demo {
		if err = server.App.Demo.Seed(ctx); err != nil {
			return nil, errors.Join(err, server.Close())
		}
	}
	return server, err
}

// swapHandler is a handler that is replaced once the server is ready.
type swapHandler struct{ handler atomic.Pointer[http.Handler] }

func (h *swapHandler) use(handler http.Handler) { h.handler.Store(&handler) }

func (h *swapHandler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	(*h.handler.Load()).ServeHTTP(w, r)
}

func newServer(handler http.Handler, log *slog.Logger) *http.Server {
	return &http.Server{
		Handler: oneFraming(handler), ReadHeaderTimeout: 10 * time.Second, ReadTimeout: bodyTime, WriteTimeout: answerTime,
		IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 64 << 10, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn),
	}
}

// oneFraming ends the connection after a call whose end a proxy may have seen elsewhere: one
// in chunks, beside which net/http drops a Content-Length without a trace, and one of
// HTTP/1.0, of which it ignores the chunks. What follows is not read as a next call.
func oneFraming(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if len(r.TransferEncoding) > 0 || !r.ProtoAtLeast(1, 1) {
			w.Header().Set("Connection", "close")
		}
		next.ServeHTTP(w, r)
	})
}

// stop makes /readyz answer 503 and goes on answering everything for the time of
// drain, so that a load balancer can send its calls elsewhere. Then it refuses new
// calls and waits for the running calls and jobs. The listener stays open until the
// end, for /readyz. All of it takes stopTime at most.
func stop(server *bootstrap.Server, httpServer *http.Server, drain time.Duration) error {
	server.Log.Info("shutting down", slog.Duration("drain", drain))
	ctx, cancel := context.WithTimeout(context.Background(), stopTime)
	defer cancel()
	server.Drain()
	time.Sleep(drain)
	server.Shut()
	server.App.Worker.Stop(ctx)
	if !server.Finish(ctx) {
		server.Log.Warn("some calls were cut off")
		return httpServer.Close()
	}
	ctx, cancel = context.WithTimeout(context.Background(), partingTime)
	defer cancel()
	if err := httpServer.Shutdown(ctx); !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return httpServer.Close()
}

// serveMetrics serves /metrics apart from the public address. A port that is
// taken is no reason not to serve people.
func serveMetrics(server *bootstrap.Server, address string) (stop func()) {
	if address == "" {
		return func() {}
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		server.Log.Warn("metrics are not served", slog.Any("error", err))
		return func() {}
	}
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", server.Metrics)
	metrics := newServer(mux, server.Log)
	go metrics.Serve(listener)
	return func() { metrics.Close() }
}

// announce tells a newcomer where to look.
func announce(stdout io.Writer, config bootstrap.Config) {
	if config.Demo {
		fmt.Fprintf(stdout, `
  De demonstratie van %s staat klaar. Stop met Ctrl-C.

    adres:           %s
    gebruikersnaam:  %s
    wachtwoord:      %s
    collega's:       beheerder, sanne, adviseur en lezer, met hetzelfde wachtwoord
    mail:            %s

`, config.Brand, config.PublicURL, demo.DemoUsername, demo.DemoPassword, config.MailName())
	}
}
