package portstest

import (
	"context"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
)

// submission is a small request as a writer and a renderer get to see it.
func submission() domain.Submission {
	return domain.Submission{
		ElevatorPitch:         soundPitch,
		InnovationDescription: "Gangbare bibliotheken zijn niet geschikt, omdat ze te veel geheugen vragen. Dit is nieuw voor ons team.",
		TechnicalChallenges:   "Het is onzeker of een gecomprimeerd model nauwkeurig genoeg blijft. We testen in maart 2027 een prototype.",
		EstimatedHours:        1200, StartOfProject: domain.NewDate(2027, 1, 1), ProjectType: domain.Software,
	}
}

// Writer checks that an adapter keeps the promises of ports.Writer.
func Writer(t *testing.T, open func(t *testing.T) ports.Writer) {
	write := func(t *testing.T, s domain.Submission) domain.Application {
		a, err := open(t).Write(context.Background(), s)
		require.NoError(t, err)
		return a
	}

	t.Run("RVO's sections, each within its limit", func(t *testing.T) {
		long := submission()
		long.TechnicalChallenges = strings.Repeat("Het is onzeker of het model bij elke belasting nauwkeurig blijft. ", 60)
		for _, s := range []domain.Submission{submission(), long} {
			a := write(t, s)
			require.NotEmpty(t, a.Title)
			var keys []string
			for _, section := range a.Sections {
				keys = append(keys, section.Key)
				if section.Limit > 0 {
					assert.LessOrEqual(t, utf8.RuneCountInString(section.Text), section.Limit, section.Key)
				}
			}
			assert.Subset(t, keys, []string{domain.SectionSummary, domain.SectionPartners, domain.SectionPhases,
				domain.SectionProblems, domain.SectionSolutions, domain.SectionTools, domain.SectionNovelty})
		}
	})

	t.Run("what is missing becomes a question", func(t *testing.T) {
		s := submission()
		s.InnovationDescription, s.TechnicalChallenges = "Nieuw.", "Lastig."
		assert.NotEmpty(t, write(t, s).Open)
	})

	t.Run("no figure that the user did not give", func(t *testing.T) {
		for _, section := range write(t, submission()).Sections {
			for _, word := range strings.Fields(section.Text) {
				if strings.ContainsAny(word, "0123456789") {
					s := submission()
					assert.Contains(t, s.ElevatorPitch+s.InnovationDescription+s.TechnicalChallenges, strings.Trim(word, ".,"), section.Key)
				}
			}
		}
	})
}
