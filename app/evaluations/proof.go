package evaluations

import (
	"time"

	"wbso/domain/evaluation/find"
)

// ProofLife is how long an evaluation that found a text good enough counts when a request is
// submitted, whatever the rules or the model say by then, also when the model is away.
const ProofLife = 30 * 24 * time.Hour

// proofOf returns what shows later that a text was good enough now. Whoever was given the
// evaluation keeps it, so that nothing is stored of visitors.
func (j *Evaluations) proofOf(q find.Text) string {
	return j.deps.Signer.Sign(j.deps.Clock.Now(), "evaluation", string(q.Field), q.Text, q.Pitch)
}

// Proved reports whether one of these proofs shows that a text was good enough within ProofLife.
func (j *Evaluations) Proved(q find.Text, proofs []string) bool {
	q = q.Normal()
	since := j.deps.Clock.Now().Add(-ProofLife)
	for _, proof := range proofs {
		if j.deps.Signer.SignedSince(since, proof, "evaluation", string(q.Field), q.Text, q.Pitch) {
			return true
		}
	}
	return false
}
