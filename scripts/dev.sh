#!/usr/bin/env bash
# Both halves with hot reload: the client by Vite on :5173, the server rebuilt
# and started again whenever its sources change. While they do not build, the
# last server that did stays up.
set -euo pipefail
cd "$(dirname "$0")/.."

stop() { kill $(jobs -p) 2>/dev/null || true; }
trap stop EXIT

sources() { find adapters app cmd domain fairqueue ports web/*.go -type f -exec cat {} + | cksum; }

npm --prefix web run dev &
server=
while true; do
  seen=$(sources)
  if go build -o bin/wbso-dev ./cmd/wbso; then
    if [ -n "$server" ]; then
      kill "$server" 2>/dev/null && wait "$server" || true
    fi
    bin/wbso-dev serve --demo --public-url http://localhost:5173 &
    server=$!
  fi
  while [ "$(sources)" = "$seen" ]; do sleep 1; done
done
