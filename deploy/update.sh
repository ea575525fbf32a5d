#!/bin/bash
# Puts a revision of the site and the settings of /etc/chalet into service:
#   sudo deploy/update.sh [REVISION]    by default what the branch has on the server of git
#   sudo deploy/update.sh --reglages    the settings alone
#   sudo deploy/update.sh --retour      the version before, with the settings of that time
# A release (releases/REVISION) is built once and has no settings. A service (services/TIME-REVISION) has a link to a
# release, a copy of the settings, and a link to the service before. It publishes all pages on a spare port; then
# each instance takes these answers and restarts, while nginx asks the spare port. PREFIX, SPARE, SPACE and WAIT
# are for trials.
set -euo pipefail; umask 022
SPARE=${SPARE:-2999} SPACE=${SPACE:-3000000000} WAIT=${WAIT:-60}
die() { echo "$*" >&2; exit 1; }

# Git runs as the owner of the clone, who could not write to it any more after root has.
git_here() {
  local owner; owner=$(stat -c %U .)
  runuser -u "$owner" -- env HOME="$(getent passwd "$owner" | cut -d: -f6)" git "$@"
}
known() { git_here rev-parse --quiet --verify --short "$1^{commit}" 2>/dev/null; }
# Sets `commit` to the given revision, or to the newest one of the branch on the server of git.
find_commit() {
  git_here rev-parse 2>/dev/null || die "À lancer dans la copie du projet (git clone)."
  if [ -n "$1" ] && commit=$(known "$1"); then return; fi
  [ -n "$1" ] || known "@{upstream}" >/dev/null ||
    die "La copie du projet ne suit aucune branche du serveur : git switch main, ou donnez une révision."
  git_here fetch --quiet || die "Le serveur de git ne répond pas : rien n’a changé."
  commit=$(known "${1:-@{upstream\}}") || die "Révision inconnue : $1."
}

# `link` prints the folder that a link leads to; `point` replaces a link at once, so that it is never missing.
link() { realpath -e "$root/$1" 2>/dev/null || true; }
point() { ln -sfn "$2" "$work/link" && mv -T "$work/link" "$1"; }
# Copies what a folder has and another one lacks, with its dates.
add_missing() { tar -C "$1" -c . | tar -C "$2" -x --skip-old-files; }
is_preview() { grep -qs "^ *CONTENT_PREVIEW *= *[\"']\?on" "$new/$1.env"; }

# Runs a command as the user of the site, without its settings.
in_build() {
  systemd-run --quiet --wait --pipe --collect --unit=chalet-construction --uid=chalet \
    --working-directory="$work/site" --setenv=HOME="$work/home" --setenv=COMMIT="$commit" "$@"
}
build() {
  release=$root/releases/$commit
  if [ -d "$release" ]; then return; fi
  (($(stat -f -c '%a * %S' "$root") > SPACE)) || die "Il faut 3 Go libres dans $root : rien n’a changé."
  echo "1. Version $commit : copie du dépôt."
  mkdir "$work/site" "$work/home"
  git_here archive "$commit" | tar -x -C "$work/site"
  # Photos stay beside the versions.
  mkdir -p "$work/site/public/photos"
  add_missing "$work/site/public/photos" "$root/photos"
  rm -r "$work/site/public/photos" && ln -s "$root/photos" "$work/site/public/photos"
  chown -R chalet: "$work/site" "$work/home"
  echo "2. Installation des paquets."
  in_build npm ci --ignore-scripts --no-audit --no-fund
  echo "3. Construction."
  in_build npm run build
  in_build npm prune --omit=dev --ignore-scripts --no-audit --no-fund
  rm -rf "$work/site/.next/cache"
  mv -T "$work/site" "$release"
}
# Sets `new` to a new service.
make_service() {
  local before=$current draft=$work/service port=${ports[0]}
  new=$root/services/$(date -u +%Y-%m-%dT%H-%M-%S-%3NZ)-$commit
  mkdir "$draft"
  cp -p "$etc"/*.env "$draft/"
  { cat "$etc/$port.env" && printf '\n%s\n' "PORT=$SPARE" "STATE_DIR=$states/$SPARE"; } >"$draft/$SPARE.env"
  ln -s "$release" "$draft/site"
  # A service that equals the one in service takes its place, and the one before stays.
  if [ "$(link current/site)" = "$release" ] && diff -q -x site -x before "$before" "$draft" >/dev/null; then
    before=$(link current/before)
  fi
  if [ -n "$before" ]; then ln -s "$before" "$draft/before"; fi
  mv -T "$draft" "$new"
}
# Sets `new` to the service before; after an update that was broken off, to the current service.
choose_former() {
  local port at
  new=$(link current/before)
  for port in "${ports[@]}"; do
    at=$(link "instances/$port")
    if [ -n "$at" ] && [ "$at" != "$current" ] && [ "$at" != "$new" ]; then new=$current && break; fi
  done
  [ -n "$new" ] || die "Il n’y a rien avant."
}
# Makes the current service the one before; instances that are newer than its settings bring theirs.
renew_former() {
  local port
  if [ "$new" != "$current" ]; then point "$new/before" "$current"; fi
  for port in "${ports[@]}"; do [ -e "$new/$port.env" ] || cp -p "$etc/$port.env" "$new/"; done
}

# Sets the counts that the health address of an instance tells; fails if it does not answer.
health() {
  [[ $(curl -fs --max-time 5 "http://127.0.0.1:$1/api/health") =~ $COUNTS ]] || return 1
  addresses=${BASH_REMATCH[1]} stale=${BASH_REMATCH[2]} rendered=${BASH_REMATCH[3]} failed=${BASH_REMATCH[4]}
}
readonly COUNTS='"addresses":([0-9]+),"stale":([0-9]+),"rendered":([0-9]+),"failed":([0-9]+)'
start() { systemctl reset-failed "chalet@$1" 2>/dev/null || true; systemctl start "chalet@$1"; }
# Publishes on the spare port until only answers are stale that the current service cannot render either.
publish() {
  local seen='' broken=0 good=0 end=$((SECONDS + WAIT))
  if health "${ports[0]}"; then broken=$failed; fi
  echo "4. Publication, à part de ce qui sert."
  # A release has the assets of the one before: pages that are open ask for them, for two months.
  if [ -n "$current" ]; then add_missing "$current/site/.next/static" "$new/site/.next/static"; fi
  find "$new/site/.next/static" -type f -mtime +60 -delete
  # Files of a state are never written to, only replaced.
  if [ -d "$states/${ports[0]}" ]; then cp -al "$states/${ports[0]}" "$states/$SPARE"; fi
  point "$root/instances/$SPARE" "$new"
  start $SPARE || return 1
  until [ $good = 2 ]; do
    sleep 0.3
    if health $SPARE && ((addresses > 0 && stale <= failed && failed <= broken)); then good=$((good + 1)); else good=0; fi
    if [ "${stale:-}${rendered:-}" != "$seen" ]; then seen=$stale$rendered end=$((SECONDS + WAIT)); fi
    [ $SECONDS -lt $end ] && [ "$(systemctl show --property=NRestarts --value "chalet@$SPARE")" -lt 3 ] || return 1
  done
}
# Restarts an instance as a service, with the answers of the spare port; a preview keeps none.
serve() {
  local end=$((SECONDS + WAIT)) state=$states/$1
  if [ -d "$states/$SPARE" ] && ! is_preview "$1"; then cp -al "$states/$SPARE" "$state.new"; fi
  point "$root/instances/$1" "$2"
  systemctl stop "chalet@$1" || true
  if [ -d "$state.new" ]; then rm -rf "$state" && mv -T "$state.new" "$state"; fi
  start "$1" || return 1
  until health "$1"; do
    if [ $SECONDS -ge $end ]; then return 1; else sleep 0.1; fi
  done
}
change_over() {
  local port
  for port in "${ports[@]}"; do
    serve "$port" "$new" || return 1
    echo "5. chalet@$port répond (version ${new##*-})."
  done
}
change_back() {
  local port
  echo "La version ${new##*-} ne se publie pas, ou ne répond pas :" >&2
  journalctl --unit="chalet@*" --identifier=node --lines=5 --output=cat >&2 || true
  for port in "${ports[@]}"; do
    if [ -n "$current" ] && [ "$(link "instances/$port")" = "$new" ]; then serve "$port" "$current" || true; fi
  done
}

# Removes all but the current service, the one before, and the release that was built: after wrong settings the
# next run need not build it again.
finish() {
  local code=$? kept='' port name
  set +e
  systemctl stop chalet-construction "chalet@$SPARE" 2>/dev/null
  for name in "$root"/instances/*; do [ -e "$etc/${name##*/}.env" ] || rm -f "$name"; done
  for port in "${ports[@]}"; do kept+=" $(link "instances/$port") "; done
  kept+=" $(link current) $(link current/before) "
  for name in "$root"/services/*; do [[ $kept == *" $name "* ]] || rm -rf "$name"; done
  kept=" $(realpath "$root"/services/*/site 2>/dev/null) ${release:-} "
  for name in "$root"/releases/*; do [[ ${kept//$'\n'/ } == *" $name "* ]] || rm -rf "$name"; done
  rm -rf "$work" "$states/$SPARE" "$states"/*.new
  if [ $code = 0 ]; then return; fi
  for port in "${ports[@]}"; do
    if health "$port"; then echo "L’ancienne version sert toujours." >&2 && return; fi
  done
  echo "Aucune version ne répond : sudo journalctl -u 'chalet@*'." >&2
}
main() {
  current=$(link current)
  if [ -z "$commit" ]; then choose_former; fi
  trap finish EXIT
  # A run that was killed may have left a build or a spare instance at work.
  systemctl stop chalet-construction "chalet@$SPARE" 2>/dev/null || true
  rm -rf "$work" "$states/$SPARE" "$states"/*.new
  mkdir "$work"
  if [ -n "$commit" ]; then build; make_service; else renew_former; fi
  { publish && change_over; } || { change_back; exit 1; }
  point "$root/current" "$new"
  if [ -z "$commit" ] && ! diff -q -x site -x before -x "$SPARE.env" "$etc" "$new" >/dev/null; then
    echo "Les réglages sont ceux de ce temps-là ; la prochaine mise à jour reprend ceux de /etc/chalet."
  fi
  "$new/site/deploy/outdated.sh"
}

usage="Utilisation : sudo deploy/update.sh [RÉVISION | --reglages | --retour]" commit='' etc=${PREFIX:-}/etc/chalet
root=${PREFIX:-}/srv/chalet states=${PREFIX:-}/var/lib/chalet
case ${1:-} in --help) echo "$usage" && exit ;; --retour | --reglages) ;; -*) die "$usage" ;; esac
[ $# -le 1 ] || die "$usage"
[ -n "${PREFIX:-}" ] || [ $EUID = 0 ] || die "À lancer avec sudo."
for name in git curl npm; do command -v "$name" >/dev/null || die "Il manque le paquet $name."; done
[ -f "$etc/chalet.env" ] || die "Il manque /etc/chalet/chalet.env : docs/exploitation.md, « Installer »."
# An instance of the site is a file of settings that is named by its port.
mapfile -t ports < <(find "$etc" -name '[0-9]*.env' -printf '%f\n' | sed 's/\.env$//' | sort -n)
[ ${#ports[@]} -gt 0 ] || die "Aucune instance : sudo touch /etc/chalet/3000.env."
mkdir -p "$root/releases" "$root/services" "$root/instances" "$root/photos" "$states"
root=$(realpath "$root") states=$(realpath "$states") work=$root/work
case ${1:-} in
  --retour) ;;
  --reglages) commit=$(basename "$(link current/site)") && [ -n "$commit" ] || die "Rien n’est encore en service." ;;
  *) find_commit "${1:-}" ;;
esac
exec 9>"$root/.lock"
flock -n 9 || die "Une autre mise à jour est en cours."
# Programs that `main` starts do not hold the lock.
main 9>&-
exit
