package bootstrap

import (
	"sync"

	"wbso/adapters/llm"
	"wbso/adapters/llm/offline"
	"wbso/domain/evaluation"
	"wbso/ports"
)

// Meter counts what the calls of a command to the language model used.
type Meter struct {
	Model string // provider/model; offline without one

	mu            sync.Mutex
	input, output int
	cost          evaluation.MicroEuros
}

// Used returns the tokens so far, and what they cost by the price of the settings.
func (m *Meter) Used() (input, output int, cost evaluation.MicroEuros) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.input, m.output, m.cost
}

// Analyzer returns the analyzer of the settings for a command, which needs no database. So what
// it spends is not in the budget of the day, and no rules answer for the model.
func (c *Config) Analyzer() (ports.Analyzer, *Meter) {
	model := c.Completer()
	if model == nil {
		return offline.Analyzer{}, &Meter{Model: c.LLM}
	}
	price, _ := c.ModelPrice()
	m := &Meter{Model: model.Model()}
	return llm.NewEvaluator(llm.Guard(model, llm.CallLimits{OnCall: func(call llm.Call) {
		m.mu.Lock()
		defer m.mu.Unlock()
		m.input += call.Usage.Input
		m.output += call.Usage.Output
		m.cost += price.Cost(call.Usage.Input, call.Usage.Output)
	}})), m
}
