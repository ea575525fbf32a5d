#!/bin/bash
# Installs a revision of the site and puts it into service, one instance after the other:
#   sudo deploy/update.sh [REVISION]   by default what the branch has on the server of git
#   sudo deploy/update.sh --retour     the version before
# If the version does not answer, what answered before comes back. PREFIX and WAIT are for trials.
set -euo pipefail; umask 022
die() { echo "$*" >&2; exit 1; }
. "$(dirname "$0")/make-release.sh"

# The release that a link names (releases/NAME), if there is one.
link() { local to; if to=$(realpath -e "$root/$1" 2>/dev/null); then echo "${to#"$root/"}"; fi; }
# A link is replaced at once: it is never missing.
point() { ln -sfn "$2" "$root/$1.new" && mv -T "$root/$1.new" "$root/$1"; }
# The release that answers on a port, if one does: the folder of the unit's process.
serving() {
  local folder
  curl -fs -o /dev/null --max-time 5 "http://127.0.0.1:$1/api/health" || return 0
  folder=$(readlink "/proc/$(systemctl show --property=MainPID --value "chalet@$1")/cwd") || return 0
  if [[ $folder == "$root"/releases/*/"$1" ]]; then echo "releases/$(basename "$(dirname "$folder")")"; fi
}
# What all instances serve. A switch comes to the last one last: what that one serves stands last.
in_service() { local port; for port in "${ports[@]}"; do serving "$port"; done; }

# A release has a folder for each instance; that of an instance which is newer is a copy of another one.
complete() {
  local port others=("$root/$1"/[0-9]*)
  for port in "${ports[@]}"; do
    if [ -d "$root/$1/$port" ]; then continue; fi
    cp -rp "${others[0]}" "$work/$port"
    mv -T "$work/$port" "$root/$1/$port"
  done
}
restart_all() {
  local port end
  for port in "${ports[@]}"; do
    if [ "$(serving "$port")" = "$1" ]; then continue; fi
    # After many starts systemd refuses the next one.
    systemctl reset-failed "chalet@$port" 2>/dev/null || true
    systemctl restart "chalet@$port" || return 1
    end=$((SECONDS + ${WAIT:-60}))
    until [ "$(serving "$port")" = "$1" ]; do
      if [ $SECONDS -ge $end ]; then return 1; else sleep 0.1; fi
    done
    echo "5. chalet@$port répond (version ${1#*/})."
  done
}
# Puts a release into service. The link `leaving` stands meanwhile and becomes `previous` at the end; a revision that
# was built again replaces itself.
switch() {
  local from back
  back=${now:-$(link leaving)}
  back=${back:-$(link current)}
  for from in "$now" "$(link leaving)" ""; do [ "${from##*-}" = "${1##*-}" ] || break; done
  complete "$1"
  if [ -n "$back" ]; then complete "$back"; fi
  if [ -n "$from" ]; then point leaving "$from"; fi
  point current "$1"
  if restart_all "$1"; then
    if [ -n "$from" ]; then mv -T "$root/leaving" "$root/previous"; else rm -f "$root/leaving"; fi
    return
  fi
  echo "La version ${1#*/} ne répond pas : sudo journalctl -u 'chalet@*'." >&2
  if [ -n "$back" ]; then point current "$back" && restart_all "$back" || true; fi
  rm -f "$root/leaving"
  exit 1
}
# Nothing stays of the work, and of the releases only those that are in service or that a link names.
finish() {
  local code=$? serves kept release
  set +e
  systemctl stop chalet-construction 2>/dev/null
  rm -rf "$work"
  serves=$(in_service)
  kept=" $(link current) $(link previous) $(link leaving) ${serves//$'\n'/ } "
  for release in "$root"/releases/*; do
    [[ $kept == *" releases/${release##*/} "* ]] || rm -rf "$release"
  done
  if [ $code = 0 ]; then return; fi
  if [ -z "$serves" ]; then echo "Aucune version ne répond : sudo journalctl -u 'chalet@*'." >&2
  elif [ "${serves##*$'\n'}" = "$now" ]; then echo "L’ancienne version sert toujours (${now#*/})." >&2; fi
}
main() {
  local aim
  now=$(in_service | tail -n 1)
  if [ -n "$commit" ]; then aim=releases/$(date -u +%Y-%m-%dT%H-%M-%S-%3NZ)-$commit; else
    # An update that was broken off is taken back, a way back that was broken off goes on.
    aim=$(link leaving)
    if [ -z "$aim" ] || [ "$(link current)" = "$(link previous)" ]; then aim=$(link previous); fi
    [ -n "$aim" ] && { [ "$aim" != "$now" ] || [ -L "$root/leaving" ]; } || die "Il n’y a rien avant."
  fi
  trap finish EXIT
  # A run that was killed may have left a build at work.
  systemctl stop chalet-construction 2>/dev/null || true
  rm -rf "$root"/work.* && mkdir "$work"
  if [ -n "$commit" ]; then make_release "$aim"; fi
  switch "$aim"
  if [ -z "$commit" ]; then return; fi
  # The commands of the guide run in the folder of tools.
  rm -rf "$build/.next" "$build/.npm"
  if [ -e "$root/tools" ]; then mv "$root/tools" "$work/"; fi
  mv "$build" "$root/tools"
  "$root/tools/deploy/outdated.sh"
}

usage="Utilisation : sudo deploy/update.sh [RÉVISION | --retour]" commit='' etc=${PREFIX:-}/etc/chalet
case ${1:-} in --help) echo "$usage" && exit ;; --retour) ;; -*) die "$usage" ;; esac
[ $# -le 1 ] || die "$usage"
[ -n "${PREFIX:-}" ] || [ $EUID = 0 ] || die "À lancer avec sudo."
for name in git curl npm; do command -v "$name" >/dev/null || die "Il manque le paquet $name."; done
[ -f "$etc/chalet.env" ] || die "Il manque /etc/chalet/chalet.env : docs/exploitation.md, « Installer »."
# An instance of the site is a file of settings that is named by its port.
mapfile -t ports < <(find "$etc" -name '[0-9]*.env' -printf '%f\n' | sed 's/\.env$//' | sort -n)
[ ${#ports[@]} -gt 0 ] || die "Aucune instance : écrivez /etc/chalet/3000.env, avec la ligne PORT=3000."
[ "${1:-}" = --retour ] || find_commit "${1:-}"
root=${PREFIX:-}/srv/chalet shared=$root/shared
mkdir -p "$root/releases" "$shared/images" "$shared/photos" "$shared/_next/static"
chown chalet: "$shared/images"
root=$(realpath "$root") shared=$root/shared work=$root/work.$$ build=$root/work.$$/build
exec 9>"$root/.lock"
flock -w 60 9 || die "Une autre mise à jour est en cours."
# What it starts does not hold the lock.
main 9>&-
exit
