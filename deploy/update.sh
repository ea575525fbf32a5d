#!/bin/bash
# Puts the version that is built in this folder into service, one instance after the other; --retour brings the
# version before back. A run completes what an interrupted one began. PREFIX, WAIT and PAUSE are for trials.
set -euo pipefail; umask 022
die() { echo "$*" >&2; exit 1; }
case "$*" in
  "" | --retour) site=chalet units=chalet@ ;;
  --apercu | "--apercu --retour") site=chalet-apercu units=chalet-apercu ports=3100 ;;
  *) die "Utilisation : sudo deploy/update.sh [--apercu] [--retour]" ;;
esac
root=${PREFIX:-}/srv/$site
# An instance of the site is a file of settings that is named by its port.
ports=${ports:-$(find "${PREFIX:-}/etc/chalet" -name '[0-9]*.env' -printf '%f\n' | sort | sed 's/\.env$//')}
[ -n "$ports" ] || die "Aucune instance : écrivez /etc/chalet/3000.env, avec la ligne PORT=3000."
mkdir -p "$root/releases" "$root/shared/images" "$root/shared/_next/static"
chown chalet: "$root/shared/images"
exec 9>"$root/.lock"
flock -w 60 9 || die "Une autre mise à jour est en cours."

release() { readlink "$root/$1" || true; }
# A link is replaced at once: it is never missing.
point() { ln -sfn "$2" "$root/$1.new" && mv -T "$root/$1.new" "$root/$1"; }
copy() {
  local to="$root/$new/$1"
  if [ -d "$to" ]; then return; else rm -rf "$to.tmp" && mkdir -p "$to.tmp"; fi
  cp -r .next/standalone/. public "$to.tmp/"
  mkdir -p "$to.tmp/.next/cache"
  cp -rp "$root/shared/_next/static" "$to.tmp/.next/"
  ln -s "$root/shared/images" "$to.tmp/.next/cache/images"
  chown -R chalet: "$to.tmp/.next"
  mv "$to.tmp" "$to"
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
    echo "$unit répond (version du $(basename "$(release current)"))."
  done
}
activate() {
  before=$(release current)
  [ -z "$before" ] || [ "$before" = "$1" ] || point previous "$before" || return 1
  point current "$1" && restart_all
}

if [[ "$*" = *--retour ]]; then
  # The link `return` keeps the aim of an interrupted run, which has changed `previous` already.
  aim=$(release return)
  aim=${aim:-$(release previous)}
  [ -n "$aim" ] && { [ -L "$root/return" ] || [ "$aim" != "$(release current)" ]; } || die "Il n’y a rien avant."
  point return "$aim"
  activate "$aim" || die "La version d’avant ne répond pas : journalctl -u '$units*'."
  rm "$root/return"
  exit
fi
[ -f .next/standalone/server.js ] || die "Rien à installer : construisez d’abord, avec BUILD_STANDALONE=1."
new=releases/$(date -u -r .next/standalone/server.js +%Y-%m-%dT%H-%M-%SZ)
rm -f "$root/return"
# What is left over from a failed try goes first.
for old in "$root"/releases/*; do
  case ${old#"$root/"} in "$(release current)" | "$(release previous)") ;; *) rm -rf "$old" ;; esac
done
# Pages that are open still ask for the files of earlier versions: for two months.
(cd .next && find static -type f) | while read -r file; do
  cmp -s ".next/$file" "$root/shared/_next/$file" || install -Dm 644 ".next/$file" "$root/shared/_next/$file"
  touch "$root/shared/_next/$file"
done
find "$root/shared/_next/static" -type f -mtime +60 -delete
for port in $ports; do copy "$port"; done
if activate "$new"; then exit; fi
last=$(release previous)
echo "La nouvelle version ne répond pas (journalctl -u '$units*') ; retour à : $(basename "${last:-rien}")." >&2
[ -n "$last" ] && point current "$last" && restart_all
exit 1
