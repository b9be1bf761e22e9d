// Recognises pictures by their bytes, regardless of the file's name.

const signatures = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  gif: /^474946383[79]/,
  webp: /^52494646.{8}57454250/,
  // AVIF and HEIC: `ftyp`, then the brand.
  avif: /^0000.{4}66747970(?:617669(?:66|73)|6865(?:69|76)|6d696631|6d736631)/,
  ico: /^00000100(?!00)..00/,
  bmp: /^424d.{8}0{8}.{8}(?:0c|28|34|38|40|6c|7c)0{6}/,
  tiff: /^(?:49492a00|4d4d002a)/,
}

export function isPicture(bytes: Uint8Array): boolean {
  const start = Array.from(bytes.subarray(0, 32), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return Object.values(signatures).some((signature) => signature.test(start))
}
