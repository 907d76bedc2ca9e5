package main

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"wbso/cmd/internal/cli"
	"wbso/domain"
)

// terminal is where a command reads, writes and asks.
type terminal struct {
	in       io.Reader
	out, err io.Writer
	inTTY    bool
	outTTY   bool
	errTTY   bool
	width    int                                              // of the terminal that out is; 0 when it does not say
	coloured bool                                             // the person did not switch it off
	readCode func() ([]byte, error)                           // a line without echo
	sleep    func(ctx context.Context, d time.Duration) error // waits, or returns the error of ctx
	leave    func()                                           // ends the program while it waits for a person, which no context can

	format string // table, json or csv
	server string // the address, empty for a stored login or a database
	demo   bool
	quiet  bool
	yes    bool
}

// columns returns how wide the terminal is.
func (t *terminal) columns() int { return cmp.Or(t.width, cli.Width) }

// paint colours a text where people see it.
func (t *terminal) paint(text string, as colour) string {
	if as == 0 || !t.outTTY || !t.coloured {
		return text
	}
	return fmt.Sprintf("\x1b[%dm%s\x1b[0m", as, text)
}

// note tells what was done, on stderr.
func (t *terminal) note(format string, args ...any) {
	if !t.quiet {
		fmt.Fprintf(escapedWriter{t.err}, format+"\n", args...)
	}
}

// orDemo adds where there is something to see when a list is empty.
func (t *terminal) orDemo(cmd *cobra.Command, none string) string {
	if t.demo {
		return none
	}
	return none + "\nBekijk de demonstratie: wbsoctl --demo " + strings.TrimPrefix(cmd.CommandPath(), "wbsoctl ")
}

// progress tells a person what takes a while.
func (t *terminal) progress(text string) {
	if t.errTTY {
		t.note("%s", text)
	}
}

// bar draws how much of a body was sent or received, and wipes that out at its end. How much there is may be unknown: -1.
func (t *terminal) bar(done, all int64) {
	const width = 30
	switch {
	case done == all:
		fmt.Fprint(t.err, "\r\x1b[K")
	case all < 0:
		fmt.Fprintf(t.err, "\r%s kB", domain.DutchInt(int(done/1000)))
	default:
		full := int(done * width / all)
		fmt.Fprintf(t.err, "\r[%s%s] %3d%%", strings.Repeat("#", full), strings.Repeat(".", width-full), done*100/all)
	}
}

// confirm asks before what cannot be taken back. Nobody there to ask: --yes.
func (t *terminal) confirm(ctx context.Context, question string) error {
	if t.yes {
		return nil
	}
	if !t.inTTY {
		return cli.Usage("hier is geen terminal om te bevestigen: geef --yes")
	}
	defer context.AfterFunc(ctx, t.leave)()
	fmt.Fprintf(escapedWriter{t.err}, "%s [j/N] ", question)
	line, err := bufio.NewReader(t.in).ReadString('\n')
	if err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	switch strings.ToLower(strings.TrimSpace(line)) {
	case "j", "ja", "y", "yes":
		return nil
	}
	return errors.New("niet bevestigd: er is niets veranderd")
}

// password takes a password from a prompt, twice and unseen, or the one line of
// stdin. It is never an argument, which the list of processes would show.
func (t *terminal) password(ctx context.Context, fromStdin bool) (string, error) {
	defer context.AfterFunc(ctx, t.leave)()
	switch {
	case fromStdin:
		return t.passwordLine()
	case !t.inTTY:
		return "", cli.Usage("hier is geen terminal om het wachtwoord te vragen: geef --password-stdin")
	}
	var typed [2]string
	for i, prompt := range []string{"Wachtwoord: ", "Nog een keer: "} {
		fmt.Fprint(t.err, prompt)
		line, err := t.readCode()
		fmt.Fprintln(t.err)
		if err != nil {
			return "", fmt.Errorf("lees het wachtwoord: %w", err)
		}
		typed[i] = string(line)
	}
	if typed[0] != typed[1] {
		return "", errors.New("de twee wachtwoorden zijn niet gelijk")
	}
	return typed[0], nil
}

func (t *terminal) passwordLine() (string, error) {
	text, err := readText(t.in, "stdin")
	if err != nil {
		return "", err
	}
	line := strings.TrimSuffix(strings.TrimSuffix(text, "\n"), "\r")
	if strings.ContainsAny(line, "\r\n") {
		return "", cli.Usage("--password-stdin leest een wachtwoord van één regel")
	}
	return line, nil
}
