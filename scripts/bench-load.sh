#!/usr/bin/env bash
# Runs the load and start-up programs of another folder against the demonstration.
set -euo pipefail
programs=$1
dir=$(mktemp -d)
port=8123
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$dir"' EXIT

(cd "$programs" && go build -o "$dir/" ./cmd/load ./cmd/startup)
export WBSO_DATA_DIR=$dir/data WBSO_ADDR=127.0.0.1:$port WBSO_RATE_LIMITS=off WBSO_METRICS_ADDR= WBSO_LOG_LEVEL=warn
bin/wbso serve --demo >/dev/null & server=$!
until curl -fs "http://127.0.0.1:$port/readyz" >/dev/null; do sleep 0.1; done
printf '{"base":"http://127.0.0.1:%s","username":"demo","password":"demo-wachtwoord-1","projects":[{"id":1,"number":"1"}],"employees":[1]}' $port >"$dir/ids.json"
for scenario in requests token "get -path /api/site/" "get -path /"; do
  # shellcheck disable=SC2086
  "$dir/load" -ids "$dir/ids.json" -s $scenario -n "$([ "$scenario" = token ] && echo 60 || echo 4000)" -c 8 -pid $server -label "$scenario"
done
kill $server && wait $server || true
"$dir/startup" -n 5 -url "http://127.0.0.1:$port/readyz" -- bin/wbso serve --demo
