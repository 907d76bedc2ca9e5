#!/usr/bin/env bash
# Both halves with hot reload: the client by Vite on :5173, the server rebuilt
# and started again whenever a Go file changes.
set -euo pipefail
cd "$(dirname "$0")/.."

stop() { kill $(jobs -p) 2>/dev/null || true; }
trap stop EXIT

npm --prefix web run dev &
changed() { find adapters app cmd domain ports web -not -path '*/node_modules/*' \( -name '*.go' -o -name '*.yaml' -o -name '*.sql' \) -newer bin/wbso-dev -print -quit; }
while true; do
  if go build -o bin/wbso-dev ./cmd/wbso; then
    bin/wbso-dev serve --demo --public-url http://localhost:5173 &
    server=$!
    while [ -z "$(changed)" ]; do sleep 1; done
    kill "$server" && wait "$server" || true
  else
    touch bin/wbso-dev
    while [ -z "$(changed)" ]; do sleep 1; done
  fi
done
