-- +goose Up

-- The company that the invoice of a payment is for, when it is not the applicant.
ALTER TABLE payments ADD COLUMN payer_id BIGINT REFERENCES companies (id);
CREATE INDEX payments_payer ON payments (payer_id) WHERE payer_id IS NOT NULL;
