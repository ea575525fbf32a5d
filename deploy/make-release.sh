# From a revision to a release: the part of update.sh that touches nothing in service.

# Git runs as the owner of the clone, who could not write to it any more after root has.
git_here() {
  local owner; owner=$(stat -c %U .)
  runuser -u "$owner" -- env HOME="$(getent passwd "$owner" | cut -d: -f6)" git "$@"
}
known() { git_here rev-parse --quiet --verify --short "$1^{commit}" 2>/dev/null; }
# Sets `commit`: to a revision, or to what the branch has on the server of git.
find_commit() {
  git_here rev-parse 2>/dev/null || die "À lancer dans la copie du projet (git clone)."
  if [ -n "$1" ] && commit=$(known "$1"); then return; fi
  [ -n "$1" ] || known "@{upstream}" >/dev/null ||
    die "La copie du projet ne suit aucune branche du serveur : git switch main, ou donnez une révision."
  git_here fetch --quiet || die "Le serveur de git ne répond pas : rien n’a changé."
  commit=$(known "${1:-@{upstream\}}") || die "Révision inconnue : $1."
}

# As the user of the site, with its settings.
in_build() {
  systemd-run --quiet --wait --pipe --collect --unit=chalet-construction --uid=chalet \
    --working-directory="$build" --property=EnvironmentFile="$etc/chalet.env" \
    --setenv=HOME="$build" --setenv=COMMIT="$commit" --setenv=BUILD_STANDALONE=1 "$@"
}
# Builds `commit` in the folder `build`, and lays it out as a release with one instance.
make_release() {
  local release=$1 instance=$work/release/${ports[0]} assets=$shared/_next/static photo
  echo "1. Version $commit : copie du dépôt."
  mkdir "$build"
  git_here archive "$commit" | tar -x -C "$build"
  # Photos stay beside the versions.
  mkdir -p "$build/public/photos"
  (cd "$build/public/photos" && find . -type f) | while read -r photo; do
    [ -e "$shared/photos/$photo" ] || install -Dm 644 "$build/public/photos/$photo" "$shared/photos/$photo"
  done
  rm -r "$build/public/photos" && ln -s "$shared/photos" "$build/public/photos"
  chown -R chalet: "$build"
  echo "2. Installation des paquets."
  in_build npm ci --ignore-scripts --no-audit --no-fund
  echo "3. Construction."
  in_build npm run build
  echo "4. Mise en place : $release."
  # Pages that are open ask for the files of earlier versions: for two months.
  cp -r "$build/.next/static/." "$assets/"
  find "$assets" -type f -mtime +60 -delete
  mkdir "$work/release"
  cp -r "$build/.next/standalone" "$instance"
  cp -r "$build/public" "$instance/"
  mkdir -p "$instance/.next/cache"
  cp -rp "$assets" "$instance/.next/"
  ln -s "$shared/images" "$instance/.next/cache/images"
  chown -R chalet: "$instance/.next"
  mv -T "$work/release" "$root/$release"
}
