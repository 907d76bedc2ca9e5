package main

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"wbso/app/evaluations"
	"wbso/cmd/internal/cli"
)

func newLLM(t *terminal) *cobra.Command {
	return cli.Group("llm", "Het taalmodel proberen", newLLMTry(t))
}

func newLLMTry(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "try BESTAND", Short: "Laat het model teksten beoordelen waarvan het oordeel bekend is",
		Long: `Laat het model van WBSO_LLM teksten beoordelen waarvan het goede oordeel bekend
is, en vergelijk. Zo kies je een model. BESTAND is JSON, een lijst van teksten:

  [{"field": "elevator_pitch", "expected": "green", "text": "…"}, …]

field is elevator_pitch, innovation of technical_challenges; expected is green,
amber of red; een innovatietekst mag zijn pitch als description hebben. Een
database is niet nodig, dus wat dit kost telt niet mee in WBSO_LLM_DAILY_BUDGET.
De afsluitcode is 1 als geen enkele tekst een oordeel kreeg.`,
		Example: `  wbsoctl llm try teksten.json
  WBSO_LLM=ollama WBSO_OLLAMA_MODEL=qwen3 wbsoctl llm try teksten.json \
      --limit 20
  wbsoctl llm try teksten.json --parallel 1 -o json`,
		Args: cli.Args("BESTAND"),
	}
	most := cli.AddCount(cmd, "limit", 0, "beoordeel alleen zoveel teksten, de eerste van het bestand")
	parallel := cli.AddCount(cmd, "parallel", 4, "beoordeel zoveel teksten tegelijk, hooguit 32 (standaard 4)")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if *parallel > 32 {
			return cli.Usage("--parallel is hooguit 32")
		}
		content, err := t.readFile(cmd.Context(), args[0])
		if err != nil {
			return err
		}
		samples, err := readSamples(content)
		if err != nil {
			return err
		}
		if *most > 0 && *most < len(samples) {
			samples = samples[:*most]
		}
		return t.try(cmd, samples, *parallel)
	}
	return cmd
}

func (t *terminal) try(cmd *cobra.Command, samples []evaluations.Sample, parallel int) error {
	config, err := t.quietConfig(cmd)
	if err != nil {
		return err
	}
	analyzer, meter := config.Analyzer()
	began := time.Now()
	trial, err := evaluations.RunTrial(cmd.Context(), analyzer, samples, parallel, config.Logger(t.err), func(ready int) {
		t.progress(fmt.Sprintf("%d van %d", ready, len(samples)))
	})
	if err != nil {
		return err
	}
	if err := t.show(t.tried(trialOf(meter, trial, time.Since(began)))); err != nil {
		return err
	}
	failed, why := trial.FailedSamples()
	if failed > 0 {
		t.note("%d van de %d teksten kregen geen oordeel. De eerste: %v", failed, len(samples), why)
	}
	if failed == len(samples) {
		return fmt.Errorf("geen enkele tekst kreeg een oordeel van %s", meter.Model)
	}
	return nil
}
