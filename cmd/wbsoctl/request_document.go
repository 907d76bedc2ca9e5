package main

import (
	"context"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/cmd/internal/cli"
	"wbso/domain"
)

func newRequestDocument(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "document NUMMER [-]", Short: "Bewaar de PDF van een aanvraag",
		Long: `Bewaar de hele PDF van een aanvraag, ook als zij nog niet betaald is. Zonder
--file komt hij in de huidige map onder zijn eigen naam; - schrijft hem naar
stdout. Een bestand dat er al is, wordt alleen met --force overschreven.`,
		Example: `  wbsoctl request document WBSO-2026-00042
  wbsoctl request document WBSO-2026-00042 --file aanvraag.pdf
  wbsoctl request document WBSO-2026-00042 - | lpr`,
	}
	return t.download(cmd, "PDF", (*service).document)
}

func newRequestICS(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "ics NUMMER [-]", Short: "Bewaar de data van een aanvraag voor een agenda",
		Long: `Bewaar de data van een aanvraag als .ics, voor een agenda: wanneer zij uiterlijk
wordt ingediend, en de periode daarna. Zonder --file komt hij in de huidige map
onder zijn eigen naam; - schrijft hem naar stdout.`,
		Example: "  wbsoctl request ics WBSO-2026-00042\n  wbsoctl request ics WBSO-2026-00042 --file deadline.ics",
	}
	return t.download(cmd, "agenda", func(s *service, ctx context.Context, ref string) (apiclient.Answer, error) {
		file, err := s.Do(ctx, apiclient.Call{Path: ofRequest(ref, "application/calendar/")}, nil)
		return file, noRequest(err, ref)
	})
}

// download makes a command save a file of a request, or write it to stdout.
func (t *terminal) download(cmd *cobra.Command, what string, fetch func(s *service, ctx context.Context, ref string) (apiclient.Answer, error)) *cobra.Command {
	cmd.Args = cli.Args("NUMMER", "[-]")
	file := cli.AddText(cmd, "file", "BESTAND", "waar de "+what+" komt; - is stdout")
	force := cmd.Flags().Bool("force", false, "overschrijf een bestand dat er al is")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		target := *file
		if len(args) == 2 {
			if args[1] != "-" || target != "" {
				return cli.Usage("onverwacht argument %q", args[1])
			}
			target = "-"
		}
		return t.saveFetched(cmd, what, target, *force, func(ctx context.Context, s *service) (apiclient.Answer, error) { return fetch(s, ctx, args[0]) })
	}
	return cmd
}

// document returns the whole PDF. A request that is there without one is told from
// one that is not there at all.
func (s *service) document(ctx context.Context, ref string) (apiclient.Answer, error) {
	doc, err := s.Do(ctx, apiclient.Call{Path: ofRequest(ref, "download_document/")}, nil)
	if domain.CodeOf(err) != domain.CodeNotFound {
		return doc, err
	}
	if _, err := s.request(ctx, ref); err != nil {
		return doc, err
	}
	return doc, domain.Fail(domain.Conflict, domain.CodeNotProcessed)
}
