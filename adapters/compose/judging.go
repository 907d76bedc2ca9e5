package compose

import (
	"wbso/adapters/llm/offline"
	"wbso/app"
	"wbso/ports"
)

// Judging gives fresh verdicts without a database, for a terminal on a machine
// that has none. Only its Fresh may be called.
func Judging(c Config) *app.Judging {
	return &app.Judging{Deps: &app.Deps{Evaluator: c.evaluator()}}
}

func (c *Config) evaluator() ports.Evaluator { return offline.Evaluator{} }
