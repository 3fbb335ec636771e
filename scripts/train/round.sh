#!/usr/bin/env bash
# One round for the judge of Burgle Bros. in so many seconds: planners play, a crew that looks ahead by the present judge
# plays, a judge learns from all of these games and from those of earlier rounds, and is compared with the present one.
#
#   scripts/train/round.sh SECONDS FOLDER [SEED [THREADS [ROWS…]]]
#
# FOLDER gets what came of it: learnt.ts and judged.json, fit.txt, compare.md and contest.md, and in second/ the games of the
# crew that looks ahead, for rounds to come (ROWS: folders of earlier ones). Nothing in the tree is changed: whether the new
# judge is kept is for people to decide. NODE and PYTHON name the programs where they are not those of the path.
set -euo pipefail

seconds=$1 into=$2 seed=${3:-round} threads=${4:-$(getconf _NPROCESSORS_ONLN)}
[ $# -gt 4 ] && shift 4 || shift $#
node=${NODE:-node} python=${PYTHON:-python3} here=$(dirname "$0")
part() { echo $((seconds * $1 / 100)); }
say() { echo "$(date +%T) $*" >&2; }

rm -rf "$into" && mkdir -p "$into"
planned=$(mktemp -d)
trap 'rm -rf "$planned"' EXIT

say "planners, $(part 22) s"
"$node" "$here/play.ts" --seconds "$(part 22)" --threads "$threads" --seed "$seed planned" --out "$planned"
say "looking ahead, $(part 25) s and the games begun by then"
"$node" "$here/play.ts" --seconds "$(part 25)" --threads "$threads" --seed "$seed" --plays 12 --out "$into/second"
# One file of rows is easier to carry than one for each thread.
cat "$into"/second/rows-*.gz > "$into/second/all.gz" && rm "$into"/second/rows-*.gz
say "learning, $(part 20) s"
"$python" "$here/fit.py" "$planned" "$into/second" "$@" --seconds "$(part 20)" --into "$into" ${FIT:-} | tee "$into/fit.txt"
say 'comparing what they say'
for judge in present "$into/learnt.ts"; do
  for rows in "$planned" "$into/second"; do
    printf '## %s, games of %s\n\n' "$(basename "$judge")" "$([ "$rows" = "$planned" ] && echo planners || echo 'the look ahead')"
    "$node" --max-old-space-size=8192 "$here/compare.ts" "$rows" --judge "$judge" && echo
  done
done | tee "$into/compare.md"
say "comparing how they play, $(part 25) s and the games begun by then"
"$node" "$here/contest.ts" --judges "$into/learnt.ts,present" --seconds "$(part 25)" --threads "$threads" \
  --seed "$seed contest" --plays 12 | tee "$into/contest.md"
say done
