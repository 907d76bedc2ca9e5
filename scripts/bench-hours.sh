#!/usr/bin/env bash
# bench-hours.sh FOLDER [ROUNDS]: hours beside PocketBase and a bare server, in turns. The folder
# has the load program and the peers; each has 50 projects and 1,000 entries for each of its
# employees, 100 or BENCH_PEOPLE: 1000 of them are for the memory after a load over 1,000,000
# entries (at most 0.35 of PocketBase's). At the end both are polled as open profiles do. It fails
# when a ratio is missed. BENCH_WORK keeps databases and results for another run.
set -euo pipefail
programs=$(cd "$1" && pwd) rounds=${2:-3}
cd "$(dirname "$0")/.."
work=${BENCH_WORK:-$(mktemp -d)}
people=${BENCH_PEOPLE:-100}
port=8124
trap 'kill "${server:-}" 2>/dev/null || true; [ -n "${BENCH_WORK:-}" ] || rm -rf "$work"' EXIT
mkdir -p "$work"/{bin,floor,pocketbase,product}

(cd "$programs" && CGO_ENABLED=0 go build -o "$work/bin/" ./cmd/floor ./cmd/load ./cmd/table)
(cd "$programs/peers/pocketbase" && CGO_ENABLED=0 go build -o "$work/bin/pb" .)
[ -e "$work/floor/ids.json" ] || "$work/bin/floor" -seed "$people" -db "$work/floor/f.db" -ids "$work/floor/ids.json"
[ -e "$work/pocketbase/ids.json" ] || "$work/bin/pb" seed "$people" "$work/pocketbase/ids.json" --dir "$work/pocketbase/data" >/dev/null
[ -e "$work/product/ids.json" ] ||
  BENCH_SEED=$work/product BENCH_EMPLOYEES=$people go test ./cmd/wbso -run xxx -bench BenchmarkHours -benchtime 1x -timeout 20m

export WBSO_DATA_DIR=$work/product WBSO_ADDR=127.0.0.1:$port WBSO_RATE_LIMITS=off WBSO_METRICS_ADDR= WBSO_LOG_LEVEL=warn
declare -A command=(
  [product]="bin/wbso serve"
  [pocketbase]="$work/bin/pb serve --http 127.0.0.1:18090 --dir $work/pocketbase/data"
  [floor]="$work/bin/floor -db $work/floor/f.db"
  [floor-full-group]="$work/bin/floor -db $work/floor/f.db -sync FULL -group"
)
address() { case $1 in product) echo "http://127.0.0.1:$port" ;; pocketbase) echo http://127.0.0.1:18090 ;; *) echo http://127.0.0.1:18080 ;; esac; }

# run SERVER SCENARIO COUNT [OPTIONS]
run() {
  local folder=${1%%-*} profile=product
  [ "$1" = pocketbase ] && profile=pocketbase
  "$work/bin/load" -ids "$work/$folder/ids.json" -base "$(address "$1")" -profile $profile -pid $server -label "$1" -s "$2" -n "$3" "${@:4}" >>"$out" ||
    echo "$1 $2: unexpected answers" >&2
}

# cpu FOLDER BASE PATH: the microseconds of processor time that a call of the server takes, from somebody who signed in.
cpu() {
  local who token before after
  who=$(grep -oE '"(username|password)":"[^"]*"' "$work/$1/ids.json" | paste -sd,)
  token=$(curl -s -H 'Content-Type: application/json' -d "{$who}" "$2/api/token/" | sed -E 's/.*"access": ?"([^"]*)".*/\1/')
  before=$(awk '{ print $14 + $15 }' /proc/$server/stat)
  curl -sf -o /dev/null -H "Authorization: Bearer $token" "$2$3&n=[1-2000]"
  after=$(awk '{ print $14 + $15 }' /proc/$server/stat)
  echo $(((after - before) * 10000 / 2000))
}

missed=0
# held BASE "SCENARIO RATE TIME"...: whether the product makes at least so many times the calls of
# another server in a second, with at most so many times its processor time for each.
held() {
  "$work/bin/table" -base "$1" "$out" | awk -F'|' -v base="$1" -v bounds="$(printf '%s;' "${@:2}")" '
    BEGIN { for (n = split(bounds, all, ";"); n > 0; n--) if (split(all[n], b, " ") == 3) { rate[b[1]] = b[2]; time[b[1]] = b[3] } }
    /^\*\*/ { gsub(/\*/, ""); scenario = $0 }
    $2 == " product " && scenario in rate {
      bad = $(NF-2) + 0 < rate[scenario] + 0 || $(NF-1) + 0 > time[scenario] + 0; misses += bad; seen++
      printf "%-11s %5.2f times the calls of %s (at least %s), %5.2f times its processor time (at most %s)%s\n",
        scenario, $(NF-2), base, rate[scenario], $(NF-1), time[scenario], bad ? ": MISSED" : ""
    }
    END { exit misses > 0 || !seen }' || missed=1
}

out=$work/hours-$(date +%s).jsonl
for round in $(seq "$rounds"); do
  for name in product pocketbase floor floor-full-group; do
    ${command[$name]} >"$work/$name.log" 2>&1 & server=$!
    until curl -s -o /dev/null "$(address $name)/"; do sleep 0.1; done
    # Each entry that is logged needs a place of its own. The product takes none in the future.
    slots=$work/slots.${name%%-*}
    at=$(cat "$slots" 2>/dev/null || echo 0)
    echo $((at + 2000)) >"$slots"
    case $name in
      product) mine=$(cpu product "$(address product)" "/api/my-hours/?week=2025-06-02") ;;
      floor)
        project=$(grep -oE '"number":"[^"]*"' "$work/floor/ids.json" | head -1 | cut -d'"' -f4)
        list=$(cpu floor "$(address floor)" "/api/hours/?project_number=$project&week=2025-06-02")
        echo "a person's week of five projects takes $mine µs, the bare server's week of a project $list µs"
        [ $((mine * 10)) -le $((list * 25)) ] || { echo "more than 2.5 times: MISSED"; missed=1; }
        ;;
    esac
    run $name create 2000 -start "$at"
    if [ $name != floor-full-group ]; then
      run $name reject 2000 -want 400
      for scenario in list_week list_month summary csv requests; do
        [ $name$scenario = pocketbasecsv ] || run $name $scenario 1500
      done
    fi
    kill $server && wait $server || true
  done
done
"$work/bin/table" -base pocketbase "$out"
held pocketbase "create 3 0.28" "list_week 4 0.3" "summary 10 1" "requests 3 0.4"
held floor "list_month 0 2" "summary 0 1.3" "csv 0 1.7"

peer=$(address pocketbase)
${command[pocketbase]} >"$work/pocketbase.log" 2>&1 & server=$!
until curl -s -o /dev/null "$peer/"; do sleep 0.1; done
token=$(sed -E 's/.*"username":"([^"]*)","password":"([^"]*)".*/{"identity":"\1","password":"\2"}/' "$work/pocketbase/ids.json" |
  curl -s -H 'Content-Type: application/json' -d @- "$peer/api/collections/users/auth-with-password" | sed -E 's/.*"token":"([^"]*)".*/\1/')
BENCH_PEER_URL="$peer/api/collections/projects/records?perPage=200&skipTotal=1" BENCH_PEER_TOKEN=$token BENCH_PEER_PID=$server \
  go test ./cmd/wbso -run xxx -bench Polling -benchtime 3x | grep Benchmark | tee "$work/polling.log"
awk '{ for (i = 2; i <= NF; i++) { if ($i == "304/whole" && $(i-1) > 0.3) bad = "a 304 costs " $(i-1) " of a whole answer (at most 0.3)"
    if ($i == "usual/peer" && $(i-1) > 0.5) bad = "polling takes " $(i-1) " of the processor time of pocketbase (at most 0.5)"
    if ((" 304/whole usual/peer " ~ " " $i " ") && bad != "") { print bad ": MISSED"; bad = ""; misses++ } seen += $i == "usual/peer" } }
  END { exit misses > 0 || !seen }' "$work/polling.log" || missed=1
exit $missed
