#!/bin/sh
# Builds a container image of a package: deploy/build-image.sh dist/karier-BUILD-linux-x64.tar.gz [NAME]
# It needs root, mmdebstrap and buildah, and a mirror of Debian; no registry is asked. ROOTFS names a tar made before;
# ONLY_CONTEXT=true lays out what an image is made of and leaves building to another tool. The image is for the processor
# that the package is for, which its name says; of another one than this machine's, binfmt (qemu-user-static) is needed.
# REVISION and SOURCE name what it was made of, for its labels.
set -eu
package=$(readlink -f "${1:?Name the package.}")
name=${2:-karier}
here=$(dirname "$(readlink -f "$0")")
context=${CONTEXT:-$(mktemp -d)}
case $package in
    *-linux-arm64*) architecture=arm64 ;;
    *) architecture=amd64 ;;
esac
# A step that fails leaves nothing behind; what somebody named stays, and so does what was asked for.
clean() { [ "$1" = 0 ] && [ "${ONLY_CONTEXT:-false}" = true ] || rm -rf "$context"; }
[ -n "${CONTEXT:-}" ] || trap 'clean $?' EXIT
trap 'exit 130' INT TERM

lay_rootfs() {
    [ ! -f "$context/rootfs.tar" ] || return 0
    if [ -n "${ROOTFS:-}" ]; then cp "$ROOTFS" "$context/rootfs.tar" && return; fi
    mmdebstrap --architectures="$architecture" --variant=essential --include=libstdc++6 --aptopt='APT::Install-Recommends "false"' \
        --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
        --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/info/*' \
        --dpkgopt='path-exclude=/usr/share/locale/*' \
        --customize-hook='echo karier:x:10001:10001::/data:/usr/sbin/nologin >> "$1/etc/passwd"' \
        --customize-hook='echo karier:x:10001: >> "$1/etc/group"' \
        --customize-hook='mkdir -m 700 "$1/data" && chown 10001:10001 "$1/data"' \
        bookworm "$context/rootfs.tar"
}

lay_rootfs
mkdir -p "$context/karier"
tar -C "$context/karier" --strip-components=1 -xzf "$package"
cp "$here/Containerfile" "$context/"
if [ "${ONLY_CONTEXT:-false}" = true ]; then echo "$context"; exit; fi
version=$(sed -n 's/^ *"build": "\([^"]*\)".*$/\1/p' "$context/karier/package.json" | head -n 1)
# A tag may not have a plus sign.
tag=$(echo "${version:?The package names no build.}" | tr + -)
# The package's own commit: a clone that the script lies in may be at another one.
commit=${version##*+}
revision=${REVISION:-$(git -C "$here" rev-parse --verify --quiet "$commit^{commit}" 2>/dev/null || echo "$commit")}
# A health check is part of docker's format alone.
buildah build --format docker --arch "$architecture" --build-arg "VERSION=$version" --build-arg "REVISION=$revision" \
    --build-arg "SOURCE=${SOURCE:-unknown}" --tag "$name:$tag" --file "$context/Containerfile" "$context"
echo "$name:$tag"
