#!/usr/bin/env bash
# Writes order.txt anew: the functions that short commands call, those of most of them first,
# then those of each.
# Needs valgrind. Worth it when a release touches clearly more memory than the one before.
set -euo pipefail
cd "$(dirname "$0")/../.."

HEARTH_SYMBOLS=1 swift build -c release --static-swift-stdlib --product hearth
binary="$(swift build -c release --static-swift-stdlib --show-bin-path)/hearth"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
export HOME="$work" HEARTH_STORE="$work/hearth.db" HEARTH_NOW=2026-11-20T09:00 TZ=Asia/Seoul
"$binary" demo --days 60 --store "$HEARTH_STORE" >"$work/demo.txt"

number=0
while IFS= read -r line; do
  number=$((number + 1))
  eval "words=($line)"
  valgrind --quiet --tool=callgrind --demangle=no --callgrind-out-file="$work/calls.$(printf %02d $number)" \
    "$binary" "${words[@]}" >"$work/output.txt"
done <<'COMMANDS'
today
version
status
status
today --json
search 사랑
say
saying add --ko "불씨 하나면 충분해요"
feel 70 "a walk"
mood
mood calendar
plan Tea --from "tomorrow 3pm"
plan Dentist tomorrow 3pm --for 30m
event list
person list
person list --due
person add Mina --every 7
water Mina
book list
book add Hearthbook --pages 352
read Hearthbook 20
remind list
calendar
person show Mina
event list week
event list 2026-11
mood year
mood diary
book show Hearthbook
book stats
book calendar
saying list
saying search love
search love
log
undo
COMMANDS

# A profile names each object and function once and then by its number.
awk '
  FNR == 1 { delete object; delete name; delete here }
  match($0, /^c?ob=\([0-9]+\)/) {
    id = substr($0, index($0, "("), RLENGTH - index($0, "(") + 1)
    if (length($0) > RLENGTH) object[id] = substr($0, RLENGTH + 2)
    if ($0 ~ /^ob/) mine = object[id] ~ /\/hearth$/
  }
  match($0, /^c?fn=\([0-9]+\)/) {
    id = substr($0, index($0, "("), RLENGTH - index($0, "(") + 1)
    if (length($0) > RLENGTH) name[id] = substr($0, RLENGTH + 2)
    function_ = name[id]
    sub(/\x27[0-9]+$/, "", function_)
    if ($0 ~ /^fn/ && mine && function_ !~ /^0x/ && !(function_ in here)) {
      here[function_] = 1
      if (!(function_ in calls)) place[function_] = ++last
      calls[function_]++
    }
  }
  END {
    for (f in calls) printf "%d\t%d\t%s\n", calls[f] * 2 < ARGC - 1, place[f], f
  }
' "$work"/calls.* | sort -k1,1n -k2,2n | cut -f3 >"$work/order.txt"

{
  echo "# What short commands call, in the order in which it stands in the binary; see renew-order.sh."
  cat "$work/order.txt"
} >App/Linking/order.txt
wc -l App/Linking/order.txt
