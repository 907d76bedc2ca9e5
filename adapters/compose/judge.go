package compose

import (
	"wbso/adapters/llm/offline"
	"wbso/ports"
)

// Judge returns the judge of the settings. It needs no database.
func (c *Config) Judge() ports.Judge { return offline.Judge{} }
