-- +goose Up

-- Whether a code from a mail to the address of the account was used.
ALTER TABLE users ADD COLUMN email_verified BOOLEAN NOT NULL DEFAULT FALSE;

-- The KvK number of the company that a payment was for, empty when the account was closed. The row
-- of a company may get another number afterwards.
ALTER TABLE payments ADD COLUMN kvk_number TEXT NOT NULL DEFAULT '';
UPDATE payments SET kvk_number = (SELECT c.kvk_number FROM requests r JOIN companies c ON c.id = r.company_id WHERE r.id = payments.request_id);
UPDATE payments SET kvk_number = '' WHERE kvk_number LIKE 'gesloten-%';
