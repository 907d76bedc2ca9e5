#!/usr/bin/env bash
# Fails on a function that neither program can reach, but for those the list in
# deadcode.allow names, and on an entry of that list that is no longer needed.
set -euo pipefail
cd "$(dirname "$0")/.."

found=$(go run golang.org/x/tools/cmd/deadcode@v0.51.0 ./...)
allowed=$(grep -v -e '^#' -e '^$' scripts/deadcode.allow)

if dead=$(grep -v -E -f <(echo "$allowed") <<<"$found"); then
    echo "nothing reaches:" && echo "$dead" && exit 1
fi
while read -r entry; do
    grep -q -E -e "$entry" <<<"$found" || { echo "scripts/deadcode.allow: nothing matches '$entry' any more"; exit 1; }
done <<<"$allowed"
