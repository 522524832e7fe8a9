#!/bin/sh
# Restarts the instances of karier@.service one after the other: deploy/rolling-restart.sh 3000 3001
# nginx asks the other one meanwhile. It stops at the first that does not come back, and the rest go on serving.
set -eu
[ $# -gt 1 ] || { echo "Name the ports of at least two instances." >&2; exit 1; }
for port in "$@"; do
    echo "karier@$port"
    # Returns when the instance is ready (ExecStartPost), or fails.
    "${SYSTEMCTL:-systemctl}" restart "karier@$port"
done
