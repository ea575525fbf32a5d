#!/bin/bash
# Installs a revision of the site and puts it into service, one instance after the other:
#   sudo deploy/update.sh [--apercu] [REVISION]   by default what the branch has on the server of git
#   sudo deploy/update.sh [--apercu] --retour     the version before
# A run completes what an interrupted one began. PREFIX, WAIT and PAUSE are for trials.
set -euo pipefail; umask 022
die() { echo "$*" >&2; exit 1; }
site=chalet units=chalet@ settings=chalet.env ports=
if [ "${1:-}" = --apercu ]; then site=chalet-apercu units=chalet-apercu settings=apercu.env ports=3100; shift; fi
[ $# -le 1 ] || die "Utilisation : sudo deploy/update.sh [--apercu] [--retour | RÉVISION]"
root=${PREFIX:-}/srv/$site etc=${PREFIX:-}/etc/chalet
# An instance of the site is a file of settings that is named by its port.
ports=${ports:-$(find "$etc" -name '[0-9]*.env' -printf '%f\n' | sort | sed 's/\.env$//')}
[ -n "$ports" ] || die "Aucune instance : écrivez /etc/chalet/3000.env, avec la ligne PORT=3000."
shared=$root/shared assets=$root/shared/_next/static work=$root/build
mkdir -p "$root/releases" "$shared/images" "$shared/photos" "$assets"
chown chalet: "$shared/images"
exec 9>"$root/.lock"
flock -w 60 9 || die "Une autre mise à jour est en cours."

release() { readlink "$root/$1" || true; }
# A link is replaced at once: it is never missing.
point() { ln -sfn "$2" "$root/$1.new" && mv -T "$root/$1.new" "$root/$1"; }
# As the user of the site, with its settings.
in_work() {
  systemd-run --quiet --wait --pipe --collect --unit="$site-construction" --uid=chalet --working-directory="$work" \
    --property=EnvironmentFile="$etc/$settings" --setenv=HOME="$work" --setenv=COMMIT="$commit" \
    --setenv=BUILD_STANDALONE=1 "$@"
}
build() {
  echo "1. Version $commit : copie du dépôt."
  # An interrupted run may have left it at work.
  systemctl stop "$site-construction" 2>&- || true
  rm -rf "$work" && mkdir "$work"
  git archive "$commit" | tar -x -C "$work"
  # Photos stay beside the versions.
  if [ -d "$work/public/photos" ]; then cp -rn "$work/public/photos/." "$shared/photos/" && rm -r "$work/public/photos"; fi
  ln -s "$shared/photos" "$work/public/photos"
  chown -R chalet: "$work"
  echo "2. Installation des paquets."
  in_work npm ci --ignore-scripts --no-audit --no-fund
  echo "3. Construction."
  in_work npm run build
}
# Pages that are open still ask for the files of earlier versions: for two months.
share_assets() {
  (cd "$work/.next" && find static -type f) | while read -r file; do
    install -Dm 644 "$work/.next/$file" "$shared/_next/$file"
  done
  find "$assets" -type f -mtime +60 -delete
}
lay_out() {
  echo "4. Mise en place : $new."
  rm -rf "$root/new" && mkdir "$root/new"
  for port in $ports; do
    cp -r "$work/.next/standalone" "$root/new/$port"
    mkdir -p "$root/new/$port/.next/cache" && ln -s "$shared/images" "$root/new/$port/.next/cache/images"
    cp -rp "$assets" "$root/new/$port/.next/"
    cp -r "$work/public" "$root/new/$port/"
    chown -R chalet: "$root/new/$port/.next"
  done
  mv "$root/new" "$root/$new" && rm -rf "$work"
}
answers() {
  for _ in $(seq "${WAIT:-300}"); do
    if curl -fs -o /dev/null --max-time 5 "http://127.0.0.1:$1/api/health"; then return; else sleep "${PAUSE:-0.2}"; fi
  done
  return 1
}
restart_all() {
  for port in $ports; do
    unit=${units/%@/@$port}
    systemctl restart "$unit" && answers "$port" || return 1
    echo "5. $unit répond (version $(basename "$(release current)"))."
  done
}
# The link `next` stands until the version has answered: such a one is never `previous`.
activate() {
  local now; now=$(release current)
  case $now in "" | "$1" | "$(release next)") ;; *) point previous "$now" || return 1 ;; esac
  point next "$1" && point current "$1" && restart_all && rm "$root/next"
}

if [ "${1:-}" = --retour ]; then
  # The link `return` keeps the aim of an interrupted run, which has changed `previous` already.
  aim=$(release return)
  aim=${aim:-$(release previous)}
  [ -n "$aim" ] && { [ -L "$root/return" ] || [ "$aim" != "$(release current)" ]; } || die "Il n’y a rien avant."
  point return "$aim"
  activate "$aim" || die "La version d’avant ne répond pas : journalctl -u '$units*'."
  rm "$root/return"
  exit
fi
[ $# = 1 ] || git fetch --quiet
commit=$(git rev-parse --short "${1:-@{upstream\}}^{commit}")
new=releases/$(date -u +%Y-%m-%dT%H-%M-%SZ)-$commit
rm -f "$root/return"
build
share_assets
lay_out
if activate "$new"; then
  # The version in service, the one before and one more stay.
  spare=1
  for old in $(cd "$root" && printf '%s\n' releases/* | sort -r); do
    case $old in "$(release current)" | "$(release previous)") continue ;; esac
    if [ $spare = 1 ]; then spare=0; else rm -rf "${root:?}/$old"; fi
  done
  exit
fi
last=$(release previous)
echo "La nouvelle version ne répond pas (journalctl -u '$units*') ; retour à : $(basename "${last:-rien}")." >&2
[ -n "$last" ] && point current "$last" && restart_all && rm -rf "$root/next" "${root:?}/$new"
exit 1
