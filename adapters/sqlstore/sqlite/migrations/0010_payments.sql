-- +goose Up

-- intent is the provider's id of the money, which refunds and disputes name. odd_cents and odd_currency are what came in when that is not what was asked. dispute is
-- open, won or lost; empty without one.
ALTER TABLE payments ADD COLUMN intent TEXT NOT NULL DEFAULT '';
ALTER TABLE payments ADD COLUMN odd_cents INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payments ADD COLUMN odd_currency TEXT NOT NULL DEFAULT '';
ALTER TABLE payments ADD COLUMN dispute TEXT NOT NULL DEFAULT '';
ALTER TABLE payments ADD COLUMN disputed_cents INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payments ADD COLUMN dispute_due_at TIMESTAMP;
CREATE INDEX payments_intent ON payments (intent) WHERE intent <> '';
CREATE INDEX payments_created ON payments (created_at, id);
CREATE INDEX payments_status ON payments (status, created_at, id);
CREATE INDEX payments_disputed ON payments (created_at, id) WHERE dispute <> '';
