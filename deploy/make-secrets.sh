#!/bin/sh
# Makes the secrets that compose.yaml gives to its services as files, each in deploy/secrets. One that is there already stays.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
# nobody else on this machine gets into the folder; inside the containers, ordinary users have to read what is in it
chmod 700 secrets

random() {
  head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'
}

# as earlier versions kept it
from_env() {
  [ ! -f ../.env ] || sed -n "s/^$1=//p" ../.env | tail -n 1
}

keep() {
  [ -s "secrets/$1" ] || printf '%s' "$2" > "secrets/$1"
  chmod 444 "secrets/$1"
}

password=$(from_env POSTGRES_PASSWORD)
keep postgres_password "${password:-$(random)}"
keep database_url "postgres://figment:$(cat secrets/postgres_password)@postgres:5432/figment"
turn_secret=$(from_env TURN_SECRET)
keep turn_secret "${turn_secret:-$(random)}"
echo "The secrets are in $(pwd)/secrets. Keep a copy of them with your backups."
