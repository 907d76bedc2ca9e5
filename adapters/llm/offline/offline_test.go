package offline

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/evaluation/find"
	"wbso/ports"
	"wbso/ports/portstest"
)

func TestReader(t *testing.T) {
	portstest.Analyzer(t, func(*testing.T) ports.Analyzer { return Analyzer{} })
}

func TestReader_Version(t *testing.T) {
	assert.Equal(t, "offline/"+find.Version(), Analyzer{}.Version())
}
