package timesheets

import (
	"context"
	"encoding/json"
	"time"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

// CallKey names an import, so that it can be repeated when its answer did not arrive. An empty Key is none. Digest
// returns a hash of the call once its file was read.
type CallKey struct {
	Key    string
	Digest func() string
}

// answerMax is how long an answer that is kept may be, in bytes. A longer one is not: the same import again adds
// nothing either, and says so.
const answerMax = 16 << 10

// keep stores what an import answers, in the transaction that writes it.
func (k CallKey) keep(ctx context.Context, r ports.Repos, who usecase.Actor, kind account.CallKind, answer any, now time.Time) error {
	if k.Key == "" {
		return nil
	}
	text, err := json.Marshal(answer)
	if err != nil || len(text) > answerMax {
		return err
	}
	return r.Idempotency.PutCall(ctx, account.IdempotentCall{
		User: who.UserID, Key: k.Key, Digest: k.Digest(), Kind: kind, Answer: string(text), CreatedAt: now,
	})
}

// answered reads what the import with this key answered before, if there was one. It fails with Conflict
// idempotency_key_reuse when the key was another call's.
func (k CallKey) answered(ctx context.Context, r ports.Repos, who usecase.Actor, kind account.CallKind, answer any) (bool, error) {
	if k.Key == "" {
		return false, nil
	}
	call, err := r.Idempotency.FindCall(ctx, who.UserID, k.Key)
	switch {
	case domain.KindOf(err) == domain.NotFound:
		return false, nil
	case err != nil:
		return false, err
	case call.Digest != k.Digest() || call.Kind != kind:
		return false, domain.Fail(domain.Conflict, domain.CodeIdempotencyReuse)
	}
	return true, json.Unmarshal([]byte(call.Answer), answer)
}
