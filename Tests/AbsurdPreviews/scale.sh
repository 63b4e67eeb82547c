#!/usr/bin/env bash
# How a run grows: times and memory of verifying generated previews, a tenth and all of them, with one worker and with two.
# Run by hand on a quiet machine, after an optimised build:
#   swift build -c release --product AbsurdPreviews && bash Tests/AbsurdPreviews/scale.sh .build/release/AbsurdPreviews
set -euo pipefail
tool=$(readlink -f "${1:?the AbsurdPreviews program}")
most=${2:-10000}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The peak of the memory of a process and its children: pages that several share count once (proportional set size).
peak_of() {
    local peak=0 sum value
    while kill -0 "$1" 2>/dev/null; do
        sum=0
        for process in "$1" $(pgrep -P "$1" || true); do
            value=$(awk '/^Pss:/ { print $2 }' "/proc/$process/smaps_rollup" 2>/dev/null || true)
            sum=$((sum + ${value:-0}))
        done
        [ "$sum" -gt "$peak" ] && peak=$sum
        sleep 0.05
    done
    echo $((peak / 1024))
}

for count in $((most / 10)) "$most"; do
    export GENERATED_PREVIEWS=$count
    rm -rf Snapshots
    "$tool" record -q --filter 'GeneratedViews/*' >/dev/null 2>&1
    for jobs in 1 2; do
        started=$(date +%s.%N)
        "$tool" verify -q --jobs "$jobs" --filter 'GeneratedViews/*' >out 2>&1 &
        peak=$(peak_of $!)
        wait $!
        ended=$(date +%s.%N)
        echo "$count previews, $jobs at a time: $(echo "$ended - $started" | bc) s, at most $peak MB in all processes"
    done
done
