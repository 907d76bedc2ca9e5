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

	"wbso/adapters/compose"
	"wbso/app"
	"wbso/cmd/internal/cli"
)

const (
	stopTime    = 25 * time.Second // from being told to stop to the end of the last call and job
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
		return serveWithLog(cmd.Context(), config, stdout, stderr)
	}
	root := &cobra.Command{
		Use: "wbso", Short: "De server voor WBSO-aanvragen: de API en de webclient",
		Long: `De server voor WBSO-aanvragen: de API en de webclient. Zonder opdracht doet wbso wat
'wbso serve' doet. De afsluitcode is 0 na een nette stop, 1 als het mislukt is en 2 bij
verkeerd gebruik of een verkeerde instelling. 'wbso settings' toont alle instellingen;
'wbsoctl' is het programma om te beheren.`,
		Example: `  wbso serve --demo        de demonstratie op http://localhost:8000, om het te leren kennen
  wbso                     op poort 8000, met een SQLite-bestand in ./data`,
		Args: cli.NoArgs, RunE: serve, Annotations: cli.OwnWork(),
	}
	command := &cobra.Command{
		Use: "serve", Short: "Start de server (de standaard)", Args: cli.NoArgs, RunE: serve,
		Long: `Start de server. Hij maakt de database als die er nog niet is, en werkt hem anders bij.
Met nepbetalingen of voorbeeldgegevens van de aanbieder is hij alleen op deze computer te
bereiken, tenzij WBSO_ADDR een host noemt en WBSO_ALLOW_FAKES 1 is. Ctrl-C of SIGTERM stopt
hem netjes; een tweede keer stopt hem meteen.`,
		Example: "  wbso serve --demo\n  wbso serve --addr 127.0.0.1:9000 --data-dir /var/lib/wbso",
	}
	for _, c := range []*cobra.Command{root, command} {
		c.Flags().BoolVar(&demo, "demo", false, "de demonstratie, met voorbeelden in een eigen database en alleen op deze computer")
	}
	root.AddCommand(command, newHealth(), cli.SettingsCommand(func(cmd *cobra.Command) error {
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

// serveWithLog runs the server with a log that cannot end it or hold it up.
func serveWithLog(ctx context.Context, config compose.Config, stdout, stderr io.Writer) error {
	signal.Ignore(syscall.SIGPIPE) // a closed pipe is an error to the writer and no more
	logs := newLogPipe(stderr, func(dropped int64) {
		config.Logger(stderr).Warn("lines of the log were dropped: nobody read them in time", slog.Int64("lines", dropped))
	})
	defer logs.Close()
	return listenAndServe(ctx, config, stdout, logs)
}

// listenAndServe runs the server until ctx ends, and then lets running work
// finish. It listens before the database is there, so that /healthz answers.
func listenAndServe(ctx context.Context, config compose.Config, stdout, logs io.Writer) error {
	log := config.Logger(logs)
	for _, warning := range config.Warnings() {
		log.Warn(warning)
	}
	limitMemory(log)
	listener, err := net.Listen("tcp", config.Addr)
	if err != nil {
		return fmt.Errorf("listen on %s (WBSO_ADDR): %w", config.Addr, err)
	}
	front := &entrance{}
	front.open(compose.Starting(log))
	server := newServer(front, log)
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	house, err := build(ctx, config, logs)
	if err != nil {
		if ctx.Err() != nil {
			log.Info("told to stop before it was ready")
			err = nil
		}
		return errors.Join(err, server.Close())
	}
	defer house.Close()
	stopMetrics := serveMetrics(house, config.MetricsAddr)
	defer stopMetrics()
	house.App.Worker.Start(ctx)
	front.open(house.Handler)
	log.Info("ready", slog.String("address", listener.Addr().String()), slog.String("url", config.PublicURL))
	announce(stdout, config)
	select {
	case err := <-failed:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	return stop(house, server, config.Drain)
}

// build opens the house, and fills the demonstration.
func build(ctx context.Context, config compose.Config, logs io.Writer) (*compose.House, error) {
	house, err := compose.Build(ctx, config, compose.Migrate, logs)
	if err == nil && config.Demo {
		if err = house.App.Demo.Seed(ctx); err != nil {
			return nil, errors.Join(err, house.Close())
		}
	}
	return house, err
}

// entrance is the server's handler, which changes once the house is there.
type entrance struct{ inside atomic.Pointer[http.Handler] }

func (e *entrance) open(inside http.Handler) { e.inside.Store(&inside) }

func (e *entrance) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	(*e.inside.Load()).ServeHTTP(w, r)
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
func stop(house *compose.House, server *http.Server, drain time.Duration) error {
	house.Log.Info("shutting down", slog.Duration("drain", drain))
	ctx, cancel := context.WithTimeout(context.Background(), stopTime)
	defer cancel()
	house.Drain()
	time.Sleep(drain)
	house.Shut()
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
	server := newServer(mux, house.Log)
	go server.Serve(listener)
	return func() { server.Close() }
}

// announce tells a newcomer where to look.
func announce(stdout io.Writer, config compose.Config) {
	if config.Demo {
		fmt.Fprintf(stdout, `
  De demonstratie van %s staat klaar. Stop met Ctrl-C.

    adres:           %s
    gebruikersnaam:  %s
    wachtwoord:      %s
    mail:            %s

`, config.Brand, config.PublicURL, app.DemoUsername, app.DemoPassword, config.MailName())
	}
}
