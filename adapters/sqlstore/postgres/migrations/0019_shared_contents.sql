-- +goose Up

-- content_id is the document of the same request and kind whose bytes this one has too. NULL has bytes of its own.
ALTER TABLE documents ADD COLUMN content_id BIGINT REFERENCES documents (id) DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX documents_content_id ON documents (content_id) WHERE content_id IS NOT NULL;
