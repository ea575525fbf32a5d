#!/bin/bash
# Names files that were installed by hand and differ from this folder, with the command that renews each.
here=$(dirname "$(realpath "$0")")
while read -r file installed then; do
  [ ! -f "${PREFIX:-}$installed" ] || cmp -s "$here/$file" "${PREFIX:-}$installed" ||
    echo "À renouveler : sudo cp $here/$file $installed && sudo $then"
done <<'END'
chalet.service /etc/systemd/system/chalet@.service systemctl daemon-reload
chalet-backup.service /etc/systemd/system/chalet-backup.service systemctl daemon-reload
chalet-backup.timer /etc/systemd/system/chalet-backup.timer systemctl daemon-reload
nginx.conf /etc/nginx/nginx.conf systemctl reload nginx
reload-nginx.sh /etc/letsencrypt/renewal-hooks/deploy/reload-nginx.sh systemctl reload nginx
site/security.conf /etc/nginx/site/security.conf systemctl reload nginx
END
