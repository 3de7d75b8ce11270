import { inflateSync } from 'node:zlib'

/*
 * WOFF 1.0 (W3C, 2012), §3 and §5: a header of 44 bytes, an entry of 20 bytes for each table, the tables, each packed by itself. OpenType's
 * own form has a header of 12 and entries of 16, and its tables begin at multiples of four.
 */

const woff = { headerBytes: 44, entryBytes: 20 }
const sfnt = { headerBytes: 12, entryBytes: 16 }
const aligned = (bytes: number): number => Math.ceil(bytes / 4) * 4

/**
 * The font unpacked. Whoever writes a document opens its fonts anew, and would unpack their tables each time: two thirds of what a
 * packing slip takes.
 */
export function sfntOfWoff(packed: Buffer): Buffer {
  const flavor = packed.subarray(4, 8)
  const count = packed.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = packed.subarray(woff.headerBytes + index * woff.entryBytes)
    const at = entry.readUInt32BE(4)
    const packedBytes = entry.readUInt32BE(8)
    const bytes = entry.readUInt32BE(12)
    const data = packed.subarray(at, at + packedBytes)
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      data: packedBytes < bytes ? inflateSync(data) : data,
    }
  })
  const start = sfnt.headerBytes + count * sfnt.entryBytes
  const whole = Buffer.alloc(tables.reduce((end, { data }) => end + aligned(data.length), start))
  flavor.copy(whole)
  const power = Math.floor(Math.log2(count))
  const searched = 2 ** power * sfnt.entryBytes
  for (const [field, value] of [
    count,
    searched,
    power,
    count * sfnt.entryBytes - searched,
  ].entries())
    whole.writeUInt16BE(value, 4 + field * 2)
  let at = start
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = sfnt.headerBytes + index * sfnt.entryBytes
    tag.copy(whole, entry)
    checksum.copy(whole, entry + 4)
    whole.writeUInt32BE(at, entry + 8)
    whole.writeUInt32BE(data.length, entry + 12)
    data.copy(whole, at)
    at += aligned(data.length)
  }
  return whole
}
