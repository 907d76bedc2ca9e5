package costs

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/scheme"
	"wbso/domain/vectortest"
)

type row struct {
	Post  string
	Cents int64
	Times int
	VAT   string
	Share *int
	Kind  string
	Says  string // in the reason
	From  string
}

func TestItems_vectors(t *testing.T) {
	type itemCase struct {
		Name string
		In   string
		Want []row
	}
	for _, c := range vectortest.Cases[itemCase](t, "costs_items") {
		t.Run(c.Name, func(t *testing.T) {
			got := Items(c.In)
			require.Len(t, got, len(c.Want), "%+v", got)
			for n, want := range c.Want {
				i := got[n]
				assert.Contains(t, i.Reason, want.Says)
				if want.From == "" {
					want.From = i.From
				}
				assert.Equal(t, row{Post: want.Post, Cents: want.Cents, Times: want.Times, VAT: want.VAT, Share: want.Share,
					Kind: want.Kind, Says: want.Says, From: want.From},
					row{Post: i.Post, Cents: i.Cents, Times: i.Times, VAT: i.VAT, Share: i.Share, Kind: i.Kind, Says: want.Says,
						From: i.From})
				assert.Equal(t, application.ByAnalyzer, i.KindBy)
			}
		})
	}
}

type adviceIn struct {
	Hours        int
	Description  string
	NoExtraCosts bool `json:"no_extra_costs"`
	SelfEmployed bool `json:"self_employed"`
}

func (in adviceIn) question() CostQuestion {
	return CostQuestion{
		EstimatedHours: in.Hours, HasExtraCosts: !in.NoExtraCosts, HasEmployees: !in.SelfEmployed, CostDescription: in.Description,
	}
}

// advise advises on what the rules read.
func advise(q CostQuestion) Advice {
	a, _ := Advise(q, func(description string) ([]application.CostItem, error) { return Items(description), nil })
	return a
}

func TestAdvise_vectors(t *testing.T) {
	type adviceCase struct {
		Name string
		In   adviceIn
		Want struct {
			Recommendation    scheme.CostMethod
			Undecided         bool
			Counted           domain.Cents
			DifferenceBenefit *domain.Cents `json:"difference_benefit"`
			Open              []string
			Turns             []string // open items that alone would turn the advice
			Says              []string
		}
	}
	for _, c := range vectortest.Cases[adviceCase](t, "costs_advice") {
		t.Run(c.Name, func(t *testing.T) {
			got := advise(c.In.question())
			assert.Equal(t, c.Want.Recommendation, got.Recommendation, got.Reasoning)
			assert.Equal(t, c.Want.Undecided, got.Undecided, got.Reasoning)
			assert.Equal(t, c.Want.Counted, got.Counted, got.Reasoning)
			for _, s := range c.Want.Says {
				assert.Contains(t, got.Reasoning, s)
			}
			if c.Want.DifferenceBenefit != nil {
				assert.Equal(t, *c.Want.DifferenceBenefit, got.DifferenceBenefit)
			}
			var open, turns []string
			for _, o := range got.Open {
				open = append(open, o.Post)
				if (o.Recommendation == scheme.ActualCosts) != (got.Counted > got.FlatRate) {
					turns = append(turns, o.Post)
				}
			}
			assert.Equal(t, c.Want.Open, open)
			assert.Equal(t, c.Want.Turns, turns)
			for _, unsourced := range []string{"40%", "20 tot 25%", "gerust"} {
				assert.NotContains(t, got.Reasoning, unsourced)
			}
			if got.Recommendation == scheme.ActualCosts {
				assert.Contains(t, got.Warning, "de administratieve last geldt voor het hele belastingjaar")
				assert.Contains(t, got.Warning, "eerste aanvraag")
			} else {
				assert.Empty(t, got.Warning)
			}
		})
	}
}
