-- +goose Up

-- A bottleneck has two texts now. What a model proposed for the five of before fits no more.
UPDATE drafts SET state = 'dropped' WHERE part = 'bottlenecks' AND state = 'open';
