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
    swift build "${folders[@]}" --product host >"$work/log" 2>&1 || fail "the build failed." "$work/log"
    if grep -E "(warning|error):" "$work/log" >"$work/warnings"; then fail "the build has warnings." "$work/warnings"; fi
}

build
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

sed -i 's/\.padding(12)/.padding(13)/' Sources/Shelf/BookRow.swift
build
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

seconds=$(( $(date +%s) - started ))
echo "User package: 3 libraries, 12 previews and 5 snapshots of tests recorded, verified and told apart ($seconds s, $built s of them the first build)."
