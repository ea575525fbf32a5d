#!/bin/sh
# certbot runs what is in /etc/letsencrypt/renewal-hooks/deploy/ after each renewal, whatever its command was.
systemctl reload nginx
