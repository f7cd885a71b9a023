#!/bin/sh
# Starts coturn with deploy/turnserver.conf and what only this machine knows: the secret, which comes from a file and goes into one,
# so that no list of processes shows it, and its own addresses, which nobody may reach through the relay.
#   TURN_SECRET_FILE    the file with the secret that the app has too
#   TURN_EXTERNAL_IP    the public address of the relay; behind NAT "public/private"
set -eu
umask 077

fail() {
  echo "$1" >&2
  exit 1
}

conf=${TURN_CONF:-/etc/coturn/turnserver.conf}
folder=${TMPDIR:-/tmp}
: "${TURN_SECRET_FILE:?Set it to the file with the secret of the relay.}"
: "${TURN_EXTERNAL_IP:?Set it to the public address of the relay.}"
[ -r "$TURN_SECRET_FILE" ] || fail "TURN_SECRET_FILE: $TURN_SECRET_FILE cannot be read."
secret=$(cat "$TURN_SECRET_FILE")
[ -n "$secret" ] || fail "TURN_SECRET_FILE: $TURN_SECRET_FILE is empty."

# as the kernel lists them, because images lack programs that would
own_ipv4=$(awk '/32 host LOCAL/ { print address } { address = $2 }' /proc/net/fib_trie)
own_ipv6=$(sed -E 's/^(.{32}).*/\1/; s/.{4}/&:/g; s/:$//' /proc/net/if_inet6 2>/dev/null || true)

{
  cat "$conf"
  echo "static-auth-secret=$secret"
  echo "external-ip=$TURN_EXTERNAL_IP"
  for address in $(echo "$TURN_EXTERNAL_IP" | tr / ' ') $own_ipv4 $own_ipv6; do
    echo "denied-peer-ip=$address"
  done
} > "$folder/turnserver.conf"
exec turnserver -c "$folder/turnserver.conf" --log-file=stdout --pidfile="$folder/turnserver.pid" --userdb="$folder/turndb" "$@"
