package compose

import (
	"wbso/adapters/llm/offline"
	"wbso/ports"
)

// Reader returns the reader of the settings. It needs no database.
func (c *Config) Reader() ports.Reader { return offline.Reader{} }
