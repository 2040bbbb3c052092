// Reads numbers with the C code that stands in for a C library, and compares them with JavaScript's,
// which are correctly rounded.
import { readFileSync } from 'node:fs'

const { _swift_stdlib_strtod_clocale: read, memory } =
  new WebAssembly.Instance(new WebAssembly.Module(readFileSync(process.argv[2])), {}).exports
let seed = 20
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
const digits = count => Array.from({ length: count }, () => Math.floor(random() * 10)).join('')

const samples = ['0', '-0.0', '.5', '5.', '1e400', '1e-400', '4.9e-324', '2.4703282292062327e-324',
  '2.4703282292062328e-324', '1.7976931348623158e308', '1.7976931348623159e308', '9007199254740993',
  '9007199254740993.0000000000000000000001', '2.2250738585072011e-308', `0.${'0'.repeat(340)}1e345`,
  '1.00000000000000011102230246251565404236316680908203125' + '0'.repeat(900) + '1']
for (let i = 0; i < 20000; i++) {
  samples.push(`${digits(1 + random() * 5)}.${digits(random() * 5)}`)
  samples.push(`${digits(1 + random() * 30)}e${Math.floor(random() * 660) - 340}`)
}
for (const sample of samples) {
  const bytes = new TextEncoder().encode(sample + '\0')
  const place = 65536 * 2 // a page of its own, added below
  if (memory.buffer.byteLength < place + 65536) memory.grow(2)
  new Uint8Array(memory.buffer).set(bytes, place)
  const end = read(place, place + 4096)
  const value = new DataView(memory.buffer).getFloat64(place + 4096, true)
  if (end !== place + bytes.length - 1 || !Object.is(value, Number(sample))) {
    throw new Error(`${sample} was read as ${value}`)
  }
}
console.log(`wasm numbers: ${samples.length} read as correctly rounded`)
