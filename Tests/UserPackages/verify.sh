#!/usr/bin/env bash
# Proves what a user is promised: a package that depends on this one by a version tag builds, its previews are found, recorded and
# verified, and a changed padding is told by name. One debug build and one edit; ends with a closing line, or with what went wrong.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
started=$(date +%s)
unset CI SNAPSHOT_TESTING_RECORD SNAPSHOT_ARTIFACTS
export NO_COLOR=1

fail() {
    echo "User package: $1" >&2
    shift
    for file in "$@"; do sed 's/^/    /' "$file" >&2; done
    exit 1
}

# This checkout as it stands, changes included, as a repository of its own with the tag that the package asks for.
mkdir "$work/vitrine"
git -C "$root" ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' path; do
    [ -e "$root/$path" ] && printf '%s\0' "$path"
done | tar -C "$root" --null -T - -cf - | tar -C "$work/vitrine" -xf -
as_somebody=(git -C "$work/vitrine" -c user.name=Somebody -c user.email=somebody@example.com -c commit.gpgsign=false)
git -C "$work/vitrine" init -q
"${as_somebody[@]}" add -A
"${as_somebody[@]}" commit -q -m "The version under test"
"${as_somebody[@]}" tag 1.0.0

cp -R "$root/Tests/UserPackages/Bookshelf" "$work/Bookshelf"
sed -i "s|ADDRESS-OF-VITRINE|file://$work/vitrine|" "$work/Bookshelf/Package.swift"
cd "$work/Bookshelf"

# Nothing of the machine's package caches is used or left behind. Only what the compiler made of the toolchain's own interfaces
# (swift-syntax) is taken over from this checkout's build, if there is one: half a minute.
folders=(--scratch-path "$work/build" --cache-path "$work/cache" --security-path "$work/security" --config-path "$work/config")
if interfaces=$(readlink -f "$root/.build/debug/ModuleCache") && compgen -G "$interfaces/*.swiftmodule" >/dev/null; then
    modules="$work/build/$(basename "$(dirname "$(dirname "$interfaces")")")/debug/ModuleCache"
    mkdir -p "$modules"
    cp "$interfaces"/*.swiftmodule "$modules"
fi

build() {
    swift build "${folders[@]}" --product "$1" >"$work/log" 2>&1 || fail "the build failed." "$work/log"
    if grep -E "(warning|error):" "$work/log" >"$work/warnings"; then fail "the build has warnings." "$work/warnings"; fi
}

build host
built=$(( $(date +%s) - started ))
host=$(swift build "${folders[@]}" --product host --show-bin-path)/host

# Public, private and nested providers and `#Preview`s of all three libraries, in this order.
cat >"$work/expected" <<'LIST'
Bookmark/Bookmark
Bookmark/Staircase
NightPage/dark
PageView/Preview
PageView/Narrow
Settings/Preview
SettingsView/Settings
BookList/Preview
BookList/Three books
BookRow/light
BookRow/right to left
Empty.List/Preview
LIST
"$host" list >"$work/list"
sed 's/  .*//' "$work/list" | diff "$work/expected" - >"$work/difference" || fail "other previews were found." "$work/difference"

"$host" record --record all --snapshots "$work/pictures" >"$work/log" 2>&1 || fail "recording failed." "$work/log"
"$host" verify --snapshots "$work/pictures" --output "$work/failures" >"$work/log" 2>&1 || fail "verifying what was recorded failed." "$work/log"
grep -q "12 snapshots: 12 identical" "$work/log" || fail "not every picture was verified." "$work/log"

# The app's entry is in a library: an executable of two lines draws its first window without a display.
build bookshelf-headless
"$(dirname "$host")/bookshelf-headless" --output "$work/app" >"$work/log" 2>&1 || fail "the app did not run." "$work/log"
[ -s "$work/app/BookshelfApp.png" ] || fail "the app drew no picture." "$work/log"

sed -i 's/\.padding(12)/.padding(13)/' Sources/Shelf/BookRow.swift
build host
status=0
"$host" verify --snapshots "$work/pictures" --output "$work/failures" >"$work/log" 2>&1 || status=$?
[ "$status" = 1 ] || fail "a changed padding gave exit code $status instead of 1." "$work/log"
printf '%s\n' "BookRow/light" "BookRow/right to left" >"$work/expected"
sed -n 's/^✗ //p' "$work/log" | sed 's/  .*//' | diff "$work/expected" - >"$work/difference" ||
    fail "a changed padding was not told of its own previews alone." "$work/difference" "$work/log"

sed -i 's/\.padding(13)/.padding(12)/' Sources/Shelf/BookRow.swift

# Its snapshot tests are written for swift-snapshot-testing; nothing but the dependency is another.
mkdir "$work/attachments"
test_shelf() {
    status=0
    SNAPSHOT_ARTIFACTS="$work/artifacts" swift test "${folders[@]}" --attachments-path "$work/attachments" >"$work/log" 2>&1 || status=$?
    if grep -E "(warning|error): .*\.swift" "$work/log" | grep -v "BookRowTests.swift.*: error: " >"$work/warnings"; then
        fail "the tests do not build cleanly." "$work/warnings"
    fi
}
test_shelf
[ "$status" != 0 ] || fail "tests without references passed." "$work/log"
stored=$(find Tests -name '*.png' | sort | sed 's|.*/__Snapshots__/||' | tr '\n' ' ')
[ "$stored" = "BookRowTests/row.1.png BookRowTests/testRow.1.png BookRowTests/testRow.dark.png BookRowTests/testRow.large.png BookRowTests/testRow.loose.png " ] ||
    fail "other references were written: $stored" "$work/log"
test_shelf
[ "$status" = 0 ] || fail "tests with their references failed." "$work/log"
sed -i 's/\.padding(12)/.padding(13)/' Sources/Shelf/BookRow.swift
test_shelf
[ "$status" != 0 ] || fail "tests did not see a changed padding." "$work/log"
find "$work/attachments" -name 'difference*.png' | grep -q . || fail "no picture was attached to the failed test." "$work/log"
grep -q "got 1 pt more space on all sides" "$work/log" || fail "a changed padding was not told in terms of views." "$work/log"

# A newcomer: an app without Vitrine, taken to pictures that CI compares, by README's words alone. It is built in the folder of the package
# before, whose Vitrine is the same.
cp -R "$root/Tests/UserPackages/Weather" "$work/Weather"
cd "$work/Weather"
swift() { command swift "$1" "${folders[@]}" "${@:2}"; }
git init -q -b main
git config user.name Somebody
git config user.email somebody@example.com
"$root/.build/debug/vitrine" init --from "file://$work/vitrine" >"$work/log" 2>&1 || fail "init failed." "$work/log"
# What the tool says comes next.
sed -n 's/^  swift run PreviewHost \([a-z]*\) .*/\1/p' "$work/log" >"$work/next"
[ "$(tr '\n' ' ' <"$work/next")" = "list record verify " ] || fail "init says other next steps." "$work/log"
while read -r verb; do
    swift run PreviewHost "$verb" >"$work/log" 2>&1 || fail "'swift run PreviewHost $verb' failed." "$work/log"
    if grep -E "(warning|error):" "$work/log" >"$work/warnings"; then fail "'swift run PreviewHost $verb' has warnings." "$work/warnings"; fi
done <"$work/next"
grep -q "2 snapshots: 2 identical" "$work/log" || fail "the newcomer's two previews were not verified." "$work/log"
swift run Weather --output "$work/app" >"$work/log" 2>&1 || fail "the app itself does not run." "$work/log"
swift test >"$work/log" 2>&1 && fail "a first test without a reference passed." "$work/log"
grep -q "today" "$work/log" || fail "the first test is not of the first view." "$work/log"
swift test >"$work/log" 2>&1 || fail "the first test fails with its reference." "$work/log"
git add -A
git commit -q -m "Previews as pictures"
[ -z "$(git ls-files .build .previews)" ] || fail "products were committed."

# CI: a fresh clone and the commands of README's workflows, as GitHub and GitLab would run them. That the files are YAML is looked at where
# there is a reader.
if python3 -c "import yaml" 2>/dev/null; then
    python3 - "$root/README.md" <<'PYTHON' || fail "a workflow in README is not what it should be."
import re, sys, yaml
blocks = {b.split("\n", 1)[0].strip("# "): yaml.load(b, Loader=yaml.BaseLoader) for b in re.findall(r"```yaml\n(.*?)```", open(sys.argv[1]).read(), re.S)}
github, gitlab = blocks[".github/workflows/previews.yml"], blocks[".gitlab-ci.yml"]
assert github["on"] == ["push", "pull_request"]
steps = github["jobs"]["previews"]["steps"]
assert steps[0]["uses"].startswith("actions/checkout") and all(("uses" in s) != ("run" in s) for s in steps)
assert steps[-1]["if"] == "failure()" and steps[-1]["with"]["path"] == ".previews/failures"
assert gitlab["previews"]["artifacts"]["reports"]["junit"] == "previews.xml"
PYTHON
fi
ci() {
    rm -rf "$work/ci" "$work/summary.md"
    git clone -q "$work/Weather" "$work/ci"
    status=0
    sed -n '/^# .github\/workflows/,/^```/ s/^ *- run: \(swift .*\)/\1/p; /^# .gitlab-ci/,/^```/ s/^ *- \(swift .*\)/\1/p' "$root/README.md" \
        >"$work/commands"
    [ "$(wc -l <"$work/commands")" = 2 ] || fail "README's workflows do not have one swift command each." "$work/commands"
    while read -r line; do
        (cd "$work/ci" && CI=true GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY="$work/summary.md" eval "$line") >"$work/log" 2>&1 </dev/null || status=$?
        [ "$status" = 0 ] || break
    done <"$work/commands"
}
ci
[ "$status" = 0 ] || fail "CI fails on what was just committed." "$work/log"
grep -q "all as they should be" "$work/summary.md" || fail "CI wrote no summary." "$work/log"
sed -i 's/\.padding(4)/.padding(9)/' Sources/WeatherViews/HourRow.swift
git commit -q -a -m "More air"
ci
[ "$status" = 1 ] || fail "CI gave exit code $status for a changed padding instead of 1." "$work/log"
grep -q "got 5 pt more space" "$work/summary.md" || fail "the summary does not tell the padding." "$work/summary.md"
grep -q "^::error file=Sources/WeatherViews/" "$work/log" || fail "no annotation at the preview's line." "$work/log"
[ -f "$work/ci/.previews/failures/report/index.html" ] || fail "CI left no page." "$work/log"
# The artefact comes down, is looked at and accepted on this machine.
mv "$work/ci/.previews/failures" "$work/downloaded"
swift run PreviewHost pending --from "$work/downloaded" >"$work/log" 2>&1 && fail "nothing is pending in the artefact." "$work/log"
swift run PreviewHost accept --all --from "$work/downloaded" >"$work/log" 2>&1 || fail "the artefact could not be accepted." "$work/log"
git add -A
git commit -q -m "Accepted"
ci
[ "$status" = 0 ] || fail "CI fails after the artefact was accepted." "$work/log"

# A cache of verdicts: the second run draws nothing, a source draws what depends on it, an asset of nobody nothing.
cached() {
    swift run PreviewHost verify --cache "$work/verdicts" >"$work/log" 2>&1 || fail "a run with a cache failed." "$work/log"
    grep -q "$1" "$work/log" || fail "a run with a cache did not say '$1'." "$work/log"
}
cached "0 known from the cache, 2 drawn"
cached "2 known from the cache, 0 drawn"
sed -i 's/let id: Int$/let id: Int \/\/ the hour/; s/#Preview { Today/\n#Preview { Today/' Sources/WeatherViews/Today.swift
cached "0 known from the cache, 2 laid out and found to be drawn as before, 0 drawn"
sed -i 's/degrees: 11/degrees: 12/' Sources/WeatherViews/Today.swift
swift run PreviewHost verify --cache "$work/verdicts" >"$work/log" 2>&1 && fail "a changed text was not seen." "$work/log"
grep -q "1 laid out and found to be drawn as before, 1 drawn" "$work/log" || fail "a changed text drew other pictures than its own." "$work/log"

seconds=$(( $(date +%s) - started ))
echo "User package: 3 libraries, 12 previews and 5 snapshots of tests recorded, verified and told apart; an app taken from nothing to CI ($seconds s, $built s of them the first build)."
