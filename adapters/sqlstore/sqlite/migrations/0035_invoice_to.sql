-- +goose Up

-- The company that the invoice of a payment is for, when it is not the applicant.
ALTER TABLE payments ADD COLUMN invoice_to_id BIGINT REFERENCES companies (id);
CREATE INDEX payments_invoice_to ON payments (invoice_to_id) WHERE invoice_to_id IS NOT NULL;
