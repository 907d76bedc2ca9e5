-- +goose Up

-- What was paid before there were invoices gets one now, or as soon as the address is
-- complete. The mail that thanks for the payment counts as sent: it would come too late.
INSERT INTO mails (kind, event, user_id, address, subject, created_at, sent_at)
SELECT 'payment_received', 'payment_received:' || p.id, 0, '', p.id, p.created_at, p.created_at FROM payments p
WHERE p.status = 'paid' AND NOT p.surplus AND p.amount_cents > 0
    AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.kind = 'issue_invoice' AND j.subject = p.id) ORDER BY p.id;
INSERT INTO jobs (kind, owner_id, subject, status, attempts, run_at, worker, last_error, created_at)
SELECT 'issue_invoice', 0, p.id, 'queued', 0, p.created_at, '', '', p.created_at FROM payments p
WHERE p.status = 'paid' AND NOT p.surplus AND p.amount_cents > 0
    AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.kind = 'issue_invoice' AND j.subject = p.id) ORDER BY p.id;
-- An insert of nothing counts as the number 0, which is none to copy.
DELETE FROM sqlite_sequence WHERE seq = 0;
