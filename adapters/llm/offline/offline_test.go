package offline

import (
	"context"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/judge"
	"wbso/ports"
	"wbso/ports/portstest"
)

func TestJudge(t *testing.T) {
	portstest.Judge(t, func(*testing.T) ports.Judge { return Judge{} })
}

func TestJudge_Version(t *testing.T) {
	assert.Equal(t, "offline/"+judge.Version(), Judge{}.Version())
}

func TestReader(t *testing.T) {
	portstest.Reader(t, func(*testing.T) ports.Reader { return Reader{} })
}

func TestWriter(t *testing.T) {
	portstest.Writer(t, func(*testing.T) ports.Writer { return Writer{} })
}

func TestWriter_writesTheSameTwice(t *testing.T) {
	s := domain.Submission{
		ElevatorPitch:         "Wij ontwikkelen programmatuur die lagerschade vooraf herkent.",
		InnovationDescription: "Gangbare bibliotheken zijn niet geschikt, omdat ze te veel geheugen vragen.",
		TechnicalChallenges:   "Het is onzeker of een gecomprimeerd model nauwkeurig genoeg blijft.",
		ProjectType:           domain.Software,
	}
	first, err := Writer{}.Write(context.Background(), s)
	require.NoError(t, err)
	assert.NotEmpty(t, first.Title)
	assert.NotEmpty(t, first.Sections)
	again, err := Writer{}.Write(context.Background(), s)
	require.NoError(t, err)
	one, err := json.Marshal(first)
	require.NoError(t, err)
	two, err := json.Marshal(again)
	require.NoError(t, err)
	assert.JSONEq(t, string(one), string(two))
}
