/** Pictures in memory, the least recently asked for dropped first when `maxBytes` is reached. */
export function keptPictures(maxBytes: number) {
  const pictures = new Map<string, Uint8Array>();
  let bytes = 0;
  return {
    get(address: string): Uint8Array | undefined {
      const picture = pictures.get(address);
      if (picture === undefined) return undefined;
      pictures.delete(address);
      pictures.set(address, picture);
      return picture;
    },
    put(address: string, picture: Uint8Array): void {
      bytes += picture.byteLength - (pictures.get(address)?.byteLength ?? 0);
      pictures.delete(address);
      pictures.set(address, picture);
      for (const [oldest, { byteLength }] of pictures) {
        if (bytes <= maxBytes) break;
        pictures.delete(oldest);
        bytes -= byteLength;
      }
    },
  };
}
